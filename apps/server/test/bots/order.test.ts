/* The parts without threads: turns, budgets under load, caches. */
import { describe, expect, test } from 'vitest'
import { FairQueue } from '../../src/bots/queue.ts'
import { SeatCache } from '../../src/bots/seat-cache.ts'
import { answerTimeout, budgetUnderLoad, restartDelay } from '../../src/bots/timing.ts'

interface Item {
  readonly owner: string
  readonly match: string
  readonly no: number
}

/** The match is named like its owner if nothing else is said. */
function item(owner: string, no: number, match = owner): Item {
  return { owner, match, no }
}

function taken(queue: FairQueue<Item>): string[] {
  const names: string[] = []
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(`${next.match}${next.no}`)
  return names
}

describe('owners take turns', () => {
  test('a long queue delays only its owner', () => {
    const queue = new FairQueue<Item>()
    for (const no of [1, 2, 3]) queue.add(item('a', no))
    for (const no of [1, 2]) queue.add(item('b', no))
    queue.add(item('c', 1))
    expect(queue.size).toBe(6)
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect(queue.size).toBe(0)
  })

  test('a repeated question comes first for its owner, but not before others', () => {
    const queue = new FairQueue<Item>()
    queue.add(item('a', 2))
    queue.add(item('b', 1))
    queue.addFirst(item('a', 1))
    queue.addFirst(item('c', 1))
    expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  test('a newer one takes the position of the old one', () => {
    const queue = new FairQueue<Item>()
    const old = item('a', 1)
    queue.add(old)
    queue.add(item('b', 1))
    expect(queue.replace(old, item('a', 9))).toBe(true)
    expect(queue.replace(old, item('a', 8))).toBe(false)
    expect(queue.remove(old)).toBe(false)
    expect(queue.size).toBe(2)
    expect(taken(queue)).toEqual(['a9', 'b1'])
  })

  test('the matches of an owner take turns among themselves, not with those of others', () => {
    const queue = new FairQueue<Item>()
    for (const no of [1, 2]) queue.add(item('a', no, 'm'))
    for (const no of [1, 2]) queue.add(item('a', no, 'n'))
    queue.add(item('b', 1, 'o'))
    expect(taken(queue)).toEqual(['m1', 'o1', 'n1', 'm2', 'n2'])
  })

  test('how much comes before the last of an owner: never more of another’s than of their own', () => {
    const queue = new FairQueue<Item>()
    for (let no = 0; no < 50; no++) queue.add(item('a', no, `m${no}`))
    expect([queue.shareOf('a'), queue.shareOf('b')]).toEqual([50, 1])
    queue.add(item('b', 1))
    expect([queue.shareOf('a'), queue.shareOf('b')]).toEqual([51, 3])
    while (queue.size > 0) queue.take()
    expect([queue.shareOf('a'), queue.shareOf('b')]).toEqual([0, 0])
  })

  test('removed items are not returned, and an owner without items is skipped', () => {
    const queue = new FairQueue<Item>()
    const first = item('a', 1)
    queue.add(first)
    queue.add(item('b', 1))
    expect(queue.remove(first)).toBe(true)
    expect(taken(queue)).toEqual(['b1'])
  })
})

describe('timing', () => {
  test('the longer the queue, the shorter the budget, down to a tenth', () => {
    const ms = (waiting: number, threads: number) => budgetUnderLoad({ ms: 1000 }, waiting, threads)
    expect(ms(0, 1)).toEqual({ ms: 1000 })
    expect(ms(1, 1)).toEqual({ ms: 500 })
    expect(ms(3, 3)).toEqual({ ms: 500 })
    expect(ms(1000, 2)).toEqual({ ms: 100 })
    expect(budgetUnderLoad({ iterations: 50 }, 1000, 1)).toEqual({ iterations: 50 })
  })

  test('the answer timeout is valid for a timer, whatever the budget', () => {
    expect(answerTimeout({ ms: 1000 }, 5000)).toBe(15_000)
    expect(answerTimeout({ iterations: 100 }, 5000)).toBe(10_000)
    for (const ms of [Number.NaN, -1, Number.POSITIVE_INFINITY]) expect(answerTimeout({ ms }, 5000)).toBe(5000)
    expect(answerTimeout({ ms: 1e12 }, 5000)).toBe(2 ** 31 - 1)
  })

  test('the delay grows, up to a limit', () => {
    const pauses = [1, 2, 3, 4, 40].map((deaths) => restartDelay(deaths, { first: 200, longest: 10_000 }))
    expect(pauses).toEqual([0, 200, 400, 800, 10_000])
  })
})

describe('caches', () => {
  const page = (seat: number, match = 'm') => ({ match, seat, level: 'page' as const })
  const champion = (seat: number, match = 'm') => ({ match, seat, level: 'champion' as const })

  test('the least recently used goes first; few searching bots are cached', () => {
    const kept = new SeatCache<number>()
    for (let seat = 0; seat < 12; seat++) kept.set(champion(seat), seat)
    kept.set(champion(0), 100)
    kept.set(champion(12), 12)
    expect([kept.get(champion(0)), kept.has(champion(1)), kept.has(champion(2))]).toEqual([100, false, true])
    for (let seat = 20; seat < 320; seat++) kept.set(page(seat), seat)
    expect(kept.size).toBe(212)
  })

  test('a seat whose level changes is cached once; a match is dropped as a whole', () => {
    const kept = new SeatCache<number>()
    kept.set(page(0), 1)
    kept.set(champion(0), 2)
    kept.set(page(1), 3)
    kept.set(page(0, 'other'), 4)
    expect([kept.size, kept.get(page(0)), kept.get(champion(0))]).toEqual([3, undefined, 2])
    expect([kept.forget('m'), kept.forget('m'), kept.size]).toEqual([true, false, 1])
  })
})
