/* A chat line is on disk before anybody reads it, once and in order, while others write too. */
import { at } from '@logres/kernel'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSqlite } from '../../src/store/sqlite.ts'
import { readable, visible } from '../../src/text.ts'
import { Client, Watcher } from '../client.ts'
import { RestartableServer } from '../restartable-server.ts'
import { beginMatch } from '../test-server.ts'
import { say, soFar, textsOf, untilChatSent } from './chat-helpers.ts'

const inns: RestartableServer[] = []

async function openInn(...wish: Parameters<typeof RestartableServer.open>): Promise<RestartableServer> {
  const server = await RestartableServer.open(...wish)
  inns.unshift(server)
  return server
}
// Last opened first: it may use another's folder.
afterEach(async () => {
  for (const server of inns.splice(0)) await server.close()
})

test('everything survives a restart, and a repeated key is still the same line', async () => {
  const server = await openInn()
  const { clients, watchers, table } = await beginMatch(server.base, 'avalon', [null, null])
  const left = at(watchers, 0)
  await say(left, 'before', 'k1')
  const person = await server.store.get('people', (await at(clients, 1).must<{ id: string }>('GET', '/api/me')).id)
  if (person === undefined) throw new Error('nobody')
  const mutedUntil = Date.now() + 60 * 60_000
  await server.store.commit([{ in: 'people', put: { ...person, mutedUntil } }])
  await server.restart()
  const [again, muted] = await Promise.all(clients.map((client) => client.watch(table.id)))
  if (!again || !muted) throw new Error('two came')
  await untilChatSent(muted, 'seated')
  expect(soFar(muted, 'seated')).toMatchObject([{ n: 0, text: 'before', name: at(clients, 0).name, seat: 0 }])
  expect(await say(again, 'before', 'k1')).toMatchObject({ kind: 'done' })
  expect(await say(again, 'after', 'k2')).toMatchObject({ kind: 'done' })
  expect(await say(muted, 'me too')).toMatchObject({ refusal: { code: 'muted', params: { until: mutedUntil } } })
  expect(textsOf(muted)).toEqual(['after'])
  expect((await server.store.list('chat', [table.id])).map(({ n, text }) => `${n} ${text}`)).toEqual([
    '0 before',
    '1 after',
  ])
})

test('a line is neither shown nor acknowledged before it is durable', async () => {
  const gate = { wait: Promise.resolve(), waiting: 0 }
  const store = await openSqlite(':memory:', {
    beforeCommit: () => {
      gate.waiting += 1
      return gate.wait
    },
  })
  const server = await openInn({ store })
  const { watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const [left, right] = [at(watchers, 0), at(watchers, 1)]
  const { promise, resolve } = Promise.withResolvers<void>()
  gate.waiting = 0
  gate.wait = promise
  const answer = say(left, 'soon', 'k')
  await left.until(() => gate.waiting > 0)
  // Later messages are answered before it.
  for (const watcher of [left, right])
    expect(await watcher.ask({ key: 'after', ...{ kind: 'takeBack' } })).toMatchObject({ kind: 'refused' })
  expect([textsOf(left), textsOf(right)]).toEqual([[], []])
  expect(left.heard.some((message) => 'key' in message && message.key === 'k')).toBe(false)
  resolve()
  expect(await answer).toMatchObject({ kind: 'done' })
  await right.until(() => textsOf(right).length === 1)
})

test('two servers on one file: every line has a number of its own, and there is no gap', async () => {
  const server = await openInn()
  const { table } = await beginMatch(server.base, 'avalon', [null, null])
  const beside = await openInn({}, server)
  const each = 4
  const talkers = await Promise.all(
    [server, beside, server, beside].map(async ({ base }) => (await Client.arrive(base)).watch(table.id)),
  )
  const answers = await Promise.all(
    talkers.flatMap((talker, i) => Array.from({ length: each }, (_, j) => say(talker, `${i} says ${j}`))),
  )
  expect(answers.every(({ kind }) => kind === 'done')).toBe(true)
  const lines = await beside.store.list('chat', [table.id, 'spectators'])
  expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: talkers.length * each }, (_, n) => n))
  const said = talkers.flatMap((_, i) => Array.from({ length: each }, (__, j) => `${i} says ${j}`))
  expect(lines.map(({ text }) => text).sort()).toEqual(said.sort())
  // Each person's lines are in the order they were sent.
  for (const i of talkers.keys()) {
    const own = lines.map(({ text }) => text).filter((text) => text.startsWith(`${i} `))
    expect(own).toEqual(own.toSorted())
  }
  // A client of either server gets all lines.
  for (const { base } of [server, beside]) {
    const late = await (await Client.arrive(base)).watch(table.id)
    await untilChatSent(late, 'spectators')
    expect(soFar(late, 'spectators')).toHaveLength(lines.length)
  }
})

test('two servers on one file: a message sent to both at once is added once', async () => {
  const server = await openInn()
  const { host, table } = await beginMatch(server.base, 'avalon', [null, null])
  const beside = await openInn({}, server)
  const headers = { cookie: `logres=${host.secret}` }
  const [here, there] = await Promise.all(
    [server, beside].map(({ base }) =>
      Watcher.open(new WebSocket(`${base.replace('http', 'ws')}/api/matches/${table.id}/socket`, { headers })),
    ),
  )
  if (!here || !there) throw new Error('both are open')
  for (const key of ['a', 'b', 'c', 'd']) {
    const answers = await Promise.all([say(here, `line ${key}`, key), say(there, `line ${key}`, key)])
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done'])
  }
  const lines = await server.store.list('chat', [table.id])
  expect(lines.map(({ text }) => text)).toEqual(['line a', 'line b', 'line c', 'line d'])
})

test.each([
  ['plain', '  well \t\n played ', 'well played'],
  ['turned round', 'abc\u202egnp.exe\u2066', 'abcgnp.exe'],
  ['controls', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['separators', 'a\u2028b\u2029c', 'a b c'],
  ['blanks', '\u3164\u115f\u2800\u00ad\ufeff', ''],
  ['only joiners', '\u200d\u200c\ufe0f', ''],
  ['half a pair', 'x\ud800y', 'xy'],
  ['a tower of marks', `e${'\u0336'.repeat(30)}!`, 'e\u0336\u0336\u0336!'],
  ['marks on nothing', '\u0336\u0336 a', 'a'],
  ['composed', 'e\u0301', '\u00e9'],
])('a text is cleaned: %s', (_, text, clean) => {
  expect(readable(text)).toBe(clean)
  expect(readable(readable(text))).toBe(clean)
})

test('joiners for scripts and emoji are kept in texts and removed from names', () => {
  for (const text of ['👩\u200d🚀', 'می\u200cخواهم', '❤\ufe0f', 'ที่นี่', 'नमस्ते']) expect(readable(text)).toBe(text)
  expect(visible('👩\u200d🚀')).toBe('👩🚀')
})
