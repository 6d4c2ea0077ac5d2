/*
 * Group commit for PostgreSQL. The changes of several callers are one statement; on a conflict we probe and retry,
 * and under contention we write them one by one. After a lost connection nobody gets an answer before the outcome is
 * known: committed, or not and never to be. Then it is retried.
 */
import type { ClientConfig } from 'pg'
import type { Step } from '../steps.ts'
import type { Fault } from '../transactions.ts'
import { backOff, isConflict, isConnectionLost, isSerializationFailure, Unavailable } from './connection.ts'
import { needsOrder, writeOneByOne } from './one-by-one.ts'
import { planOf } from './plan.ts'
import { probeOf } from './probe.ts'
import { statementOf } from './statement.ts'
import { WriteConnection } from './write-connection.ts'

type Callers = readonly (readonly Step[])[]
type Faults = readonly (Fault | null)[]

/** Attempts as a single statement. */
const BATCH_TRIES = 3
/** Attempts in total. */
const MAX_TRIES = 20

export interface PostgresWriterOptions {
  readonly connection: ClientConfig
  /** How many milliseconds the database may be gone before waiting callers are rejected. */
  readonly patience: number
  /** Called after that time. */
  down(reason: Unavailable): void
}

export class PostgresWriter {
  readonly #options: PostgresWriterOptions
  #connection: WriteConnection | undefined
  #downSince: number | undefined
  #isClosing = false

  constructor(settings: PostgresWriterOptions, connection: WriteConnection) {
    this.#options = settings
    this.#connection = connection
  }

  /** For longer than `patience`. */
  get isDown(): boolean {
    return this.#downSince !== undefined && performance.now() - this.#downSince > this.#options.patience
  }

  async write(callers: Callers): Promise<Faults> {
    const end = performance.now() + this.#options.patience
    for (let tries = needsOrder(callers) ? BATCH_TRIES : 0; ; ) {
      const connection = await this.#getConnection()
      try {
        return await (tries < BATCH_TRIES
          ? this.#writeAtOnce(connection, callers, tries > 0)
          : writeOneByOne(connection, callers))
      } catch (error) {
        if (isConnectionLost(error)) {
          const faults = await this.#outcomeOf(connection)
          if (faults !== undefined) return faults
          // Each attempt may have waited for a lock that somebody else holds.
          if (performance.now() > end) throw new Unavailable(error)
          continue
        }
        connection.refused()
        tries = triesAfter(error, tries)
      }
    }
  }

  async setting(name: string): Promise<string> {
    return (await this.#getConnection()).setting(name)
  }

  /** On close: waiting callers must not wait forever. */
  stopWaiting(): void {
    this.#isClosing = true
  }

  async close(): Promise<void> {
    const connection = this.#connection
    this.#connection = undefined
    try {
      if (connection !== undefined && !connection.isBroken) await connection.close()
    } catch (error) {
      connection?.drop()
      if (!isConnectionLost(error)) throw error
    }
  }

  /** `isWary`: the optimistic attempt had a conflict. */
  async #writeAtOnce(connection: WriteConnection, callers: Callers, isWary: boolean): Promise<Faults> {
    const { effects, faults } = isWary ? await this.#probe(connection, callers) : planOf(callers)
    if (effects.length === 0) return faults
    return connection.commit(statementOf(effects, connection.nextReceipt()), faults)
  }

  async #probe(connection: WriteConnection, callers: Callers) {
    const { statement, known } = probeOf(callers)
    return planOf(callers, known(await connection.query<{ question: number; taken: string }>(statement)))
  }

  /** A connection, as soon as there is one. */
  async #getConnection(): Promise<WriteConnection> {
    for (let tries = 0; ; tries += 1) {
      if (this.#connection !== undefined && !this.#connection.isBroken) return this.#connection
      this.#connection?.drop()
      const reason = await this.#reconnect()
      if (reason === undefined) continue
      if (this.isDown) throw new Unavailable(reason)
      await backOff(tries)
    }
  }

  /** The error, or undefined on success. */
  async #reconnect(): Promise<unknown> {
    this.#downSince ??= performance.now()
    try {
      this.#connection = await WriteConnection.open(this.#options.connection)
      this.#downSince = undefined
      return undefined
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      return error
    }
  }

  /**
   * The result of what was in flight on a lost connection; undefined if it was not committed. While that is unknown
   * nobody gets an answer, but new callers are rejected after a while.
   */
  async #outcomeOf(lost: WriteConnection): Promise<Faults | undefined> {
    lost.drop()
    for (let tries = 0; lost.isOpen; tries += 1) {
      try {
        return await lost.outcomeFrom(await this.#getConnection())
      } catch (error) {
        if (isConnectionLost(error)) this.#connection?.drop()
        else this.#options.down(error instanceof Unavailable ? error : new Unavailable(error))
        if (this.isDown && this.#isClosing) throw new Error('the store was closed before the outcome was known')
      }
      await backOff(tries)
    }
    return undefined
  }
}

function triesAfter(error: unknown, tries: number): number {
  // One caller's own error: written one by one it does not affect the others.
  if (tries < BATCH_TRIES && !isConflict(error) && !isSerializationFailure(error)) return BATCH_TRIES
  if (tries < MAX_TRIES && (isConflict(error) || isSerializationFailure(error))) return tries + 1
  throw error
}
