/*
 * One person with 10,000 chat lines and 1,000 tables: their lists, pages, export and deletion read and write in pages,
 * others are served in between, and the public lists stay everybody's.
 */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change, Person, Store } from '../../src/store/store.ts'
import { withCommit } from '../../src/store/with-commit.ts'
import { MAX_OPEN_TABLES } from '../../src/tables/limits.ts'
import { newTable } from '../../src/tables/new-table.ts'
import { tableChanges } from '../../src/tables/places.ts'
import { seatedPerson } from '../../src/tables/table-row.ts'
import { Client } from '../client.ts'
import { chatRow } from '../store/samples.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'

const [LINES, TABLES] = [10_000, 1_000]
/** Rows of one read, and changes of one commit. */
const MOST = 1_000
/** Of every answer but the export. */
const MOST_BYTES = 100_000

let server: TestServer
let store: Store
let flooder: Client
let me: Person
let match: string
const largest = { read: 0, written: 0 }

/** Counts the rows of each read, and the changes of each commit. */
function counting(inner: Store): Store {
  const counted = <T>(rows: T[]): T[] => {
    largest.read = Math.max(largest.read, rows.length)
    return rows
  }
  const commit: Store['commit'] = (changes) => {
    largest.written = Math.max(largest.written, changes.length)
    return inner.commit(changes)
  }
  return {
    ...withCommit(inner, commit),
    list: async (...query) => counted(await inner.list(...query)),
    find: async (...query) => counted(await inner.find(...query)),
  }
}

beforeAll(async () => {
  store = await openSqlite(':memory:')
  server = await openTestServer({ store: counting(store) })
  const begun = await beginMatch(server.base, 'avalon', [null, 'page'], { turnLimit: 4 })
  flooder = begun.host
  match = begun.table.id
  at(begun.watchers, 0).close()
  const { id } = await flooder.must<{ id: string }>('GET', '/api/me')
  const person = await store.get('people', id)
  if (person === undefined) throw new Error('nobody')
  me = person
  const lines = Array.from({ length: LINES }, (_, n): Change => {
    const line = chatRow(match, 'seated', n, me.id, `line ${n} ${'x'.repeat(100)}`)
    return { in: 'chat', insert: { ...line, key: `k${n}` } }
  })
  const tables = Array.from({ length: TABLES }, (_, i) => {
    const setup = { game: 'avalon', options: {}, pace: {}, access: 'public', standIn: 'squire' } as const
    const row = newTable(me, { ...setup, seats: [seatedPerson(me, false), seatedPerson(me, false)] }, 1_000 + i)
    return tableChanges(undefined, { ...row, status: i % 2 === 0 ? 'over' : 'cancelled' })
  })
  await store.commit([...lines, ...tables.flat()])
})
afterAll(() => server.close())

/** How often others had a turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

test('lists and pages are short, whatever is behind them', async () => {
  largest.read = 0
  const paths = ['/api/tables', '/api/me/tables', '/api/me/tables?from=300', '/api/me/next', '/api/me/players']
  for (const path of [...paths, `/api/matches/${match}/chat?room=seated`, `/api/tables/${match}`]) {
    const body = JSON.stringify(await flooder.must('GET', path))
    expect([path, body.length < MOST_BYTES]).toEqual([path, true])
  }
  const page = await flooder.must<{ lines: object[]; before: number }>('GET', `/api/matches/${match}/chat?room=seated`)
  expect([page.lines.length, page.before]).toEqual([50, LINES - 50])
  const watcher = await flooder.watch(match)
  await watcher.until(() => watcher.heard.some(({ kind }) => kind === 'chatSoFar'))
  expect(JSON.stringify(watcher.heard).length).toBeLessThan(MOST_BYTES)
  watcher.close()
  expect(largest.read).toBeLessThanOrEqual(100)
})

test('the export has everything, and is read in pages', async () => {
  largest.read = 0
  let exported: { readonly chat: object[]; readonly tables: object[] } | undefined
  const turns = await turnsDuring(async () => {
    exported = await flooder.must('GET', '/api/me/export')
  })
  expect([exported?.chat.length, exported?.tables.length]).toEqual([LINES, TABLES + 1])
  expect(largest.read).toBeLessThanOrEqual(MOST)
  expect(turns).toBeGreaterThan((LINES + TABLES) / MOST)
})

test('public lists: one person has few places, however many tables they make', async () => {
  const other = await Client.arrive(server.base)
  const honest = await other.makeTable('avalon', [null, null])
  const codes: string[] = []
  for (let i = 0; i < 50; i++) {
    const { body } = await flooder.call<{ id?: string; code?: string }>('POST', '/api/tables', {
      ...{ game: 'avalon', seats: [null, null], access: 'public' },
    })
    if (body.code !== undefined) codes.push(body.code)
    // Cancelled and made again, they are the newest.
    if (i % 2 === 0 && body.id !== undefined) await flooder.must('POST', `/api/tables/${body.id}/cancel`)
  }
  expect(new Set(codes)).toEqual(new Set(['tooManyTables']))
  const { tables } = await other.must<{ tables: { id: string; host: string }[] }>('GET', '/api/tables')
  expect(tables.map(({ id }) => id)).toContain(honest.id)
  expect(tables.filter(({ id }) => id !== honest.id).length).toBeLessThanOrEqual(MAX_OPEN_TABLES)
})

test('the account is deleted in steps, and no line keeps the name', async () => {
  largest.read = 0
  largest.written = 0
  await flooder.must('POST', '/api/me/delete', { confirm: flooder.name })
  expect(largest.read).toBeLessThanOrEqual(MOST)
  expect(largest.written).toBeLessThanOrEqual(MOST)
  const lines = await store.find('chat', 'person', me.id)
  expect([lines.length, new Set(lines.map(({ name }) => name))]).toEqual([LINES, new Set(['departed'])])
  expect(await store.get('people', me.id)).toMatchObject({ departed: true })
})
