/* With a slow store, simultaneous requests really overlap. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '../../src/people/delete-account.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { openSqlite, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Person } from '../../src/store/store.ts'
import { MAX_OPEN_TABLES, MAX_SEATS } from '../../src/tables/limits.ts'
import { Tables } from '../../src/tables/tables.ts'
import { checkIndex } from './table-helpers.ts'

let store: SqliteStore
let people: People
let tables: Tables
let host: Person
let guest: Person

beforeEach(async () => {
  store = await openSqlite(':memory:', { beforeCommit: () => sleep(2) })
  people = new People(store, () => 1000)
  tables = new Tables(store, () => 1000)
  host = (await people.createGuest('')).person
  guest = (await people.createGuest('')).person
})
afterEach(async () => {
  await checkIndex(store)
  await store.close()
})

const wish = { game: 'avalon', options: {}, seats: [null, null], access: 'public', standIn: 'squire' } as const
const done = (answers: readonly object[]) => answers.filter((answer) => !isRefused(answer)).length

async function make(by: Person): Promise<string> {
  const row = await tables.create(by, wish)
  if ('kind' in row) throw new Error(row.code)
  return row.id
}

test('the number of open tables is limited', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_OPEN_TABLES + 5 }, () => tables.create(host, wish)))
  expect(done(answers)).toBe(MAX_OPEN_TABLES)
})

test('the number of seats per person is limited', async () => {
  const ids: string[] = []
  for (let i = 0; i < MAX_SEATS + 4; i++) ids.push(await make((await people.createGuest('')).person))
  expect(done(await Promise.all(ids.map((id) => tables.sit(id, guest, 0, null))))).toBe(MAX_SEATS)
})

test('a seat has one holder, and a person has one seat', async () => {
  const id = await make(host)
  await Promise.all([
    ...[tables.sit(id, host, 0, null), tables.sit(id, guest, 0, null)],
    ...[tables.sit(id, host, 1, null), tables.sit(id, guest, 1, null)],
  ])
  const row = await tables.get(id)
  const there = row?.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : [])) ?? []
  expect(there.length).toBeGreaterThan(0)
  expect(new Set(there).size).toBe(there.length)
})

test.each([0, 1, 3, 5, 8])('a deleted account has no seat, even if it sat down %i ms later', async (ms) => {
  const ids = [await make(host), await make(host), await make(host)]
  const leaving = deleteAccount(people.registry, tables, guest, guest.name)
  // However far that has come by then, the rest holds.
  await sleep(ms)
  await Promise.all([leaving, ...ids.map((id) => tables.sit(id, guest, 1, null))])
  expect(await leaving).toBeUndefined()
  expect(await store.list('places', [guest.id])).toEqual([])
  for (const id of ids) expect((await tables.get(id))?.seats).toEqual([{ kind: 'open' }, { kind: 'open' }])
})
