/* A fair queue: owners take turns, and so do the matches of each, so a long queue delays only its owner. */

export interface Owned {
  readonly owner: string
  readonly match: string
}

/** In the order of turns. Neither a map nor a list is empty. */
type Turns<Item> = Map<string, Item>

export class FairQueue<Item extends Owned> {
  readonly #owners: Turns<Turns<Item[]>> = new Map()
  readonly #sizes = new Map<string, number>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /**
   * How many items come before the last of this owner's. If they have none: before the next one they would add.
   */
  shareOf(owner: string): number {
    const own = this.#sizes.get(owner) ?? 0
    let share = own
    for (const [other, size] of this.#sizes) if (other !== owner) share += Math.min(size, own + 1)
    return share
  }

  add(item: Item): void {
    this.#listOf(item).push(item)
    this.#count(item.owner, 1)
  }

  /** Ahead of the match's other items; its turn comes no sooner. */
  addFirst(item: Item): void {
    this.#listOf(item).unshift(item)
    this.#count(item.owner, 1)
  }

  take(): Item | undefined {
    for (const [owner, matches] of this.#owners) {
      for (const [match, items] of matches) {
        const item = items.shift()
        moveLast(matches, match, items, items.length)
        moveLast(this.#owners, owner, matches, matches.size)
        this.#count(owner, -1)
        return item
      }
    }
    return undefined
  }

  /** Keeps the position: asking again does not lose it. */
  replace(old: Item, item: Item): boolean {
    const items = this.#owners.get(old.owner)?.get(old.match)
    const place = items?.indexOf(old) ?? -1
    if (items === undefined || place === -1 || old.owner !== item.owner || old.match !== item.match) return false
    items[place] = item
    return true
  }

  remove(item: Item): boolean {
    const { owner, match } = item
    const matches = this.#owners.get(owner)
    const items = matches?.get(match)
    const place = items?.indexOf(item) ?? -1
    if (matches === undefined || items === undefined || place === -1) return false
    items.splice(place, 1)
    if (items.length === 0) matches.delete(match)
    if (matches.size === 0) this.#owners.delete(owner)
    this.#count(owner, -1)
    return true
  }

  #listOf({ owner, match }: Item): Item[] {
    const matches = this.#owners.get(owner) ?? new Map<string, Item[]>()
    this.#owners.set(owner, matches)
    const items = matches.get(match) ?? []
    matches.set(match, items)
    return items
  }

  #count(owner: string, change: 1 | -1): void {
    this.#size += change
    const size = (this.#sizes.get(owner) ?? 0) + change
    if (size === 0) this.#sizes.delete(owner)
    else this.#sizes.set(owner, size)
  }
}

function moveLast<Item>(turns: Turns<Item>, name: string, item: Item, size: number): void {
  turns.delete(name)
  if (size > 0) turns.set(name, item)
}
