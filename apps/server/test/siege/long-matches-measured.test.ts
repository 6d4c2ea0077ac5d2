/*
 * The attack as it was found, against a default server in a process of its own: to and fro over fresh sockets, then
 * everybody asks for the record. Run by npm run test:siege alone, because it measures milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@logres/catalogue'
import { at, importRecord, isRefusal, present, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEAT_BUDGET } from '../../src/matches/seat-budgets.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { Client, sleep } from '../client.ts'
import { beginMatch, playRandomly } from '../test-server.ts'
import { asked, fillLog, toAndFro } from './long-logs.ts'
import { WatchedServer } from './watched-server.ts'

const LONGEST_BLOCK = 50
const OLD = 100_000
/** The attack sends no more than this over one socket: then the server would close it. */
const PAIRS_PER_SOCKET = 25

const folder = mkdtempSync(join(tmpdir(), 'logres-siege-'))
let server: WatchedServer
let old: { readonly id: string; readonly client: Client }

beforeAll(async () => {
  const first = await WatchedServer.start(folder)
  const { table, clients, watchers } = await beginMatch(first.base, 'avalon', [null, null], { startPlayer: 'first' })
  const seat = Number(asked(watchers).viewer)
  for (const watcher of watchers) watcher.close()
  await first.stop()
  const store = await openSqlite(join(folder, 'logres.sqlite'))
  await fillLog(store, table.id, seat, OLD)
  await store.close()
  server = await WatchedServer.start(folder)
  old = { id: table.id, client: at(clients, seat).at(server.base) }
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('to and fro over fresh sockets is refused at the limit; others play on meanwhile', {
  timeout: 900_000,
}, async () => {
  const { table, clients, watchers } = await beginMatch(server.base, 'avalon', [null, null], { startPlayer: 'first' })
  const others = await beginMatch(server.base, 'avalon', [null, null], { startPlayer: 'first' })
  const seat = Number(asked(watchers).viewer)
  const attacker = at(clients, seat)
  await server.reset()
  const { pairs, code } = await attack(attacker, table.id)
  expect(code).toBe('undosUsedUp')
  expect(pairs).toBeLessThanOrEqual(SEAT_BUDGET.undos)
  expect(await Promise.race(others.watchers.map((each, i) => playRandomly(each, `others-${i}`, 10)))).toEqual([])
  console.log(`${pairs} pairs of finishPlays and undo, then refused; ${await blocked()}`)
  const last = await attacker.watch(table.id)
  await last.ask({ key: 'end', ...{ kind: 'resign' } })
  last.close()
  await recordsOf(table.id, 'a match filled to its limit', attacker)
  for (const watcher of [...watchers, ...others.watchers]) watcher.close()
})

/** Over as many sockets as it takes; one that the server closes is replaced. */
async function attack(attacker: Client, id: string): Promise<{ readonly pairs: number; readonly code: string }> {
  let pairs = 0
  for (let sockets = 0; ; sockets++) {
    try {
      const watcher = await attacker.watch(id)
      // What the last one may have left.
      await watcher.ask({ key: `s${sockets}`, ...{ kind: 'undo' } })
      const { times, code } = await toAndFro(watcher, `s${sockets}`, PAIRS_PER_SOCKET)
      watcher.close()
      pairs += times
      if (code !== undefined) return { pairs, code }
    } catch (error) {
      if (!/closed|refused/.test(String(error))) throw error
      await sleep(1_000)
    }
  }
}

test(`an old match of ${OLD} entries is opened, shown and exported while others are served`, {
  timeout: 900_000,
}, async () => {
  await server.reset()
  const watcher = await old.client.watch(old.id)
  await watcher.ask({ key: 'end', ...{ kind: 'resign' } })
  await watcher.until(() => watcher.view.outcome !== null)
  watcher.close()
  console.log(`opened: ${await blocked()}`)
  await recordsOf(old.id, 'an old match', old.client)
  await server.reset()
  await old.client.must('GET', `/api/matches/${old.id}/history`)
  console.log(`shown: ${await blocked()}`)
})

test('a hundred readers who do not read cost a few chunks each', { timeout: 300_000 }, async () => {
  // The allowances of the tests before this one are over.
  await sleep(61_000)
  const readers = await Promise.all(Array.from({ length: 4 }, () => Client.arrive(server.base)))
  const before = await server.memory()
  const abort = new AbortController()
  const answers = await Promise.all(
    readers.flatMap(({ secret }) =>
      Array.from({ length: 25 }, () =>
        fetch(`${server.base}/api/matches/${old.id}/record`, {
          headers: { cookie: `logres=${secret}` },
          signal: abort.signal,
        }),
      ),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const meanwhile = await server.memory()
  const each = (meanwhile.heapUsed + meanwhile.external - before.heapUsed - before.external) / answers.length
  console.log(`each of ${answers.length} readers costs ${Math.round(each / 1024)} KB`)
  expect(each).toBeLessThan(5 * 128 * 1024)
  abort.abort()
})

/** Ten at once: the first time, when it is built, without a cookie; and again by one person. */
async function recordsOf(id: string, what: string, client: Client): Promise<void> {
  const path = `/api/matches/${id}/record`
  const anonymous = async (url: string) => (await fetch(`${server.base}${url}`)).text()
  const before = await server.memory()
  for (const round of ['built', 'read']) {
    await server.reset()
    const texts = await Promise.all(
      Array.from({ length: 10 }, () => (round === 'built' ? anonymous(path) : as(client, path))),
    )
    expect(new Set(texts).size).toBe(1)
    console.log(`ten records of ${what} (${at(texts, 0).length} characters), ${round}: ${await blocked()}`)
    if (round === 'built') continue
    const record = importRecord(JSON.parse(at(texts, 0)))
    if (isRefusal(record)) throw new Error(record.code)
    expect(verifyRecord(present(findGame('avalon')).game, record)).toMatchObject({ kind: 'verified', finished: true })
  }
  // Finished matches are evicted after ten seconds.
  await sleep(25_000)
  const after = await server.memory()
  console.log(`memory before ${megabytes(before.heapUsed)} MB, after ${megabytes(after.heapUsed)} MB`)
  expect(after.heapUsed).toBeLessThan(1.1 * before.heapUsed)
}

async function as(client: Client, path: string): Promise<string> {
  return JSON.stringify(await client.must('GET', path))
}

/** How long the event loop was blocked since the last reset: not too long. */
async function blocked(): Promise<string> {
  const { longest, longestWork } = await server.report()
  expect(longestWork).toBeLessThan(LONGEST_BLOCK)
  return `longest block ${longestWork.toFixed(1)} ms (${longest.toFixed(1)} ms by the clock)`
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
