/* Two servers that share a store: a report is answered once, and a deed undone once, whichever is asked. */
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePerson } from '../../src/admin/person-changes.ts'
import { readQueue } from '../../src/admin/queue.ts'
import { Reports } from '../../src/admin/reports.ts'
import { undo } from '../../src/admin/undo.ts'
import { inForce } from '../../src/people/judgements.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { withRevisions } from '../../src/store/revisions.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Person, Store } from '../../src/store/store.ts'

let store: Store
let servers: readonly [People, People]
let admin: Person
let rude: Person

beforeEach(async () => {
  store = await openSqlite(':memory:')
  // Each has locks of its own.
  servers = [new People(withRevisions(store), Date.now), new People(withRevisions(store), Date.now)]
  admin = (await servers[0].createGuest('')).person
  rude = (await servers[0].createGuest('')).person
})
afterEach(() => store.close())

const muted = (until: number) => (person: Person) => ({
  person: { ...person, mutedUntil: until },
  detail: { act: 'mute', until },
  judgement: { act: 'mute' as const, until },
})

test('of two deeds that answer the same report at the same time one is refused, and is not done', async () => {
  const reports = new Reports(servers[0].registry)
  await reports.create(admin, { whom: { person: rude.id }, text: 'x' })
  const { things } = await readQueue(store)
  const ids = at(things, 0).reports.map(({ id }) => id)
  const until = Date.now() + 1e6
  const done = await Promise.all(
    servers.map(({ registry }, n) =>
      changePerson(registry, { by: admin, reason: `server ${n}`, reports: ids }, rude.id, muted(until + n)),
    ),
  )
  expect(done.filter(isRefused)).toMatchObject([{ code: 'reportAnswered' }])
  const winner = done.findIndex((each) => !isRefused(each))
  const row = await store.get('people', rude.id)
  expect(row).toMatchObject({ mutedUntil: until + winner, judgements: [{ reason: `server ${winner}` }] })
  expect(await store.find('notes', 'kind', 'admin')).toHaveLength(1)
})

test('a deed is undone once', async () => {
  const until = Date.now() + 1e6
  await changePerson(servers[0].registry, { by: admin, reason: 'x' }, rude.id, muted(until))
  const deed = at(await store.find('notes', 'kind', 'admin'), 0).id
  const done = await Promise.all(servers.map(({ registry }) => undo(registry, { by: admin, reason: '' }, deed)))
  expect(done.filter((each) => each === undefined)).toHaveLength(1)
  const row = await store.get('people', rude.id)
  expect(row?.mutedUntil).toBeNull()
  expect(row && inForce(row, 'mute')).toBeUndefined()
  expect(await store.find('notes', 'kind', 'admin')).toHaveLength(2)
})

test('a rename of the person meanwhile loses neither the rename nor the deed', async () => {
  const until = Date.now() + 1e6
  await Promise.all([
    changePerson(servers[0].registry, { by: admin, reason: 'x' }, rude.id, muted(until)),
    servers[1].rename(rude, 'Sir Sudden'),
  ])
  expect(await store.get('people', rude.id)).toMatchObject({ name: 'Sir Sudden', mutedUntil: until })
})
