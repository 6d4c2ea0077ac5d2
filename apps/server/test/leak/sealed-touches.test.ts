/*
 * Two worlds that differ only in a touch that is sealed: copies of one server's file, just before a throw, with a race
 * clock that stands still. Everybody else receives the same bytes in both, and at the same moments: a false start shows
 * nothing before the throw, and a touch shows nothing but that it was made.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, type Seat } from '@logres/kernel'
import { TOKENS } from '@logres/tournament/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { judgementIn, playToJudgement, StillClock } from '../matches/to-judgement.ts'
import { beginMatch, openTestServer } from '../test-server.ts'
import { Recorder } from './recorder.ts'

const now = () => 1_800_000_000_000
const TIMING = { readyWithin: 1_000, patience: 1_000, least: 20, most: 40, probeEvery: 5 }

let folder: string
let match: string
let people: readonly Client[]
let stranger: Client
/** Somebody nobody else sees. */
let writer: Client
let pair: readonly Seat[]

/** A match that is saved while two wait for the throw. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-touches-'))
  const server = await openTestServer({ now, raceTiming: { ...TIMING, clock: new StillClock() } })
  for (let i = 0; i < 20 && match === undefined; i++) {
    const begun = await beginMatch(server.base, 'tournament', [null, null, null], { startCoins: 4 })
    const found = await playToJudgement(begun.watchers, `sealed-${i}`)
    for (const watcher of begun.watchers) watcher.close()
    if (found === undefined) continue
    match = begun.table.id
    people = begun.clients
    pair = found
  }
  stranger = await Client.arrive(server.base)
  writer = await Client.arrive(server.base)
  cpSync(server.folder, folder, { recursive: true })
  await server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

interface World {
  readonly clock: StillClock
  /** Everything that follows from what was sent so far has arrived. */
  settled(): Promise<void>
  seat(side: 0 | 1): Watcher
}

/** What everybody but the first of the pair received. */
async function receivedIn(script: (world: World) => Promise<void>): Promise<string[]> {
  const clock = new StillClock()
  const server = await openTestServer({ now, raceTiming: { ...TIMING, clock } }, {}, folder)
  const recorders = [...people, stranger].map((client) => new Recorder(client.at(server.base), server.base, match))
  for (const recorder of recorders) await recorder.connect()
  const here = writer.at(server.base)
  const settled = async () => {
    // Written after everything in progress, and sockets answer in order.
    for (let i = 0; i < 3; i++) {
      await here.must('PATCH', '/api/me', { name: 'Writer' })
      await Promise.all(recorders.map(({ watcher }) => pong(watcher)))
    }
  }
  await settled()
  await script({ clock, settled, seat: (side) => at(recorders, at(pair, side)).watcher })
  await settled()
  const paths = [
    ...[`/api/matches/${match}/history`, `/api/matches/${match}/ratings`, `/api/tables/${match}`],
    ...['/api/tables', '/api/me/tables'],
  ]
  const others = recorders.filter((_, no) => no !== pair[0])
  for (const other of others) await other.readPaths(paths)
  const texts = others.map(({ sockets, bodies }) =>
    [...sockets.flatMap((socket) => socket.texts), ...bodies.map(({ path, text }) => `${path} ${text}`)].join('\n'),
  )
  for (const recorder of recorders) recorder.leave()
  await server.close()
  return texts
}

function pong({ socket }: Watcher): Promise<void> {
  return new Promise((resolve) => {
    socket.once('pong', () => resolve())
    socket.ping()
  })
}

function touch(watcher: Watcher, token: string, claimed: number) {
  return watcher.ask({ ...{ kind: 'touch', token, claimed }, key: 'touch' })
}

async function letThrow({ clock, settled, seat }: World): Promise<void> {
  const isThrown = (watcher: Watcher) => (judgementIn(watcher)?.thrown ?? null) !== null
  for (const side of [0, 1] as const)
    expect(await seat(side).ask({ key: 'ready', ...{ kind: 'ready' } })).toMatchObject({ kind: 'done' })
  for (let i = 0; i < 200 && !isThrown(seat(1)); i++) {
    await clock.pass(TIMING.most)
    await settled()
  }
  expect(isThrown(seat(1))).toBe(true)
}

test('a false start is not revealed before the throw', async () => {
  const quiet = await receivedIn(async () => {})
  const early = await receivedIn(async ({ seat }) => {
    seat(0).send({ kind: 'touch', key: 'early', token: at(TOKENS, 0), claimed: 5 })
    // Answered with the throw; the refusal of another shows that it has arrived.
    expect(await touch(seat(0), at(TOKENS, 0), 5)).toMatchObject({ refusal: { code: 'alreadyTouched' } })
  })
  expect(early).toEqual(quiet)
})

test('which token was touched, and when, is not revealed before the other has touched', async () => {
  const worlds: string[][] = []
  for (const [token, claimed, wait] of [
    [at(TOKENS, 0), 140, 150],
    [at(TOKENS, 1), 290, 300],
  ] as const) {
    worlds.push(
      await receivedIn(async (world) => {
        await letThrow(world)
        await world.clock.pass(wait)
        expect(await touch(world.seat(0), token, claimed)).toMatchObject({ kind: 'done' })
      }),
    )
  }
  expect(worlds[1]).toEqual(worlds[0])
  // A control: that there was a touch is seen.
  const none = await receivedIn(async (world) => {
    await letThrow(world)
    await world.clock.pass(150)
  })
  expect(worlds[0]).not.toEqual(none)
})
