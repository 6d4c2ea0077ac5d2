/*
 * A connection that writes. Each of its transactions has a number and writes it down with what it does, so that afterwards
 * somebody else can tell whether it was done, and see to it that it will not be done any more.
 */
import { randomUUID } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import type { Fault } from '../transactions.ts'
import { connect, drop, FORCE_INDEXES, PreparedStatements } from './connection.ts'
import type { Receipt, Statement } from './statement.ts'

type Faults = readonly (Fault | null)[]

/** A statement that takes longer is broken off by the database, and so is a transaction that we do not go on with. */
const TIMEOUTS = { statement_timeout: 60_000, idle_in_transaction_session_timeout: 30_000 }

export class WriteConnection {
  readonly #client: Client
  readonly #statements: PreparedStatements
  readonly #id = randomUUID()
  #n = 0
  #isBroken = false
  /** What was sent and has no answer yet, and what to answer if it was done. */
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

  /** A commit is on the disk when it is answered, whatever was set for this database. And receipts of long ago are cleared away. */
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

  /** Sends what makes it all durable, and answers what then is to be told. */
  async commit(statement: Statement, faults: Faults): Promise<Faults> {
    this.#pending = faults
    await this.query(statement)
    this.#pending = undefined
    return faults
  }

  /** The database has refused it: that is an answer, too. */
  refused(): void {
    this.#pending = undefined
  }

  /** After this line was lost: what it was to tell, if that was done. From now on nothing is taken from it. Asked by another line. */
  async outcomeFrom(other: WriteConnection): Promise<Faults | undefined> {
    const pending = this.#pending
    if (pending === undefined) return undefined
    const text = 'UPDATE "receipts" SET "closed" = true WHERE "id" = $1 RETURNING "n"'
    // It waits while the other side, for which we may not be lost yet, is still at it.
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
