/*
 * Reads everything in a store, and replays every log against the rules: `logres check-store`. Nothing is changed, and a
 * server may be running.
 */
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { isRefusal, unseal } from '@logres/kernel'
import { storedUpTo } from '../clocks/pending-questions.ts'
import { restartMatch } from '../matches/replay.ts'
import { MIGRATIONS } from '../store/migrations.ts'
import { openSqlite } from '../store/sqlite.ts'
import { DamagedRow, type MatchRow, type Name, SHAPES, type Store } from '../store/store.ts'
import { type StoreAddress, storeAddress } from '../store/url.ts'

/** It cannot be checked. The message is for the operator. */
export class CheckFailed extends Error {}

export interface CheckResult {
  readonly rows: number
  readonly matches: number
  /** Entries of logs that could be replayed. */
  readonly entries: number
  /** One line each. */
  readonly problems: readonly string[]
}

const PAGE = 500
const MOST_PROBLEMS_OF_FILE = 20

/** `source`: the URL of a store, or its file. */
export async function checkStore(source: string): Promise<CheckResult> {
  const address = storeAddress(source)
  const problems = address.kind === 'sqlite' ? checkFile(address.file) : []
  const named = new Set<string>()
  const store = await open(address, (row) => named.add(`damaged: ${row.message}`))
  try {
    let [rows, matches, entries] = [0, 0, 0]
    for (const name of NAMES) for await (const page of pagesOf(store, name, named)) rows += page.length
    for await (const page of pagesOf(store, 'matches', named)) {
      for (const row of page) {
        const replayed = await replay(store, row)
        matches += 1
        if (typeof replayed === 'number') entries += replayed
        else named.add(`match ${row.id}: ${replayed}`)
      }
    }
    for await (const page of pagesOf(store, 'tables', named)) {
      for (const { id, status } of page) {
        if (status !== 'playing' && status !== 'over') continue
        // One that is damaged is named by the store.
        const match = await store.get('matches', id).catch(() => null)
        if (match === undefined) named.add(`match ${id}: its row is missing`)
      }
    }
    return { rows: rows + entries, matches, entries, problems: [...problems, ...named] }
  } finally {
    await store.close()
  }
}

/** Logs are read with their matches. */
const NAMES = Object.keys(SHAPES).filter(
  (name): name is Exclude<Name, 'entries'> => name in SHAPES && name !== 'entries',
)

/** What SQLite finds wrong with the file itself. */
function checkFile(file: string): string[] {
  const url = pathToFileURL(file)
  // Opening it as a store would create a missing file.
  url.searchParams.set('mode', 'rw')
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(url)
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
    if (version !== MIGRATIONS.length)
      throw new CheckFailed(`${file} was written by another version. Use the version that the server runs.`)
    const found = db.prepare(`PRAGMA integrity_check(${MOST_PROBLEMS_OF_FILE})`).all()
    const lines = found.flatMap((row) => String(row.integrity_check).split('\n'))
    return lines.filter((line) => line !== 'ok').map((line) => `file: ${line}`)
  } catch (error) {
    if (error instanceof CheckFailed) throw error
    throw new CheckFailed(`${file} is not a Logres store, or cannot be read: ${reasonOf(error)}`)
  } finally {
    db?.close()
  }
}

async function open(address: StoreAddress, onDamaged: (row: DamagedRow) => void): Promise<Store> {
  try {
    if (address.kind === 'sqlite') return await openSqlite(address.file, { onDamaged })
    const { openPostgres } = await import('../store/postgres/postgres.ts')
    return await openPostgres(address.url, { onDamaged, mayMigrate: false })
  } catch (error) {
    throw new CheckFailed(reasonOf(error))
  }
}

/** Of a damaged file some pages may be unreadable; the rest is read all the same. */
async function* pagesOf<C extends Name>(store: Store, name: C, named: Set<string>) {
  for (let offset = 0; ; offset += PAGE) {
    const before = named.size
    try {
      const page = await store.list(name, [], { limit: PAGE, offset })
      yield page
      // Damaged rows are left out.
      if (page.length + named.size - before < PAGE) return
    } catch (error) {
      if (!(error instanceof DamagedRow)) throw error
      named.add(`${name}: cannot be read any further`)
      return
    }
  }
}

/** The number of entries, or what is wrong. */
async function replay(store: Store, row: MatchRow): Promise<number | string> {
  try {
    const [table, entries] = await Promise.all([store.get('tables', row.id), store.list('entries', [row.id])])
    if (table === undefined) return 'its table is missing'
    const upTo = storedUpTo(row.platform)
    if (Number.isFinite(upTo) && upTo >= entries.length) return 'entries at the end of its log are missing'
    const match = restartMatch(row.table, entries[0]?.entry, unseal(row.table, table.secret, table.nonces).chance)
    for (const { entry } of entries.slice(1)) {
      const done = match.replay(entry)
      if (isRefusal(done)) return `entry ${entry.seq} cannot be replayed: ${done.code}`
    }
    const isOver = match.outcome !== undefined
    if (isOver !== (row.status === 'over')) return `its log says that it is ${isOver ? 'over' : 'not over'}`
    return entries.length
  } catch (error) {
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
