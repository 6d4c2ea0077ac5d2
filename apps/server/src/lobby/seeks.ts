/* The seeks in the store: one per person, whichever server they reach. */
import { Conflict, type Id, type Person, type Seek, type Store, type Time } from '../store/store.ts'
import { placesOf } from '../tables/limits.ts'
import { seatedAt } from '../tables/table-row.ts'
import { type LiveSeek, liveSeek, poolOf, type SeekBody } from './pools.ts'
import { seekAdded, seekRemoved } from './seek-changes.ts'

/** The same people meet so often in a row, if others wait. */
const MOST_IN_A_ROW = 3
/** Seeks that are read of one pool. Those beyond wait until the oldest are paired. */
const MOST_IN_POOL = 500
const MOST_TRIES = 5

export class Seeks {
  readonly #store: Store
  readonly #now: () => Time

  constructor(store: Store, now: () => Time) {
    this.#store = store
    this.#now = now
  }

  async of(person: Id): Promise<LiveSeek | undefined> {
    const row = await this.#store.get('seeks', person)
    return row && liveSeek(row)
  }

  async inPool(pool: string): Promise<LiveSeek[]> {
    return known(await this.#store.find('seeks', 'pool', pool, { limit: MOST_IN_POOL }))
  }

  async all(): Promise<LiveSeek[]> {
    return known(await this.#store.list('seeks', [], { limit: 4 * MOST_IN_POOL }))
  }

  /** In place of what this person looked for before. The same again keeps its place in the queue. */
  async put(person: Id, wanted: Omit<SeekBody, 'avoids'>): Promise<LiveSeek> {
    const body: SeekBody = { ...wanted, avoids: await this.#metTooOften(person) }
    for (let tries = 1; ; tries++) {
      const before = await this.#store.get('seeks', person)
      const now = this.#now()
      const pool = poolOf(body)
      const since = before?.pool === pool ? before.since : Math.max(now, (before?.since ?? 0) + 1)
      const seek: LiveSeek = { person, pool, since, seenAt: now, body }
      try {
        await this.#store.commit([...(before === undefined ? [] : seekRemoved(before)), ...seekAdded(seek)])
        return seek
      } catch (error) {
        if (!(error instanceof Conflict) || tries === MOST_TRIES) throw error
      }
    }
  }

  /** Answers whether it was there. */
  async remove(seek: Seek): Promise<boolean> {
    try {
      await this.#store.commit(seekRemoved(seek))
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  /** Whom this person met in each of their last matches. */
  async #metTooOften(person: Id): Promise<Id[]> {
    const places = [
      ...(await placesOf(this.#store, { id: person }, 'playing')).slice(0, MOST_IN_A_ROW),
      ...(await this.#store.list('places', [person, 'over'], { limit: MOST_IN_A_ROW })),
    ]
    const tables = await Promise.all(places.map(({ table }) => this.#store.get('tables', table)))
    const last = tables
      .flatMap((table) => (table === undefined ? [] : [table]))
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, MOST_IN_A_ROW)
      .map(seatedAt)
    if (last.length < MOST_IN_A_ROW) return []
    const [newest = []] = last
    return newest.filter((other) => other !== person && last.every((people) => people.includes(other)))
  }
}

/** Nobody can be paired with them any more. */
export function isGone(person: Person | undefined): boolean {
  return person === undefined || person.departed || person.bannedAt !== null
}

function known(rows: readonly Seek[]): LiveSeek[] {
  return rows.flatMap((row) => liveSeek(row) ?? [])
}
