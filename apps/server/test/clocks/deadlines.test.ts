import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Deadlines, noticing } from '../../src/clocks/deadlines.ts'
import { openSqlite, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Change, Deadline } from '../../src/store/store.ts'

let store: SqliteStore
let now: number
let running: Deadlines[]
let failures: string[]

beforeEach(async () => {
  store = await openSqlite(':memory:')
  now = 1_000_000
  running = []
  failures = []
})

afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()))
  await store.close()
})

function due(id: string, at: number): Change {
  return { in: 'deadlines', insert: { id, match: id, due: at, what: { kind: 'test' } } }
}

function start(handle: (row: Deadline) => Promise<void>, longestSleep = 10): Deadlines {
  const failed = (what: string) => failures.push(what)
  const deadlines = new Deadlines({ store, now: () => now, handle, failed, longestSleep, retryAfter: 5_000 })
  running.push(deadlines)
  deadlines.start()
  return deadlines
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) await sleep(5)
  expect(holds()).toBe(true)
}

const left = () => store.upTo('deadlines', 'due', Number.MAX_SAFE_INTEGER)

describe('deadlines', () => {
  test('are handled once they are due, not before, and then no more', async () => {
    const rung: string[] = []
    await store.commit([due('a', now + 100), due('b', now + 200)])
    start(async ({ match }) => void rung.push(match))
    await sleep(40)
    expect(rung).toEqual([])
    now += 100
    await until(() => rung.length === 1)
    now += 1_000_000
    await until(() => rung.length === 2)
    await sleep(40)
    expect(rung).toEqual(['a', 'b'])
    expect(await left()).toEqual([])
    expect(failures).toEqual([])
  })

  test('are handled once by two who share a store', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `m${i}`)
    await store.commit(names.map((name, i) => due(name, now + (i % 7))))
    now += 10
    const rung: string[][] = [[], []]
    for (const list of rung) {
      start(async ({ match }) => {
        await sleep(1)
        list.push(match)
      })
    }
    await until(() => rung.flat().length >= names.length)
    await sleep(40)
    expect(rung.flat().sort()).toEqual(names.toSorted())
    // Both took part, or this shows nothing.
    expect(rung.every((list) => list.length > 0)).toBe(true)
    expect(await left()).toEqual([])
  })

  test('that fell due while nobody was there are handled at once', async () => {
    const rung: string[] = []
    const first = start(async ({ match }) => void rung.push(match))
    await first.stop()
    await store.commit([due('a', now + 100)])
    now += 1_000_000
    await sleep(30)
    expect(rung).toEqual([])
    start(async ({ match }) => void rung.push(match), 60_000)
    await until(() => rung.length === 1)
  })

  test('are tried again later if the handler failed', async () => {
    await store.commit([due('a', now)])
    let times = 0
    start(async () => {
      times += 1
      if (times === 1) throw new Error('no')
    })
    await until(() => failures.length === 1)
    await sleep(40)
    expect(times).toBe(1)
    now += 5_000
    await until(() => times === 2)
    await sleep(30)
    expect(await left()).toEqual([])
    expect(times).toBe(2)
  })

  test('survive one who took them and died', async () => {
    await store.commit([due('a', now)])
    let isDead = false
    const never = new Promise<void>(() => {})
    // Nothing of the first is awaited any more, as after a crash.
    const first = new Deadlines({
      ...{ store, now: () => now, failed: () => {}, longestSleep: 60_000, retryAfter: 5_000 },
      handle: () => {
        isDead = true
        return never
      },
    })
    first.start()
    await until(() => isDead)
    const rung: string[] = []
    start(async ({ match }) => void rung.push(match))
    await sleep(30)
    expect(rung).toEqual([])
    now += 5_000
    await until(() => rung.length === 1)
  })

  test('written after all are asleep wake who is told of them', async () => {
    now = Date.now()
    const rung: string[] = []
    const failed = (what: string) => failures.push(what)
    const handle = async ({ match }: Deadline) => void rung.push(match)
    const deadlines = new Deadlines({ store, now: Date.now, handle, failed, longestSleep: 60_000 })
    running.push(deadlines)
    deadlines.start()
    await sleep(30)
    const told = noticing(store, (at) => deadlines.wake(at))
    await told.commit([due('late', Date.now() + 60_000), due('soon', Date.now() + 50)])
    await until(() => rung.length === 1)
    expect(rung).toEqual(['soon'])
  })

  test('go on after the store was in trouble', async () => {
    let isBroken = true
    const shaky = { ...noticing(store, () => {}) }
    const broken = new Error('disk')
    const upTo: typeof store.upTo = (...question) => (isBroken ? Promise.reject(broken) : store.upTo(...question))
    const rung: string[] = []
    const handle = async ({ match }: Deadline) => void rung.push(match)
    const failed = (what: string) => failures.push(what)
    const deadlines = new Deadlines({ store: { ...shaky, upTo }, now: () => now, handle, failed, longestSleep: 10 })
    running.push(deadlines)
    await store.commit([due('a', now)])
    deadlines.start()
    await until(() => failures.length > 1)
    isBroken = false
    await until(() => rung.length === 1)
  })
})
