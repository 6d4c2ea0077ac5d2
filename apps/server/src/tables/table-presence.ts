/*
 * Who is at a table: has its page open, which asks for the table every few seconds, or is a program that listens. In memory
 * and shared with the other servers; after a restart everybody counts as here until they had time to ask again.
 */
import type { Bus } from '../bus/bus.ts'
import type { Id, TableRow } from '../store/store.ts'
import { isOverDays, seatedAt } from './table-row.ts'

/** In milliseconds. A hidden page asks every six seconds, one that is over a limit every sixteen. */
export const HERE_FOR = 20_000
/** After this a live table is no longer listed, and somebody else may be the host. */
export const AWAY_AFTER = 60_000
/** The other servers are told no more often. */
const SHARED_EVERY = 8_000
const CHANNEL = 'tables'
/** Forgotten entries count as away. */
const MOST_FRESH = 1000

type Table = Pick<TableRow, 'id' | 'host' | 'seats' | 'pace'>

export interface TablePresenceOptions {
  readonly bus: Bus
  readonly now?: () => number
  /** Whether a program of this person listens at this server. */
  readonly isListening?: (person: Id) => boolean
}

export class TablePresence {
  readonly #bus: Bus
  readonly #now: () => number
  readonly #isListening: (person: Id) => boolean
  readonly #startedAt: number
  /** By table and person, oldest first. */
  readonly #seen = new Map<string, number>()
  readonly #sharedAt = new Map<string, number>()

  constructor({ bus, now = () => performance.now(), isListening = () => false }: TablePresenceOptions) {
    this.#bus = bus
    this.#now = now
    this.#isListening = isListening
    this.#startedAt = now()
  }

  get size(): number {
    return this.#seen.size
  }

  async connect(): Promise<void> {
    await this.#bus.subscribe(CHANNEL, ({ table, person }: { readonly table?: unknown; readonly person?: unknown }) => {
      if (typeof table === 'string' && typeof person === 'string') this.#note(`${table} ${person}`)
    })
  }

  /** This person has asked for the table. Others than the host and those who sit there do not count. */
  note({ id, host, seats }: Pick<TableRow, 'id' | 'host' | 'seats'>, person: Id): void {
    if (person !== host && !seatedAt({ seats }).includes(person)) return
    const key = `${id} ${person}`
    this.#note(key)
    const now = this.#now()
    if (now - (this.#sharedAt.get(key) ?? Number.NEGATIVE_INFINITY) < SHARED_EVERY) return
    this.#sharedAt.set(key, now)
    this.#bus.publish(CHANNEL, { table: id, person })
  }

  isHere(table: Id, person: Id): boolean {
    return this.#isListening(person) || this.#silence(`${table} ${person}`) <= HERE_FOR
  }

  /** For so long that others need not wait. */
  isAway(table: Id, person: Id): boolean {
    return !this.#isListening(person) && this.#silence(`${table} ${person}`) > AWAY_AFTER
  }

  /** Somebody is there to play with. Over days nobody needs to be. */
  isAlive({ id, host, seats, pace }: Table): boolean {
    return isOverDays(pace) || [host, ...seatedAt({ seats })].some((person) => !this.isAway(id, person))
  }

  #silence(key: string): number {
    return this.#now() - Math.max(this.#startedAt, this.#seen.get(key) ?? Number.NEGATIVE_INFINITY)
  }

  #note(key: string): void {
    this.#seen.delete(key)
    this.#seen.set(key, this.#now())
    if (this.#seen.size <= MOST_FRESH) return
    for (const [old, at] of this.#seen) {
      if (this.#now() - at <= AWAY_AFTER) break
      this.#seen.delete(old)
      this.#sharedAt.delete(old)
    }
  }
}
