/* Connections to the database, and what their errors mean. */
import { setTimeout as pause } from 'node:timers/promises'
import { getSystemErrorMap } from 'node:util'
import { Client, type ClientBase, type ClientConfig, DatabaseError, type QueryResultRow } from 'pg'
import { StoreUnavailable } from '../store.ts'
import { NO_RECEIPT, NOT_AS_EXPECTED, type Statement } from './statement.ts'

/** The database does not answer. The request was not done, and will not be. */
export class Unavailable extends StoreUnavailable {
  constructor(reason: unknown) {
    super(`the database does not answer: ${reason instanceof Error ? messageOf(reason) : reason}`)
  }
}

/** In milliseconds. */
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
  // The next query reports it.
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
 * Every query has an index. With outdated statistics PostgreSQL may plan a sequential scan, and keeps the plan of a
 * prepared statement for a minute or longer. Figures: docs/decisions/0022.
 */
export const FORCE_INDEXES = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']
  .map((plan) => `SET ${plan} = off`)
  .join('; ')

/** Without waiting for the server, which may be gone. */
export function drop(client: Client): void {
  client.end().catch(() => {})
}

/** The SQLSTATE of a database error; undefined for other errors. */
export function stateOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined
}

/** Classes of SQLSTATEs: connection exception, and operator intervention (shutting down, starting, crashed). */
const LOST_CLASSES = ['08', '57P']
/** Too many connections; read-only after a failover; and ours: this connection may not write any more. */
const LOST_STATES = ['53300', '25006', NO_RECEIPT]
/** All codes of system errors, like ECONNRESET; ENOTFOUND is Node's own, for a name without an address. */
const SYSTEM_CODES = new Set([...getSystemErrorMap().values()].map(([code]) => code)).add('ENOTFOUND')
/** Where `pg` gives no code. */
export const LOST_MESSAGES: ReadonlySet<string> = new Set([
  // pg/lib/client.js, connect: connectionTimeoutMillis has passed.
  'timeout expired',
  // pg/lib/client.js, connect: the stream ended, after end() or by itself.
  'Connection terminated',
  'Connection terminated unexpectedly',
  // pg/lib/client.js, query: query_timeout has passed.
  'Query read timeout',
  // pg/lib/client.js, query: sent after an error or after end().
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  // pg/lib/connection.js: the server hung up instead of answering whether it supports SSL.
  'There was an error establishing an SSL connection',
  // pg-pool: connectionTimeoutMillis has passed, in the queue or while connecting.
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
])

/** The connection is lost: the outcome of the query is unknown. */
export function isConnectionLost(error: unknown): boolean {
  const state = stateOf(error)
  if (state !== undefined) return LOST_STATES.includes(state) || LOST_CLASSES.some((each) => state.startsWith(each))
  if (!(error instanceof Error)) return false
  return 'code' in error ? SYSTEM_CODES.has(String(error.code)) : LOST_MESSAGES.has(error.message)
}

/** SQLSTATEs of a database that runs but cannot work: out of disk or memory, I/O errors, damage, timeouts. */
const OUT_OF_SERVICE = /^(?:53|58|XX00[12]|57014|55P03)/

export function isOutOfService(error: unknown): boolean {
  return OUT_OF_SERVICE.test(stateOf(error) ?? '')
}

/** Deadlock or serialization failure: nothing was done, and it can be retried. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(stateOf(error) ?? '')
}

/** A row exists that must not, or the other way round. */
export function isConflict(error: unknown): boolean {
  return ['23505', NOT_AS_EXPECTED].includes(stateOf(error) ?? '')
}

/** Exponential, with jitter so that waiting clients do not come at once. */
export async function backOff(tries: number): Promise<void> {
  await pause(Math.min(1_000, 20 * 2 ** tries) * (0.5 + Math.random()))
}

/** Retries for so many milliseconds; only for idempotent work. */
export async function retryUntilTimeout<T>(patience: number, work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      if (performance.now() > end) throw new Unavailable(error)
    }
    await backOff(tries)
  }
}

/** An AggregateError of several addresses has several reasons, and no message. */
export function messageOf(error: Error): string {
  if (error instanceof AggregateError)
    return error.errors.map((one) => (one instanceof Error ? one.message : one)).join('; ')
  return error.message
}

/** Rarer statements are not prepared. */
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
