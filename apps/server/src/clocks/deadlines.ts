/*
 * What happens by itself is a row in the store. Whoever takes the row away does it; in the same commit he leaves another one
 * for the case that he dies over it. So each deadline is handled once, by one of however many processes, and also if it
 * fell due while none was running.
 */
import { newId } from '../secrets.ts'
import { type Change, Conflict, type Deadline, type Store, type Time } from '../store/store.ts'
import { withCommit } from '../store/with-commit.ts'

export interface DeadlinesOptions {
  readonly store: Store
  now(): number
  /**
   * Does what is due. The row is already this handler's; a handler that wants to be woken again writes a new one. If it
   * throws, it is called again later.
   */
  handle(row: Deadline): Promise<void>
  failed(what: string, error: unknown): void
  /** Rows that other processes wrote are seen no later than so many milliseconds after they are due. */
  readonly maxSleep?: number
  /** How long after a handler has failed, or its process died, the deadline is tried again. */
  readonly retryAfter?: number
}

export const MAX_SLEEP = 15_000
const RETRY_AFTER = 60_000
/** So many are handled at a time. */
const BATCH_SIZE = 16

export class Deadlines {
  readonly #plan: DeadlinesOptions
  readonly #maxSleep: number
  readonly #retryAfter: number
  #timer: NodeJS.Timeout | undefined
  /** When the timer rings, by `now`. */
  #next = Number.POSITIVE_INFINITY
  #running: Promise<void> | undefined
  #isStopped = true

  constructor(plan: DeadlinesOptions) {
    this.#plan = plan
    this.#maxSleep = plan.maxSleep ?? MAX_SLEEP
    this.#retryAfter = plan.retryAfter ?? RETRY_AFTER
  }

  start(): void {
    this.#isStopped = false
    this.#sleepUntil(Number.NEGATIVE_INFINITY)
  }

  /** A row that is due then was written. */
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
    const now = this.#plan.now()
    this.#next = due
    const ms = Math.min(Math.max(0, due - now), this.#maxSleep)
    this.#timer = setTimeout(() => this.#runRound(), ms)
    this.#timer.unref()
  }

  /** One round at a time; who is woken during a round looks again after it. */
  #runRound(): void {
    this.#next = Number.POSITIVE_INFINITY
    this.#running = (this.#running ?? Promise.resolve()).then(() => this.#round())
  }

  async #round(): Promise<void> {
    const { store, now, failed } = this.#plan
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
    const { store, now, handle, failed } = this.#plan
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

/** The same store; of each deadline written into it is told when it is due. */
export function wakingDeadlines(store: Store, noticed: (due: Time) => void): Store {
  return withCommit(store, (changes) => {
    const written = store.commit(changes)
    return changes.some(isDeadline) ? written.then(() => tell(changes)) : written
  })
  function tell(changes: readonly Change[]): void {
    for (const change of changes) if (isDeadline(change)) noticed(change.insert.due)
  }
}
