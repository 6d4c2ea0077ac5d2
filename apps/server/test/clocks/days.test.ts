/* What takes days: quiet hours, matches that nobody plays, tables that nobody fills, and seals that nobody opens. */
import { at, seededChance } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, PRESETS, SECOND } from '../../src/clocks/pace.ts'
import { Client } from '../client.ts'
import { clockOf, Hall } from './hall.ts'

let hall: Hall

beforeEach(async () => {
  hall = new Hall()
  await hall.open()
})

afterEach(() => hall.close())

const NIGHT = { quiet: { from: '20:00', to: '08:00', zone: 'UTC' } }

async function personOf(client: Client): Promise<string> {
  return (await client.must<{ id: string }>('GET', '/api/me')).id
}

async function set(person: string, settings: object): Promise<void> {
  const row = await hall.server.store.get('people', person)
  if (row === undefined) throw new Error('nobody')
  await hall.server.store.commit([{ in: 'people', put: { ...row, settings } }])
}

describe('over days', () => {
  test('vacations that are set while a match is played move its deadline, quiet hours a day later', async () => {
    const { id, clients, watchers } = await hall.begin('avalon', [null, null], {}, PRESETS.daysFast)
    const seat = watchers.findIndex(({ view }) => view.question !== null)
    const person = await personOf(at(clients, seat))
    expect(await hall.wakes(id)).toMatchObject([{ due: hall.now + DAY }])
    await set(person, { ...NIGHT, vacation: [{ from: '2026-07-01', to: '2026-07-04' }] })
    await hall.server.settingsChanged(person)
    // It is noon: from the 5th, 0:00 on there are 8 quiet hours, 12 others, 12 quiet ones and 12 others.
    const due = Date.parse('2026-07-06T20:00Z')
    expect(await hall.wakes(id)).toMatchObject([{ due }])
    const watcher = at(watchers, 1 - seat)
    await watcher.until(() => clockOf(watcher).until === due)
    hall.now = due - 1
    await hall.looked()
    expect((await hall.entries(id)).map(({ kind }) => kind)).toEqual(['start'])
    hall.now = due
    await hall.until(async () => (await hall.entries(id)).some(({ kind }) => kind === 'standIn'))
  })

  test('what is set before the match counts from its start, and is known after a restart', async () => {
    const { id, clients, reveals } = await hall.seal('avalon', [null, null], {}, PRESETS.daysFast)
    for (const client of clients) await set(await personOf(client), NIGHT)
    for (const reveal of reveals) await reveal()
    expect(await hall.wakes(id)).toMatchObject([{ due: hall.now + 2 * DAY }])
    await hall.stop()
    hall.now += 2 * DAY - 1
    await hall.open()
    await hall.looked()
    expect((await hall.entries(id)).map(({ kind }) => kind)).toEqual(['start'])
    hall.now += 1
    await hall.until(async () => (await hall.entries(id)).some(({ kind }) => kind === 'standIn'))
  })

  test('a seat taken back has a tenth of a turn’s hours', async () => {
    const { watchers } = await hall.begin('avalon', [null, null], {}, PRESETS.daysFast)
    const seat = watchers.findIndex(({ view }) => view.question !== null)
    const mover = at(watchers, seat)
    hall.now += DAY
    await mover.until(() => at(mover.view.seats, seat).standIn !== null)
    await mover.until(() => at(watchers, 1 - seat).view.question !== null)
    await mover.ask({ key: 't', ...{ kind: 'takeBack' } })
    await mover.until(() => at(mover.view.seats, seat).standIn === null)
    expect(at(clockOf(mover).left, seat)).toBe(2.4 * HOUR)
  })
})

describe('nobody is there', () => {
  test('a match is abandoned after 14 days, not while one of its people looks on', async () => {
    const { id, watchers } = await hall.begin('avalon', [null, 'page'])
    const watcher = at(watchers, 0)
    await watcher.until(() => watcher.view.question !== null)
    hall.now += 15 * DAY
    await hall.looked()
    expect((await hall.server.store.get('matches', id))?.outcome).toBeNull()
    await hall.leave(watcher)
    hall.now += 14 * DAY - SECOND
    await hall.looked()
    expect((await hall.server.store.get('matches', id))?.outcome).toBeNull()
    hall.now += SECOND
    const outcome = async () => (await hall.server.store.get('matches', id))?.outcome
    await hall.until(async () => (await outcome()) !== null)
    expect(await outcome()).toEqual({ by: 'void', reason: 'abandoned' })
    await hall.until(async () => (await hall.wakes(id)).length === 0)
  })

  test('one who comes by keeps it, also over a restart', async () => {
    const { id, clients, watchers } = await hall.begin('avalon', [null, 'page'])
    const watcher = at(watchers, 0)
    await watcher.until(() => watcher.view.question !== null)
    watcher.close()
    hall.now += 10 * DAY
    const again = await at(clients, 0).watch(id)
    again.close()
    await hall.until(async () => (await hall.wakes(id))[0]?.due === hall.now + 14 * DAY)
    await hall.stop()
    hall.now += 10 * DAY
    await hall.open()
    await hall.looked()
    expect((await hall.server.store.get('matches', id))?.outcome).toBeNull()
    hall.now += 4 * DAY
    await hall.until(async () => (await hall.server.store.get('matches', id))?.outcome !== null)
  })

  test('a table that nobody touches is cancelled after 14 days', async () => {
    const [host, guest] = [await Client.arrive(hall.base), await Client.arrive(hall.base)]
    const [kept, left] = [await host.makeTable('avalon', [null, null]), await host.makeTable('avalon', [null, null])]
    const status = async (id: string) => (await hall.server.store.get('tables', id))?.status
    hall.now += 10 * DAY
    await guest.sit(kept.id, 1)
    hall.now += 4 * DAY
    await hall.until(async () => (await status(left.id)) === 'cancelled')
    await hall.looked()
    expect(await status(kept.id)).toBe('open')
    hall.now += 10 * DAY
    await hall.until(async () => (await status(kept.id)) === 'cancelled')
    await hall.until(async () => (await hall.server.store.find('deadlines', 'match', kept.id)).length === 0)
  })

  test('a bot that was asked when the server stopped plays when it is back, though nobody comes', async () => {
    await hall.stop()
    hall.botDelay = 3_600_000
    await hall.open()
    const { id, watchers } = await hall.begin('avalon', [null, 'page'])
    const watcher = at(watchers, 0)
    const chance = seededChance('turn')
    for (let i = 0; watcher.view.question !== null; i++) {
      const action = at(watcher.legal(chance), 0)
      await watcher.ask({ key: `${i}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
    }
    await hall.stop()
    hall.botDelay = 0
    await hall.open()
    await hall.looked()
    const byBots = async () => (await hall.entries(id)).filter(({ by }) => by === 'bot').length
    expect(await byBots()).toBe(0)
    hall.now += 60 * SECOND
    await hall.until(async () => (await byBots()) > 0)
  })
})

describe('a seal', () => {
  test('that is not opened in time is broken, and who did not open it has lost his seat', async () => {
    const { id, host, reveals } = await hall.seal('avalon', [null, null])
    const sealed = await hall.server.store.get('tables', id)
    await at(reveals, 0)()
    hall.now += 60 * SECOND - 1
    await hall.looked()
    expect((await hall.server.store.get('tables', id))?.status).toBe('sealing')
    hall.now += 1
    await hall.until(async () => (await hall.server.store.get('tables', id))?.status === 'open')
    const row = await hall.server.store.get('tables', id)
    expect(row?.seats.map(({ kind }) => kind)).toEqual(['person', 'open'])
    expect(row).toMatchObject({ nonces: [null, null], nonceSeals: [null, null] })
    expect(row?.seal).not.toBe(sealed?.seal)
    // Everybody can sit down and begin anew.
    const other = await Client.arrive(hall.base)
    const again = [await host.sit(id, 0), await other.sit(id, 1)]
    await host.must('POST', `/api/tables/${id}/start`)
    for (const reveal of again) await reveal()
    expect((await hall.server.store.get('tables', id))?.status).toBe('playing')
    hall.now += 60 * SECOND
    await hall.looked()
    expect((await hall.server.store.get('tables', id))?.status).toBe('playing')
  })
})
