/* Clients that send or read slowly: all are closed in the end, and nobody else waits for them. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { at } from '@logres/kernel'
import { CLOSE } from '@logres/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TIMEOUTS, type Timeouts } from '../../src/limits/limits.ts'
import { Client } from '../client.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'
import { actOften, IS_FULL } from './siege.ts'

const DRIPPING = 50
/** So short that waiting for them is no burden; in full they are those of the server. */
const SHORT: Timeouts = IS_FULL
  ? TIMEOUTS
  : {
      ...{ headers: 300, request: 600, check: 100, response: 2_000, stalled: 500, keepAlive: 5_000 },
      ...{ ping: 500, streamTick: 100 },
    }
/** The promise for all that drips. */
const MOST_SECONDS = 60

function open(server: TestServer): Socket {
  return connect(Number(new URL(server.base).port), '127.0.0.1').on('error', () => {})
}

/** Sends a byte now and then until the connection is closed. A client that does not read notices only so. */
async function drip(socket: Socket, head: string): Promise<void> {
  socket.write(head)
  const timer = setInterval(() => socket.write('x'), 50)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(timer)
}

test(`${DRIPPING} bodies and ${DRIPPING} headers that drip are closed, while others play`, async () => {
  const server = await openTestServer({ timeouts: SHORT })
  const { watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const body =
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"'
  const heads = [
    body,
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'GET /api/matches/aaaaaaaaaaaa/socket HTTP/1.1\r\nUp',
  ]
  const since = performance.now()
  const all = heads.flatMap((head) => Array.from({ length: DRIPPING }, () => drip(open(server).resume(), head)))
  expect(await actOften(watchers, 'meanwhile', 8)).toEqual([])
  await Promise.all(all)
  const seconds = (performance.now() - since) / 1000
  if (IS_FULL) console.log(`closed after ${seconds.toFixed(1)} s`)
  if (IS_FULL) expect(seconds).toBeLessThan(MOST_SECONDS)
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  await server.close()
})

test('an answer that is never read is given up', async () => {
  const server = await openTestServer({ timeouts: SHORT })
  // The answers are more than the buffers of the system hold.
  await drip(open(server).pause(), 'GET /api/docs/json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000))
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  await server.close()
})

test('a socket that does not answer pings is closed, and told why', async () => {
  const server = await openTestServer({ timeouts: SHORT })
  const { table, clients, watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const silent = new WebSocket(`${server.base.replace('http', 'ws')}/api/matches/${table.id}/socket`, {
    headers: { cookie: `logres=${at(clients, 0).secret}` },
    autoPong: false,
  })
  const [code, reason] = await once(silent, 'close')
  expect([code, String(reason)]).toEqual([CLOSE.tooSlow, 'no answer'])
  // Those that answer stay.
  expect(await actOften(watchers, 'still', 4)).toEqual([])
  await server.close()
})

test('a refused upgrade is closed, whatever the client does', async () => {
  const server = await openTestServer({ timeouts: SHORT })
  // It would stay half open.
  const socket = connect({ port: Number(new URL(server.base).port), host: '127.0.0.1', allowHalfOpen: true })
  const lines = [
    'GET /api/matches/aaaaaaaaaaaa/socket HTTP/1.1',
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
  ]
  socket.on('error', () => {})
  const closed = drip(socket, `${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  await closed
  expect(text).toContain('401')
  await server.close()
})

test('one address has only so many connections, and those that close make room', async () => {
  const server = await openTestServer({ limits: { connections: { server: 100, address: 5 } } })
  const sockets = Array.from({ length: 8 }, () => open(server).resume())
  const closed = await Promise.race([
    Promise.all(sockets.slice(5).map((socket) => once(socket, 'close'))),
    Promise.any(sockets.slice(0, 5).map((socket) => once(socket, 'close'))).then(() => 'the wrong one'),
  ])
  expect(closed).toHaveLength(3)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await fetch(`${server.base}/healthz`).catch(() => undefined))?.status).toBe(200)
  expect((await Client.arrive(server.base)).name).not.toBe('')
  await server.close()
})
