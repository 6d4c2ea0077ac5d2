/*
 * Everything a client receives is recorded and searched for what its seat must not know: compared with the log and
 * the games' own views, message by message, and by an independent check that knows the true state.
 * LOGRES_LEAK_MATCHES makes it longer: `npm run test:leak`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, type GameRecord, importRecord, isRefusal, present, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'
import { groundTruthOf } from './ground-truth.ts'
import { PLANTED_LEAKS, type Searched, touchIn } from './planted-leaks.ts'
import { playRandomly, Recorder, type Recording } from './recorder.ts'
import { type Count, search } from './search.ts'

const MATCHES = Number(process.env.LOGRES_LEAK_MATCHES ?? 1)
const AT_ONCE = 4
/** Not in the document: pages, and monitoring. */
const BESIDES = ['/', '/api/docs', '/api/docs/json', '/healthz', '/readyz', '/metrics']

let server: TestServer
/** A match that is searched again with leaks put in. */
let searched: Searched | undefined
/** Somebody else whose cookie nobody may receive. */
const withoutAnything: Recording = {
  ...{ secret: 'a cookie of another', viewer: 'table', sockets: [], bodies: [], lines: [], received: [] },
}
let paths: readonly string[]
const log: string[] = []
const count: Count = {
  ...{ messages: 0, views: 0, bodies: 0, lines: 0, bytes: 0, past: 0, boards: 0 },
  ...{ races: 0, passed: 0, standIns: 0, undos: 0 },
}
/** How far the server's clock has been put forward. */
let ahead = 0
/** More than a player has left in a live match, and less than one over days. */
const LONGER_THAN_A_BANK = 20 * 60 * 1000
const secrets: string[] = []

beforeAll(async () => {
  const raceTiming = { readyWithin: 1_000, patience: 5_000, least: 1, most: 5, probeEvery: 1 }
  // While a match is searched the server, which is in this process, reads nothing.
  const timeouts = { headers: 300_000, request: 600_000, stalled: 600_000, response: 600_000 }
  server = await openTestServer(
    { log: { write: (line) => log.push(line) }, now: () => Date.now() + ahead, raceTiming, maxSleep: 20, timeouts },
    // All come from one address.
    { LOGRES_LOG: 'trace', LOGRES_KNOWN_NETWORKS: '127.0.0.0/8*1000' },
  )
  const docs: { paths: Record<string, object> } = JSON.parse(await (await fetch(`${server.base}/api/docs/json`)).text())
  const read = Object.entries(docs.paths).flatMap(([path, verbs]) => ('get' in verbs ? [path] : []))
  expect(read).toEqual(expect.arrayContaining(['/api/matches/{id}/record', '/api/matches/{id}/history', '/api/watch']))
  paths = [...read, ...BESIDES]
})
afterAll(() => server.close())

const DAYS = { kind: 'days', bank: 24, increment: 4, cap: 72 }
const CASES = [
  ['avalon', [null, null], { turnLimit: 40 }, undefined],
  ['merlin', [null, 'page', null], { kingsFavour: true, knights: 'random' }, undefined],
  ['tournament', [null, null, 'page', null], { judgementByLot: true }, undefined],
  // 7.3 Live races, and over days, where each runs alone.
  ['tournament', [null, null, null], { startCoins: 4 }, undefined],
  ['tournament', [null, null, null], { startCoins: 4 }, DAYS],
] as const

interface Wish {
  readonly game: string
  readonly seats: readonly (string | null)[]
  readonly options: object
  readonly pace: object | undefined
}

test.each(CASES)(
  `%s, ${MATCHES} matches: nobody is sent what they must not know`,
  async (game, seats, options, pace) => {
    let next = 0
    const { races } = count
    // Not every match comes to a race.
    const hasRaces = Object.hasOwn(options, 'startCoins')
    const isMissing = () => hasRaces && (count.races === races || searched === undefined) && next < 20
    while (next < MATCHES || isMissing()) {
      // Searched when all are over: the server is in this process, and would seem to hang meanwhile.
      const size = Math.max(1, Math.min(AT_ONCE, MATCHES - next))
      const round = Array.from({ length: size }, () => playOne({ game, seats, options, pace }, next++))
      for (const over of await Promise.all(round)) over()
    }
  },
  120_000 + MATCHES * 20_000,
)

/** Answers a function that searches what was received. */
async function playOne({ game, seats, options, pace }: Wish, no: number): Promise<() => void> {
  const { table, clients, watchers, host } = await beginMatch(server.base, game, seats, options, { pace })
  for (const watcher of watchers) watcher.close()
  const arrive = async () => new Recorder(await Client.arrive(server.base), server.base, table.id)
  const [stranger, heir] = [await arrive(), await arrive()]
  const players = clients.map((client) => new Recorder(client, server.base, table.id))
  const recorders = [...players, stranger, heir]
  for (const recorder of recorders) await recorder.connect()
  for (const recorder of [at(players, 0), stranger]) await recorder.listen()
  const here = paths.map((path) => path.replace(/\{\w+\}/g, table.id))
  const outcomes = players.map((recorder, i) =>
    playRandomly(recorder, {
      chance: seededChance(`leak ${game} ${no} ${i}`),
      // With more players: every second time somebody resigns, and a bot stands in.
      resignsAfter: players.length > 1 && seats.length > 2 && i === 2 && no % 2 === 0 ? 12 : Number.POSITIVE_INFINITY,
      ...(i === 1 && no % 2 === 0 && { passes: { after: 8, to: heir } }),
      look: async () => {
        await recorder.readPaths(here)
        if (i > 0) return
        // Everybody who is asked runs out of time: bots stand in.
        ahead += LONGER_THAN_A_BANK
        await Promise.all([stranger.readPaths(here), stranger.readPaths(here, false)])
      },
    }),
  )
  await Promise.all(outcomes)
  for (const { watcher } of recorders) await watcher.until(() => watcher.view.outcome !== null)
  const record = importRecord(await recordOf(host, table.id))
  if (isRefusal(record)) throw new Error(record.code)
  for (const recorder of recorders) recorder.leave()
  remember(record)
  return () => {
    const truth = groundTruthOf(record)
    search(recorders, truth, count)
    if (game === 'tournament' && touchIn({ truth }) !== undefined) searched ??= { truth, spectator: copyOf(stranger) }
  }
}

/** The accessors of a recorder as fields. */
function copyOf({ secret, viewer, sockets, bodies, lines, received }: Recording): Recording {
  return { secret, viewer, sockets, bodies, lines, received }
}

test.each(PLANTED_LEAKS)('a leak put in on purpose is found: %s', (_, plant) => {
  const tally = { ...count }
  const { truth, spectator } = present(searched)
  search([spectator, withoutAnything], truth, tally)
  const planted = plant({ truth, spectator })
  expect(() => search([planted.spectator, withoutAnything], planted.truth, tally)).toThrow(/expected/)
})

/** Not with `must`: that would count it as received during the match. */
async function recordOf(host: Client, id: string): Promise<unknown> {
  const response = await fetch(`${server.base}/api/matches/${id}/record`, {
    headers: { cookie: `logres=${host.secret}` },
  })
  return response.json()
}

function remember({ secret, nonces }: GameRecord): void {
  secrets.push(...[secret, ...(nonces ?? [])].flatMap((each) => (each === null || each === '' ? [] : [each])))
}

test('enough of every kind was searched', () => {
  if (MATCHES > 1) console.log(JSON.stringify({ ...count, log: log.length }))
  expect(count.messages).toBeGreaterThan(MATCHES * 300)
  expect(count.views).toBeGreaterThan(MATCHES * 300)
  expect(count.bodies).toBeGreaterThan(MATCHES * 10)
  expect(count.lines).toBeGreaterThan(MATCHES * 10)
  expect(count.past).toBeGreaterThan(MATCHES * 100)
  expect(count.boards).toBeGreaterThan(MATCHES)
  expect(count.races).toBeGreaterThan(MATCHES)
  expect(count.passed).toBeGreaterThan(0)
  expect(count.standIns).toBeGreaterThan(0)
  expect(count.undos).toBeGreaterThan(0)
})

test('the complete log contains no seal, nonce, cookie or card', () => {
  const text = log.join('')
  expect(text).toContain('/api/tables/:id/reveal')
  for (const secret of [...secrets, ...Client.secrets]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/"(cards|hands?|quests?|purses?|pile|heap|action|view|patch|nonce|secret|cookie)"/)
})

test('no session can be read from the file', () => {
  // Commits stay in the WAL for a while.
  const files = ['logres.sqlite', 'logres.sqlite-wal'].map((name) => join(server.folder, name)).filter(existsSync)
  // As bytes: after many matches they exceed the maximum string length.
  const contents = files.map((file) => readFileSync(file))
  const isIn = (text: string) => contents.some((bytes) => bytes.includes(text))
  expect(isIn('sessions')).toBe(true)
  for (const secret of Client.secrets) expect(isIn(secret)).toBe(false)
})
