import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { SequentialTest, type Verdict, wilson } from '../../src/index.ts'

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [8, 10, 0.4902, 0.9433],
    [10, 10, 0.7225, 1],
    [95, 100, 0.8882, 0.9785],
    [225, 400, 0.5135, 0.6103],
  ])('%d of %d: %d to %d', (won, games, low, high) => {
    const interval = wilson(won, games)
    expect(interval.low).toBeCloseTo(low, 4)
    expect(interval.high).toBeCloseTo(high, 4)
  })

  test('without games nothing is known', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe("Wald's test", () => {
  /** Games with this true share, two at a time as the arena enters them, until it is clear. */
  function judge(bar: number, share: number, seed: string): { verdict: Verdict; games: number } {
    const chance = seededChance(seed)
    const sequential = new SequentialTest(bar)
    const game = () => (chance.pick(10_000, 'game') < share * 10_000 ? 1 : 0)
    let games = 0
    while (sequential.verdict === 'undecided' && games < 20_000) {
      sequential.add(game() + game(), 2)
      games += 2
    }
    return { verdict: sequential.verdict, games }
  }
  const run = (bar: number, share: number) => Array.from({ length: 1000 }, (_, i) => judge(bar, share, `wald ${i}`))
  const rate = (runs: readonly { verdict: Verdict }[], verdict: Verdict) =>
    runs.filter((run) => run.verdict === verdict).length / runs.length

  test.each([
    [0.75, 0.05],
    [0.5, 0.05],
    [0.98, 0.01],
    [0.25, 0.05],
  ])('at a bar of %d it is wrong in 5 % of the runs at most, on either side', (bar, near) => {
    const [above, below] = [run(bar, bar + near), run(bar, bar - near)]
    // Of a thousand runs with an error of 5 %, hardly ever more than 68 are wrong.
    expect(rate(above, 'below')).toBeLessThan(0.068)
    expect(rate(below, 'above')).toBeLessThan(0.068)
    expect(rate([...above, ...below], 'undecided')).toBe(0)
  })

  test('far from the bar it is short', () => {
    const games = run(0.75, 0.95).map(({ games }) => games)
    expect(games.reduce((a, b) => a + b) / games.length).toBeLessThan(60)
  })

  test('a draw counts half on either side; what was said stays said', () => {
    const half = new SequentialTest(0.5)
    for (let i = 0; i < 1000; i++) expect(half.add(0.5, 1)).toBe('undecided')
    for (let i = 0; i < 20; i++) half.add(1, 1)
    expect(half.verdict).toBe('above')
    expect(half.add(0, 1000)).toBe('above')
  })

  test.each([0, 1, -1, Number.NaN])('there is no bar at %d', (bar) => {
    expect(() => new SequentialTest(bar)).toThrow('a bar lies between 0 and 1')
  })
})
