/* What takes days: quiet hours, abandoned matches, tables that never fill, nonces never revealed. */
import { at, present, seededChance } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, PRESETS, SECOND } from '../../src/clocks/pace.ts'
import { Client } from '../client.ts'
import { ClockServer, clockOf } from './clock-server.ts'

let server: ClockServer

beforeEach(async () => {
  server = new ClockServer()
  await server.open()
})

afterEach(() => server.close())

const NIGHT = { quiet: { from: '20:00', to: '08:00', zone: 'UTC' } }

async function personOf(client: Client): Promise<string> {
  return (await client.must<{ id: string }>('GET', '/api/me')).id
}

async function set(person: string, settings: object): Promise<void> {
  const row = await server.running.store.get('people', person)
  if (row === undefined) throw new Error('nobody')
  await server.running.store.commit([{ in: 'people', put: { ...row, settings } }])
}

describe('over days', () => {
  test('vacations that are set while a match is played move its deadline, quiet hours a day later', async () => {
    const { id, clients, watchers } = await server.begin('avalon', [null, null], {}, PRESETS.daysFast)
    const seat = watchers.findIndex(({ view }) => view.question !== null)
    const person = await personOf(at(clients, seat))
    expect(await server.matchDeadlines(id)).toMatchObject([{ due: server.now + DAY }])
    await set(person, { ...NIGHT, vacation: [{ from: '2026-07-01', to: '2026-07-04' }] })
    await server.running.settingsChanged(person)
    // It is noon. From the 5th, 0:00 on: 8 quiet hours, 12 others, 12 quiet, 12 others.
    const due = Date.parse('2026-07-06T20:00Z')
    expect(await server.matchDeadlines(id)).toMatchObject([{ due }])
    const watcher = at(watchers, 1 - seat)
    await watcher.until(() => clockOf(watcher).until === due)
    server.now = due - 1
    await server.settled()
    expect((await server.entries(id)).map(({ kind }) => kind)).toEqual(['start'])
    server.now = due
    await server.until(async () => (await server.entries(id)).some(({ kind }) => kind === 'standIn'))
  })

  test('what is set before the match counts from its start, and is known after a restart', async () => {
    const { id, clients, reveals } = await server.seal('avalon', [null, null], {}, PRESETS.daysFast)
    for (const client of clients) await set(await personOf(client), NIGHT)
    for (const reveal of reveals) await reveal()
    expect(await server.matchDeadlines(id)).toMatchObject([{ due: server.now + 2 * DAY }])
    await server.stop()
    server.now += 2 * DAY - 1
    await server.open()
    await server.settled()
    expect((await server.entries(id)).map(({ kind }) => kind)).toEqual(['start'])
    server.now += 1
    await server.until(async () => (await server.entries(id)).some(({ kind }) => kind === 'standIn'))
  })

  test('a seat taken back has a tenth of a turn’s hours', async () => {
    const { watchers } = await server.begin('avalon', [null, null], {}, PRESETS.daysFast)
    const seat = watchers.findIndex(({ view }) => view.question !== null)
    const mover = at(watchers, seat)
    server.now += DAY
    await mover.until(() => at(mover.view.seats, seat).standIn !== null)
    await mover.until(() => at(watchers, 1 - seat).view.question !== null)
    await mover.ask({ key: 't', ...{ kind: 'takeBack' } })
    await mover.until(() => at(mover.view.seats, seat).standIn === null)
    expect(at(clockOf(mover).left, seat)).toBe(2.4 * HOUR)
  })
})

describe('nobody is connected', () => {
  test('a match is abandoned after 14 days, but not while one of its players is connected', async () => {
    const { id, watchers } = await server.begin('avalon', [null, 'page'])
    const watcher = at(watchers, 0)
    await watcher.until(() => watcher.view.question !== null)
    server.now += 15 * DAY
    await server.settled()
    expect((await server.running.store.get('matches', id))?.outcome).toBeNull()
    await server.leave(watcher)
    server.now += 14 * DAY - SECOND
    await server.settled()
    expect((await server.running.store.get('matches', id))?.outcome).toBeNull()
    server.now += SECOND
    const outcome = async () => (await server.running.store.get('matches', id))?.outcome
    await server.until(async () => (await outcome()) !== null)
    expect(await outcome()).toEqual({ by: 'void', reason: 'abandoned' })
    await server.until(async () => (await server.matchDeadlines(id)).length === 0)
  })

  test('a visit by a player keeps it, also across a restart', async () => {
    const { id, clients, watchers } = await server.begin('avalon', [null, 'page'])
    const watcher = at(watchers, 0)
    await watcher.until(() => watcher.view.question !== null)
    watcher.close()
    server.now += 10 * DAY
    const again = await at(clients, 0).watch(id)
    again.close()
    await server.until(async () => (await server.matchDeadlines(id))[0]?.due === server.now + 14 * DAY)
    await server.stop()
    server.now += 10 * DAY
    await server.open()
    await server.settled()
    expect((await server.running.store.get('matches', id))?.outcome).toBeNull()
    server.now += 4 * DAY
    await server.until(async () => (await server.running.store.get('matches', id))?.outcome !== null)
  })

  test('a table that nobody touches is cancelled after 14 days', async () => {
    const [host, guest] = [await Client.arrive(server.base), await Client.arrive(server.base)]
    const [kept, left] = [await host.makeTable('avalon', [null, null]), await host.makeTable('avalon', [null, null])]
    const status = async (id: string) => (await server.running.store.get('tables', id))?.status
    server.now += 10 * DAY
    await guest.sit(kept.id, 1)
    server.now += 4 * DAY
    await server.until(async () => (await status(left.id)) === 'cancelled')
    await server.settled()
    expect(await status(kept.id)).toBe('open')
    server.now += 10 * DAY
    await server.until(async () => (await status(kept.id)) === 'cancelled')
    await server.until(async () => (await server.running.store.find('deadlines', 'match', kept.id)).length === 0)
  })

  test('a bot that was asked when the server stopped plays after the restart, even if nobody connects', async () => {
    await server.stop()
    server.botDelay = 3_600_000
    await server.open()
    const { id, watchers } = await server.begin('avalon', [null, 'page'])
    const watcher = at(watchers, 0)
    const chance = seededChance('turn')
    for (let i = 0; watcher.view.question !== null; i++) {
      const action = at(watcher.legal(chance), 0)
      await watcher.ask({ key: `${i}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
    }
    await server.stop()
    server.botDelay = 0
    await server.open()
    await server.settled()
    const byBots = async () => (await server.entries(id)).filter(({ by }) => by === 'bot').length
    expect(await byBots()).toBe(0)
    server.now += 60 * SECOND
    await server.until(async () => (await byBots()) > 0)
  })
})

describe('a seal', () => {
  test('that is not revealed in time is broken, and its holder loses the seat', async () => {
    const { id, host, reveals } = await server.seal('avalon', [null, null])
    const sealed = await server.running.store.get('tables', id)
    await at(reveals, 0)()
    server.now += 60 * SECOND - 1
    await server.settled()
    expect((await server.running.store.get('tables', id))?.status).toBe('sealing')
    server.now += 1
    await server.until(async () => (await server.running.store.get('tables', id))?.status === 'open')
    const row = await server.running.store.get('tables', id)
    expect(row?.seats.map(({ kind }) => kind)).toEqual(['person', 'open'])
    expect(row).toMatchObject({ nonces: [null, null], nonceSeals: [null, null] })
    expect(row?.seal).not.toBe(sealed?.seal)
    const { seal, nonceSeals } = present(sealed)
    const by = [{ seat: 1, name: expect.stringMatching(/./) }]
    expect(row?.broken).toEqual({
      count: 1,
      last: [{ at: server.now, why: 'withheld', by, seal, nonceSeals, revealed: [0] }],
    })
    // Everybody can sit down again.
    const other = await Client.arrive(server.base)
    const again = [await host.sit(id, 0), await other.sit(id, 1)]
    await host.must('POST', `/api/tables/${id}/start`)
    for (const reveal of again) await reveal()
    expect((await server.running.store.get('tables', id))?.status).toBe('playing')
    server.now += 60 * SECOND
    await server.settled()
    expect((await server.running.store.get('tables', id))?.status).toBe('playing')
  })
})
