/*
 * What the disk alone would allow: the rows that a server wrote, written again into a file of the same shape by bare
 * statements, so many acts to a transaction. WAL and FULL, as the server has it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { at } from '@logres/kernel'
import { obey } from './rpc.ts'

type Row = Record<string, SQLInputValue>

interface Plan {
  /** The server's own file; it may be in use. */
  readonly file: string
  readonly actsPerCommit: number
  readonly rowsPerAct: number
  readonly ms: number
}

const MOST_ROWS = 30_000
const TABLES = ['entries', 'matches', 'deadlines'] as const

obey({
  measure({ file, actsPerCommit, rowsPerAct, ms }: Plan): number {
    const source = new DatabaseSync(file, { readOnly: true })
    const folder = mkdtempSync(join(tmpdir(), 'logres-commits-'))
    const db = new DatabaseSync(join(folder, 'bare.sqlite'))
    try {
      db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA cache_size = -65536')
      for (const table of TABLES) {
        const shapes = source.prepare('SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL').all(table)
        for (const { sql } of shapes) db.exec(String(sql))
      }
      return rateOf(db, rowsIn(source), { actsPerCommit, rowsPerAct, ms })
    } finally {
      db.close()
      source.close()
      rmSync(folder, { recursive: true })
    }
  },
})

function rowsIn(source: DatabaseSync): Record<(typeof TABLES)[number], readonly Row[]> {
  const list = (table: string, order: string): Row[] =>
    source.prepare(`SELECT * FROM "${table}" ORDER BY ${order} LIMIT ${MOST_ROWS}`).all()
  // By number first: matches take turns, as they did.
  return { entries: list('entries', 'seq, match'), matches: list('matches', 'id'), deadlines: list('deadlines', 'id') }
}

function rateOf(db: DatabaseSync, rows: ReturnType<typeof rowsIn>, plan: Omit<Plan, 'file'>): number {
  const { actsPerCommit, rowsPerAct, ms } = plan
  const { entries, matches, deadlines } = rows
  const byId = new Map(matches.map((row) => [row.id, row]))
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')]
  const [addEntry, addDeadline] = [insertInto(db, 'entries', entries), insertInto(db, 'deadlines', deadlines)]
  const putMatch = db.prepare(
    'INSERT INTO matches (id, status, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, body = excluded.body',
  )
  const removeDeadline = db.prepare('DELETE FROM deadlines WHERE id = ?')
  let acts = 0
  // An entry and its match are two; what is more is deadlines, one removed and one added.
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
  const start = performance.now()
  while (performance.now() - start < ms) {
    begin.run()
    for (let i = 0; i < actsPerCommit; i++) write(at(entries, acts % entries.length))
    commit.run()
  }
  return (acts / (performance.now() - start)) * 1000
}

function insertInto(db: DatabaseSync, table: string, rows: readonly Row[]) {
  const columns = Object.keys(at(rows, 0)).map((column) => `"${column}"`)
  return db.prepare(`INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
}

function valuesOf(row: Row): SQLInputValue[] {
  return Object.values(row)
}
