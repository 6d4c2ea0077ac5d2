import { once } from 'node:events'
import { get } from 'node:http'
import { gameIds } from '@logres/catalogue'
import { AUTHORS, at } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLASSES, classOf, classOfStatus } from '../../src/operations/refusal-class.ts'
import { Client } from '../client.ts'
import { beginMatch, openTestServer, playRandomly, type TestServer } from '../test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function metrics(): Promise<string> {
  const response = await fetch(`${server.base}/metrics`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return response.text()
}

function reading(text: string, name: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`there is no ${name}`)
  return Number(line.slice(name.length + 1))
}

test('counts actions, refusals, questions and commits', async () => {
  const acts = 5
  // The bot begins, so that it is asked at all.
  const { watchers, table, clients } = await beginMatch(server.base, 'avalon', [null, 'page'], {
    startPlayer: 'second',
  })
  const person = at(watchers, 0)
  await playRandomly(person, 'counted', acts)
  await person.ask({ key: 'late', ...{ kind: 'act', ask: 0, action: { kind: 'endTurn' } } })
  person.send({ kind: 'dance' })
  await person.until(() => person.heard.some((heard) => heard.kind === 'refused' && heard.key === null))
  await fetch(`${server.base}/api/me`)
  await fetch(`${server.base}/api/nowhere/at/all?x=1`)
  await expect(Client.arrive(server.base).then((stranger) => stranger.watch('aaaaaaaaaaaa'))).rejects.toThrow('404')
  const text = await metrics()
  const done = person.heard.filter(({ kind }) => kind === 'done').length
  expect(done).toBe(acts)
  expect(reading(text, 'logres_actions_total{game="avalon",author="person"}')).toBe(acts)
  expect(reading(text, 'logres_actions_total{game="merlin",author="person"}')).toBe(0)
  expect(reading(text, 'logres_act_seconds_count')).toBe(acts)
  expect(reading(text, 'logres_act_seconds_sum')).toBeGreaterThan(0)
  expect(reading(text, 'logres_refusals_total{over="socket",class="notNow"}')).toBe(1)
  expect(reading(text, 'logres_refusals_total{over="socket",class="badRequest"}')).toBe(1)
  expect(reading(text, 'logres_refusals_total{over="socket",class="notFound"}')).toBe(1)
  expect(reading(text, 'logres_refusals_total{over="http",class="notSignedIn"}')).toBe(1)
  expect(reading(text, 'logres_refusals_total{over="http",class="notFound"}')).toBe(1)
  expect(reading(text, 'logres_matches_open')).toBe(1)
  expect(reading(text, 'logres_sockets_open')).toBe(1)
  const asked = reading(text, 'logres_bot_questions_asked_total')
  expect(asked).toBeGreaterThan(0)
  expect(reading(text, 'logres_bot_questions_answered_total')).toBeLessThanOrEqual(asked)
  expect(reading(text, 'logres_bot_questions_waiting')).toBeLessThanOrEqual(asked)
  expect(reading(text, 'logres_bot_threads_lost_total')).toBe(0)
  const commits = reading(text, 'logres_commits_total')
  expect(commits).toBeGreaterThan(acts)
  expect(reading(text, 'logres_committed_rows_total')).toBeGreaterThan(commits)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  for (const secret of [table.id, ...clients.flatMap(({ name, secret }) => [name, secret])]) {
    expect(text).not.toContain(secret)
  }
  for (const watcher of watchers) watcher.close()
})

test('our labels have few values', async () => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    ...{ game: [...gameIds(), 'other'], author: AUTHORS, over: ['http', 'socket'], class: CLASSES },
    outcome: ['sent', 'gone', 'failed', 'givenUp'],
  }
  const ours = (await metrics()).split('\n').filter((line) => line.startsWith('logres_'))
  const labels = ours.flatMap((line) => [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  expect(new Set(labels.map(([name]) => name))).toEqual(new Set(['le', ...Object.keys(lists)]))
  for (const [name = '', value = ''] of labels) if (name !== 'le') expect(lists[name]).toContain(value)
})

test('are shown only to this machine, under its own host name', async () => {
  const askWith = async (headers: Record<string, string>) => {
    const [response] = await once(get(`${server.base}/metrics`, { headers }), 'response')
    response.resume()
    return response.statusCode
  }
  expect(await askWith({ host: 'localhost:4200' })).toBe(200)
  expect(await askWith({ host: 'elsewhere.example' })).toBe(404)
  expect(await askWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
  expect(await askWith({ forwarded: 'for=127.0.0.1' })).toBe(404)
  expect(await askWith({ via: '1.1 proxy' })).toBe(404)
  const open = await openTestServer({}, { LOGRES_METRICS: '1' })
  expect((await fetch(`${open.base}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.1' } })).status).toBe(200)
  await open.close()
})

test('any code with a rule number counts as a refusal by the rules', () => {
  expect(classOf({ code: 'noSuchCard', rule: '6.1' })).toBe('rules')
  expect(classOf({ code: 'stale', rule: null })).toBe('notNow')
  expect(classOf({ code: 'unheardOf', rule: null })).toBe('other')
  expect([200, 204, 400, 413, 429, 500].map(classOfStatus)).toEqual([
    ...[undefined, undefined, 'badRequest', 'badRequest', 'tooFast', 'ourFault'],
  ])
})
