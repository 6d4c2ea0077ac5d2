/* The store in one file, with Node's built-in SQLite. */
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { connect } from './connection.ts'
import { GroupCommit } from './group-commit.ts'
import { checkVersion, MIGRATIONS, type Migration, migrate } from './migrations.ts'
import { type OnDamaged, parseList, parseRow } from './rows.ts'
import { isCorrupt, readError } from './sqlite-errors.ts'
import { type Query, queryByIndex, queryByKey, queryByPrefix, Statements } from './statements.ts'
import { stepOf } from './steps.ts'
import { type Change, type Collections, DamagedRow, type Key, type Name, type Page, type Store } from './store.ts'
import { InlineWriter, ThreadWriter, type Writer } from './writer.ts'

const PATIENCE = 2_000

export interface SqliteOptions {
  /** Changes per transaction; default 2,000. */
  readonly most?: number
  /** How many milliseconds to wait for a lock; default 2,000. */
  readonly patience?: number
  readonly onDamaged?: OnDamaged
  /** For tests: awaited before each transaction. If it throws, the transaction fails. */
  readonly beforeCommit?: () => Promise<void> | void
  /** For tests: SQL for the writing connection. */
  readonly prepare?: string
  /** For tests. */
  readonly migrations?: readonly Migration[]
}

export interface SqliteStore extends Store {
  /** Committed since the store was opened. */
  readonly transactions: number
  /** Of the writing connection. */
  pragma(name: 'synchronous' | 'journal_mode' | 'user_version' | 'integrity_check'): Promise<SQLOutputValue | undefined>
}

/** `file` may be ':memory:'. */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  // To SQLite this would be a temporary file.
  if (file === '') throw new Error('the store needs the name of a file')
  try {
    return new Sqlite(file, openFile(file, options), options)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`cannot open the store ${file}: ${reason}`, { cause: error })
  }
}

function openFile(file: string, { patience = PATIENCE, migrations = MIGRATIONS }: SqliteOptions): DatabaseSync {
  const db = connect(file, patience)
  try {
    checkVersion(db, migrations)
    migrate(db, migrations)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

class Sqlite implements SqliteStore {
  readonly #db: DatabaseSync
  readonly #statements: Statements
  readonly #writer: Writer
  readonly #group: GroupCommit
  readonly #onDamaged: OnDamaged
  readonly #backups = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  constructor(file: string, db: DatabaseSync, options: SqliteOptions) {
    const { most = 2_000, patience = PATIENCE, beforeCommit = () => {}, prepare = '', onDamaged = () => {} } = options
    this.#onDamaged = onDamaged
    this.#db = db
    this.#statements = new Statements(db)
    this.#writer = file === ':memory:' ? new InlineWriter(db) : new ThreadWriter({ file, patience, prepare })
    this.#group = new GroupCommit((callers) => this.#writer.write(callers), { most, ahead: 2, before: beforeCommit })
  }

  get transactions(): number {
    return this.#group.transactions
  }

  commit(changes: readonly Change[]): Promise<void> {
    try {
      this.#mustBeOpen()
      return this.#group.add(changes.map(stepOf))
    } catch (error) {
      return Promise.reject(error)
    }
  }

  async get<C extends Name>(name: C, ...key: Key): Promise<Collections[C] | undefined> {
    const [body] = this.#bodies(name, key, queryByKey(name, key))
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
    const done = this.#copyTo(file)
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

  async pragma(name: string): Promise<SQLOutputValue | undefined> {
    this.#mustBeOpen()
    return this.#writer.pragma(name)
  }

  #list<C extends Name>(name: C, wanted: Key, query: Query): Collections[C][] {
    return parseList(name, wanted, this.#bodies(name, wanted, query), this.#onDamaged)
  }

  #bodies(name: Name, wanted: Key, { sql, values }: Query): string[] {
    this.#mustBeOpen()
    try {
      return this.#statements
        .of(sql)
        .all(...values)
        .map(({ body }) => String(body))
    } catch (error) {
      if (!isCorrupt(error)) throw readError(error)
      const damaged = new DamagedRow(name, wanted, error)
      this.#onDamaged(damaged)
      throw damaged
    }
  }

  /** Under a temporary name until it is complete: a partial file would open as an empty store. */
  async #copyTo(file: string): Promise<void> {
    const part = `${file}.part`
    refuseExisting(file)
    refuseExisting(part)
    await (await open(part, 'wx', 0o600)).close()
    try {
      await this.#writer.backup(part)
      refuseExisting(file)
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async #close(): Promise<void> {
    await this.#group.drained()
    await Promise.allSettled(this.#backups)
    await this.#writer.close()
    this.#db.close()
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new Error('the store is closed')
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup is written to a new file`)
}
