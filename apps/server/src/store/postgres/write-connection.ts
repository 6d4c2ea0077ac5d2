/*
 * The writing connection. Each transaction stores a number (its receipt), so that after a lost connection another one
 * can find out whether it was committed, and prevent it from committing later.
 */
import { randomUUID } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import type { Fault } from '../transactions.ts'
import { connect, drop, FORCE_INDEXES, PreparedStatements } from './connection.ts'
import type { Receipt, Statement } from './statement.ts'

type Faults = readonly (Fault | null)[]

/** Slower statements, and transactions left idle, are aborted by the database. */
const TIMEOUTS = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 30_000 }

export class WriteConnection {
  readonly #client: Client
  readonly #statements: PreparedStatements
  readonly #id = randomUUID()
  #n = 0
  #isBroken = false
  /** Sent but not answered, and the result if it was committed. */
  #pending: Faults | undefined

  constructor(client: Client) {
    this.#client = client
    this.#statements = new PreparedStatements(client)
    const broken = () => {
      this.#isBroken = true
    }
    client.on('error', broken)
    client.on('end', broken)
  }

  static async open(settings: ClientConfig): Promise<WriteConnection> {
    const connection = new WriteConnection(await connect({ ...settings, ...TIMEOUTS }))
    try {
      await connection.#begin()
      return connection
    } catch (error) {
      connection.drop()
      throw error
    }
  }

  /** A commit is on disk when it is answered, whatever the database's default. Also removes old receipts. */
  async #begin(): Promise<void> {
    await this.#client.query(FORCE_INDEXES)
    const isOff = `current_setting('synchronous_commit') = 'off'`
    await this.#client.query(`SELECT set_config('synchronous_commit', 'on', false) WHERE ${isOff}`)
    await this.#client.query(`DELETE FROM "receipts" WHERE "at" < now() - interval '7 days'`)
    await this.#client.query('INSERT INTO "receipts" VALUES ($1, 0, false, now())', [this.#id])
  }

  get isBroken(): boolean {
    return this.#isBroken
  }

  query: PreparedStatements['query'] = (statement) => this.#statements.query(statement)

  async run(sql: 'BEGIN' | 'ROLLBACK' | 'SAVEPOINT caller' | 'ROLLBACK TO caller' | 'RELEASE caller'): Promise<void> {
    await this.#client.query(sql)
  }

  nextReceipt(): Receipt {
    this.#n += 1
    return { id: this.#id, n: this.#n }
  }

  /** Sends what makes it durable; answers the faults. */
  async commit(statement: Statement, faults: Faults): Promise<Faults> {
    this.#pending = faults
    await this.query(statement)
    this.#pending = undefined
    return faults
  }

  /** The database rejected it: that is an answer too. */
  refused(): void {
    this.#pending = undefined
  }

  /**
   * After this connection was lost: its result if it was committed, asked over another connection. From then on it
   * cannot commit any more.
   */
  async outcomeFrom(other: WriteConnection): Promise<Faults | undefined> {
    const pending = this.#pending
    if (pending === undefined) return undefined
    const text = 'UPDATE "receipts" SET "closed" = true WHERE "id" = $1 RETURNING "n"'
    // Waits while the old backend, which may not have noticed the loss, is still running.
    const [receipt] = await other.query<{ n: string }>({ text, values: [this.#id] })
    this.#pending = undefined
    return receipt !== undefined && Number(receipt.n) === this.#n ? pending : undefined
  }

  get isOpen(): boolean {
    return this.#pending !== undefined
  }

  async setting(name: string): Promise<string> {
    const { rows } = await this.#client.query<{ value: string }>('SELECT current_setting($1) AS value', [name])
    return rows[0]?.value ?? ''
  }

  async close(): Promise<void> {
    await this.#client.query('DELETE FROM "receipts" WHERE "id" = $1', [this.#id])
    await this.#client.end()
  }

  drop(): void {
    this.#isBroken = true
    drop(this.#client)
  }
}
