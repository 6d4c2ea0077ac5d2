/* The parts that need no threads: turns, budgets under load, what is kept. */
import { describe, expect, test } from 'vitest'
import { FairQueue } from '../../src/bots/queue.ts'
import { SeatCache } from '../../src/bots/seat-cache.ts'
import { answerTimeout, budgetUnderLoad, restartDelay } from '../../src/bots/timing.ts'

function item(owner: string, no: number) {
  return { owner, no }
}

function taken(queue: FairQueue<{ owner: string; no: number }>): string[] {
  const names: string[] = []
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(`${next.owner}${next.no}`)
  return names
}

describe('owners take turns', () => {
  test('a long line delays its owner only', () => {
    const queue = new FairQueue<{ owner: string; no: number }>()
    for (const no of [1, 2, 3]) queue.add(item('a', no))
    for (const no of [1, 2]) queue.add(item('b', no))
    queue.add(item('c', 1))
    expect(queue.size).toBe(6)
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect(queue.size).toBe(0)
  })

  test('what is repeated is the first of its owner, but not before others', () => {
    const queue = new FairQueue<{ owner: string; no: number }>()
    queue.add(item('a', 2))
    queue.add(item('b', 1))
    queue.addFirst(item('a', 1))
    queue.addFirst(item('c', 1))
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  test('a newer one stands in the place of the old one', () => {
    const queue = new FairQueue<{ owner: string; no: number }>()
    const old = item('a', 1)
    queue.add(old)
    queue.add(item('b', 1))
    expect(queue.replace(old, item('a', 9))).toBe(true)
    expect(queue.replace(old, item('a', 8))).toBe(false)
    expect(queue.remove(old)).toBe(false)
    expect(queue.size).toBe(2)
    expect(taken(queue)).toEqual(['a9', 'b1'])
  })

  test('what is removed is gone, and an owner without a line has no turn', () => {
    const queue = new FairQueue<{ owner: string; no: number }>()
    const first = item('a', 1)
    queue.add(first)
    queue.add(item('b', 1))
    expect(queue.remove(first)).toBe(true)
    expect(taken(queue)).toEqual(['b1'])
  })
})

describe('measure', () => {
  test('the more wait, the shorter a thought, down to a tenth', () => {
    const ms = (waiting: number, threads: number) => budgetUnderLoad({ ms: 1000 }, waiting, threads)
    expect(ms(0, 1)).toEqual({ ms: 1000 })
    expect(ms(1, 1)).toEqual({ ms: 500 })
    expect(ms(3, 3)).toEqual({ ms: 500 })
    expect(ms(1000, 2)).toEqual({ ms: 100 })
    expect(budgetUnderLoad({ iterations: 50 }, 1000, 1)).toEqual({ iterations: 50 })
  })

  test('patience is a number for a timer, whatever the budget', () => {
    expect(answerTimeout({ ms: 1000 }, 5000)).toBe(15_000)
    expect(answerTimeout({ iterations: 100 }, 5000)).toBe(10_000)
    for (const ms of [Number.NaN, -1, Number.POSITIVE_INFINITY]) expect(answerTimeout({ ms }, 5000)).toBe(5000)
    expect(answerTimeout({ ms: 1e12 }, 5000)).toBe(2 ** 31 - 1)
  })

  test('the pause grows, but not for ever', () => {
    const pauses = [1, 2, 3, 4, 40].map((deaths) => restartDelay(deaths, { first: 200, longest: 10_000 }))
    expect(pauses).toEqual([0, 200, 400, 800, 10_000])
  })
})

describe('what is kept', () => {
  const page = (seat: number, match = 'm') => ({ match, seat, level: 'page' as const })
  const champion = (seat: number, match = 'm') => ({ match, seat, level: 'champion' as const })

  test('the longest unused is forgotten first; few of those that think are kept', () => {
    const kept = new SeatCache<number>()
    for (let seat = 0; seat < 12; seat++) kept.set(champion(seat), seat)
    kept.set(champion(0), 100)
    kept.set(champion(12), 12)
    expect([kept.get(champion(0)), kept.has(champion(1)), kept.has(champion(2))]).toEqual([100, false, true])
    for (let seat = 20; seat < 320; seat++) kept.set(page(seat), seat)
    expect(kept.size).toBe(212)
  })

  test('a seat whose level changes is kept once; a match is forgotten whole', () => {
    const kept = new SeatCache<number>()
    kept.set(page(0), 1)
    kept.set(champion(0), 2)
    kept.set(page(1), 3)
    kept.set(page(0, 'other'), 4)
    expect([kept.size, kept.get(page(0)), kept.get(champion(0))]).toEqual([3, undefined, 2])
    expect([kept.forget('m'), kept.forget('m'), kept.size]).toEqual([true, false, 1])
  })
})
