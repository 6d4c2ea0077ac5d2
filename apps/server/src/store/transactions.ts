/*
 * Writes the changes of many callers in one transaction: one disk sync. A conflict drops only its caller's changes. A
 * savepoint per caller costs as much as a row and is rarely needed, so they are used only on a second attempt.
 */
import type { DatabaseSync } from 'node:sqlite'
import { codeOf } from './sqlite-errors.ts'
import { type Statements, textsOf } from './statements.ts'
import type { Step, Value } from './steps.ts'
import type { Name } from './store.ts'

/** Why a caller's changes were dropped, as plain data: it may cross a thread boundary. */
export type Fault =
  | { readonly kind: 'conflict'; readonly collection: Name }
  | { readonly kind: 'error'; readonly message: string; readonly code: number | null }

/** SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE. */
const CONSTRAINT_CODES = [1555, 2067]

export class Transactions {
  readonly #db: DatabaseSync
  readonly #statements: Statements

  constructor(db: DatabaseSync, statements: Statements) {
    this.#db = db
    this.#statements = statements
  }

  /** A fault or null for each caller. Throws if nothing could be written. */
  write(callers: readonly (readonly Step[])[]): (Fault | null)[] {
    if (this.#transaction(() => callers.every((steps) => this.#fault(steps) === null))) return callers.map(() => null)
    let faults: (Fault | null)[] = []
    this.#transaction(() => {
      faults = callers.map((steps) => this.#attempt(steps))
      return true
    })
    return faults
  }

  /** Answers the result of `work`; rolls back if it is false. */
  #transaction(work: () => boolean): boolean {
    try {
      this.#run('BEGIN IMMEDIATE')
      const isKept = work()
      this.#run(isKept ? 'COMMIT' : 'ROLLBACK')
      return isKept
    } catch (error) {
      if (this.#db.isTransaction) this.#run('ROLLBACK')
      throw error
    }
  }

  /** With a savepoint: a conflict rolls back only these steps. */
  #attempt(steps: readonly Step[]): Fault | null {
    this.#run('SAVEPOINT caller')
    const fault = this.#fault(steps)
    if (fault !== null) this.#run('ROLLBACK TO caller')
    this.#run('RELEASE caller')
    return fault
  }

  /** A fault, or null. */
  #fault(steps: readonly Step[]): Fault | null {
    try {
      for (const step of steps) if (!this.#change(step)) return { kind: 'conflict', collection: step.collection }
      return null
    } catch (error) {
      // If it cannot roll back a single statement (disk full), SQLite has ended the whole transaction.
      if (!this.#db.isTransaction) throw error
      return faultOf(error)
    }
  }

  /** Answers false on a conflict; throws other errors. */
  #change({ collection, kind, values }: Step): boolean {
    const texts = textsOf(collection)
    try {
      if (kind === 'remove' || kind === 'removeOne') return this.#count(texts.remove, values) > 0 || kind === 'remove'
      if (kind === 'put' && this.#count(texts.update, [values.at(-1) ?? null, ...values.slice(0, -1)]) > 0) return true
      return this.#count(texts[kind], values) > 0
    } catch (error) {
      if (CONSTRAINT_CODES.includes(codeOf(error) ?? 0)) return false
      throw error
    }
  }

  /** The number of changed rows. */
  #count(sql: string, values: readonly Value[]): number {
    return Number(this.#statements.of(sql).run(...values).changes)
  }

  #run(sql: string): void {
    this.#statements.of(sql).run()
  }
}

export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'error', message, code: codeOf(error) ?? null }
}
