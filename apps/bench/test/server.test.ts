import { expect, test } from 'vitest'
import { benchServer, QUICK } from '../src/server/index.ts'
import { closedLoop, openLoop, type Party } from '../src/server/loops.ts'

test('the bench of the server runs: every contestant answers, and every bar is printed', async () => {
  const lines: string[] = []
  const { speed, idle, matches } = await benchServer(QUICK, (line) => lines.push(line))
  for (const { logres, relay, peer, disk, ofRelay, ofOwn, rowsPerAct, messagesPerAct } of speed) {
    for (const { acts, p50, p99 } of [logres, relay, peer, ofRelay.disk, ofOwn.disk]) {
      expect(acts).toBeGreaterThan(0)
      expect(p99).toBeGreaterThanOrEqual(p50)
    }
    expect(disk).toBeGreaterThan(0)
    // An entry at least, and its match where that says something new; to both seats what happened, and to one the answer.
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
function partyTaking(ms: number): Party {
  return { ready: (then) => then(), act: (then) => void setTimeout(then, ms) }
}

test('a closed loop counts what was answered', async () => {
  const { acts, p50, perSecond } = await closedLoop([partyTaking(10), partyTaking(10)], 300)
  expect(acts).toBeGreaterThan(10)
  expect(acts).toBeLessThanOrEqual(60)
  expect(perSecond).toBeCloseTo(acts / 0.3)
  expect(p50).toBeGreaterThanOrEqual(9)
})

test('an open loop counts from when an act was due: who is too slow is seen to fall behind', async () => {
  const { acts, p50, p99 } = await openLoop([partyTaking(10)], 200, 300)
  // 60 were due, one every 5 ms, and took 10 each: the last one waited for half of all that.
  expect(acts).toBe(60)
  expect(p50).toBeGreaterThan(100)
  expect(p99).toBeGreaterThan(200)
})
