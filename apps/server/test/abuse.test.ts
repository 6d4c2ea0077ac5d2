/*
 * Whatever anybody sends: no crash, no 5xx, nothing changes, and the memory comes back. LOGRES_ABUSE makes it longer.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { at, seededChance } from '@logres/kernel'
import { MOST_BYTES } from '@logres/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Client, sleep, type Watcher } from './client.ts'
import { beginMatch, type House, openHouse } from './house.ts'

const MESSAGES = Number(process.env.LOGRES_ABUSE ?? 2000)

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const ODD: readonly unknown[] = [
  ...[null, true, 0, -0.5, 1e308, '', 'x'.repeat(5000), '\u0000', '__proto__', [], {}, [[[[]]]]],
  ...[{ __proto__: { admin: true } }, { kind: 'act' }, { kind: 'act', key: 'k', ask: 0, action: { kind: 'win' } }],
  ...[{ kind: 'undo', key: 'u', from: 1e9 }, { kind: 'resign' }, { kind: 'takeBack', key: 'tb' }],
  { kind: 'act', key: 'k', ask: 1, action: { kind: 'finishPlays', extra: 1 } },
]

function odd(): unknown {
  return at(ODD, randomInt(ODD.length))
}

/** A message that is not one, or not one for now. */
function mischief(watcher: Watcher): string | Buffer {
  const chance = seededChance(randomBytes(6).toString('hex'))
  switch (chance.pick(8, 'what')) {
    case 0:
      return randomBytes(1 + chance.pick(200, 'length'))
    case 1:
      return JSON.stringify(odd())
    case 2:
      return `${'['.repeat(3000)}${']'.repeat(3000)}`
    case 3:
      return JSON.stringify({ kind: 'act', key: 'x', ask: odd(), action: odd() })
    case 4:
      return JSON.stringify({ kind: odd(), key: odd(), text: odd() })
    case 5:
      return JSON.stringify({
        kind: 'act',
        key: 'late',
        ask: watcher.view.ask + 1 + chance.pick(5, 'ask'),
        action: { kind: 'endTurn' },
      })
    case 6:
      return JSON.stringify({ kind: 'undo', key: `u${chance.pick(1e6, 'key')}`, from: chance.pick(100, 'from') })
    default:
      return `{"kind":"act","key":"p","ask":1,"action":{"kind":"attack","__proto__":{"card":0},"card":${chance.pick(99, 'card')},"at":-1}}`
  }
}

test(`${MESSAGES} messages over sockets: each is refused in words, and the match is where it was`, async () => {
  const { watchers, table, host } = await beginMatch(house.base, 'avalon', [null, null])
  const stranger = await (await Client.arrive(house.base)).watch(table.id)
  const all = [...watchers, stranger]
  const before = JSON.stringify(all.map(({ view }) => view))
  for (let i = 0; i < MESSAGES; i++) {
    const watcher = at(all, i % all.length)
    watcher.socket.send(mischief(watcher))
    if (i % 200 === 199) await sleep(30)
  }
  for (const watcher of all)
    await watcher.until(() => watcher.heard.filter(({ kind }) => kind === 'refused').length > 20)
  await sleep(200)
  for (const watcher of all) {
    expect(watcher.isClosed).toBe(false)
    expect(watcher.heard.filter(({ kind }) => kind !== 'refused' && kind !== 'whole' && kind !== 'clock')).toEqual([])
  }
  expect(JSON.stringify(all.map(({ view }) => view))).toBe(before)
  expect((await host.call('GET', `/api/matches/${table.id}/record`)).status).toBe(409)
  for (const watcher of all) watcher.close()
})

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

test('odd requests over HTTP get a 4xx with a sentence, never a 5xx', async () => {
  const client = await Client.arrive(house.base)
  const { id } = await client.makeTable('avalon', [null, null])
  const paths = ['', '/sit', '/leave', '/start', '/reveal', '/cancel', '/sealed', '/%00']
  const ids = [id, 'aaaaaaaaaaaa', '%', 'x'.repeat(300), '__proto__']
  for (let i = 0; i < MESSAGES / 10; i++) {
    const path = `/api/tables/${at(ids, randomInt(ids.length))}${at(paths, randomInt(paths.length))}`
    const method = at(['GET', 'POST', 'PATCH', 'DELETE', 'PUT'], randomInt(5))
    const body = method === 'GET' ? undefined : odd()
    const isObject = typeof body === 'object' && body !== null
    const { status, body: answer } = await client.call<{ message?: string }>(method, path, isObject ? body : undefined)
    expect(status).toBeLessThan(500)
    if (status >= 400) expect(answer.message).toMatch(/\w/)
  }
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
  expect(await refusedWith(`/api/matches/${table.id}/socket`, { cookie, origin: 'https://elsewhere.example' })).toBe(
    403,
  )
  expect(await refusedWith(`/api/matches/${table.id}/socket`, {})).toBe(401)
  expect(await refusedWith(`/api/matches/${table.id}/socket`, { cookie: 'logres=aaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toBe(
    401,
  )
  expect(await refusedWith('/api/matches/aaaaaaaaaaaa/socket', { cookie })).toBe(404)
  expect(await refusedWith('/api/elsewhere', { cookie })).toBe(404)
  expect(await refusedWith(`/api/matches/${table.id}/socket`, { cookie, origin: house.base })).toBe('opened')
})
