/* The store in PostgreSQL, for several servers at once. */
import { type ClientBase, type ClientConfig, Pool } from 'pg'
import { GroupCommit } from '../group-commit.ts'
import { type OnDamaged, parseList, parseRow } from '../rows.ts'
import { stepOf } from '../steps.ts'
import type { Change, Collections, Key, Name, Page, Store } from '../store.ts'
import { redactUrl } from '../url.ts'
import {
  connect,
  FORCE_INDEXES,
  isOutOfService,
  messageOf,
  retryUntilTimeout,
  settingsFor,
  Unavailable,
} from './connection.ts'
import { backUpInto } from './copy.ts'
import { type FoundBody, GetBatch } from './get-batch.ts'
import { checkVersion, MIGRATIONS, type Migration, migrate } from './migrations.ts'
import { queryByIndex, queryByPrefix } from './queries.ts'
import type { Statement } from './statement.ts'
import { WriteConnection } from './write-connection.ts'
import { PostgresWriter } from './writer.ts'

export interface PostgresOptions {
  /** Changes per transaction; default 2,000. */
  readonly most?: number
  /** How many milliseconds to wait for an unreachable database; default 15,000. */
  readonly patience?: number
  /** The same at startup, when the database may not exist at all; default 3,000. */
  readonly patienceAtStart?: number
  /** How many milliseconds a query may take before the connection counts as dead; default 20,000. */
  readonly longestAnswer?: number
  /** Whether missing migrations are run; otherwise they are an error. */
  readonly mayMigrate?: boolean
  readonly onDamaged?: OnDamaged
  /** For tests: awaited before each transaction. If it throws, the transaction fails. */
  readonly beforeCommit?: () => Promise<void> | void
  /** For tests. */
  readonly migrations?: readonly Migration[]
}

export interface PostgresStore extends Store {
  /** Committed since the store was opened. */
  readonly transactions: number
  /** Of the writing connection. */
  setting(name: string): Promise<string>
}

/** Read connections. */
const READERS = 6

/** `url`: postgres://user:password@host:port/database, with the usual parameters. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
  try {
    const { patienceAtStart = 3_000 } = options
    await retryUntilTimeout(patienceAtStart, () => prepare(url, options))
    return new Postgres(url, options, await WriteConnection.open(settingsFor(url, timeoutOf(options))))
  } catch (error) {
    // Without its cause, which may contain the whole URL.
    const reason = error instanceof Error ? messageOf(error) : String(error)
    throw new Error(`cannot open the store ${redactUrl(url)}: ${reason}`)
  }
}

function timeoutOf({ longestAnswer = 20_000 }: PostgresOptions): ClientConfig {
  return { query_timeout: longestAnswer }
}

async function prepare(url: string, { migrations = MIGRATIONS, mayMigrate = true }: PostgresOptions): Promise<void> {
  const client = await connect(settingsFor(url))
  try {
    const { rows } = await client.query<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`)
    if (rows[0]?.encoding !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.encoding}, and must be UTF8`)
    if (mayMigrate) await migrate(client, migrations)
    else if ((await checkVersion(client, migrations)) < migrations.length) throw new Error(WRONG_VERSION)
  } finally {
    await client.end()
  }
}

const WRONG_VERSION = 'it is empty or of an older version. Use the version that the server runs'

class Postgres implements PostgresStore {
  readonly #url: string
  readonly #patience: number
  readonly #readers: Pool
  readonly #writer: PostgresWriter
  readonly #group: GroupCommit
  readonly #onDamaged: OnDamaged
  readonly #gets = new GetBatch((query) => this.#rows(query))
  readonly #backups = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  constructor(url: string, options: PostgresOptions, writeConnection: WriteConnection) {
    const { most = 2_000, patience = 15_000, beforeCommit = () => {}, onDamaged = () => {} } = options
    this.#onDamaged = onDamaged
    this.#url = url
    this.#patience = patience
    const onConnect = async (client: ClientBase) => {
      await client.query(FORCE_INDEXES)
    }
    const connection = settingsFor(url, timeoutOf(options))
    this.#readers = new Pool({ ...connection, max: READERS, onConnect })
    // An idle connection failed: the next query gets another.
    this.#readers.on('error', () => {})
    const down = (reason: Unavailable) => this.#group.rejectQueued(reason)
    this.#writer = new PostgresWriter({ connection, patience, down }, writeConnection)
    this.#group = new GroupCommit((callers) => this.#writer.write(callers), { most, ahead: 1, before: beforeCommit })
  }

  get transactions(): number {
    return this.#group.transactions
  }

  async commit(changes: readonly Change[]): Promise<void> {
    this.#mustBeOpen()
    try {
      await this.#group.add(changes.map(stepOf))
    } catch (error) {
      throw isOutOfService(error) ? new Unavailable(error) : error
    }
  }

  async get<C extends Name>(name: C, ...key: Key): Promise<Collections[C] | undefined> {
    const body = await this.#gets.get(name, key)
    return body === undefined ? undefined : parseRow(name, key, body, this.#onDamaged)
  }

  async list<C extends Name>(name: C, prefix: Key, page?: Page): Promise<Collections[C][]> {
    return this.#list(name, prefix, queryByPrefix(name, prefix, page))
  }

  async find<C extends Name>(
    name: C,
    field: keyof Collections[C] & string,
    value: string | number,
    page?: Page,
  ): Promise<Collections[C][]> {
    return this.#list(name, [value], queryByIndex(name, field, '=', value, page))
  }

  async upTo<C extends Name>(
    name: C,
    field: keyof Collections[C] & string,
    most: number,
    page?: Page,
  ): Promise<Collections[C][]> {
    return this.#list(name, [most], queryByIndex(name, field, '<=', most, page))
  }

  async backup(file: string): Promise<void> {
    this.#mustBeOpen()
    const done = backUpInto(this.#url, file)
    this.#backups.add(done)
    try {
      await done
    } finally {
      this.#backups.delete(done)
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  setting(name: string): Promise<string> {
    return this.#writer.setting(name)
  }

  async #list<C extends Name>(name: C, wanted: Key, query: Statement | undefined): Promise<Collections[C][]> {
    return parseList(
      name,
      wanted,
      (await this.#rows(query)).map(({ body }) => body),
      this.#onDamaged,
    )
  }

  async #rows(query: Statement | undefined): Promise<readonly FoundBody[]> {
    this.#mustBeOpen()
    if (query === undefined) return []
    const { text, values } = query
    try {
      const { rows } = await retryUntilTimeout(this.#patience, () =>
        this.#readers.query<{ key?: string; body: string }>({ text, values: [...values], name: nameOf(text) }),
      )
      return rows
    } catch (error) {
      throw isOutOfService(error) ? new Unavailable(error) : error
    }
  }

  async #close(): Promise<void> {
    this.#writer.stopWaiting()
    await this.#group.drained()
    await Promise.allSettled(this.#backups)
    await this.#writer.close()
    await this.#readers.end()
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new Error('the store is closed')
  }
}

/** A few dozen statements, each prepared once per connection. */
const NAMES = new Map<string, string>()

function nameOf(text: string): string {
  const name = NAMES.get(text) ?? `logres_${NAMES.size}`
  NAMES.set(text, name)
  return name
}
