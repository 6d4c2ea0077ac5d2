/*
 * A match may be played at several servers. The first to append wins; the others are notified and apply the entry
 * here, from the store. A server that was writing at the same time gets a conflict, and its room is reopened.
 */
import { nextSlice } from '../slices.ts'
import type { EntryRow, Id, MatchRow, Store } from '../store/store.ts'

/** The room that follows the log. */
export interface FollowingRoom {
  readonly id: Id
  readonly isClosed: boolean
  /** How many entries it has, durable or not. */
  readonly length: number
  /** Resolves when nothing is being written; undefined if nothing is. */
  readonly writing: Promise<unknown> | undefined
  /** In log order, without gaps, and only while nothing is being written. */
  apply(row: MatchRow, entries: readonly EntryRow[]): void
}

/** Entries per read. Applied in one go: few enough that nobody else waits. */
const PAGE = 10

export class LogFollower {
  readonly #room: FollowingRoom
  readonly #store: Pick<Store, 'get' | 'list'>
  #isStale = false
  #running: Promise<void> | undefined

  constructor(room: FollowingRoom, store: Pick<Store, 'get' | 'list'>) {
    this.#room = room
    this.#store = store
  }

  /** It is reading. */
  get isBusy(): boolean {
    return this.#running !== undefined
  }

  /** Resolves once everything that was durable at the time of the call is applied. */
  catchUp(): Promise<void> {
    this.#isStale = true
    this.#running ??= this.#follow()
    return this.#running
  }

  async #follow(): Promise<void> {
    try {
      while (this.#isStale && !this.#room.isClosed) await this.#round()
    } finally {
      // In the same turn as the last check: a later call starts a new run.
      this.#running = undefined
    }
  }

  async #round(): Promise<void> {
    const room = this.#room
    this.#isStale = false
    // The row first, so that all entries it covers are there.
    const row = await this.#store.get('matches', room.id)
    const from = room.length
    const entries = await this.#store.list('entries', [room.id], { limit: PAGE, from })
    if (room.isClosed || row === undefined) return
    if (room.writing !== undefined || room.length !== from) {
      await room.writing
      this.#isStale = true
      return
    }
    room.apply(row, entries)
    if (entries.length < PAGE) return
    this.#isStale = true
    await nextSlice()
  }
}
