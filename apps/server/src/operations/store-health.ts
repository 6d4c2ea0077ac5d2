/*
 * Whether the store can save. Known from commits that fail or get no answer, and from a tiny write of our own: made when
 * somebody asks (/readyz), and every second while there is a problem. However many ask, at most one is made per second.
 */
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { type Revision, type Store, StoreUnavailable } from '../store/store.ts'
import { withCommit } from '../store/with-commit.ts'

export interface StoreHealthOptions {
  readonly store: Store
  /** The file of the store; null for a database. */
  readonly file: string | null
  /** Distinguishes servers with the same store. */
  readonly name: string
  log(level: 'error' | 'warn', text: string, reason?: string): void
  /** In milliseconds. */
  readonly interval?: number
  /** After so many milliseconds without an answer the store counts as stalled. */
  readonly timeout?: number
  now?(): number
}

const INTERVAL = 1_000
const TIMEOUT = 3_000
/** A store that fails and recovers all the time is logged this often, in milliseconds. */
const LOG_INTERVAL = 60_000

interface Problem {
  readonly reason: string
  /** Writes fail; otherwise they only get no answer. */
  readonly isFailing: boolean
}

export class StoreHealth {
  readonly #options: StoreHealthOptions
  readonly #interval: number
  readonly #timeout: number
  readonly #now: () => number
  readonly #listeners: ((canSave: boolean) => void)[] = []
  #problem: Problem | undefined
  #checking: Promise<void> | undefined
  #checkedAt = Number.NEGATIVE_INFINITY
  #retryTimer: NodeJS.Timeout | undefined
  #stallTimer: NodeJS.Timeout | undefined
  #unanswered = 0
  #answers = 0
  #loggedAt = Number.NEGATIVE_INFINITY
  #isLogged = false
  #recovery = Promise.withResolvers<void>()
  #isClosed = false

  constructor(options: StoreHealthOptions) {
    const { interval = INTERVAL, timeout = TIMEOUT, now = () => performance.now() } = options
    this.#options = options
    this.#interval = interval
    this.#timeout = timeout
    this.#now = now
  }

  get canSave(): boolean {
    return this.#problem === undefined
  }

  /** The last write failed: another would too. */
  get isFailing(): boolean {
    return this.#problem?.isFailing === true
  }

  /** Resolves when the store can save. */
  recovered(): Promise<void> {
    return this.canSave ? Promise.resolve() : this.#recovery.promise
  }

  onChange(listener: (canSave: boolean) => void): void {
    this.#listeners.push(listener)
  }

  /** Whether the store can save, as of a second ago at most. Answers in time even if the store does not. */
  async check(): Promise<boolean> {
    if (this.#checking === undefined && this.#now() - this.#checkedAt >= this.#interval) {
      this.#checkedAt = this.#now()
      this.#checking = this.#probe().finally(() => {
        this.#checking = undefined
      })
    }
    if (this.#checking !== undefined) await this.#answerInTime(this.#checking)
    return this.canSave
  }

  /** Wraps the store: failed and stalled commits are noticed. While it fails, all are refused at once. */
  watching(store: Store): Store {
    return withCommit(store, (changes) => {
      if (this.#problem?.isFailing === true) return Promise.reject(new StoreUnavailable(this.#problem.reason))
      const written = store.commit(changes)
      this.#unanswered += 1
      this.#stallTimer ??= this.#watchForStall()
      // Before the caller handles it: what they do depends on it.
      written.then(
        () => this.#answered(),
        (error) => this.#answered(error),
      )
      return written
    })
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#stallTimer)
    this.#recovery.resolve()
  }

  #answered(error?: unknown): void {
    this.#unanswered -= 1
    this.#answers += 1
    if (error instanceof StoreUnavailable) this.#setProblem({ reason: error.message, isFailing: true })
  }

  #watchForStall(): NodeJS.Timeout {
    const before = this.#answers
    return setTimeout(async () => {
      await answersTaken()
      this.#stallTimer = this.#unanswered > 0 && !this.#isClosed ? this.#watchForStall() : undefined
      if (this.#unanswered > 0 && this.#answers === before) this.#setStalled()
    }, this.#timeout).unref()
  }

  async #answerInTime(checking: Promise<void>): Promise<void> {
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(async () => {
      await answersTaken()
      if (this.#checking === checking) this.#setStalled()
      late.resolve()
    }, this.#timeout)
    await Promise.race([checking, late.promise])
    clearTimeout(timer)
  }

  async #probe(): Promise<void> {
    const { store, file, name } = this.#options
    const heartbeat: Revision = { of: `heartbeat ${name}`, n: 0 }
    try {
      // An open file can be written to in a folder that has become read-only, but not be opened again.
      if (file !== null) await Promise.all([file, dirname(file)].map((path) => access(path, constants.W_OK)))
      await store.commit([{ in: 'revisions', put: heartbeat }])
      await store.get('revisions', heartbeat.of, heartbeat.n)
      this.#setProblem(undefined)
    } catch (error) {
      this.#setProblem({ reason: error instanceof Error ? error.message : String(error), isFailing: true })
    }
  }

  #setStalled(): void {
    this.#setProblem({ reason: 'it does not answer', isFailing: this.isFailing })
  }

  #setProblem(problem: Problem | undefined): void {
    if (this.#isClosed) return
    const couldSave = this.canSave
    this.#problem = problem
    if (problem !== undefined) this.#retryTimer ??= this.#retry()
    if (couldSave === this.canSave) return
    this.#log(problem)
    if (problem === undefined) {
      this.#recovery.resolve()
      this.#recovery = Promise.withResolvers<void>()
    }
    for (const listener of this.#listeners) listener(this.canSave)
  }

  #retry(): NodeJS.Timeout {
    return setTimeout(async () => {
      await this.check()
      this.#retryTimer = this.canSave || this.#isClosed ? undefined : this.#retry()
    }, this.#interval).unref()
  }

  #log(problem: Problem | undefined): void {
    const { log } = this.#options
    if (problem === undefined) {
      if (this.#isLogged) log('warn', 'the store can save again')
      this.#isLogged = false
    } else if (this.#now() - this.#loggedAt >= LOG_INTERVAL) {
      this.#loggedAt = this.#now()
      this.#isLogged = true
      log('error', 'the store cannot save', problem.reason)
    }
  }
}

/** If this process was busy for that long, the answer may have been waiting for us. */
async function answersTaken(): Promise<void> {
  await endOfTurn()
  await endOfTurn()
}
