/* Who is at a table: live tables without anybody are not listed, pass to the next, and may be started by those who are there. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SINGLE_SERVER_BUS } from '../../src/bus/bus.ts'
import { AWAY_AFTER, HERE_FOR, TablePresence } from '../../src/tables/table-presence.ts'
import { Client } from '../client.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
let time = 0

beforeEach(async () => {
  time = 0
  server = await openTestServer({ presenceNow: () => time })
})
afterEach(() => server.close())

interface Seen {
  readonly id: string
  readonly isHost: boolean
  readonly isHostAway: boolean
  readonly seats: readonly { readonly isHere?: boolean }[]
}

const NOT_HOST = { status: 403, body: { code: 'notTheHost' } }
const DAYS = { kind: 'days', bank: 24, increment: 4, cap: 72 }

async function tableOfTwo(pace?: object): Promise<{ id: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.arrive(server.base), await Client.arrive(server.base)]
  const { id } = await host.must<Seen>('POST', '/api/tables', {
    ...{ game: 'avalon', seats: [null, null], access: 'public' },
    ...(pace && { pace }),
  })
  await host.sit(id, 0)
  return { id, host, guest }
}

const look = (client: Client, id: string) => client.must<Seen>('GET', `/api/tables/${id}`)
const listed = async (client: Client) =>
  (await client.must<{ tables: Seen[] }>('GET', '/api/tables')).tables.map(({ id }) => id)

describe('a live table', () => {
  test('is listed for a minute after the last look of anybody who belongs to it', async () => {
    const { id, host, guest } = await tableOfTwo()
    time += AWAY_AFTER
    // Others who look do not count.
    await look(guest, id)
    expect(await listed(guest)).toEqual([id])
    time += 1
    expect(await listed(guest)).toEqual([])
    await look(host, id)
    expect(await listed(guest)).toEqual([id])
  })

  test('says who is there', async () => {
    const { id, host, guest } = await tableOfTwo()
    await guest.sit(id, 1)
    time += HERE_FOR + 1
    await look(host, id)
    expect((await look(host, id)).seats.map(({ isHere }) => isHere)).toEqual([true, false])
  })

  test('passes to somebody who sits there once its host has been away for a minute', async () => {
    const { id, host, guest } = await tableOfTwo()
    await guest.sit(id, 1)
    time += AWAY_AFTER
    expect((await look(guest, id)).isHost).toBe(false)
    time += 1
    const stranger = await Client.arrive(server.base)
    expect((await look(stranger, id)).isHost).toBe(false)
    expect((await look(guest, id)).isHost).toBe(true)
    expect((await look(host, id)).isHost).toBe(false)
  })
})

describe('a table over days', () => {
  test('stays listed, and keeps its host', async () => {
    const { id, host, guest } = await tableOfTwo(DAYS)
    time += 100 * AWAY_AFTER
    expect(await listed(guest)).toEqual([id])
    await guest.sit(id, 1)
    expect(await look(guest, id)).toMatchObject({ isHost: false, isHostAway: true })
    expect((await look(host, id)).isHost).toBe(true)
  })

  test('may be started by anybody who sits there while its host is away, and by nobody else', async () => {
    const { id, guest } = await tableOfTwo(DAYS)
    await guest.sit(id, 1)
    expect(await guest.call('POST', `/api/tables/${id}/start`)).toMatchObject(NOT_HOST)
    time += AWAY_AFTER + 1
    const stranger = await Client.arrive(server.base)
    expect(await stranger.call('POST', `/api/tables/${id}/start`)).toMatchObject(NOT_HOST)
    expect(await guest.must('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 'sealing' })
  })
})

test('after a restart everybody counts as here until they had the time to ask', async () => {
  const presence = new TablePresence({ bus: SINGLE_SERVER_BUS, now: () => time })
  expect(presence.isAway('table', 'host')).toBe(false)
  time += AWAY_AFTER + 1
  expect(presence.isAway('table', 'host')).toBe(true)
})

test('who listens with a program is at all of their tables', () => {
  const isListening = (person: string) => person === 'program'
  const presence = new TablePresence({ bus: SINGLE_SERVER_BUS, now: () => time, isListening })
  time += AWAY_AFTER + 1
  expect(['program', 'person'].map((who) => presence.isAway('table', who))).toEqual([false, true])
})

test('what is no longer of use is forgotten', () => {
  const presence = new TablePresence({ bus: SINGLE_SERVER_BUS, now: () => time })
  for (let i = 0; i < 5000; i++) {
    time += 100
    presence.note({ id: `t${i}`, host: 'h', seats: [] }, 'h')
  }
  expect(presence.size).toBeLessThanOrEqual(1001)
  expect(presence.isHere('t4999', 'h')).toBe(true)
})
