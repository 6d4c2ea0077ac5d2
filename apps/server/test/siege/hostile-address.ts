/*
 * One address that does as much of everything as it may, and tries a little more: guests, tables, strong bots, sockets,
 * messages, chat, and requests to expensive routes. Runs in a thread of its own, so that it does not slow down what is
 * measured. Stops by itself.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { at } from '@logres/kernel'
import { Client, type Watcher } from '../client.ts'

export interface Attack {
  readonly base: string
  readonly address: string
  readonly ms: number
  /** Per second. */
  readonly requests: number
  readonly messages: number
  readonly guests: number
  readonly sockets: number
}

/** What became of it: how much was done, and how much was refused because of a limit. */
export interface AttackReport {
  done: number
  limited: number
  readonly refusedSockets: number
}

const { base, address, ms, requests, messages, guests, sockets }: Attack = workerData
const counts = { done: 0, limited: 0, refusedSockets: 0 }

async function call(client: Client, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await client.call(method, path, body).catch(() => undefined)
  if (answer?.status === 429) counts.limited += 1
  else counts.done += 1
  return answer?.body
}

/** Calls this so often per second until the end, without waiting for answers. */
async function often(perSecond: number, work: (i: number) => unknown): Promise<void> {
  const since = performance.now()
  for (let i = 0; performance.now() - since < ms; ) {
    const due = ((performance.now() - since) / 1000) * perSecond
    for (; i < due; i++) work(i)
    await sleep(20)
  }
}

/** Matches of one guest against as many champions as they get. */
async function playChampions(client: Client): Promise<string[]> {
  const started: string[] = []
  for (let i = 0; i < 4; i++) {
    const body = { game: 'tournament', seats: [null, ...Array(5).fill('champion')] }
    const table = await call(client, 'POST', '/api/tables', body)
    if (typeof table !== 'object' || table === null || !('id' in table) || typeof table.id !== 'string') continue
    const reveal = await client.sit(table.id, 0)
    const frozen = await call(client, 'POST', `/api/tables/${table.id}/start`)
    // The fourth is refused.
    if (typeof frozen !== 'object' || frozen === null || 'code' in frozen) continue
    await reveal()
    started.push(table.id)
  }
  return started
}

const arrived = await Promise.allSettled(Array.from({ length: guests }, () => Client.arrive(base, address)))
const clients = arrived.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
const matches = (await Promise.all(clients.slice(0, 10).map(playChampions))).flat()
const match = at(matches, 0)
const opening = Array.from({ length: sockets }, (_, i) =>
  at(clients, i % clients.length).watch(at(matches, i % matches.length)),
)
const opened = await Promise.allSettled(opening)
const watchers: Watcher[] = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
counts.refusedSockets = opened.length - watchers.length
counts.limited += counts.refusedSockets
const paths = [
  ...[`/api/matches/${match}/history`, `/api/matches/${match}/record`, `/api/matches/${match}/chat?room=table`],
  ...[
    '/api/tables',
    '/api/me/tables',
    '/api/me/players',
    '/api/archive?against=bots&level=page',
    '/api/watch',
    '/api/watch/worth-seeing',
    '/api/ratings/avalon?page=2',
    '/api/me/export',
    '/api/docs',
    '/api/docs/json',
    '/',
  ],
]
const anybody = (i: number) => at(clients, i % clients.length)
await Promise.all([
  often(requests, (i) => call(anybody(i), 'GET', at(paths, i % paths.length))),
  often(2, (i) => call(anybody(i), 'POST', '/api/tables', { game: 'tournament', seats: [null, null, null] })),
  often(1, () => Client.arrive(base, address).catch(() => {})),
  often(messages, (i) => {
    const watcher = at(watchers, i % watchers.length)
    if (watcher.isClosed) return
    const kind = i % 20 === 0 ? { kind: 'chat', text: `Line ${i}` } : { kind: 'takeBack' }
    watcher.send({ ...kind, key: `k${i}` })
    counts.done += 1
  }),
  // Those who are closed come back.
  often(5, (i) => {
    const place = i % watchers.length
    if (!at(watchers, place).isClosed) return
    counts.limited += 1
    anybody(i)
      .watch(at(matches, i % matches.length))
      .then((watcher) => {
        watchers[place] = watcher
      })
      .catch(() => {})
  }),
])
for (const watcher of watchers) watcher.socket.terminate()
parentPort?.postMessage(counts satisfies AttackReport)
