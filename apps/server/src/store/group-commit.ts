/*
 * What is asked for in the same turn of the event loop shares one transaction, and so one wait for the disk. Between
 * BEGIN and COMMIT nothing is awaited: reads on the same connection never see half of it.
 */
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { Statements, Step } from './statements.ts'
import { Conflict } from './store.ts'

interface Job {
  readonly steps: readonly Step[]
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const TAKEN = [1555, 2067]

export class GroupCommit {
  readonly #db: DatabaseSync
  readonly #statements: Statements
  /** So many changes go into one transaction, unless one caller alone has more. */
  readonly #most: number
  readonly #before: () => Promise<void> | void
  readonly #queue: Job[] = []
  #draining: Promise<void> | undefined
  transactions = 0

  constructor(db: DatabaseSync, statements: Statements, most: number, before: () => Promise<void> | void) {
    this.#db = db
    this.#statements = statements
    this.#most = most
    this.#before = before
  }

  add(steps: readonly Step[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#queue.push({ steps, resolve, reject })
    this.#draining ??= this.#drain()
    return promise
  }

  /** Resolves when nothing waits any more. */
  async drained(): Promise<void> {
    await this.#draining
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await endOfTurn()
      const jobs = this.#take()
      try {
        await this.#before()
        const faults = this.#write(jobs)
        for (const job of jobs) {
          if (faults.has(job)) job.reject(faults.get(job))
          else job.resolve()
        }
      } catch (error) {
        for (const job of jobs) job.reject(error)
      }
    }
    this.#draining = undefined
  }

  #take(): Job[] {
    let changes = 0
    const end = this.#queue.findIndex(({ steps }, i) => {
      changes += steps.length
      return i > 0 && changes > this.#most
    })
    return this.#queue.splice(0, end === -1 ? this.#queue.length : end)
  }

  /** Answers whose changes were left out, and why. Throws if nothing could be kept. */
  #write(jobs: readonly Job[]): Map<Job, unknown> {
    const faults = new Map<Job, unknown>()
    // A savepoint for each caller costs as much as a row, and hardly ever is one needed.
    if (this.#transaction(() => jobs.every(({ steps }) => this.#fault(steps) === undefined))) return faults
    this.#transaction(() => {
      for (const job of jobs) {
        const fault = this.#attempt(job.steps)
        if (fault !== undefined) faults.set(job, fault)
      }
      return true
    })
    return faults
  }

  /** Answers what `work` does: if that is false, nothing was written. */
  #transaction(work: () => boolean): boolean {
    try {
      this.#run('BEGIN IMMEDIATE')
      const isKept = work()
      this.#run(isKept ? 'COMMIT' : 'ROLLBACK')
      if (isKept) this.transactions += 1
      return isKept
    } catch (error) {
      if (this.#db.isTransaction) this.#run('ROLLBACK')
      throw error
    }
  }

  /** With a savepoint: what does not fit is undone alone. */
  #attempt(steps: readonly Step[]): unknown {
    this.#run('SAVEPOINT caller')
    const fault = this.#fault(steps)
    if (fault !== undefined) this.#run('ROLLBACK TO caller')
    this.#run('RELEASE caller')
    return fault
  }

  /** Why these changes do not fit, or undefined. */
  #fault(steps: readonly Step[]): unknown {
    try {
      for (const step of steps) this.#change(step)
      return undefined
    } catch (error) {
      // Where it cannot undo a statement alone (disk full), SQLite has ended the whole transaction.
      if (!this.#db.isTransaction) throw error
      return error
    }
  }

  #change({ collection, sql, values, must, quick }: Step): void {
    let changes: number | bigint
    try {
      if (quick !== undefined && this.#statements.of(quick.sql).run(...quick.values).changes > 0) return
      changes = this.#statements.of(sql).run(...values).changes
    } catch (error) {
      if (TAKEN.includes(codeOf(error) ?? 0)) throw new Conflict(collection)
      throw error
    }
    if (must && Number(changes) === 0) throw new Conflict(collection)
  }

  #run(sql: string): void {
    this.#statements.of(sql).run()
  }
}

/** SQLite's extended result code. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode : undefined
}
