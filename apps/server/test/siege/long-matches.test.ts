/*
 * Nobody can make a match endless, and a match that is long anyway (from before there were limits) holds nobody up:
 * it is opened, exported and shown in slices. With LOGRES_SIEGE_ALL also against a default server, in milliseconds:
 * long-matches-measured.test.ts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@logres/catalogue'
import { at, exportRecord, importRecord, isRefusal, Match, present, verifyRecord } from '@logres/kernel'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { SINGLE_SERVER_BUS } from '../../src/bus/bus.ts'
import { RoomEvicted } from '../../src/matches/loaded-room.ts'
import { LOG_PAGE } from '../../src/matches/read-log.ts'
import { Records } from '../../src/matches/records.ts'
import { Rooms } from '../../src/matches/rooms.ts'
import { SEAT_BUDGET } from '../../src/matches/seat-budgets.ts'
import { nextSlice, slicesRun } from '../../src/slices.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change, Store } from '../../src/store/store.ts'
import { withCommit } from '../../src/store/with-commit.ts'
import { Client } from '../client.ts'
import { RestartableServer } from '../restartable-server.ts'
import { beginMatch, openTestServer, playRandomly, type TestServer } from '../test-server.ts'
import { asked, fillLog, toAndFro } from './long-logs.ts'

const AVALON = { startPlayer: 'first' }
const closing: (() => Promise<unknown>)[] = []
const folder = mkdtempSync(join(tmpdir(), 'logres-siege-'))
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function serverWith(seatBudget: { readonly acts: number; readonly undos: number }): Promise<TestServer> {
  const server = await openTestServer({ seatBudget })
  closing.push(() => server.close())
  return server
}

describe('the budget of a seat', () => {
  test('beyond that of undo, undo is refused with its sentence, and both play on', async () => {
    const server = await serverWith({ acts: 1_000, undos: 20 })
    const { watchers } = await beginMatch(server.base, 'avalon', [null, null], AVALON)
    const player = asked(watchers)
    expect(await toAndFro(player, 'a')).toEqual({ times: 20, code: 'undosUsedUp' })
    expect(player.heard.at(-1)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'undosUsedUp', params: { most: 20 } },
    })
    await Promise.race(watchers.map((watcher, i) => playRandomly(watcher, `on-${i}`, 15)))
    expect(player.view.seats.map(({ standIn }) => standIn)).toEqual([null, null])
    const other = at(
      watchers.filter((watcher) => watcher !== player),
      0,
    )
    expect(other.view.outcome).toBeNull()
    for (const watcher of watchers) watcher.close()
  })

  test('beyond that of acts, a bot plays on for good, also after a restart; resigning stays possible', async () => {
    const server = await RestartableServer.open({ seatBudget: { acts: 12, undos: 1_000 } })
    closing.push(() => server.close())
    const { table, clients, watchers } = await beginMatch(server.base, 'avalon', [null, null], AVALON)
    const player = asked(watchers)
    const seat = Number(player.viewer)
    const { times, code } = await toAndFro(player, 'a')
    expect({ times, code }).toEqual({ times: 11, code: 'actsUsedUp' })
    await player.until(() => present(player.view.seats[seat]).standIn !== null)
    const others = watchers.filter((watcher) => watcher !== player)
    // The bot makes its turn: the other one is asked, and has lost nothing.
    await at(others, 0).until(() => at(others, 0).view.question !== null)
    expect(present(at(others, 0).view.seats[1 - seat]).standIn).toBeNull()
    for (const watcher of watchers) watcher.close()

    await server.restart()
    const again = await at(clients, seat).at(server.base).watch(table.id)
    const ask = (kind: 'takeBack' | 'undo' | 'resign') => again.ask({ key: `again-${kind}`, ...{ kind } })
    expect(await ask('takeBack')).toMatchObject({ refusal: { code: 'actsUsedUp', params: { most: 12 } } })
    expect(await ask('undo')).toMatchObject({ refusal: { code: 'actsUsedUp' } })
    const length = (await server.store.list('entries', [table.id])).length
    expect(await ask('resign')).toMatchObject({ kind: 'done' })
    await again.until(() => again.view.outcome !== null)
    expect(again.view.outcome).toMatchObject({ by: 'resignation', seat })
    // Nothing was tried again and again: one stand-in.
    const entries = (await server.store.list('entries', [table.id])).map(({ entry }) => entry)
    expect(entries.filter(({ kind }) => kind === 'standIn')).toHaveLength(1)
    expect(entries.length - length).toBeLessThan(20)
    again.close()
  })

  test('preferences cannot be changed without end either', async () => {
    const server = await serverWith({ acts: 100, undos: 100 })
    const { watchers } = await beginMatch(server.base, 'avalon', [null, null], AVALON)
    const player = at(watchers, 0)
    const codes = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const answer = await player.ask({ key: `c-${i}`, ...{ kind: i % 2 === 0 ? 'agreeEnd' : 'disagreeEnd' } })
      codes.add(answer.kind === 'refused' ? answer.refusal.code : answer.kind)
    }
    expect([...codes].sort()).toEqual(['done', 'tooFast'])
    for (const watcher of watchers) watcher.close()
  })
})

const LONG = 4_000

/** A store with a running match of so many entries. */
async function longLog(length: number) {
  const file = join(folder, `${closing.length}-${performance.now()}.sqlite`)
  const first = await openTestServer({ store: await openSqlite(file) })
  const { table, clients, watchers } = await beginMatch(first.base, 'avalon', [null, null], AVALON)
  const seat = Number(asked(watchers).viewer)
  for (const watcher of watchers) watcher.close()
  await first.close()
  const store = await openSqlite(file)
  await fillLog(store, table.id, seat, length)
  return { id: table.id, client: at(clients, seat), seat, store }
}

/** A server with a finished match of so many entries, and somebody who played it. */
async function longMatch(length = LONG) {
  const { id, client, store } = await longLog(length)
  const server = await openTestServer({ store })
  closing.push(() => server.close())
  const mine = client.at(server.base)
  const slices = slicesRun()
  const watcher = await mine.watch(id)
  const opening = slicesRun() - slices
  await watcher.ask({ key: 'end', ...{ kind: 'resign' } })
  await watcher.until(() => watcher.view.outcome !== null)
  watcher.close()
  return { id, client: mine, store, server, opening }
}

/** How many slices were run meanwhile. */
async function slicesOf<T>(work: () => Promise<T>): Promise<{ readonly slices: number; readonly result: T }> {
  const before = slicesRun()
  const result = await work()
  return { slices: slicesRun() - before, result }
}

describe('a log from before there were limits', () => {
  test('is opened, shown and exported in slices, and its record verifies', async () => {
    const { id, client, opening } = await longMatch()
    const least = Math.floor(LONG / LOG_PAGE)
    expect(opening).toBeGreaterThanOrEqual(least)
    const history = await slicesOf(() => client.must<{ cursor: number }>('GET', `/api/matches/${id}/history`))
    expect(history.slices).toBeGreaterThanOrEqual(least)
    expect(history.result.cursor).toBeGreaterThan(LONG / 2)
    const record = await slicesOf(() => client.must<object>('GET', `/api/matches/${id}/record`))
    expect(record.slices).toBeGreaterThanOrEqual(least)
    const read = importRecord(record.result)
    if (isRefusal(read)) throw new Error(read.code)
    expect(verifyRecord(present(findGame('avalon')).game, read)).toMatchObject({ kind: 'verified', finished: true })
  })
})

function roomsOf(store: Store, budget = SEAT_BUDGET): Rooms {
  return new Rooms({
    ...{ store, budget, now: Date.now, answerDelay: { least: 0, most: 0 }, bus: SINGLE_SERVER_BUS, moved: () => {} },
    readyElsewhere: () => {},
    chatAdded: async () => {},
    failed: (_match, error) => expect.unreachable(String(error)),
  })
}

describe('a room that is opened in slices', () => {
  test('accepts nothing before it is whole, and is given up when the server stops', async () => {
    const { id, seat, store } = await longLog(LONG)
    closing.push(() => store.close())
    const holder = present(await store.get('tables', id)).seats[seat]
    if (holder?.kind !== 'person') throw new Error('nobody sits there')
    const rooms = roomsOf(store)
    const lengths: number[] = []
    const resigned = rooms.perform(id, holder.person, seat, (room) => {
      lengths.push(room.length)
      return room.handle(seat, { kind: 'resign', key: 'r' })
    })
    for (let i = 0; i < 10; i++) await nextSlice()
    expect(lengths).toEqual([])
    expect(await resigned).toBeTypeOf('number')
    expect(lengths).toEqual([LONG])
    await rooms.stop()

    const stopping = roomsOf(store)
    const late = stopping.get(id)
    const rejected = expect(late).rejects.toThrow(RoomEvicted)
    for (let i = 0; i < 3; i++) await nextSlice()
    await stopping.stop()
    await rejected
    expect(stopping.size).toBe(0)
  })

  test('counts what other servers append', async () => {
    const { id, seat, store } = await longLog(5)
    closing.push(() => store.close())
    const budget = { acts: 3, undos: 2 }
    const [here, elsewhere] = [roomsOf(store, budget), roomsOf(store, budget)]
    closing.push(() => here.stop())
    closing.push(() => elsewhere.stop())
    const [room, other] = [present(await here.get(id)), present(await elsewhere.get(id))]
    expect(room.budgets.whyNot(seat, 'undo')).toMatchObject({ code: 'undosUsedUp' })
    expect(room.budgets.isSpent(seat)).toBe(false)
    const ask = other.viewerState(seat).ask
    expect(await other.handle(seat, { kind: 'act', key: 'k', ask, action: { kind: 'finishPlays' } })).toBeTypeOf(
      'number',
    )
    await room.catchUp()
    for (const each of [room, other]) expect(each.budgets.whyNot(seat, 'act')).toMatchObject({ code: 'actsUsedUp' })
    expect(room.budgets.whyNot(seat, 'resign')).toBeUndefined()
  })
})

describe('the record of a finished match', () => {
  test('is, byte for byte, what exportRecord writes; it is built once, and needs no room', async () => {
    const { id, store, server } = await longMatch(300)
    const commits: Change[] = []
    const counting: Store = withCommit(store, (changes) => {
      commits.push(...changes)
      return store.commit(changes)
    })
    const records = new Records(counting)
    const found = await Promise.all(Array.from({ length: 10 }, () => records.get(id)))
    const texts = await Promise.all(found.map((each) => textOf(records, each)))
    expect(new Set(texts).size).toBe(1)
    const text = at(texts, 0)
    expect(commits.filter((change) => change.in === 'records')).toHaveLength(1)
    // Not toBe: its message would be both texts.
    expect(text === JSON.stringify(await exportedFrom(store, id))).toBe(true)
    expect(found[0]).toEqual({ match: id, chunks: commits.length - 1, bytes: Buffer.byteLength(text) })
    const answer = await fetch(`${server.base}/api/matches/${id}/record`)
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.text()).toBe(text)
  })

  test('is refused while the match is running, or if there is none', async () => {
    const server = await serverWith({ acts: 10, undos: 10 })
    const { table, host, watchers } = await beginMatch(server.base, 'avalon', [null, null])
    expect(await host.call('GET', `/api/matches/${table.id}/record`)).toMatchObject({ body: { code: 'notOver' } })
    expect(await host.call('GET', '/api/matches/nothing-here/record')).toMatchObject({ status: 404 })
    for (const watcher of watchers) watcher.close()
  })

  test('has an allowance, and others have their own', async () => {
    const { id, server } = await longMatch(20)
    const stranger = await Client.arrive(server.base)
    const statuses = new Set<number>()
    for (let i = 0; i < 61; i++) statuses.add((await stranger.call('GET', `/api/matches/${id}/record`)).status)
    expect([...statuses].sort()).toEqual([200, 429])
    expect((await (await Client.arrive(server.base)).call('GET', `/api/matches/${id}/record`)).status).toBe(200)
  })
})

async function textOf(records: Records, found: Awaited<ReturnType<Records['get']>>): Promise<string> {
  if ('kind' in found) throw new Error(found.code)
  let text = ''
  for await (const chunk of records.read(found)) text += chunk
  return text
}

/** As it was done before: all at once. */
async function exportedFrom(store: Store, id: string): Promise<object> {
  const row = present(await store.get('matches', id))
  const { secret, nonces } = present(await store.get('tables', id))
  const entries = (await store.list('entries', [id])).map(({ entry }) => entry)
  const started = Match.restart(present(findGame(row.table.game)).game, row.table, at(entries, 0))
  if (started.kind === 'refusal') throw new Error(started.code)
  for (const entry of entries.slice(1)) started.match.replay(entry)
  const { table, outcome, state } = started.match
  return exportRecord({ table, outcome, state, entries }, { secret, nonces })
}
