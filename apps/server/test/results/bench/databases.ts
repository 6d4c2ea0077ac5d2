/*
 * Both stores, filled in bulk: the rows of the archive as the server writes them, and beside them a table `bare` with every
 * column that a search may ask for, one index for each kind of search, and the result itself.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { startPostgres } from '@logres/service-testing'
import { Client } from 'pg'
import { openPostgres } from '../../../src/store/postgres/postgres.ts'
import { openSqlite } from '../../../src/store/sqlite.ts'
import type { Store } from '../../../src/store/store.ts'
import { bareRow, entriesOf, finished, Numbers } from './finished-matches.ts'
import type { Search } from './searches.ts'

export interface Archive {
  readonly name: string
  readonly store: Store
  /** The bodies of one page, by one statement. */
  bare(search: Search): Promise<readonly string[]>
  close(): Promise<void>
}

const PAGE = 20
const SEED = 4711

const BARE = `
  CREATE TABLE bare (
    "match" text NOT NULL, person text NOT NULL, game text NOT NULL, ending text NOT NULL, length text NOT NULL,
    against text NOT NULL, "limit" integer NOT NULL, "isPublic" integer NOT NULL, rank bigint NOT NULL, body text NOT NULL
  )`
/** Rows for each person, and one for nobody: searches without a person must not find a match twice. */
const NOBODY = ''
/** The rank is last, so that a page is read in order. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  everything: ['person', '"isPublic"', 'rank'],
  game: ['person', '"isPublic"', 'game', 'rank'],
  ending: ['person', '"isPublic"', 'game', 'ending', 'rank'],
  length: ['person', '"isPublic"', 'game', 'length', 'rank'],
  against: ['person', '"isPublic"', 'game', 'against', 'rank'],
  both: ['person', '"isPublic"', 'game', 'ending', 'length', 'rank'],
  limit: ['person', '"isPublic"', 'game', '"limit"', 'rank'],
}
const indexSql = () =>
  Object.entries(INDEXES).map(([name, columns]) => `CREATE INDEX bare_${name} ON bare (${columns.join(', ')})`)

interface Rows {
  result(match: string, body: string): void
  entry(list: string, rank: number, match: string, body: string): void
  bare(values: readonly (string | number)[]): void
}

function generate(count: number, rows: Rows): void {
  const numbers = new Numbers(SEED)
  for (let n = 0; n < count; n++) {
    const result = finished(n, numbers)
    const body = JSON.stringify(result)
    rows.result(result.match, body)
    for (const entry of entriesOf(result)) rows.entry(entry.list, entry.rank, entry.match, JSON.stringify(entry))
    const { game, ending, length, against, limit, isPublic } = bareRow(result)
    for (const person of [NOBODY, ...result.seats.flatMap((seat) => (seat.person === null ? [] : [seat.person]))])
      rows.bare([result.match, person, game, ending, length, against, limit, isPublic, -result.overAt, body])
  }
}

function pageSql(
  { where, before }: Search,
  parameter: (n: number) => string,
): { sql: string; values: (string | number)[] } {
  const named = new Map<string, string | number>([['person', NOBODY], ...where])
  const conditions = [...named.keys()].map((column, i) => `"${column}" = ${parameter(i + 1)}`)
  const values = [...named.values()]
  if (before !== undefined) conditions.push(`rank >= ${parameter(values.push(1 - before))}`)
  return { sql: `SELECT body FROM bare WHERE ${conditions.join(' AND ')} ORDER BY rank LIMIT ${PAGE}`, values }
}

export async function openSqliteArchive(count: number): Promise<Archive> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-archive-'))
  const file = join(folder, 'logres.sqlite')
  await (await openSqlite(file)).close()
  fillSqlite(file, count)
  const store = await openSqlite(file)
  const db = new DatabaseSync(file, { readOnly: true })
  const statements = new Map<string, StatementSync>()
  return {
    ...{ name: 'SQLite', store },
    bare: async (search) => {
      const { sql, values } = pageSql(search, () => '?')
      const statement = statements.get(sql) ?? db.prepare(sql)
      statements.set(sql, statement)
      return statement.all(...values).map(({ body }) => String(body))
    },
    close: async () => {
      db.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function fillSqlite(file: string, count: number): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000; PRAGMA temp_store = FILE')
  db.exec(BARE)
  // In the order of the key all of it is written much faster.
  db.exec('CREATE TEMP TABLE unsorted (list TEXT, rank INTEGER, "match" TEXT, body TEXT)')
  db.exec('BEGIN')
  const result = db.prepare('INSERT INTO results ("match", body) VALUES (?, ?)')
  const entry = db.prepare('INSERT INTO unsorted VALUES (?, ?, ?, ?)')
  const bare = db.prepare('INSERT INTO bare VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  generate(count, {
    result: (match, body) => result.run(match, body),
    entry: (list, rank, match, body) => entry.run(list, rank, match, body),
    bare: (values) => bare.run(...values),
  })
  db.exec('INSERT INTO archive SELECT * FROM unsorted ORDER BY list, rank, "match"; DROP TABLE unsorted')
  for (const sql of indexSql()) db.exec(sql)
  db.exec('COMMIT; ANALYZE bare; PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

/** Undefined where there is no PostgreSQL. */
export async function openPostgresArchive(count: number): Promise<Archive | undefined> {
  const postgres = await startPostgres('the archive in PostgreSQL', {
    ...{ fsync: 'off', shared_buffers: '512MB', max_wal_size: '8GB', maintenance_work_mem: '512MB' },
  })
  if (postgres === undefined) return undefined
  const url = await postgres.fresh()
  const store = await openPostgres(url)
  const client = new Client(url)
  await client.connect()
  await client.query(BARE)
  copyIn(postgres.programs.psql, url, count)
  for (const sql of indexSql()) await client.query(sql)
  await client.query('ANALYZE')
  let made = 0
  const names = new Map<string, string>()
  return {
    ...{ name: 'PostgreSQL', store },
    bare: async (search) => {
      const { sql: text, values } = pageSql(search, (n) => `$${n}`)
      const name = names.get(text) ?? `bare${made++}`
      names.set(text, name)
      const { rows } = await client.query<{ body: string }>({ name, text, values })
      return rows.map(({ body }) => body)
    },
    close: async () => {
      await client.end()
      await store.close()
      await postgres.end()
    },
  }
}

/** One file per table, in the format of COPY. */
function copyIn(psql: string, url: string, count: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'logres-copy-'))
  try {
    const files = { results: '', archive: '', bare: '' }
    const writers = new Map(Object.keys(files).map((name) => [name, new LineFile(join(folder, name))]))
    const write = (name: string, values: readonly (string | number)[]) =>
      writers.get(name)?.add(`${values.join('\t')}\n`)
    generate(count, {
      result: (match, body) => write('results', [match, body]),
      entry: (list, rank, match, body) => write('archive', [list, rank, match, body]),
      bare: (values) => write('bare', values),
    })
    for (const [name, writer] of writers) {
      writer.close()
      const { status, stderr } = spawnSync(psql, [
        url,
        '-X',
        '-q',
        '-c',
        `\\copy "${name}" from '${join(folder, name)}'`,
      ])
      if (status !== 0) throw new Error(stderr.toString())
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

class LineFile {
  readonly #file: number
  #waiting: string[] = []

  constructor(path: string) {
    this.#file = openSync(path, 'w')
  }

  add(line: string): void {
    if (this.#waiting.push(line) === 10_000) this.#flush()
  }

  close(): void {
    this.#flush()
    closeSync(this.#file)
  }

  #flush(): void {
    writeSync(this.#file, this.#waiting.join(''))
    this.#waiting = []
  }
}
