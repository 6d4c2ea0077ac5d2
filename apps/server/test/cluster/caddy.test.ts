/*
 * deploy/Caddyfile in front of two servers: sockets pass, clients move on when one server stops, and nobody can forge
 * their address.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { programsFor } from '@logres/service-testing'
import { afterAll, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { beginMatch, playRandomly } from '../test-server.ts'
import { Cluster } from './cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-caddy-'))
const program = programsFor('the Caddyfile before two servers', ['caddy'], 'caddy')?.caddy
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
  rmSync(folder, { recursive: true })
})

/** As shipped, except for the addresses; and without https, which would need a public name. */
async function startCaddy(caddy: string, upstreams: readonly string[]): Promise<string> {
  const port = await freePort()
  const shipped = readFileSync(new URL('../../../../deploy/Caddyfile', import.meta.url), 'utf8')
  const text = shipped
    .replace(/reverse_proxy .* \{/, `reverse_proxy ${upstreams.map((base) => new URL(base).host).join(' ')} {`)
    .replace('{\n', '{\n\tadmin off\n')
  const config = join(folder, `${port}.Caddyfile`)
  writeFileSync(config, text)
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { HOME: folder, DOMAIN: `http://127.0.0.1:${port}`, CONTACT: 'me@example.org' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said += words
  })
  ends.push(async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const base = `http://127.0.0.1:${port}`
  await expect.poll(() => isUp(base), { timeout: 600_000, message: said }).toBe(true)
  return base
}

async function isUp(base: string): Promise<boolean> {
  return fetch(`${base}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server.address())
  server.close()
  await once(server, 'close')
  return port
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Like a page: until a server accepts it. */
async function comeBack(client: Client, id: string, cursor: number): Promise<Watcher> {
  let watcher: Watcher | undefined
  await expect
    .poll(
      async () => {
        watcher = await client.watch(id, cursor).catch(() => undefined)
        return watcher !== undefined
      },
      { timeout: 600_000 },
    )
    .toBe(true)
  if (watcher === undefined) throw new Error('the client did not reconnect')
  return watcher
}

async function playBehind(caddy: string, cluster: Cluster): Promise<void> {
  const base = await startCaddy(caddy, [cluster.base(0), cluster.base(1)])
  const { table, clients, watchers } = await beginMatch(base, 'avalon', [null, null], { turnLimit: 20 })
  const open = async (i: number) => cluster.metric(i, 'logres_sockets_open')
  const spectators: Watcher[] = []
  for (let n = 0; n < 4; n++) spectators.push(await (await Client.arrive(base)).watch(table.id))
  // The same address goes to the same server.
  expect([await open(0), await open(1)].toSorted()).toEqual([0, 6])
  for (const watcher of spectators) watcher.close()
  await expect.poll(async () => (await open(0)) + (await open(1)), { timeout: 600_000 }).toBe(2)
  for (let n = 0; n < 8; n++) {
    await at(watchers, 0).until(() => watchers.some(({ view }) => view.question !== null))
    for (const [i, watcher] of watchers.entries())
      if (watcher.view.question !== null) await playRandomly(watcher, `before-${n}-${i}`, 1)
  }
  expect((await fetch(`${base}/metrics`)).status).toBe(404)
  expect((await fetch(`${cluster.base(0)}/metrics`)).status).toBe(200)

  const statuses: number[] = []
  let hasEnded = false
  const asking = (async () => {
    while (!hasEnded || statuses.length < 50) statuses.push((await at(clients, 0).call('GET', '/api/me')).status)
  })()
  // The one with clients.
  const ending = (await open(0)) > 0 ? 0 : 1
  await cluster.stop(ending)
  hasEnded = true
  await asking
  // A stopping server answers 503 itself, and then gets no requests; a stopped one gets none.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status, i) => status === 503 && statuses[i + 1] === 503)).toEqual([])
  expect(statuses.at(-1)).toBe(200)

  // Both were at that one.
  await expect.poll(() => watchers.every(({ isClosed }) => isClosed), { timeout: 600_000 }).toBe(true)
  const again = await Promise.all(watchers.map(({ cursor }, i) => comeBack(at(clients, i), table.id, cursor)))
  expect(await open(1 - ending)).toBe(2)
  await Promise.all(again.map((watcher, i) => playRandomly(watcher, `after-${i}`)))
  for (const watcher of again) expect(watcher.view.outcome).not.toBeNull()
}

if (program === undefined) test('there is no Caddy here, and that was said', () => {})
else {
  const cluster = await Cluster.open('the Caddyfile before two servers', 2)
  ends.push(async () => cluster?.close())
  if (cluster !== undefined) {
    test('people play through it, and continue when one of the servers stops', () => playBehind(program, cluster))
  }

  test("the client's address cannot be forged", async () => {
    const asked: IncomingMessage['headers'][] = []
    const upstream = createServer(({ headers, url }, response) => {
      if (url === '/whoami') asked.push(headers)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    ends.push(async () => {
      upstream.closeAllConnections()
      upstream.close()
    })
    const base = await startCaddy(program, [`http://127.0.0.1:${portOf(upstream.address())}`])
    await fetch(`${base}/whoami`, { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' } })
    expect(asked).toMatchObject([{ 'x-forwarded-for': '127.0.0.1', host: new URL(base).host }])
  })
}
