/*
 * Everything that happens by itself is a row in the store. The process that removes the row handles it, and in the
 * same commit writes another as a lease, in case it dies. So each deadline is handled once, by one of any number of
 * processes, even if it fell due while none was running.
 */
import { newId } from '../secrets.ts'
import { type Change, Conflict, type Deadline, type Store, type Time } from '../store/store.ts'
import { withCommit } from '../store/with-commit.ts'

export interface DeadlinesOptions {
  readonly store: Store
  now(): number
  /**
   * Handles what is due. The row already belongs to this handler; to be woken again, write a new one. If it throws,
   * it is called again later.
   */
  handle(row: Deadline): Promise<void>
  failed(what: string, error: unknown): void
  /** Rows written by other processes are seen at most this many milliseconds late. */
  readonly maxSleep?: number
  /** How long after a failure, or the death of the process, a deadline is tried again. */
  readonly retryAfter?: number
}

export const MAX_SLEEP = 15_000
const RETRY_AFTER = 60_000
/** How many are handled at a time. */
const BATCH_SIZE = 16

export class Deadlines {
  readonly #options: DeadlinesOptions
  readonly #maxSleep: number
  readonly #retryAfter: number
  #timer: NodeJS.Timeout | undefined
  /** When the timer fires, by `now`. */
  #next = Number.POSITIVE_INFINITY
  #running: Promise<void> | undefined
  #isStopped = true

  constructor(options: DeadlinesOptions) {
    this.#options = options
    this.#maxSleep = options.maxSleep ?? MAX_SLEEP
    this.#retryAfter = options.retryAfter ?? RETRY_AFTER
  }

  start(): void {
    this.#isStopped = false
    this.#sleepUntil(Number.NEGATIVE_INFINITY)
  }

  /** A row with this due time was written. */
  wake(due: Time): void {
    if (due < this.#next) this.#sleepUntil(due)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #sleepUntil(due: Time): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    const now = this.#options.now()
    this.#next = due
    const ms = Math.min(Math.max(0, due - now), this.#maxSleep)
    this.#timer = setTimeout(() => this.#runRound(), ms)
    this.#timer.unref()
  }

  /** One round at a time; if woken during a round, another follows. */
  #runRound(): void {
    this.#next = Number.POSITIVE_INFINITY
    this.#running = (this.#running ?? Promise.resolve()).then(() => this.#round())
  }

  async #round(): Promise<void> {
    const { store, now, failed } = this.#options
    let nearest = Number.POSITIVE_INFINITY
    try {
      while (!this.#isStopped) {
        const rows = await store.upTo('deadlines', 'due', now(), { limit: BATCH_SIZE })
        if (rows.length === 0) break
        await Promise.all(rows.map((row) => this.#take(row)))
      }
      nearest = (await store.upTo('deadlines', 'due', Number.MAX_SAFE_INTEGER, { limit: 1 }))[0]?.due ?? nearest
    } catch (error) {
      failed('deadlines', error)
    }
    if (nearest < this.#next || this.#next === Number.POSITIVE_INFINITY) this.#sleepUntil(nearest)
  }

  async #take(row: Deadline): Promise<void> {
    const { store, now, handle, failed } = this.#options
    const mine: Deadline = { ...row, id: newId(), due: now() + this.#retryAfter }
    try {
      await store.commit([
        { in: 'deadlines', remove: [row.id], must: true },
        { in: 'deadlines', insert: mine },
      ])
    } catch (error) {
      if (error instanceof Conflict) return
      throw error
    }
    try {
      await handle(mine)
      await store.commit([{ in: 'deadlines', remove: [mine.id] }])
    } catch (error) {
      failed(`deadline of ${row.match}`, error)
    }
  }
}

type NewDeadline = Extract<Change, { readonly in: 'deadlines'; readonly insert: unknown }>

function isDeadline(change: Change): change is NewDeadline {
  return change.in === 'deadlines' && 'insert' in change
}

/** Wraps the store: calls back with the due time of every deadline written. */
export function wakingDeadlines(store: Store, noticed: (due: Time) => void): Store {
  return withCommit(store, (changes) => {
    const written = store.commit(changes)
    return changes.some(isDeadline) ? written.then(() => tell(changes)) : written
  })
  function tell(changes: readonly Change[]): void {
    for (const change of changes) if (isDeadline(change)) noticed(change.insert.due)
  }
}
