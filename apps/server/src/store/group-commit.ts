/*
 * What is asked for in the same turn of the event loop, or while the disk is at work, shares one transaction, and so one wait
 * for the disk. In a turn with much to do the disk begins as soon as there is enough for it: it would be idle meanwhile, and
 * everybody would wait for the last one.
 */
import type { Step } from './steps.ts'
import { Conflict } from './store.ts'
import type { Fault } from './transactions.ts'

/** Writes what several callers ask for in one transaction, and answers for each why not, or null. */
export type WriteBatch = (callers: readonly (readonly Step[])[]) => Promise<readonly (Fault | null)[]>

interface Job {
  readonly steps: readonly Step[]
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** So many callers are enough to begin with. */
const FULL_BATCH = 32
export interface GroupCommitOptions {
  /** So many changes go into one transaction, unless one caller alone has more. */
  readonly most: number
  /** So many transactions are on their way: with two the next lies ready while one is being written, and the disk never waits. */
  readonly ahead: number
  before(): Promise<void> | void
}

export class GroupCommit {
  readonly #write: WriteBatch
  readonly #settings: GroupCommitOptions
  readonly #queue: Job[] = []
  /** Transactions on their way, in order. */
  readonly #inFlight: Promise<void>[] = []
  #draining: Promise<void> | undefined
  /** While it waits for more. */
  #begin: (() => void) | undefined
  transactions = 0

  constructor(write: WriteBatch, settings: GroupCommitOptions) {
    this.#write = write
    this.#settings = settings
  }

  add(steps: readonly Step[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#queue.push({ steps, resolve, reject })
    this.#draining ??= this.#drain()
    if (this.#queue.length >= FULL_BATCH) this.#begin?.()
    return promise
  }

  /** Those who wait, and of whose changes nothing has been written yet. */
  rejectQueued(reason: Error): void {
    for (const job of this.#queue.splice(0)) job.reject(reason)
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#draining !== undefined || this.#inFlight.length > 0) {
      await this.#draining
      await this.#inFlight.at(-1)
    }
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#waitForBatch()
      if (this.#inFlight.length === this.#settings.ahead) await this.#inFlight[0]
      const jobs = this.#take()
      try {
        await this.#settings.before()
        const writing = this.#settle(jobs, this.#write(jobs.map(({ steps }) => steps)))
        this.#inFlight.push(writing)
      } catch (error) {
        for (const job of jobs) job.reject(error)
      }
    }
    this.#draining = undefined
  }

  async #settle(jobs: readonly Job[], written: ReturnType<WriteBatch>): Promise<void> {
    try {
      const faults = await written
      this.transactions += 1
      for (const [i, job] of jobs.entries()) {
        const fault = faults[i] ?? null
        if (fault === null) job.resolve()
        else job.reject(errorOf(fault))
      }
    } catch (error) {
      for (const job of jobs) job.reject(error)
    }
    this.#inFlight.shift()
  }

  async #waitForBatch(): Promise<void> {
    if (this.#queue.length >= FULL_BATCH) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#begin = resolve
    const endOfTurn = setImmediate(resolve)
    await promise
    clearImmediate(endOfTurn)
    this.#begin = undefined
  }

  #take(): Job[] {
    let changes = 0
    const end = this.#queue.findIndex(({ steps }, i) => {
      changes += steps.length
      return i > 0 && changes > this.#settings.most
    })
    return this.#queue.splice(0, end === -1 ? this.#queue.length : end)
  }
}

export function errorOf(fault: Fault): Error {
  if (fault.kind === 'conflict') return new Conflict(fault.collection)
  return Object.assign(new Error(fault.message), { errcode: fault.code })
}
