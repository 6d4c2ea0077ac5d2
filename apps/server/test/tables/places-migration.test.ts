/* Migration of a file from before the index of places. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { offersOf, placesAt } from '../../src/tables/places.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-old-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The number of earlier migrations. */
const BEFORE = 2
const AWKWARD = `"O'Neil" \\ \u0000 \ud800`
const seat = (person: string) => ({ kind: 'person', person, name: AWKWARD })
const OPEN = { kind: 'open' }
const BOT = { kind: 'bot', level: 'page' }

/** As they were written then. */
const TABLES = [
  { id: 'open', status: 'open', host: 'a', seats: [seat('a'), OPEN, BOT], access: 'public', invited: [] },
  { id: 'full', status: 'open', host: 'b', seats: [seat('a'), seat('c')], access: 'public', invited: [] },
  { id: 'asks', status: 'open', host: 'b', seats: [OPEN, seat('c')], access: 'invite', invited: ['a', 'c', 'd'] },
  { id: 'seal', status: 'sealing', host: 'a', seats: [seat('b'), seat('a')], access: 'link', invited: ['d'] },
  { id: 'play', status: 'playing', host: 'a', seats: [seat('b'), seat('a')], access: 'invite', invited: ['b', 'd'] },
  { id: 'done', status: 'playing', host: 'c', seats: [seat('b'), seat('a')], access: 'public', invited: [] },
  { id: 'gone', status: 'cancelled', host: 'a', seats: [OPEN, seat('b')], access: 'public', invited: ['d'] },
]

function writeOldFile(file: string): void {
  const db = new DatabaseSync(file)
  for (const step of MIGRATIONS.slice(0, BEFORE)) step(db)
  db.exec(`PRAGMA user_version = ${BEFORE}`)
  for (const [i, table] of TABLES.entries()) {
    const none = table.seats.map(() => null)
    const row = {
      ...{ ...table, createdAt: 1000 + i, touchedAt: 5000 + i, game: 'avalon', options: { note: AWKWARD }, pace: {} },
      ...{ standIn: 'squire', secret: 'S', seal: 'C', nonceSeals: none, nonces: none, rematchOf: null },
    }
    const body = JSON.stringify(row)
    db.prepare('INSERT INTO tables (id, status, host, body) VALUES (?, ?, ?, ?)').run(
      row.id,
      row.status,
      row.host,
      body,
    )
  }
  const matches = [
    { id: 'play', status: 'playing', overAt: null },
    { id: 'done', status: 'over', overAt: 9000 },
  ]
  for (const match of matches) {
    const body = JSON.stringify(match)
    db.prepare('INSERT INTO matches (id, status, body) VALUES (?, ?, ?)').run(match.id, match.status, body)
  }
  db.close()
}

test('is migrated, with an index of all tables', async () => {
  const file = join(folder, 'old.db')
  writeOldFile(file)
  const store = await openSqlite(file)
  const rows = await store.list('tables', [])
  expect(rows.map(({ id, status }) => `${id} ${status}`).sort()).toEqual(
    ['asks open', 'done over', 'full open', 'gone cancelled', 'open open', 'play playing', 'seal sealing'].sort(),
  )
  for (const row of rows) {
    expect(row).toMatchObject({ links: row.seats.map(() => null), rematch: null, options: { note: AWKWARD } })
  }
  expect((await store.get('tables', 'done'))?.touchedAt).toBe(9000)
  expect((await store.find('tables', 'status', 'over')).map(({ id }) => id)).toEqual(['done'])
  const byText = (list: readonly object[]) => list.map((each) => JSON.stringify(each, Object.keys(each).sort())).sort()
  expect(byText(await store.list('places', []))).toEqual(byText(rows.flatMap(placesAt)))
  expect(byText(await store.list('offers', []))).toEqual(byText(rows.flatMap(offersOf)))
  // A control: the compared lists are not empty.
  expect(await store.list('places', ['a', 'open'])).toEqual([
    ...['asks', 'full', 'open'].map((table) => expect.objectContaining({ table })),
  ])
  expect(await store.list('places', ['d'])).toHaveLength(2)
  expect(await store.list('places', ['c', 'over'])).toMatchObject([{ seat: null, isHost: true, rank: -9000 }])
  expect(await store.list('offers', ['avalon'])).toEqual([{ list: 'avalon', rank: -1000, table: 'open' }])
  await store.close()
})
