/* Connections to the database, and what their errors mean. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientBase, type ClientConfig, DatabaseError, type QueryResultRow } from 'pg'
import { NO_RECEIPT, NOT_AS_EXPECTED, type Statement } from './statement.ts'

/** The database does not answer. What was asked for has not been done, and will not be. */
export class Unavailable extends Error {
  constructor(reason: unknown) {
    super(`the database does not answer: ${reason instanceof Error ? messageOf(reason) : reason}`)
  }
}

/** Milliseconds that a connection may take to be made. */
const CONNECT_TIMEOUT = 5_000

export function settingsFor(url: string, more: ClientConfig = {}): ClientConfig {
  return {
    ...{ connectionString: url, application_name: 'logres', keepAlive: true },
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...more,
  }
}

export async function connect(settings: ClientConfig): Promise<Client> {
  const client = new Client(settings)
  // Who uses it hears of it by his next question.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    drop(client)
    throw error
  }
}

/**
 * Whatever we look for has an index. A database that does not know yet how large its tables have become may plan to read all of
 * them, and keeps to the plan of a prepared statement for a minute or longer.
 */
export const FORCE_INDEXES = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
  .map((plan) => `SET ${plan} = off`)
  .join('; ')

/** Without waiting for the other side, which may be gone. */
export function drop(client: Client): void {
  client.end().catch(() => {})
}

/** An error of the database has a code of five; undefined if it is none. */
export function stateOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined
}

/**
 * Codes of the database: the connection failed (08), it shuts down or starts (57P), it has too many connections (53300), another
 * one has taken over from it (25006); ours, that nothing is taken from this connection any more.
 */
const LOST_STATES = new RegExp(`^(?:08|57P|53300|25006|${NO_RECEIPT})`)
/** Of the system: ECONNREFUSED and its kin. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z]/
/** What `pg` says of a line that is no more: it has no codes for that. */
const DEAD_CONNECTION = /connection|not queryable|timeout/i

/** The connection is lost, or was none: nobody knows what became of what was asked. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return LOST_STATES.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return SYSTEM_ERROR.test(error.code)
  return DEAD_CONNECTION.test(error.message)
}

/** Two have waited for each other, or come at the same moment: nothing was done, and it can be tried again. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(stateOf(error) ?? '')
}

/** A row is there that must not be, or the other way round. */
export function isConflict(error: unknown): boolean {
  return ['23505', NOT_AS_EXPECTED].includes(stateOf(error) ?? '')
}

/** Longer each time; never twice the same, or all who wait would come at once. */
export async function backOff(tries: number): Promise<void> {
  await pause(Math.min(1_000, 20 * 2 ** tries) * (0.5 + Math.random()))
}

/** As often as it takes, for so many milliseconds; only where it does no harm to do it twice. */
export async function retryUntilTimeout<T>(patience: number, work: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      if (Date.now() > end) throw new Unavailable(error)
    }
    await backOff(tries)
  }
}

/** Of several addresses that were tried there are several reasons, and no message. */
export function messageOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((one) => (one instanceof Error ? one.message : one)).join('; ')
  return error.message
}

/** So many statements are prepared; others are rare, or made for one occasion. */
const MAX_PREPARED = 100

/** Prepares each statement once. */
export class PreparedStatements {
  readonly #client: ClientBase
  readonly #names = new Map<string, string>()

  constructor(client: ClientBase) {
    this.#client = client
  }

  async query<R extends QueryResultRow>({ text, values }: Statement): Promise<R[]> {
    const name = this.#nameOf(text)
    const query = { text, values: [...values], ...(name !== undefined && { name }) }
    return (await this.#client.query<R>(query)).rows
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MAX_PREPARED) return known
    const name = `logres_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}
