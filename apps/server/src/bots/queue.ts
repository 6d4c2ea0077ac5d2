/* A fair queue: one queue per owner, and owners take turns, so a long queue delays only its owner. */

export interface Owned {
  readonly owner: string
}

export class FairQueue<Item extends Owned> {
  /** In the order of turns. No queue is empty. */
  readonly #queues = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(item: Item): void {
    this.#queueOf(item).push(item)
    this.#size += 1
  }

  /** Ahead of the owner's other items; the owner's turn comes no sooner. */
  addFirst(item: Item): void {
    this.#queueOf(item).unshift(item)
    this.#size += 1
  }

  take(): Item | undefined {
    for (const [owner, queue] of this.#queues) {
      const item = queue.shift()
      this.#queues.delete(owner)
      if (queue.length > 0) this.#queues.set(owner, queue)
      this.#size -= 1
      return item
    }
    return undefined
  }

  /** Keeps the position: asking again does not lose it. */
  replace(old: Item, item: Item): boolean {
    const queue = this.#queues.get(old.owner)
    const place = queue?.indexOf(old) ?? -1
    if (queue === undefined || place === -1 || old.owner !== item.owner) return false
    queue[place] = item
    return true
  }

  remove(item: Item): boolean {
    const queue = this.#queues.get(item.owner)
    const place = queue?.indexOf(item) ?? -1
    if (queue === undefined || place === -1) return false
    queue.splice(place, 1)
    if (queue.length === 0) this.#queues.delete(item.owner)
    this.#size -= 1
    return true
  }

  #queueOf({ owner }: Item): Item[] {
    const queue = this.#queues.get(owner) ?? []
    this.#queues.set(owner, queue)
    return queue
  }
}
