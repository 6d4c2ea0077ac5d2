import { expect, test, vi } from 'vitest'
import { benchServer, QUICK } from '../src/server/index.ts'
import { closedLoop, type LoadClient, openLoop } from '../src/server/loops.ts'

test('the bench of the server runs: every contestant answers, and every bar is printed', async () => {
  const lines: string[] = []
  const { speed, idle, matches } = await benchServer(QUICK, (line) => lines.push(line))
  for (const { logres, relay, peer, disk, ofRelay, ofOwn, rowsPerAct, messagesPerAct } of speed) {
    for (const { acts, p50, p99 } of [logres, relay, peer, ofRelay.disk, ofOwn.disk]) {
      expect(acts).toBeGreaterThan(0)
      expect(p99).toBeGreaterThanOrEqual(p50)
    }
    expect(disk).toBeGreaterThan(0)
    // At least an entry, and sometimes its match; events to both seats, and the answer to one.
    expect(rowsPerAct).toBeGreaterThanOrEqual(1)
    expect(messagesPerAct).toBeGreaterThanOrEqual(3)
  }
  expect(idle.connections).toBe(QUICK.idle.connections)
  for (const { cold } of matches) expect(cold.entries).toBe(QUICK.matches.long + 1)
  expect(lines.filter((line) => /(at least|at most) .*(ok|below)$/.test(line)).length).toBe(
    4 * speed.length + 1 + 2 * matches.length,
  )
})

/** Answers each act after so long, one at a time. */
function partyTaking(ms: number): LoadClient {
  return { ready: (then) => then(), act: (then) => void setTimeout(then, ms) }
}

/** Time is fake, so the measurements are exact. */
async function onFakeClock<T>(load: () => Promise<T>): Promise<T> {
  vi.useFakeTimers()
  try {
    const done = load()
    await vi.runAllTimersAsync()
    return await done
  } finally {
    vi.useRealTimers()
  }
}

test('a closed loop counts what was answered', async () => {
  const { acts, p50, perSecond } = await onFakeClock(() => closedLoop([partyTaking(10), partyTaking(10)], 305))
  expect([acts, p50]).toEqual([60, 10])
  expect(perSecond).toBeCloseTo(60 / 0.305)
})

test('and one act at least, however late it is answered', async () => {
  const { acts, p50 } = await onFakeClock(() => closedLoop([partyTaking(1_000), partyTaking(2_000)], 300))
  expect([acts, p50]).toEqual([1, 1_000])
})

test('also if no client is ready in time', async () => {
  const late: LoadClient = { ready: (then) => void setTimeout(then, 500), act: (then) => void setTimeout(then, 10) }
  const { acts, p50 } = await onFakeClock(() => closedLoop([late], 300))
  expect([acts, p50]).toEqual([1, 10])
})

test('an open loop sends one act at least, however low the rate', async () => {
  const { acts, p50 } = await onFakeClock(() => openLoop([partyTaking(10)], 2, 300))
  expect([acts, p50]).toEqual([1, 10])
})

test('an open loop counts from when an act was due: who is too slow is seen to fall behind', async () => {
  const { acts, p50, p99 } = await onFakeClock(() => openLoop([partyTaking(10)], 200, 300))
  // 60 were due, one every 5 ms, and took 10 each: the last one waited for half of all that.
  expect(acts).toBe(60)
  expect(p50).toBeCloseTo(160, -1)
  expect(p99).toBeCloseTo(305, -1)
})
