/* The store in one file, by the SQLite that comes with Node. */
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { GroupCommit } from './group-commit.ts'
import { checkVersion, MIGRATIONS, type Migration, migrate } from './migrations.ts'
import { type Query, queryByIndex, queryByKey, queryByPrefix, Statements, stepOf } from './statements.ts'
import type { Change, Collections, Key, Name, Page, Store } from './store.ts'

export interface SqliteOptions {
  /** Changes in one transaction; 2,000 unless told. */
  readonly most?: number
  /** How many milliseconds to wait for a lock; 2,000 unless told. Everything else stands still meanwhile. */
  readonly patience?: number
  /** For tests: awaited before each transaction is written. If it throws, the transaction fails. */
  readonly beforeCommit?: () => Promise<void> | void
  /** For tests. */
  readonly migrations?: readonly Migration[]
}

export interface SqliteStore extends Store {
  /** How many have been committed since the store was opened. */
  readonly transactions: number
  pragma(name: 'synchronous' | 'journal_mode' | 'user_version' | 'integrity_check'): SQLOutputValue | undefined
}

/** `file` may be ':memory:'. */
export async function openSqlite(file: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  // To SQLite this is a file of its own that is deleted in the end.
  if (file === '') throw new Error('the store needs the name of a file')
  try {
    return new Sqlite(connect(file, options), options)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`cannot open the store ${file}: ${reason}`, { cause: error })
  }
}

function connect(file: string, { patience = 2_000, migrations = MIGRATIONS }: SqliteOptions): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: patience })
  try {
    checkVersion(db, migrations)
    const mode = db.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
    if (mode !== 'wal' && file !== ':memory:') throw new Error(`no WAL here (${mode}): it needs a local disk`)
    // FULL: a commit is on the disk when it returns. No mmap: with it a failing disk ends the process, without a word.
    db.exec('PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA cache_size = -65536')
    // Gives back the room that one long transaction took.
    db.exec('PRAGMA journal_size_limit = 67108864')
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
  readonly #group: GroupCommit
  readonly #backups = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  constructor(db: DatabaseSync, { most = 2_000, beforeCommit = () => {} }: SqliteOptions) {
    this.#db = db
    this.#statements = new Statements(db)
    this.#group = new GroupCommit(db, this.#statements, most, beforeCommit)
  }

  get transactions(): number {
    return this.#group.transactions
  }

  async commit(changes: readonly Change[]): Promise<void> {
    this.#mustBeOpen()
    await this.#group.add(changes.map(stepOf))
  }

  async get<C extends Name>(name: C, ...key: Key): Promise<Collections[C] | undefined> {
    return this.#rows<C>(queryByKey(name, key))[0]
  }

  async list<C extends Name>(name: C, prefix: Key, page?: Page): Promise<Collections[C][]> {
    return this.#rows<C>(queryByPrefix(name, prefix, page))
  }

  async find<C extends Name>(
    name: C,
    field: keyof Collections[C] & string,
    value: string | number,
    page?: Page,
  ): Promise<Collections[C][]> {
    return this.#rows<C>(queryByIndex(name, field, '=', value, page))
  }

  async upTo<C extends Name>(
    name: C,
    field: keyof Collections[C] & string,
    most: number,
    page?: Page,
  ): Promise<Collections[C][]> {
    return this.#rows<C>(queryByIndex(name, field, '<=', most, page))
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

  pragma(name: string): SQLOutputValue | undefined {
    this.#mustBeOpen()
    return Object.values(this.#db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  }

  #rows<C extends Name>({ sql, values }: Query): Collections[C][] {
    this.#mustBeOpen()
    return this.#statements
      .of(sql)
      .all(...values)
      .map(({ body }) => {
        const row: Collections[C] = JSON.parse(String(body))
        return row
      })
  }

  /** Under another name until it is complete: what is broken off would open as an empty store. */
  async #copyTo(file: string): Promise<void> {
    const part = `${file}.part`
    refuseExisting(file)
    refuseExisting(part)
    await (await open(part, 'wx')).close()
    try {
      // From the connection that writes: what it commits meanwhile is copied too. From another it would start over.
      await backup(this.#db, part)
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
    this.#db.close()
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new Error('the store is closed')
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup is written to a new file`)
}
