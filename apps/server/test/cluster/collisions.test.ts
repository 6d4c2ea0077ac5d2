/*
 * Two people act at the same moment, at two servers. One is first, the other gets a conflict and retries; all
 * clients, at any server, are shown the same order, and the log has each act once. LOGRES_COLLISIONS sets how often
 * (npm run test:cluster).
 */
import { at, isPlainObject, seededChance, type Tagged } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { afterAll, expect, test } from 'vitest'
import { Client, sleep, type Watcher } from '../client.ts'
import { Cluster } from './cluster.ts'

const COLLISIONS = Number(process.env.LOGRES_COLLISIONS ?? 200)
/** Nobody may withdraw being ready more than five times in a barter (tournament 5). */
const IN_A_MATCH = 11
const AT_ONCE = 4

const cluster = await Cluster.open('collisions between servers', 3)
afterAll(() => cluster?.close())

if (cluster !== undefined) {
  test(
    `${COLLISIONS} collisions: one order for all viewers, each act once`,
    async () => {
      let left = COLLISIONS
      let overtaken = 0
      const worker = async () => {
        while (left > 0) {
          const rounds = Math.min(left, IN_A_MATCH)
          left -= rounds
          overtaken += await collide(cluster, rounds)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
      console.log(`${COLLISIONS} collisions; ${overtaken} times a client got the whole view again after a conflict`)
      // If there was never a conflict, nothing was tested. How often depends on the machine.
      expect(overtaken).toBeGreaterThan(0)
    },
    180_000 + COLLISIONS * 1_000,
  )
}

/** Returns how often a client got the whole view again. */
async function collide(servers: Cluster, rounds: number): Promise<number> {
  const { id, watchers } = await servers.begin('tournament', [null, null, null])
  const guests = await Promise.all([0, 1, 2].map((i) => Client.arrive(servers.base(i))))
  const spectators = await Promise.all(guests.map((guest) => guest.watch(id)))
  const keys = await reachBarter(watchers)
  for (let round = 0; round < rounds; round++) {
    const [one, two] = [at(watchers, 0), at(watchers, 1)]
    const acts = [one, two].map((watcher, seat) => toggle(watcher, `${seat}-${round}`))
    keys.push(...(await Promise.all(acts)).flat())
  }
  const entries = await servers.store.list('entries', [id])
  expect(entries.map(({ entry }) => entry.seq)).toEqual(entries.map((_, i) => i))
  expect(entries.flatMap(({ key }) => (key === null ? [] : [key])).sort()).toEqual(keys.sort())
  const all = [...watchers, ...spectators]
  const order = entries.flatMap(({ entry }) => wordOf(entry.seat, entry.action))
  for (const each of spectators) {
    await each.until(() => wordsIn(each.heard).length >= order.length)
    expect(wordsIn(each.heard)).toEqual(order)
  }
  const orders = spectators.map(({ heard }) => JSON.stringify(eventsIn(heard)))
  expect(orders).toEqual(orders.map(() => orders[0]))
  for (const watcher of all) expect(watcher.isClosed).toBe(false)
  const fresh = all.map(({ heard }) => heard.filter(({ kind }) => kind === 'whole').length - 1)
  for (const watcher of all) watcher.close()
  return fresh.reduce((sum, count) => sum + count, 0)
}

/** Where all are asked at once. Returns the keys used on the way. */
async function reachBarter(watchers: readonly Watcher[]): Promise<string[]> {
  const keys: string[] = []
  while (!watchers.every((watcher) => readiness(watcher) !== undefined)) {
    for (const [seat, watcher] of watchers.entries()) {
      const [action] = readiness(watcher) === undefined ? watcher.legal(seededChance('')) : []
      if (action === undefined || watcher.view.question === null) continue
      const key = `way-${seat}-${keys.length}`
      const answer = await watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })
      if (answer.kind === 'done') keys.push(key)
    }
    await sleep(5)
  }
  return keys
}

function readiness(watcher: Watcher): Tagged | undefined {
  if (watcher.view.question === null) return undefined
  return watcher.legal(seededChance('')).find(({ kind }) => kind === 'ready' || kind === 'takeReadyBack')
}

/** Toggles being ready, until it is done. Returns the keys used. */
async function toggle(watcher: Watcher, name: string): Promise<string[]> {
  for (let tries = 0; tries < 50; tries++) {
    const action = readiness(watcher)
    const key = `${name}-${tries}`
    const { ask } = watcher.view
    const answer = await watcher.ask({ key, ...{ kind: 'act', ask, action } })
    if (answer.kind === 'done') return [key]
    expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } })
    // What came first may be shown after the refusal.
    await watcher.until(() => watcher.view.ask !== ask)
  }
  throw new Error('refused fifty times')
}

function eventsIn(heard: readonly ServerMessage[]): readonly object[] {
  return heard.flatMap((message) => (message.kind === 'update' || message.kind === 'whole' ? message.events : []))
}

/** Commands of a barter, by the name of their events. */
const EVENTS: ReadonlyMap<unknown, string> = new Map([
  ['ready', 'readySaid'],
  ['takeReadyBack', 'readyTakenBack'],
])

function wordOf(seat: number | null, action: unknown): string[] {
  const event = isPlainObject(action) ? EVENTS.get(action.kind) : undefined
  return event === undefined ? [] : [`${seat} ${event}`]
}

function wordsIn(heard: readonly ServerMessage[]): string[] {
  const words = [...EVENTS.values()]
  return eventsIn(heard).flatMap((event) =>
    'kind' in event && 'seat' in event && words.includes(String(event.kind)) ? [`${event.seat} ${event.kind}`] : [],
  )
}
