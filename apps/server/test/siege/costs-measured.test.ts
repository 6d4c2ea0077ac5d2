/*
 * What every route and every message costs at worst: prints the table in docs/limits.md, "What requests cost". A route
 * or message that is not in it fails the test. Run by npm run test:siege alone, because it measures milliseconds.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { ClientMessage } from '@logres/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sleep, type Watcher } from '../client.ts'
import { type BusyWorld, busyWorld, LONGEST_LOG } from './busy-world.ts'
import { MESSAGES, ROUTES } from './worst-requests.ts'

const LONGEST_BLOCK = 50
const folder = mkdtempSync(join(tmpdir(), 'logres-costs-'))
let world: BusyWorld
beforeAll(async () => {
  world = await busyWorld(folder)
})
afterAll(async () => {
  await world.server.stop()
  rmSync(folder, { recursive: true })
})

test('every route', { timeout: 600_000 }, async () => {
  const { paths } = await world.client.must<{ paths: Record<string, Record<string, object>> }>('GET', '/api/docs/json')
  const documented = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  )
  expect(ROUTES.map(({ name }) => name).sort()).toEqual(documented.sort())
  for (const { name, input, times = 3, perMinute, send } of ROUTES) {
    await measure(`\`${name}\``, input, times, perMinute, (n) => send(world, n))
  }
})

test('every message', { timeout: 600_000 }, async () => {
  const kinds = ClientMessage.anyOf.map(({ properties }) => properties.kind.const)
  expect(MESSAGES.map(({ name }) => name).sort()).toEqual(kinds.sort())
  // Nobody has used it for a minute, so it is evicted, and opened again for this.
  await sleep(90_000)
  const texts: string[] = []
  const opened: Watcher[] = []
  await measure('opening the socket', `a match of ${LONGEST_LOG} entries, not in memory`, 1, null, async () => {
    opened.push(await world.client.watch(world.longest, 0, texts))
    return bytesIn(texts)
  })
  const watcher = at(opened, 0)
  for (const { name, input, times = 20, perMinute, send } of MESSAGES) {
    await measure(`\`${name}\``, input, times, perMinute, async (n) => {
      await send(watcher, n)
      return bytesIn(texts)
    })
  }
  await measure('`GET /api/matches/{id}/record`', `a match of ${LONGEST_LOG} entries, built`, 1, 30, async () => {
    await world.client.call('GET', `/api/matches/${world.longest}/record`)
    return Buffer.byteLength(world.client.received.at(-1) ?? '')
  })
  watcher.close()
})

/** Of what has come since the last call. */
function bytesIn(texts: string[]): number {
  return texts.splice(0).reduce((total, text) => total + Buffer.byteLength(text), 0)
}

async function measure(
  name: string,
  input: string,
  times: number,
  perMinute: number | string | null,
  send: (n: number) => Promise<number>,
): Promise<void> {
  const before = await world.server.reset()
  let bytes = 0
  for (let n = 0; n < times; n++) bytes = Math.max(bytes, await send(n))
  const after = await world.server.report()
  const cpu = ((after.work - before.work) / times).toFixed(1)
  const limit = typeof perMinute === 'number' ? `${perMinute} / ${4 * perMinute}` : (perMinute ?? 'general')
  console.log(`| ${name} | ${input} | ${cpu} | ${after.longestWork.toFixed(1)} | ${bytes} | ${limit} |`)
  expect(after.longestWork, name).toBeLessThan(LONGEST_BLOCK)
}
