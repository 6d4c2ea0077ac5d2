/* Who is next: one line for each owner, and the owners take turns, so that a long line delays nobody but its owner. */

export interface Owned {
  readonly owner: string
}

export class FairQueue<Item extends Owned> {
  /** In the order of turns. No line is empty. */
  readonly #lines = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(item: Item): void {
    this.#line(item).push(item)
    this.#size += 1
  }

  /** Before all else of its owner; the owner's turn comes no sooner. */
  addFirst(item: Item): void {
    this.#line(item).unshift(item)
    this.#size += 1
  }

  take(): Item | undefined {
    for (const [owner, line] of this.#lines) {
      const item = line.shift()
      this.#lines.delete(owner)
      if (line.length > 0) this.#lines.set(owner, line)
      this.#size -= 1
      return item
    }
    return undefined
  }

  /** The new one stands where the old one stood: who asks anew does not lose his place. */
  replace(old: Item, item: Item): boolean {
    const line = this.#lines.get(old.owner)
    const place = line?.indexOf(old) ?? -1
    if (line === undefined || place === -1 || old.owner !== item.owner) return false
    line[place] = item
    return true
  }

  remove(item: Item): boolean {
    const line = this.#lines.get(item.owner)
    const place = line?.indexOf(item) ?? -1
    if (line === undefined || place === -1) return false
    line.splice(place, 1)
    if (line.length === 0) this.#lines.delete(item.owner)
    this.#size -= 1
    return true
  }

  #line({ owner }: Item): Item[] {
    const line = this.#lines.get(owner) ?? []
    this.#lines.set(owner, line)
    return line
  }
}
