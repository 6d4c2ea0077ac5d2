/*
 * One hostile address does everything it may, at the allowed rates and a little above. Somebody else's acts are all
 * answered; in full, also nearly as fast as before: the 99th percentile within three times that of the quiet server.
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { at } from '@logres/kernel'
import { expect, test } from 'vitest'
import { TargetServer } from '../abuse/target-server.ts'
import { beginMatch } from '../test-server.ts'
import type { Attack, AttackReport } from './hostile-address.ts'
import { actOnce, IS_FULL, PLAN, STRICT } from './siege.ts'

const MS = IS_FULL ? 60_000 : 2_000
const MOST_TIMES = 3
/** Between two acts: a lively match. */
const PAUSE = 50
const { messages, guests } = PLAN.rates

const ATTACK: Omit<Attack, 'base'> = {
  ...{ address: '203.0.113.66', ms: MS },
  ...{ requests: (1.1 * PLAN.requestsPerAddress) / 60, messages: (1.1 * messages.address.perMinute) / 60 },
  ...{ guests: IS_FULL ? guests.address.burst / 2 : 12, sockets: IS_FULL ? 1.1 * PLAN.open.sockets.address : 60 },
}

/** On a slow machine a match may begin after the time is up. */
const LEAST_ACTS = 4

/** Acts of a match at another address until this is over; answers how long each took, in milliseconds. */
async function play(base: string, isTimeUp: () => boolean): Promise<number[]> {
  const times: number[] = []
  const isOver = () => isTimeUp() && times.length >= LEAST_ACTS
  while (!isOver()) {
    const { watchers } = await beginMatch(base, 'avalon', [null, null], {}, { address: '198.51.100.7' })
    while (!isOver() && watchers.every(({ view }) => view.outcome === null)) {
      const since = performance.now()
      const answer = await actOnce(watchers, `act-${times.length}`)
      expect(answer.kind).toBe('done')
      times.push(performance.now() - since)
      await sleep(PAUSE)
    }
    for (const watcher of watchers) watcher.close()
  }
  return times
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return at(sorted, Math.min(sorted.length - 1, Math.floor(0.99 * sorted.length)))
}

/** A busy machine may leave a bot's thread without time until it counts as lost: that is said, and it is replaced. */
function faultsIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line !== '' && !line.includes('"what":"bot thread"'))
}

test('somebody else plays on while one address does all it may', async () => {
  const server = await TargetServer.start(STRICT)
  const end = performance.now() + MS
  const quiet = await play(server.base, () => performance.now() > end)
  const workerData: Attack = { ...ATTACK, base: server.base }
  const hostile = new Worker(new URL('./hostile-address.ts', import.meta.url), { workerData })
  let isOver = false
  const reported: Promise<AttackReport> = once(hostile, 'message').then(([message]) => message)
  const ended = reported.finally(() => {
    isOver = true
  })
  const [attacked, report] = await Promise.all([play(server.base, () => isOver), ended])
  await hostile.terminate()
  const [before, during] = [p99(quiet), p99(attacked)]
  if (IS_FULL) {
    const ms = (each: number) => `${each.toFixed(1)} ms`
    console.log(
      `p99 of an act: quiet ${ms(before)} (${quiet.length} acts), attacked ${ms(during)} (${attacked.length} acts)`,
    )
    console.log(`ratio ${(during / before).toFixed(2)}; the address: ${JSON.stringify(report)}`)
    expect(during / before).toBeLessThan(MOST_TIMES)
  }
  expect(report.done).toBeGreaterThan(50)
  expect(report.limited).toBeGreaterThan(0)
  expect(server.isAlive).toBe(true)
  expect(faultsIn(server.output)).toEqual([])
  await server.stop()
})
