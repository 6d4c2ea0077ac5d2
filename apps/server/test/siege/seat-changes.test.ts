/*
 * Seats change hands in the middle of matches, in many ways at the same moment: each seat has one holder, what
 * contradicts itself is refused in words, nothing fails on the server's side, and every record verifies.
 */
import { findGame } from '@logres/catalogue'
import { at, type Chance, importRecord, isRefusal, present as needed, seededChance, verifyRecord } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { expect, test } from 'vitest'
import { SINGLE_SERVER_BUS } from '../../src/bus/bus.ts'
import { Rooms } from '../../src/matches/rooms.ts'
import { leaveMatches } from '../../src/people/leave-matches.ts'
import { People } from '../../src/people/people.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { TableRow } from '../../src/store/store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { Client, type Watcher } from '../client.ts'
import { RestartableServer } from '../restartable-server.ts'
import { checkIndex } from '../tables/table-helpers.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'

const MATCHES = process.env.LOGRES_SIEGE_ALL === undefined ? 6 : 200
const AT_ONCE = 6

let server: TestServer
const failures: string[] = []
interface Answer {
  readonly status: number
  readonly body: { readonly kind?: string; readonly code?: string; readonly message?: string } | null
}

/** Success, or a refusal with a code and a sentence. */
function expectInWords({ status, body }: Answer): void {
  if (status < 300) return
  expect(status, JSON.stringify(body)).toBeLessThan(500)
  expect(body).toMatchObject({ kind: 'refusal', code: expect.any(String), message: expect.stringMatching(/\S+\.$/) })
}

/** The answer, or undefined if the socket was closed because the seat is somebody else's now. */
async function send(watcher: Watcher, key: string, message: object): Promise<ServerMessage | undefined> {
  return watcher.ask({ key, ...message }).catch((error) => {
    if (!watcher.isClosed) throw error
    return undefined
  })
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const left = items.slice()
  return items.map(() => needed(left.splice(chance.pick(left.length, 'next'), 1)[0]))
}

test(`${MATCHES} matches: link used twice, passed on, resigned, stood in for and deleted at the same moment`, async () => {
  // Another server for each few: some requests are limited by address.
  for (let first = 0; first < MATCHES; first += AT_ONCE) {
    server = await openTestServer({ log: { write: (line) => failures.push(line) } })
    const size = Math.min(AT_ONCE, MATCHES - first)
    await Promise.all(Array.from({ length: size }, (_, i) => playOne(first + i)))
    await server.close()
  }
  expect(failures).toEqual([])
})

async function playOne(no: number): Promise<void> {
  const chance = seededChance(`seats ${no}`)
  const { table, clients, watchers, host } = await beginMatch(server.base, 'avalon', [null, null], { turnLimit: 4 })
  const [victim, seat] = [at(clients, 1), 1]
  const [watcher, other] = [at(watchers, 1), at(watchers, 0)]
  const strangers = [await Client.arrive(server.base), await Client.arrive(server.base)]
  const link = `/api/tables/${table.id}/seats/${seat}/link`
  const { secret } = await victim.must<{ secret: string }>('POST', link)
  const presents = strangers.map(
    (client) => () => client.call<Answer['body']>('POST', `/api/tables/${table.id}/link`, { secret }),
  )
  const requests: (() => Promise<Answer>)[] = [
    ...presents,
    ...(no % 2 === 0 ? [() => victim.call<Answer['body']>('POST', '/api/me/delete', { confirm: victim.name })] : []),
    ...(no % 3 === 0 ? [() => victim.call<Answer['body']>('POST', link)] : []),
  ]
  const messages: (() => Promise<ServerMessage | undefined>)[] = [
    () => send(watcher, 'resign', { kind: 'resign' }),
    () => send(watcher, 'back', { kind: 'takeBack' }),
    () =>
      send(other, 'act', { kind: 'act', ask: other.view.ask, action: other.legal(chance)[0] ?? { kind: 'nothing' } }),
    () => send(other, 'undo', { kind: 'undo' }),
    () =>
      send(watcher, 'act', {
        kind: 'act',
        ask: watcher.view.ask,
        action: watcher.legal(chance)[0] ?? { kind: 'nothing' },
      }),
  ]
  // Not answered.
  watcher.send({ kind: 'chat', key: 'chat', text: 'hello' })
  const calls = shuffled([...requests, ...messages], chance).map((call) => call())
  for (const answer of await Promise.all(calls)) {
    if (answer !== undefined && 'status' in answer) expectInWords(answer)
    if (answer !== undefined && 'refusal' in answer) expect(answer.refusal.code).not.toBe('ourFault')
  }
  await expectOneHolder(table.id, [...strangers, ...(no % 2 === 0 ? [] : [victim])], seat)
  await finish(host, table.id, strangers, seat)
}

/** At most one of them sees the seat's hand. */
async function expectOneHolder(id: string, people: readonly Client[], seat: number): Promise<void> {
  const viewers: (number | 'table')[] = []
  for (const client of people) {
    const watcher = await client.watch(id)
    viewers.push(watcher.viewer)
    watcher.close()
  }
  const holders = viewers.filter((viewer) => viewer === seat)
  expect(holders.length, `${viewers}`).toBeLessThanOrEqual(1)
  expect(viewers.filter((viewer) => viewer !== seat && viewer !== 'table')).toEqual([])
}

/** The host ends it, together with the holder of the other seat if they are still in the match. */
async function finish(host: Client, id: string, strangers: readonly Client[], seat: number): Promise<void> {
  const watchers = await Promise.all([host, ...strangers].map((client) => client.watch(id)))
  const players = watchers.filter(({ viewer }) => viewer === 0 || viewer === seat)
  for (const [i, player] of players.entries()) await player.ask({ key: `end-${i}`, ...{ kind: 'agreeEnd' } })
  const first = at(watchers, 0)
  if (first.view.outcome === null && players.length === 1) await first.ask({ key: 'gone', ...{ kind: 'resign' } })
  await first.until(() => first.view.outcome !== null)
  for (const watcher of watchers) watcher.close()
  const record = importRecord(await host.must('GET', `/api/matches/${id}/record`))
  const game = findGame('avalon')?.game
  if (isRefusal(record) || game === undefined) throw new Error('no record')
  expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified' })
  const resigned = record.entries.filter(({ kind, seat: whose }) => kind === 'resign' && whose === seat)
  expect(resigned.length).toBeLessThanOrEqual(1)
}

test('a host who leaves while the others reveal: the match starts with everybody, or not at all', async () => {
  const restartable = await RestartableServer.open()
  const seen = new Set<string>()
  for (let no = 0; no < MATCHES; no++) {
    const clients = await Promise.all([0, 1, 2].map(() => Client.arrive(restartable.base)))
    const host = at(clients, 0)
    const { id } = await host.makeTable('merlin', [null, null, null])
    const reveals: (() => Promise<object>)[] = []
    for (const [seat, client] of clients.entries()) reveals.push(await client.sit(id, seat))
    await host.must('POST', `/api/tables/${id}/start`)
    const leave = async () => expectInWords(await host.call('POST', `/api/tables/${id}/leave`))
    const remove = async () => expectInWords(await host.call('POST', '/api/me/delete', { confirm: host.name }))
    const cancel = async () => expectInWords(await host.call('POST', `/api/tables/${id}/cancel`))
    const goes = at([leave, remove, cancel], no % 3)
    const moments = [...reveals.map((reveal) => () => reveal().catch(() => null)), goes]
    await Promise.all(shuffled(moments, seededChance(`host ${no}`)).map((moment) => moment()))
    const row = needed(await restartable.store.get('tables', id))
    const match = await restartable.store.get('matches', id)
    seen.add(row.status)
    expect(match === undefined).toBe(row.status !== 'playing')
    if (row.status === 'playing') expect(row.nonces.every((nonce) => nonce !== null)).toBe(true)
    // A table that goes on waiting is sealed again: nonces that were revealed cannot be used again.
    if (row.status === 'open') expect(row.nonces).toEqual([null, null, null])
  }
  await checkIndex(restartable.store)
  expect([...seen].every((status) => ['playing', 'open', 'cancelled'].includes(status))).toBe(true)
  await restartable.close()
})

test('somebody deleted at the moment their seat is passed on takes no bot to the next holder', async () => {
  const store = await openSqlite(':memory:')
  const people = new People(store, () => 1_000_000)
  const rooms = new Rooms({
    ...{
      store,
      bus: SINGLE_SERVER_BUS,
      now: () => 1_000_000,
      answerDelay: { least: 0, most: 0 },
      moved: () => {},
      failed: () => {},
    },
    chatAdded: async () => {},
    readyElsewhere: () => {},
  })
  const tables = new Tables(store, () => 1_000_000, { reseat: (row) => rooms.reseat(row) })
  const [one, two, heir] = await Promise.all([0, 1, 2].map(async () => (await people.createGuest('')).person))
  if (one === undefined || two === undefined || heir === undefined) throw new Error('three came')
  const setup = { game: 'avalon', options: {}, seats: [null, null], access: 'public', standIn: 'page' } as const
  const { id } = table(await tables.create(one, setup))
  await tables.sit(id, one, 0, null)
  await tables.sit(id, two, 1, null)
  const started = await tables.start(id, one)
  expect(started).toMatchObject({ row: { status: 'playing' } })
  const link = await tables.links.make(id, two, 1)
  if ('kind' in link || link.secret === null) throw new Error('no link')
  const { secret } = link
  const passing = {
    get: async (match: string) => {
      const room = await rooms.get(match)
      expect(await tables.links.present(match, heir, secret, null)).toMatchObject({ seat: 1 })
      return room
    },
  }
  await leaveMatches({ store, rooms: passing, failed: (_, error) => expect.unreachable(String(error)) }, two)
  expect((await rooms.get(id))?.levelAt(1)).toBeUndefined()
  await rooms.stop()
  await store.close()
})

function table(made: TableRow | { readonly kind: 'refusal' }): TableRow {
  if ('kind' in made) throw new Error(JSON.stringify(made))
  return made
}
