/*
 * Everything a client receives is recorded and searched for what its seat must not know: compared with the log and
 * the games' own views, message by message, and by an independent check that knows the true state.
 * LOGRES_LEAK_MATCHES makes it longer: `npm run test:leak`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, type GameRecord, importRecord, isRefusal, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'
import { playRandomly, Recorder } from './recorder.ts'
import { type Count, search } from './search.ts'

const MATCHES = Number(process.env.LOGRES_LEAK_MATCHES ?? 2)
const AT_ONCE = 4
/** Not in the document: pages, and monitoring. */
const BESIDES = ['/', '/api/docs', '/api/docs/json', '/healthz', '/readyz', '/metrics']

let server: TestServer
let paths: readonly string[]
const log: string[] = []
const count: Count = { messages: 0, views: 0, bodies: 0, lines: 0, bytes: 0, past: 0 }
const secrets: string[] = []

beforeAll(async () => {
  server = await openTestServer({ log: { write: (line) => log.push(line) } }, { LOGRES_LOG: 'trace' })
  const docs: { paths: Record<string, object> } = JSON.parse(await (await fetch(`${server.base}/api/docs/json`)).text())
  const read = Object.entries(docs.paths).flatMap(([path, verbs]) => ('get' in verbs ? [path] : []))
  expect(read).toEqual(expect.arrayContaining(['/api/matches/{id}/record', '/api/matches/{id}/history']))
  paths = [...read, ...BESIDES]
}, 180_000)
afterAll(() => server.close())

const CASES = [
  ['avalon', [null, null], { turnLimit: 40 }],
  ['merlin', [null, 'page', null], { kingsFavour: true, knights: 'random' }],
  ['tournament', [null, null, 'page', null], { judgementByLot: true }],
] as const

test.each(CASES)(
  `%s, ${MATCHES} matches: nobody is sent what they must not know`,
  async (game, seats, options) => {
    let next = 0
    const worker = async () => {
      while (next < MATCHES) await playOne(game, seats, options, next++)
    }
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, MATCHES) }, worker))
  },
  120_000 + MATCHES * 20_000,
)

async function playOne(game: string, seats: readonly (string | null)[], options: object, no: number): Promise<void> {
  const { table, clients, watchers, host } = await beginMatch(server.base, game, seats, options)
  for (const watcher of watchers) watcher.close()
  const stranger = new Recorder(await Client.arrive(server.base), server.base, table.id)
  const players = clients.map((client) => new Recorder(client, server.base, table.id))
  const recorders = [...players, stranger]
  for (const recorder of recorders) await recorder.connect()
  await at(players, 0).listen()
  const here = paths.map((path) => path.replace(/\{\w+\}/g, table.id))
  const outcomes = players.map((recorder, i) =>
    playRandomly(recorder, {
      chance: seededChance(`leak ${game} ${no} ${i}`),
      // With more players: every second time somebody resigns, and a bot stands in.
      resignsAfter: players.length > 1 && seats.length > 2 && i === 1 && no % 2 === 1 ? 12 : Number.POSITIVE_INFINITY,
      look: async () => {
        await recorder.readPaths(here)
        if (i === 0) await Promise.all([stranger.readPaths(here), stranger.readPaths(here, false)])
      },
    }),
  )
  await Promise.all(outcomes)
  for (const { watcher } of recorders) await watcher.until(() => watcher.view.outcome !== null)
  const record = importRecord(await recordOf(host, table.id))
  if (isRefusal(record)) throw new Error(record.code)
  search(recorders, record, count)
  for (const recorder of recorders) recorder.leave()
  remember(record)
}

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
  if (MATCHES > 2) console.log(JSON.stringify({ ...count, log: log.length }))
  expect(count.messages).toBeGreaterThan(MATCHES * 300)
  expect(count.views).toBeGreaterThan(MATCHES * 300)
  expect(count.bodies).toBeGreaterThan(MATCHES * 10)
  expect(count.lines).toBeGreaterThan(MATCHES * 10)
  expect(count.past).toBeGreaterThan(MATCHES * 100)
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
