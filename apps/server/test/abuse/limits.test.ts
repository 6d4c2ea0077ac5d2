/* Too long, too fast, too many, from another origin, and disconnected before the answer. */
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { at } from '@logres/kernel'
import { MOST_BYTES } from '@logres/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client, sleep, type Watcher } from '../client.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
const log: string[] = []

beforeAll(async () => {
  server = await openTestServer({ log: { write: (line) => log.push(line) } })
})
afterAll(() => server.close())

const PATIENT = { timeout: 600_000 }

/** The socket is open, and messages are answered. */
async function isHeard(watcher: Watcher): Promise<void> {
  expect(await watcher.ask({ key: 'heard', ...{ kind: 'takeBack' } })).toMatchObject({ kind: 'refused' })
}

test('a message beyond the limit closes its socket, and only that one', async () => {
  const { watchers } = await beginMatch(server.base, 'avalon', [null, null])
  at(watchers, 0).socket.on('error', () => {})
  at(watchers, 0).socket.send('x'.repeat(MOST_BYTES + 1))
  await expect.poll(() => at(watchers, 0).isClosed, PATIENT).toBe(true)
  await isHeard(at(watchers, 1))
  at(watchers, 1).close()
})

test('a socket that sends too fast is closed', async () => {
  // With a frozen clock it does not matter how long the messages take.
  const slow = await openTestServer({ now: () => 1_800_000_000_000 }, { LOGRES_MESSAGES_PER_SECOND: '5' })
  const { watchers } = await beginMatch(slow.base, 'avalon', [null, null])
  const [fast, other] = [at(watchers, 0), at(watchers, 1)]
  for (let i = 0; i < 100; i++) fast.send({ kind: 'resign' })
  await expect.poll(() => fast.isClosed, PATIENT).toBe(true)
  await isHeard(other)
  other.close()
  await slow.close()
})

test('rate limited requests get a sentence', async () => {
  const slow = await openTestServer({ now: () => 1_800_000_000_000 }, { LOGRES_REQUESTS_PER_MINUTE: '5' })
  const client = await Client.arrive(slow.base)
  const answers: { readonly status: number; readonly body: unknown }[] = []
  for (let i = 0; i < 6; i++) answers.push(await client.call('GET', '/api/me'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(at(answers, 5).body).toMatchObject({ code: 'tooFast', message: expect.stringMatching(/\.$/) })
  await slow.close()
})

test('a client that disconnects before the answer is not logged as an error', async () => {
  const port = Number(new URL(server.base).port)
  for (let i = 0; i < 30; i++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
    if (i % 2 === 0) await sleep(1)
    socket.resetAndDestroy()
  }
  // An error might be logged a moment later; a slow machine can only make this pass.
  await sleep(200)
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  expect(log).toEqual([])
})

test('an open stream does not keep the server from stopping', async () => {
  const other = await openTestServer()
  const client = await Client.arrive(other.base)
  const stream = get(`${other.base}/api/bot/stream`, { headers: { cookie: `logres=${client.secret}` }, agent: false })
  const [response] = await once(stream, 'response')
  let text = ''
  response.setEncoding('utf8').on('data', (data: string) => {
    text += data
  })
  const ended = once(response, 'end')
  await expect.poll(() => text, PATIENT).toContain('hello')
  await Promise.all([other.close(), ended])
  // A request that never completes is aborted in the end.
  expect(response.complete).toBe(true)
})

test('a socket from another site, without a cookie, or for an unknown match is rejected', async () => {
  const { table } = await beginMatch(server.base, 'avalon', [null, null])
  const ws = server.base.replace('http', 'ws')
  const refusedWith = (path: string, headers: Record<string, string>) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${ws}${path}`, { headers })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('open', () => resolve('opened'))
      socket.on('error', () => {})
    })
  const client = await Client.arrive(server.base)
  const cookie = `logres=${client.secret}`
  const path = `/api/matches/${table.id}/socket`
  for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1', `${server.base}.elsewhere.example`])
    expect(await refusedWith(path, { cookie, origin }), origin).toBe(403)
  expect(await refusedWith(path, {})).toBe(401)
  expect(await refusedWith(path, { cookie: 'logres=aaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toBe(401)
  expect(await refusedWith('/api/matches/aaaaaaaaaaaa/socket', { cookie })).toBe(404)
  expect(await refusedWith('/api/elsewhere', { cookie })).toBe(404)
  expect(await refusedWith(path, { cookie, origin: server.base })).toBe('opened')
})
