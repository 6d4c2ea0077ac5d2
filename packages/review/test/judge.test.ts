import { present } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { mostPlayouts, NORMAL, timesEffort } from '../src/effort.ts'
import { type Judgement, type JudgeOptions, judge } from '../src/judge.ts'
import { Task } from '../src/task.ts'
import { BETS, type Bet, coinMind } from './coin.ts'

const POSITION = { view: { viewer: 0 }, seat: 0, seats: 2 }
const MUCH = { ...NORMAL, measure: 900 }

function judged(options: JudgeOptions<Bet>, mind = coinMind()): Judgement<Bet> {
  return new Task(judge(mind, POSITION, { effort: MUCH, ...options })).finish()
}

function estimateFor(
  { options }: Judgement<Bet>,
  kind: Bet['kind'],
): { readonly mean: number; readonly error: number } {
  return present(options.find(({ action }) => action.kind === kind)).value
}

describe('a judgement', () => {
  test('finds the values that can be computed by hand', () => {
    const judgement = judged({ played: BETS.tails })
    expect(judgement.best.action).toBe(BETS.heads)
    for (const [kind, value] of [
      ['heads', 2 / 3],
      ['tails', 1 / 3],
      ['none', 1 / 2],
    ] as const) {
      const { mean, error } = estimateFor(judgement, kind)
      expect(Math.abs(mean - value)).toBeLessThanOrEqual(4 * error + 1e-9)
    }
    expect(estimateFor(judgement, 'none')).toEqual({ mean: 0.5, error: 0 })
    const { behind } = present(judgement.played)
    expect(Math.abs(behind.mean - 1 / 3)).toBeLessThanOrEqual(4 * behind.error)
  })

  test('compares plays in the same worlds: one that always loses where another wins has twice the error', () => {
    const { played, best } = judged({ played: BETS.tails })
    expect(present(played).behind.error).toBeCloseTo(2 * best.value.error, 10)
    expect(present(played).value.mean).toBeCloseTo(1 - best.value.mean, 10)
  })

  test('has chances that add up to 1 for every option', () => {
    for (const { chances } of judged({ played: BETS.none }).options)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  test('calls the best play no mistake', () => {
    const { played, best } = judged({ played: BETS.heads })
    expect(played).toBe(best)
    expect(present(played).behind).toEqual({ mean: 0, error: 0 })
  })

  test('gives no value where there was no choice', () => {
    const judgement = judged({ played: BETS.none }, coinMind([BETS.none]))
    expect(judgement.isForced).toBe(true)
    expect(judgement.options).toHaveLength(1)
    expect(present(judgement.played).behind.mean).toBe(0)
  })

  test('looks again at what seems a mistake, and that counts', () => {
    const confirm = { from: 0.05, errors: 2, looks: [timesEffort(NORMAL, 4)] }
    const twice = judged({ played: BETS.tails, confirm, effort: NORMAL })
    const again = judged({ played: BETS.tails, effort: timesEffort(NORMAL, 4), seed: 'review/again 0' })
    expect(twice).toEqual(again)
    expect(judged({ played: BETS.heads, confirm })).toEqual(judged({ played: BETS.heads }))
  })

  test('believes the mildest of several looks, and ends with one that finds no loss', () => {
    const looks = [NORMAL, timesEffort(NORMAL, 2), { ...NORMAL, measure: 300 }]
    const losses = looks.map((effort, i) => {
      const { played } = judged({ played: BETS.tails, effort, seed: `review/again ${i}` })
      return present(played).behind.mean
    })
    const { played } = judged({ played: BETS.tails, effort: NORMAL, confirm: { from: 0.05, errors: 2, looks } })
    expect(present(played).behind.mean).toBe(Math.min(...losses))
    const strict = { from: present(losses[0]) + 1e-9, errors: 2, looks }
    const first = judged({ played: BETS.tails, effort: { ...NORMAL, measure: 900 } })
    expect(present(first.played).behind.mean).toBeGreaterThan(0)
    const ended = judged({ played: BETS.tails, confirm: strict })
    const isSeen = present(first.played).behind.mean >= strict.from
    expect(present(ended.played).behind.mean).toBe(isSeen ? losses[0] : present(first.played).behind.mean)
  })

  test('takes the best from elsewhere, however it turns out here', () => {
    const { best, options } = judged({ ranked: [BETS.tails, BETS.heads] })
    expect(best.action).toBe(BETS.tails)
    expect(present(options[1]).action).toBe(BETS.heads)
    expect(present(options[1]).behind.mean).toBeLessThan(0)
  })

  test('judges a play that is not listed', () => {
    const { played } = judged({ played: BETS.tails }, coinMind([BETS.heads, BETS.none]))
    expect(present(played).behind.mean).toBeGreaterThan(0.2)
  })

  test('says why: what the evaluation counts, and facts that speak for it and have a rule', () => {
    const { reasons } = judged({ played: BETS.none })
    expect(reasons.map(({ code, kind }) => `${kind} ${code}`)).toEqual(['term won', 'fact courage'])
    expect(reasons[0]).toMatchObject({ of: 'own', at: 'later', best: 1, other: 0, weight: 2, rule: '1.1' })
  })

  test('without terms and facts gives no reason', () => {
    const { terms: _terms, facts: _facts, ...mind } = coinMind()
    expect(judged({ played: BETS.none }, mind).reasons).toEqual([])
  })
})

describe('a task', () => {
  test('gives the same result whatever the steps', () => {
    const whole = judged({ played: BETS.tails })
    const task = new Task(judge(coinMind(), POSITION, { played: BETS.tails, effort: MUCH }))
    while (!task.step(7)) expect(task.result).toBeUndefined()
    expect(task.result).toEqual(whole)
  })

  test('counts playouts', () => {
    const task = new Task(judge(coinMind(), POSITION, { played: BETS.tails, effort: NORMAL }))
    task.step(10)
    expect(task.done).toBe(10)
    task.finish()
    expect(task.done).toBe(NORMAL.search + 3 * (NORMAL.grow + NORMAL.measure))
    expect(task.done).toBeLessThanOrEqual(mostPlayouts(NORMAL))
  })
})
