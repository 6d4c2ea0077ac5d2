import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Deadlines, type DeadlinesOptions, wakingDeadlines } from '../../src/clocks/deadlines.ts'
import { openSqlite, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Change, Deadline } from '../../src/store/store.ts'
import { WatchedStore } from './clock-server.ts'

const HOUR = 3_600_000

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

interface Started {
  readonly deadlines: Deadlines
  /** Resolves when everything due by now has been handled. */
  looked(): Promise<void>
}

function start(handle: (row: Deadline) => Promise<void>, plan: Partial<DeadlinesOptions> = {}): Started {
  const watched = new WatchedStore(store)
  const failed = (what: string) => failures.push(what)
  const timing = { now: () => now, maxSleep: 10, retryAfter: 5_000 }
  const deadlines = new Deadlines({ store: watched.store, handle, failed, ...timing, ...plan })
  running.push(deadlines)
  deadlines.start()
  return { deadlines, looked: () => watched.settled() }
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { timeout: 600_000, interval: 5 }).toBe(true)
}

const left = () => store.upTo('deadlines', 'due', Number.MAX_SAFE_INTEGER)

describe('deadlines', () => {
  test('are handled once, when they are due', async () => {
    const rung: string[] = []
    await store.commit([due('a', now + 100), due('b', now + 200)])
    const { looked } = start(async ({ match }) => void rung.push(match))
    now += 99
    await looked()
    expect(rung).toEqual([])
    now += 1
    await until(() => rung.length === 1)
    now += 1_000_000
    await until(() => rung.length === 2)
    await looked()
    expect(rung).toEqual(['a', 'b'])
    expect(await left()).toEqual([])
    expect(failures).toEqual([])
  })

  test('are handled once by two who share a store', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `m${i}`)
    await store.commit(names.map((name, i) => due(name, now + (i % 7))))
    now += 10
    const rung: string[][] = [[], []]
    // Both must take one before either continues.
    const { promise: bothAreAtIt, resolve } = Promise.withResolvers<void>()
    const started = rung.map((list) =>
      start(async ({ match }) => {
        list.push(match)
        if (rung.every(({ length }) => length > 0)) resolve()
        await bothAreAtIt
      }),
    )
    await until(() => rung.flat().length >= names.length)
    await Promise.all(started.map(({ looked }) => looked()))
    expect(rung.flat().sort()).toEqual(names.toSorted())
    expect(await left()).toEqual([])
  })

  test('that became due while no server ran are handled at once', async () => {
    const rung: string[] = []
    const { deadlines: first } = start(async ({ match }) => void rung.push(match))
    await first.stop()
    await store.commit([due('a', now + 100)])
    now += 1_000_000
    // A slow machine can only make this pass.
    await sleep(30)
    expect(rung).toEqual([])
    start(async ({ match }) => void rung.push(match), { maxSleep: HOUR })
    await until(() => rung.length === 1)
  })

  test('are tried again later if the handler failed', async () => {
    await store.commit([due('a', now)])
    let times = 0
    const { looked } = start(async () => {
      times += 1
      if (times === 1) throw new Error('no')
    })
    await until(() => failures.length === 1)
    now += 4_999
    await looked()
    expect(times).toBe(1)
    now += 1
    await until(() => times === 2)
    await looked()
    expect(await left()).toEqual([])
    expect(times).toBe(2)
  })

  test('survive a process that took them and died', async () => {
    await store.commit([due('a', now)])
    let isDead = false
    const never = new Promise<void>(() => {})
    // The first is abandoned, as after a crash.
    const first = new Deadlines({
      ...{ store, now: () => now, failed: () => {}, maxSleep: HOUR, retryAfter: 5_000 },
      handle: () => {
        isDead = true
        return never
      },
    })
    first.start()
    await until(() => isDead)
    const rung: string[] = []
    const { looked } = start(async ({ match }) => void rung.push(match))
    now += 4_999
    await looked()
    expect(rung).toEqual([])
    now += 1
    await until(() => rung.length === 1)
  })

  test('written while all sleep wake a server that is notified', async () => {
    const rung: string[] = []
    let lookups = 0
    const upTo: typeof store.upTo = (...question) => {
      lookups += 1
      return store.upTo(...question)
    }
    const { deadlines } = start(async ({ match }) => void rung.push(match), {
      ...{ store: { ...wakingDeadlines(store, () => {}), upTo }, now: Date.now, maxSleep: HOUR },
    })
    // The first round looked for what is due, then for what comes next; now the timer is set.
    await until(() => lookups === 2)
    await endOfTurn()
    const told = wakingDeadlines(store, (at) => deadlines.wake(at))
    await told.commit([due('late', Date.now() + HOUR), due('soon', Date.now() + 50)])
    await until(() => rung.length === 1)
    expect(rung).toEqual(['soon'])
  })

  test('continue after the store failed', async () => {
    let isBroken = true
    const broken = new Error('disk')
    const upTo: typeof store.upTo = (...question) => (isBroken ? Promise.reject(broken) : store.upTo(...question))
    const rung: string[] = []
    await store.commit([due('a', now)])
    start(async ({ match }) => void rung.push(match), { store: { ...wakingDeadlines(store, () => {}), upTo } })
    await until(() => failures.length > 1)
    isBroken = false
    await until(() => rung.length === 1)
  })
})
