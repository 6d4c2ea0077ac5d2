/*
 * Exports and imports the whole database. A backup is a consistent SQLite file: it needs none of PostgreSQL's tools,
 * fits every version, can be inspected or served as it is, and is restored with the code that moves a store.
 */
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { finishCopy } from '../connection.ts'
import { openSqlite } from '../sqlite.ts'
import { columnsOf, stepOf } from '../steps.ts'
import { type Change, type Name, SHAPES } from '../store.ts'
import { quoted } from './columns.ts'
import { connect, PreparedStatements, settingsFor } from './connection.ts'
import { checkVersion, MIGRATIONS, migrate } from './migrations.ts'
import { idOf, keyIn } from './plan.ts'
import { statementOf } from './statement.ts'

/** The target is not empty. The message is for the operator. */
export class NotEmpty extends Error {}

export type Counts = ReadonlyMap<Name, number>

const NAMES = Object.keys(SHAPES).filter((name): name is Name => name in SHAPES)
/** Rows per batch. */
const BATCH = 500

/** Under a temporary name until it is complete: a partial file would open as a store. */
export async function backUpInto(url: string, file: string): Promise<Counts> {
  const part = `${file}.part`
  refuseExisting(file)
  refuseExisting(part)
  // It contains players' hands: private to this user.
  await (await open(part, 'wx', 0o600)).close()
  try {
    const counts = await fillFile(url, part)
    finishCopy(part)
    refuseExisting(file)
    await rename(part, file)
    return counts
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) await rm(`${part}${end}`, { force: true })
    throw error
  }
}

async function fillFile(url: string, part: string): Promise<Counts> {
  const counts = new Map<Name, number>()
  const client = await connect(settingsFor(url))
  try {
    if ((await checkVersion(client, MIGRATIONS)) < MIGRATIONS.length)
      throw new Error('it is empty or of an older version')
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const copy = await openSqlite(part)
    try {
      for (const name of NAMES) {
        counts.set(name, 0)
        for await (const bodies of lotsOf(client, name)) {
          await copy.commit(bodies.map((body) => insertOf(name, body)))
          counts.set(name, (counts.get(name) ?? 0) + bodies.length)
        }
      }
    } finally {
      await copy.close()
    }
    return counts
  } finally {
    await client.end()
  }
}

async function* lotsOf(client: ClientBase, name: Name): AsyncGenerator<string[]> {
  const { key } = columnsOf(name)
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT "body" FROM "${name}" ORDER BY ${quoted(key)}`)
  for (;;) {
    const { rows } = await client.query<{ body: string }>(`FETCH ${BATCH} FROM rows`)
    if (rows.length === 0) break
    yield rows.map(({ body }) => body)
  }
  await client.query('CLOSE rows')
}

function insertOf(name: Name, body: string): Change {
  const change: Change = JSON.parse(`{"in":"${name}","insert":${body}}`)
  return change
}

/** All or nothing, into an empty database. `bodies` answers the rows of a collection. */
export async function fillPostgres(url: string, bodies: (name: Name) => Iterable<string>): Promise<Counts> {
  const client = await connect(settingsFor(url))
  try {
    await migrate(client, MIGRATIONS)
    await client.query('BEGIN')
    // Blocks other writers.
    await client.query(`LOCK TABLE ${quoted(NAMES)} IN EXCLUSIVE MODE`)
    await mustBeEmpty(client)
    const asking = new PreparedStatements(client)
    const counts = new Map<Name, number>()
    for (const name of NAMES) counts.set(name, await fill(asking, name, bodies(name)))
    for (const [name, n] of counts) {
      const there = await count(client, name)
      if (there !== n) throw new Error(`of ${name} ${n} rows were read and ${there} are there; nothing was kept`)
    }
    await client.query('COMMIT')
    return counts
  } finally {
    await client.end()
  }
}

async function mustBeEmpty(client: ClientBase): Promise<void> {
  const full: string[] = []
  for (const name of NAMES) {
    const n = await count(client, name)
    if (n > 0) full.push(`${name}: ${n}`)
  }
  if (full.length > 0) throw new NotEmpty(`there is something there already (${full.join(', ')})`)
}

async function count(client: ClientBase, name: Name): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM "${name}"`)
  return Number(rows[0]?.n)
}

async function fill(asking: PreparedStatements, name: Name, bodies: Iterable<string>): Promise<number> {
  let n = 0
  let lot: string[] = []
  const send = async () => {
    if (lot.length > 0) await asking.query(statementOf(lot.map((body) => insertEffect(name, body))))
    n += lot.length
    lot = []
  }
  for (const body of bodies) {
    lot.push(body)
    if (lot.length === BATCH) await send()
  }
  await send()
  return n
}

function insertEffect(name: Name, body: string) {
  const { values } = stepOf(insertOf(name, body))
  return { id: idOf(name, 'key', keyIn(name, values)), collection: name, kind: 'insert', values } as const
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new Error(`${file} exists already: a backup is written to a new file`)
}
