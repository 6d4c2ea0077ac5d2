/* Finding an opponent: who is paired with whom, what happens if somebody does not come, and who is shown to whom. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HallView } from '../../src/lobby/hall.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { Seeker } from './seeker.ts'

let server: TestServer
let ahead = 0
beforeAll(async () => {
  const now = () => Date.now() + ahead
  server = await openTestServer(
    { now, maxSleep: 20, lobby: { reloadWithin: 300 } },
    { LOGRES_KNOWN_NETWORKS: '127.0.0.0/8*1000' },
  )
})
afterAll(() => server.close())

const arrive = (count: number) => Promise.all(Array.from({ length: count }, () => Seeker.arrive(server.base)))
const leave = async (...seekers: readonly Seeker[]) => {
  for (const seeker of seekers) {
    await seeker.stopLooking()
    await seeker.closePage()
  }
}

describe('two who look for the same', () => {
  test('are paired at once; the match starts when both have taken their seats', async () => {
    const [ana, ben] = await arrive(2)
    if (!ana || !ben) throw new Error('two came')
    expect(await ana.look()).toMatchObject({ seek: { game: 'avalon', pace: 'live', players: 2 }, found: null })
    expect(await ben.look()).toMatchObject({ seek: null, found: { people: [{ name: ana.name, isGuest: true }] } })
    expect(await ana.found()).toMatchObject({ people: [{ name: ben.name }], seated: 0, isSeated: false })
    const table = await ana.go()
    await ben.until(() => ben.me.found?.seated === 1)
    await ben.go()
    await Promise.all([ana.begun(table), ben.begun(table)])
    expect(ana.me).toMatchObject({ seek: null, found: null })
    expect(await ana.client.must('GET', '/api/me/tables')).toMatchObject({
      matches: [{ id: table, pace: { bank: 900 } }],
    })
    await leave(ana, ben)
  })

  test('a third is unaffected, and is paired with a fourth', async () => {
    const people = await arrive(4)
    const [ana, ben, third, fourth] = people
    if (!ana || !ben || !third || !fourth) throw new Error('four came')
    for (const seeker of [ana, ben, third]) await seeker.look()
    expect(third.me).toMatchObject({ seek: { game: 'avalon' }, found: null })
    const first = await ana.found()
    await fourth.look()
    expect((await third.found()).table).not.toBe(first.table)
    expect((await third.found()).people).toMatchObject([{ name: fourth.name }])
    await leave(...people)
  })

  test('other games, paces and numbers of players are other queues', async () => {
    const people = await arrive(4)
    const [a, b, c, d] = people
    if (!a || !b || !c || !d) throw new Error('four came')
    await a.look('avalon', 'live')
    await b.look('avalon', 'quick')
    await c.look('merlin', 'live', 2)
    await d.look('merlin', 'live', 3)
    for (const seeker of people) expect(seeker.me.found).toBeNull()
    await leave(...people)
  })

  test('three who look for three play together', async () => {
    const people = await arrive(3)
    for (const seeker of people) await seeker.look('tournament', 'live', 3)
    const tables = await Promise.all(people.map((seeker) => seeker.go()))
    expect(new Set(tables).size).toBe(1)
    await Promise.all(people.map((seeker) => seeker.begun(at(tables, 0))))
    await leave(...people)
  })
})

describe('somebody who was found', () => {
  test('and does not want to play stops looking; the other one goes on as before', async () => {
    const [ana, ben, cai] = await arrive(3)
    if (!ana || !ben || !cai) throw new Error('three came')
    await ana.look()
    await ben.look()
    const { table } = await ana.found()
    await ben.stopLooking()
    await ana.until(() => ana.me.found === null && ana.me.seek !== null)
    await ben.until(() => ben.me.found === null && ben.me.seek === null)
    expect((await ana.client.must<{ status: string }>('GET', `/api/tables/${table}`)).status).toBe('cancelled')
    await cai.look()
    expect((await ana.found()).people).toMatchObject([{ name: cai.name }])
    await leave(ana, ben, cai)
  })

  test('and does not answer stops looking; who came goes back to the head of the queue', async () => {
    const [ana, ben] = await arrive(2)
    if (!ana || !ben) throw new Error('two came')
    await ana.look()
    await ben.look()
    await ana.go()
    ahead += 12_000
    await ana.until(() => ana.me.found === null && ana.me.seek !== null)
    await ben.until(() => ben.me.found === null && ben.me.seek === null)
    expect(ana.me.seek?.waited).toBeGreaterThan(11_000)
    await leave(ana, ben)
  })

  test('cannot have their table changed or joined by others', async () => {
    const [ana, ben, other] = await arrive(3)
    if (!ana || !ben || !other) throw new Error('three came')
    await ana.look()
    await ben.look()
    const { table } = await ana.found()
    await other.client.must('GET', `/api/tables/${table}`)
    await expect(other.client.sit(table, 0)).rejects.toThrow()
    for (const seeker of [ana, ben]) {
      const { status } = await seeker.client.call('POST', `/api/tables/${table}/seats/0`, { bot: null })
      expect([403, 409]).toContain(status)
    }
    await leave(ana, ben, other)
  })
})

describe('a search ends', () => {
  test('when the last page closes, but not with a reload or another page', async () => {
    const [ana] = await arrive(1)
    if (!ana) throw new Error('one came')
    const look = () => ana.client.must<HallView>('GET', '/api/lobby')
    const [watching] = await arrive(1)
    await ana.look()
    await ana.closePage()
    await ana.openPage()
    expect(ana.me.seek).not.toBeNull()
    const waits = async () => (await watching?.client.must<HallView>('GET', '/api/lobby'))?.waits.length
    await expect.poll(waits, { timeout: 20_000 }).toBe(1)
    await ana.closePage()
    await expect.poll(waits, { timeout: 20_000 }).toBe(0)
    await ana.openPage()
    expect(ana.me.seek).toBeNull()
    expect((await look()).waits).toEqual([])
    await leave(ana, ...(watching ? [watching] : []))
  })

  test('when a live match begins elsewhere', async () => {
    const [ana, ben] = await arrive(2)
    if (!ana || !ben) throw new Error('two came')
    await ana.look()
    const { id } = await ben.client.makeTable('avalon', [null, null])
    const reveals = [await ben.client.sit(id, 0), await ana.client.sit(id, 1)]
    await ben.client.must('POST', `/api/tables/${id}/start`)
    for (const reveal of reveals) await reveal()
    await ana.until(() => ana.me.seek === null)
    await leave(ana, ben)
  })
})

test('blocked people are never paired, and are not shown to each other', async () => {
  const [ana, ben, cai] = await arrive(3)
  if (!ana || !ben || !cai) throw new Error('three came')
  const { id } = await ben.client.makeTable('avalon', [null, null])
  await ben.client.sit(id, 0)
  await ana.client.must('POST', '/api/me/blocks', { table: id, seat: 0 })
  await ben.client.must('POST', `/api/tables/${id}/cancel`)
  await ana.look()
  await ben.look()
  expect([ana.me.found, ben.me.found]).toEqual([null, null])
  const shown = async (seeker: Seeker) =>
    (await seeker.client.must<HallView>('GET', '/api/lobby')).waits.flatMap(({ people }) =>
      people.map(({ name }) => name),
    )
  await expect.poll(() => shown(cai), { timeout: 20_000 }).toEqual([ana.name, ben.name])
  expect(await shown(ana)).toEqual([])
  expect(await shown(ben)).toEqual([])
  await cai.look()
  expect((await ana.found()).people).toMatchObject([{ name: cai.name }])
  expect(ben.me.found).toBeNull()
  await leave(ana, ben, cai)
})

test('over days: the first leaves an open seat, the second takes it, and the match starts when the first is back', async () => {
  const [ana, ben] = await arrive(2)
  if (!ana || !ben) throw new Error('two came')
  const look = (seeker: Seeker) =>
    seeker.client.must<{ table: string; seat: number; isSeated: boolean }>('POST', '/api/lobby/days', {
      ...{ game: 'avalon', players: 2 },
    })
  const left = await look(ana)
  // Nobody sits there yet.
  expect((await ben.client.must<{ tables: object[] }>('GET', '/api/tables')).tables).toEqual([])
  await ana.sit(left.table, left.seat)
  expect(await look(ana)).toEqual({ ...left, isSeated: true })
  const waits = async () => (await ben.client.must<HallView>('GET', '/api/lobby')).waits
  await expect.poll(waits, { timeout: 20_000 }).toMatchObject([{ pace: 'days', count: 1 }])
  await ana.closePage()
  const taken = await look(ben)
  expect(taken.table).toBe(left.table)
  await ben.sit(taken.table, taken.seat)
  ahead += 24 * 60 * 60 * 1000
  expect((await ben.client.must<{ status: string }>('GET', `/api/tables/${left.table}`)).status).toBe('sealing')
  await ana.openPage()
  await Promise.all([ana.begun(left.table), ben.begun(left.table)])
  await leave(ana, ben)
})

test('what is not offered is refused', async () => {
  const [ana] = await arrive(1)
  if (!ana) throw new Error('one came')
  const refused = async (body: object) =>
    (await ana.client.call<{ code: string }>('POST', '/api/lobby/seek', body)).body.code
  expect(await refused({ game: 'chess', pace: 'live', players: 2 })).toBe('noSuchGame')
  expect(await refused({ game: 'avalon', pace: 'live', players: 3 })).toBe('badSeatCount')
  expect(await refused({ game: 'avalon', pace: 'days', players: 2 })).toBe('badRequest')
  ana.say({ kind: 'nonsense' })
  ana.say([])
  expect(await ana.client.must('DELETE', '/api/lobby/seek')).toMatchObject({ seek: null, found: null, reveals: [] })
  await leave(ana)
})
