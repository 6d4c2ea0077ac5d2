/* However many ask, at most one write per second; a store that does not answer counts as one that cannot save. */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { StoreHealth } from '../../src/operations/store-health.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { StoreUnavailable } from '../../src/store/store.ts'

/** A store in memory whose transactions can be delayed or fail. */
async function openMoody() {
  const mood: { hold?: Promise<void>; error?: Error } = {}
  let commits = 0
  const store = await openSqlite(':memory:', {
    beforeCommit: async () => {
      commits += 1
      await mood.hold
      if (mood.error !== undefined) throw mood.error
    },
  })
  const clock = { now: 0 }
  const lines: string[] = []
  const log = (level: string, text: string, reason?: string) => lines.push(`${level}: ${text}, ${reason}`)
  const health = new StoreHealth({ store, file: null, name: 'test', log, interval: 1_000, now: () => clock.now })
  return { store, mood, clock, lines, health, commits: () => commits }
}

test('many who ask at once share one write, and its result holds for a second', async () => {
  const { store, clock, health, commits } = await openMoody()
  const asked = await Promise.all(Array.from({ length: 200 }, () => health.check()))
  expect([new Set(asked), commits()]).toEqual([new Set([true]), 1])
  clock.now += 999
  await health.check()
  expect(commits()).toBe(1)
  clock.now += 1
  await health.check()
  expect(commits()).toBe(2)
  expect(await store.list('revisions', [])).toEqual([{ of: 'heartbeat test', n: 0 }])
  health.close()
  await store.close()
})

test('a failed commit counts at once; further ones are refused without trying, and logged once', async () => {
  const { store, mood, clock, lines, health, commits } = await openMoody()
  const watched = health.watching(store)
  const changes: boolean[] = []
  health.onChange((canSave) => changes.push(canSave))
  mood.error = new StoreUnavailable('database or disk is full')
  const block = { in: 'blocks', insert: { person: 'p', blocked: 'q' } } as const
  for (let i = 0; i < 10; i++) await expect(watched.commit([block])).rejects.toThrow('disk is full')
  expect([health.canSave, health.isFailing, commits()]).toEqual([false, true, 1])
  expect(lines).toEqual(['error: the store cannot save, database or disk is full'])
  const recovered = health.recovered()
  delete mood.error
  clock.now += 1_000
  expect(await health.check()).toBe(true)
  await recovered
  await watched.commit([block])
  expect(changes).toEqual([false, true])
  expect(lines.slice(1)).toEqual(['warn: the store can save again, undefined'])
  health.close()
  await store.close()
})

test('other errors of one commit say nothing about the store', async () => {
  const { store, mood, health } = await openMoody()
  mood.error = new Error('a bug')
  await expect(health.watching(store).commit([{ in: 'blocks', remove: ['p', 'q'] }])).rejects.toThrow('a bug')
  expect(health.canSave).toBe(true)
  health.close()
  await store.close()
})

test('a store that stalls is not ready after three seconds, but nothing is refused; it recovers by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, mood, health, clock, commits } = await openMoody()
  try {
    const gate = Promise.withResolvers<void>()
    mood.hold = gate.promise
    const written = health.watching(store).commit([{ in: 'blocks', insert: { person: 'p', blocked: 'q' } }])
    const checked = health.check()
    vi.advanceTimersByTime(3_000)
    expect(await checked).toBe(false)
    expect([health.canSave, health.isFailing]).toEqual([false, false])
    // No second write while the first has no answer.
    const again = health.check()
    vi.advanceTimersByTime(3_000)
    expect(await again).toBe(false)
    expect(commits()).toBeLessThanOrEqual(2)
    gate.resolve()
    await written
    while (!health.canSave) {
      clock.now += 1_000
      vi.advanceTimersByTime(1_000)
      await endOfTurn()
    }
  } finally {
    vi.useRealTimers()
    health.close()
    await store.close()
  }
})
