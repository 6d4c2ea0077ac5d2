/* Too long, too fast, too many, from elsewhere, and gone before the answer. */
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { at } from '@logres/kernel'
import { MOST_BYTES } from '@logres/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client, sleep } from '../client.ts'
import { beginMatch, type House, openHouse } from '../house.ts'

let house: House
const log: string[] = []

beforeAll(async () => {
  house = await openHouse({ log: { write: (line) => log.push(line) } })
}, 60_000)
afterAll(() => house.close())

test('a message beyond the limit closes its socket, and only that one', async () => {
  const { watchers } = await beginMatch(house.base, 'avalon', [null, null])
  at(watchers, 0).socket.on('error', () => {})
  at(watchers, 0).socket.send('x'.repeat(MOST_BYTES + 1))
  for (let i = 0; i < 50 && !at(watchers, 0).isClosed; i++) await sleep(20)
  expect(at(watchers, 0).isClosed).toBe(true)
  expect(at(watchers, 1).isClosed).toBe(false)
  at(watchers, 1).close()
})

test('who talks too fast is cut off', async () => {
  const slow = await openHouse({}, { LOGRES_MESSAGES_PER_SECOND: '5' })
  const { watchers } = await beginMatch(slow.base, 'avalon', [null, null])
  const [fast, other] = [at(watchers, 0), at(watchers, 1)]
  for (let i = 0; i < 100; i++) fast.send({ kind: 'resign' })
  for (let i = 0; i < 50 && !fast.isClosed; i++) await sleep(20)
  expect(fast.isClosed).toBe(true)
  expect(other.isClosed).toBe(false)
  other.close()
  await slow.close()
})

test('who asks too fast is told so, in a sentence', async () => {
  const slow = await openHouse({}, { LOGRES_REQUESTS_PER_MINUTE: '5' })
  const client = await Client.arrive(slow.base)
  const answers = []
  for (let i = 0; i < 6; i++) answers.push(await client.call('GET', '/api/me'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429])
  expect(at(answers, 5).body).toMatchObject({ code: 'tooFast', message: expect.stringMatching(/\.$/) })
  await slow.close()
})

test('who is gone before he is answered is no fault of ours', async () => {
  const port = Number(new URL(house.base).port)
  for (let i = 0; i < 30; i++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
    if (i % 2 === 0) await sleep(1)
    socket.resetAndDestroy()
  }
  await sleep(200)
  expect(log).toEqual([])
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200)
})

test('a program that listens does not keep the server from stopping', async () => {
  const other = await openHouse()
  const client = await Client.arrive(other.base)
  const stream = get(`${other.base}/api/bot/stream`, { headers: { cookie: `logres=${client.secret}` }, agent: false })
  const [response] = await once(stream, 'response')
  let text = ''
  response.setEncoding('utf8').on('data', (data: string) => {
    text += data
  })
  const ended = once(response, 'end')
  await expect.poll(() => text).toContain('hello')
  const before = performance.now()
  await Promise.all([other.close(), ended])
  // Requests are waited for, five seconds long; this one would never end.
  expect(performance.now() - before).toBeLessThan(4_500)
})

test('a socket from another site, without a cookie, or for no match is turned away', async () => {
  const { table } = await beginMatch(house.base, 'avalon', [null, null])
  const ws = house.base.replace('http', 'ws')
  const refusedWith = (path: string, headers: Record<string, string>) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${ws}${path}`, { headers })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('open', () => resolve('opened'))
      socket.on('error', () => {})
    })
  const client = await Client.arrive(house.base)
  const cookie = `logres=${client.secret}`
  const path = `/api/matches/${table.id}/socket`
  for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1', `${house.base}.elsewhere.example`])
    expect(await refusedWith(path, { cookie, origin }), origin).toBe(403)
  expect(await refusedWith(path, {})).toBe(401)
  expect(await refusedWith(path, { cookie: 'logres=aaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toBe(401)
  expect(await refusedWith('/api/matches/aaaaaaaaaaaa/socket', { cookie })).toBe(404)
  expect(await refusedWith('/api/elsewhere', { cookie })).toBe(404)
  expect(await refusedWith(path, { cookie, origin: house.base })).toBe('opened')
})
