/*
 * Who writes. What several callers want is one statement; if it does not fit, we look and try again, and if others keep coming
 * before us, it is done one by one. When the connection is lost nothing is told before it is known what became of it: done, or
 * not and never to be. Then it is done again.
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

/** So often it is tried in one statement. */
const BATCH_TRIES = 3
/** So often in all: then something else is wrong. */
const MAX_TRIES = 20

export interface PostgresWriterOptions {
  readonly connection: ClientConfig
  /** How many milliseconds without a database until those who wait are refused. */
  readonly patience: number
  /** Called when there has been none for so long. */
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

  /** For longer than we are patient. */
  get isDown(): boolean {
    return this.#downSince !== undefined && Date.now() - this.#downSince > this.#options.patience
  }

  async write(callers: Callers): Promise<Faults> {
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

  /** Who still waits is not to wait for ever. */
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

  /** `isWary`: it did not fit when we expected the best. */
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

  /** Why not; undefined if it worked. */
  async #reconnect(): Promise<unknown> {
    this.#downSince ??= Date.now()
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
   * What is to be told of what was under way on a lost line; undefined if it was not done. As long as we cannot find out nobody is
   * told anything, but those who come now are refused after a while.
   */
  async #outcomeOf(lost: WriteConnection): Promise<Faults | undefined> {
    lost.drop()
    for (let tries = 0; lost.isOpen; tries += 1) {
      try {
        return await lost.outcomeFrom(await this.#getConnection())
      } catch (error) {
        if (isConnectionLost(error)) this.#connection?.drop()
        else this.#options.down(error instanceof Unavailable ? error : new Unavailable(error))
        if (this.isDown && this.#isClosing)
          throw new Error('the store was closed before it was known what became of this')
      }
      await backOff(tries)
    }
    return undefined
  }
}

function triesAfter(error: unknown, tries: number): number {
  // It is somebody's own fault: alone it hurts nobody else.
  if (tries < BATCH_TRIES && !isConflict(error) && !isSerializationFailure(error)) return BATCH_TRIES
  if (tries < MAX_TRIES && (isConflict(error) || isSerializationFailure(error))) return tries + 1
  throw error
}
