/*
 * What the disk alone would allow: the rows a server wrote, written again into a file of the same shape by bare
 * statements, so many acts per transaction. WAL and FULL, like the server.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { at } from '@logres/kernel'
import { type LoadClient, openLoop } from './loops.ts'
import { serveCommands } from './rpc.ts'

type Row = Record<string, SQLInputValue>

interface Shape {
  /** The server's own file; it may be in use. */
  readonly file: string
  readonly rowsPerAct: number
}

const MOST_ROWS = 30_000
const TABLES = ['entries', 'matches', 'deadlines'] as const

/** Writes so many acts in one transaction. */
type Commit = (acts: number) => void

serveCommands({
  /** Acts per second at full speed. */
  measure({ actsPerCommit, ms, ...shape }: Shape & { readonly actsPerCommit: number; readonly ms: number }) {
    return withFile(shape, (commit) => {
      const start = performance.now()
      let acts = 0
      for (; performance.now() - start < ms; acts += actsPerCommit) commit(actsPerCommit)
      return (acts / (performance.now() - start)) * 1000
    })
  },

  /** At a fixed rate: everything due in the same turn is one transaction. */
  paced({ perSecond, ms, ...shape }: Shape & { readonly perSecond: number; readonly ms: number }) {
    return withFile(shape, (commit) => openLoop(partiesOf(commit), perSecond, ms))
  },
})

const PARTIES = 100

function partiesOf(commit: Commit): LoadClient[] {
  let due: (() => void)[] = []
  const write = () => {
    const written = due
    due = []
    commit(written.length)
    for (const then of written) then()
  }
  return Array.from({ length: PARTIES }, () => ({
    ready: (then) => then(),
    act(then) {
      if (due.push(then) === 1) setImmediate(write)
    },
  }))
}

async function withFile<T>({ file, rowsPerAct }: Shape, work: (commit: Commit) => T): Promise<Awaited<T>> {
  const source = new DatabaseSync(file, { readOnly: true })
  const folder = mkdtempSync(join(tmpdir(), 'logres-commits-'))
  const db = new DatabaseSync(join(folder, 'bare.sqlite'))
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA cache_size = -65536')
    for (const table of TABLES) {
      const shapes = source.prepare('SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL').all(table)
      for (const { sql } of shapes) db.exec(String(sql))
    }
    return await work(commitsTo(db, rowsIn(source), rowsPerAct))
  } finally {
    db.close()
    source.close()
    rmSync(folder, { recursive: true })
  }
}

function rowsIn(source: DatabaseSync): Record<(typeof TABLES)[number], readonly Row[]> {
  const list = (table: string, order: string): Row[] =>
    source.prepare(`SELECT * FROM "${table}" ORDER BY ${order} LIMIT ${MOST_ROWS}`).all()
  // By number first: matches take turns, as they did.
  return { entries: list('entries', 'seq, match'), matches: list('matches', 'id'), deadlines: list('deadlines', 'id') }
}

function commitsTo(db: DatabaseSync, rows: ReturnType<typeof rowsIn>, rowsPerAct: number): Commit {
  const { entries, matches, deadlines } = rows
  const byId = new Map(matches.map((row) => [row.id, row]))
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')]
  const [addEntry, addDeadline] = [insertInto(db, 'entries', entries), insertInto(db, 'deadlines', deadlines)]
  const putMatch = db.prepare(
    'INSERT INTO matches (id, status, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, body = excluded.body',
  )
  const removeDeadline = db.prepare('DELETE FROM deadlines WHERE id = ?')
  let acts = 0
  // An entry and its match are two rows; the rest is deadlines, one removed and one added.
  let owed = 0
  const write = (entry: Row) => {
    const lap = Math.floor(acts / entries.length)
    addEntry.run(...valuesOf({ ...entry, ...(lap > 0 && { match: `${entry.match}/${lap}` }) }))
    const match = byId.get(entry.match ?? null) ?? at(matches, 0)
    putMatch.run(...valuesOf(match))
    owed += Math.max(0, rowsPerAct - 2) / 2
    if (owed >= 1 && deadlines.length > 0) {
      owed -= 1
      removeDeadline.run(`${match.id}.${acts - matches.length}`)
      addDeadline.run(...valuesOf({ ...at(deadlines, acts % deadlines.length), id: `${match.id}.${acts}` }))
    }
    acts += 1
  }
  return (count) => {
    begin.run()
    for (let i = 0; i < count; i++) write(at(entries, acts % entries.length))
    commit.run()
  }
}

function insertInto(db: DatabaseSync, table: string, rows: readonly Row[]) {
  const columns = Object.keys(at(rows, 0)).map((column) => `"${column}"`)
  return db.prepare(`INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
}

function valuesOf(row: Row): SQLInputValue[] {
  return Object.values(row)
}
