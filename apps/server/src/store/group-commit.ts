/*
 * Group commit: commits of the same event-loop turn, or made while the disk is busy, share one transaction and so one
 * disk sync. In a busy turn a batch starts as soon as it is full: otherwise the disk would be idle and everybody
 * would wait for the last one.
 */

import { errorFrom } from './sqlite-errors.ts'
import type { Step } from './steps.ts'
import { Conflict } from './store.ts'
import type { Fault } from './transactions.ts'

/** Writes the changes of several callers in one transaction; answers a fault or null for each. */
export type WriteBatch = (callers: readonly (readonly Step[])[]) => Promise<readonly (Fault | null)[]>

interface Job {
  readonly steps: readonly Step[]
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** So many callers start a batch at once. */
const FULL_BATCH = 32
export interface GroupCommitOptions {
  /** Changes per transaction, unless a single caller has more. */
  readonly most: number
  /** Transactions in flight: with two, the next is ready while one is being written. */
  readonly ahead: number
  before(): Promise<void> | void
}

export class GroupCommit {
  readonly #write: WriteBatch
  readonly #settings: GroupCommitOptions
  readonly #queue: Job[] = []
  /** Transactions in flight, in order. */
  readonly #inFlight: Promise<void>[] = []
  #draining: Promise<void> | undefined
  /** Starts the batch early. */
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

  /** Rejects callers of whose changes nothing has been written yet. */
  rejectQueued(reason: Error): void {
    for (const job of this.#queue.splice(0)) job.reject(reason)
  }

  /** Resolves when the queue is empty. */
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
  return errorFrom(fault.message, fault.code)
}
