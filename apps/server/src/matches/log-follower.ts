/*
 * A match may be played on at several servers. Whoever appends is the first, the others hear that there is something to read and
 * take it in here, from the store. Who was writing himself meanwhile finds that he was overtaken: his room is opened again.
 */
import type { EntryRow, Id, MatchRow, Store } from '../store/store.ts'

/** The room that follows. */
export interface FollowingRoom {
  readonly id: Id
  readonly isClosed: boolean
  /** How many entries it has, durable or not. */
  readonly length: number
  /** Resolves when nothing is being written any more; undefined if nothing is. */
  readonly writing: Promise<unknown> | undefined
  /** In the order of the log, without a gap, and nothing is being written. */
  apply(row: MatchRow, entries: readonly EntryRow[]): void
}

/** Entries read at once. */
const PAGE = 100

export class LogFollower {
  readonly #room: FollowingRoom
  readonly #store: Pick<Store, 'get' | 'list'>
  #isStale = false
  #running: Promise<void> | undefined

  constructor(room: FollowingRoom, store: Pick<Store, 'get' | 'list'>) {
    this.#room = room
    this.#store = store
  }

  /** It is being read. */
  get isBusy(): boolean {
    return this.#running !== undefined
  }

  /** Resolves once all is taken in that was durable when this was called. */
  catchUp(): Promise<void> {
    this.#isStale = true
    this.#running ??= this.#follow()
    return this.#running
  }

  async #follow(): Promise<void> {
    try {
      while (this.#isStale && !this.#room.isClosed) await this.#round()
    } finally {
      // In the same turn as the last look: who comes after it begins anew.
      this.#running = undefined
    }
  }

  async #round(): Promise<void> {
    const room = this.#room
    this.#isStale = false
    // The row first: then the entries it speaks of are there.
    const row = await this.#store.get('matches', room.id)
    const from = room.length
    const entries = await this.#store.list('entries', [room.id], { limit: PAGE, offset: from })
    if (room.isClosed || row === undefined) return
    if (room.writing !== undefined || room.length !== from) {
      await room.writing
      this.#isStale = true
      return
    }
    room.apply(row, entries)
    if (entries.length === PAGE) this.#isStale = true
  }
}
