/* Which matches are in memory: unused ones are evicted, and no match is ever played in two rooms. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, isRefusal, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SINGLE_SERVER_BUS } from '../../src/bus/bus.ts'
import { RoomEvicted } from '../../src/matches/loaded-room.ts'
import type { Room } from '../../src/matches/room.ts'
import type { RoomClient } from '../../src/matches/room-client.ts'
import { type EvictionPolicy, Rooms } from '../../src/matches/rooms.ts'
import { openSqlite, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { Client, sleep } from '../client.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-rooms-'))
/** Set by a test: commits wait for it. */
let gate: Promise<void> = Promise.resolve()
let store: SqliteStore
let server: TestServer
beforeAll(async () => {
  store = await openSqlite(join(folder, 'rooms.sqlite'), { beforeCommit: () => gate })
  // The server's own bots must not move: where it is a bot's turn, it stays so.
  server = await openTestServer({ store, minBotDelay: 3_600_000 })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const EVER = 1e9
const SOON: EvictionPolicy = { playing: 0, over: 0, crowded: 0, most: 100, every: 5 }

function roomsWith(patience: Partial<EvictionPolicy>, failures: unknown[] = [], from: Store = store): Rooms {
  return new Rooms({
    ...{ store: from, now: Date.now, answerDelay: { least: 0, most: 0 }, eviction: { ...SOON, ...patience } },
    bus: SINGLE_SERVER_BUS,
    moved: () => {},
    readyElsewhere: () => {},
    chatAdded: async () => {},
    failed: (_match, error) => failures.push(error),
  })
}

/** A match that is not in a room yet. */
async function newMatch(seats: readonly (string | null)[] = [null, null]): Promise<string> {
  const host = await Client.arrive(server.base)
  const { id } = await host.makeTable('avalon', seats, { startPlayer: 'first' })
  const reveals: (() => Promise<unknown>)[] = []
  for (const [seat, level] of seats.entries()) {
    const sitter = seat === 0 ? host : await Client.arrive(server.base)
    if (level === null) reveals.push(await sitter.sit(id, seat))
  }
  await host.must('POST', `/api/tables/${id}/start`)
  for (const reveal of reveals) await reveal()
  return id
}

async function opened(rooms: Rooms, id: string): Promise<Room> {
  const room = await rooms.get(id)
  if (room === undefined) throw new Error('no such match')
  return room
}

/** A random act of a person who is asked. */
async function actIn(room: Room, key: string): Promise<number> {
  const { game, state } = room.match
  const seat = Number(at(game.toAct(state), 0))
  const legal = game.legal(state, seat)
  const action = at(legal, seededChance(key).pick(legal.length, 'pick'))
  const done = await room.handle(seat, { kind: 'act', key, ask: room.viewerState(seat).ask, action })
  if (typeof done !== 'number') throw new Error(done.code)
  return done
}

async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 600_000; !holds(); ) {
    if (Date.now() > end) throw new Error('waited too long')
    await sleep(2)
  }
}

const nobody = { person: 'nobody', latency: null, send: () => {}, disconnect: () => {} }

test('an unused match is evicted; reopened it is unchanged, and continues', async () => {
  const rooms = roomsWith({})
  const id = await newMatch()
  const before = await opened(rooms, id)
  for (let i = 0; i < 20; i++) await actIn(before, `a-${i}`)
  const shown = ([0, 1, 'table'] as const).map((viewer) => {
    const { shown } = before.viewerState(viewer)
    return [
      shown.cursor,
      shown.view,
      before.viewerState(viewer).ask,
      before.viewerState(viewer).eventsSince(shown.cursor - 3),
    ]
  })
  await until(() => rooms.size === 0)
  const again = await opened(rooms, id)
  expect(again).not.toBe(before)
  const now = ([0, 1, 'table'] as const).map((viewer) => {
    const { shown } = again.viewerState(viewer)
    return [
      shown.cursor,
      shown.view,
      again.viewerState(viewer).ask,
      again.viewerState(viewer).eventsSince(shown.cursor - 3),
    ]
  })
  expect(now).toEqual(shown)
  await actIn(again, 'on')
  expect((await store.list('entries', [id])).length).toBe(22)
})

test('a match is not evicted while a client is connected or a bot is to act, or too early', async () => {
  const rooms = roomsWith({})
  const [watched, played, plain] = [await newMatch(), await newMatch(['squire', null]), await newMatch()]
  const room = await opened(rooms, watched)
  const client: RoomClient = { ...nobody, viewer: 'table' }
  room.join(client, 0)
  await opened(rooms, played)
  await opened(rooms, plain)
  await until(() => rooms.size <= 2)
  // Once more: the third one's eviction shows that a sweep has run.
  await opened(rooms, plain)
  await until(() => rooms.size <= 2)
  expect(await opened(rooms, watched)).toBe(room)
  room.leave(client)
  await until(() => rooms.size === 1)

  const patient = roomsWith({ playing: EVER })
  const kept = await opened(patient, plain)
  const over = await opened(patient, await newMatch())
  expect(await over.abandon()).toBeTypeOf('number')
  await until(() => patient.size === 1)
  expect(await opened(patient, plain)).toBe(kept)
})

test('a match is not evicted while something is being written', async () => {
  const rooms = roomsWith({})
  const [id, other] = [await newMatch(), await newMatch()]
  const room = await opened(rooms, id)
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const done = actIn(room, 'slow')
  // Another one's eviction shows that a sweep has run.
  await opened(rooms, other)
  await until(() => rooms.size <= 1)
  try {
    expect(await opened(rooms, id)).toBe(room)
  } finally {
    resolve()
  }
  expect(await done).toBeGreaterThan(0)
  await until(() => rooms.size === 0)
})

test('an evicted room that is still referenced cannot act, and does no harm', async () => {
  const failures: unknown[] = []
  const rooms = roomsWith({}, failures)
  const id = await newMatch()
  const old = await opened(rooms, id)
  await actIn(old, 'first')
  await until(() => rooms.size === 0)
  const now = await opened(rooms, id)
  now.join({ ...nobody, viewer: 'table' }, 0)
  await expect(actIn(old, 'late')).rejects.toThrow(RoomEvicted)
  expect(await opened(rooms, id)).toBe(now)
  await actIn(now, 'next')
  expect((await store.list('entries', [id])).map(({ seq, key }) => [seq, key])).toEqual([
    [0, null],
    [1, 'first'],
    [2, 'next'],
  ])
  expect(failures).toEqual([])
})

test('with too many, the least recently used go first; finished matches go sooner', async () => {
  const rooms = roomsWith({ playing: EVER, most: 2 })
  const ids = [await newMatch(), await newMatch(), await newMatch()]
  const [first, second, third] = [at(ids, 0), at(ids, 1), at(ids, 2)]
  const kept: Room[] = []
  // With a client: no room may be evicted before the first was used again.
  const client: RoomClient = { ...nobody, viewer: 'table' }
  for (const id of [first, second, third]) {
    const room = await opened(rooms, id)
    room.join(client, 0)
    kept.push(room)
  }
  expect(await opened(rooms, first)).toBe(kept[0])
  for (const room of kept) room.leave(client)
  await until(() => rooms.size === 2)
  expect(await opened(rooms, first)).toBe(kept[0])
  expect(await opened(rooms, third)).toBe(kept[2])

  const over = await rooms.get(third)
  expect(isRefusal(await over?.abandon().then(() => undefined))).toBe(false)
  await until(() => rooms.size === 1)
  expect(await opened(rooms, first)).toBe(kept[0])
})

test('a server that continues a match has all entries of the others', async () => {
  const id = await newMatch()
  const elsewhere = await opened(roomsWith({ playing: EVER }), id)
  const lengths: number[] = []
  const rooms = new Rooms({
    ...{
      store,
      now: Date.now,
      answerDelay: { least: 0, most: 0 },
      bus: SINGLE_SERVER_BUS,
      readyElsewhere: () => {},
      chatAdded: async () => {},
    },
    moved: (room, _news, where) => {
      if (where === 'elsewhere') lengths.push(room.length)
    },
    failed: (_match, error) => expect.unreachable(String(error)),
  })
  const room = await opened(rooms, id)
  for (let i = 0; i < 3; i++) await actIn(elsewhere, `elsewhere-${i}`)
  await room.catchUp()
  expect(lengths).toEqual([4, 4, 4])
})

test('once stopped, rooms neither write nor read: what is in progress is finished first', async () => {
  const failures: unknown[] = []
  const own = await openSqlite(join(folder, 'stopped.sqlite'), { beforeCommit: () => gate })
  const closing = await openTestServer({ store: own })
  const { table } = await beginMatch(closing.base, 'avalon', [null, null], { startPlayer: 'first' })
  const other = await beginMatch(closing.base, 'avalon', [null, null], { startPlayer: 'first' })
  const rooms = roomsWith({ playing: EVER }, failures, own)
  const room = await opened(rooms, table.id)
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const written = actIn(room, 'before')
  const loading = rooms.get(other.table.id)
  const stopped = rooms.stop()
  const late = Promise.allSettled([actIn(room, 'after'), rooms.get(table.id)])
  gate = Promise.resolve()
  resolve()
  await stopped
  await closing.close()
  for (const each of await late) expect(each).toMatchObject({ reason: expect.any(RoomEvicted) })
  expect(await written).toBeTypeOf('number')
  expect(await loading).toBeDefined()
  expect(failures).toEqual([])
})
