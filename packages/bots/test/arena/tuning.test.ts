import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { Tuner, threeDigits, type Weights } from '../../src/index.ts'

const BEST: Weights = { crown: 3, tower: 0.5, mist: -2, nothing: 0.7, pile: 1.5 }
const BAD: Weights = { crown: 1, tower: 1.5, mist: -4, nothing: 0, pile: 1.5 }

/** How far from the best, as the distance of logarithms or of numbers. */
function distance(weights: Weights): number {
  const far = Object.entries(BEST).map(([name, best]) => {
    const weight = weights[name] ?? 0
    return best > 0 && weight > 0 ? Math.log(weight / best) : weight - best
  })
  return Math.hypot(...far)
}

/** What one wins against the other in forty games of luck, the nearer one more often. */
function share(plus: Weights, minus: Weights, luck: (sides: number) => number): number {
  const chance = 1 / (1 + Math.exp(2 * (distance(plus) - distance(minus))))
  const games = Array.from({ length: 40 }, () => (luck(10_000) < chance * 10_000 ? 1 : 0))
  return games.reduce<number>((a, b) => a + b, 0) / games.length
}

function tune(names: readonly string[], rounds: number, seed: string): Weights {
  const tuner = new Tuner(BAD, names, rounds, seededChance(`${seed}/signs`))
  const chance = seededChance(seed)
  for (let i = 0; i < rounds; i++) {
    const { plus, minus } = tuner.propose()
    tuner.learn(share(plus, minus, (sides) => chance.pick(sides, 'luck')))
  }
  return tuner.weights
}

describe('the tuner', () => {
  test('finds its way from bad weights to nearly the best, through the luck of the games', () => {
    for (const seed of ['a', 'b', 'c']) {
      const weights = tune(Object.keys(BAD), 300, seed)
      expect(distance(weights)).toBeLessThan(distance(BAD) / 3)
      expect(Object.keys(weights)).toEqual(Object.keys(BAD))
    }
  })

  test('moves only what it is told to', () => {
    const weights = tune(['crown'], 100, 'one')
    expect({ ...weights, crown: 0 }).toEqual({ ...BAD, crown: 0 })
    expect(weights.crown).toBeGreaterThan(1.5)
  })

  test('proposes the same distance both ways, and stays where neither wins', () => {
    const tuner = new Tuner({ unit: 2, gap: -1 }, ['unit', 'gap'], 10, seededChance('signs'))
    const { plus, minus } = tuner.propose()
    expect((plus.unit ?? 0) * (minus.unit ?? 0)).toBeCloseTo(4)
    expect((plus.gap ?? 0) + (minus.gap ?? 0)).toBeCloseTo(-2)
    for (let i = 0; i < 10; i++) {
      tuner.learn(0.5)
      tuner.propose()
    }
    expect(tuner.weights).toEqual({ unit: 2, gap: -1 })
  })

  test('numbers have three digits', () => {
    expect([1234.5, 0.0123456, -1.0049, 7, 0].map(threeDigits)).toEqual([1230, 0.0123, -1, 7, 0])
  })
})
