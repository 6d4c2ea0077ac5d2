/* What reviews and coaches know about the tournament. */
import { at, present, seededChance } from '@logres/kernel'
import type { Reason } from '@logres/mind'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { RULES_OF, TERMS } from '../../mind/evaluate.ts'
import { tournamentMind } from '../../mind/mind.ts'
import { loadReasons } from '../../review/index.ts'
import { tournament } from '../../rules/index.ts'

const mind = tournamentMind()

describe("what the tournament's evaluation counts", () => {
  test('adds up to what it is computed from', () => {
    for (const seats of [3, 4, 6]) {
      const state = tournament.setup(tournament.options.defaults, seats, seededChance(`terms ${seats}`))
      const standing = (of: number) => present(mind.terms)(state, 0, of).reduce((sum, { value }) => sum + value, 0)
      let sum = 0
      for (let of = 0; of < seats; of++) sum += Math.exp(standing(of) - standing(0))
      expect(mind.evaluate(state, 0)).toBeCloseTo(1 / sum, 10)
    }
  })

  test('counts coins one by one', () => {
    const state = tournament.setup(tournament.options.defaults, 4, seededChance('coins'))
    const coins = present(mind.terms)(state, 0, 1).find(({ name }) => name === 'coins')
    expect(coins?.amount).toBe(at(state.purses, 1))
  })

  test('is said in every language', async () => {
    for (const language of LANGUAGES) {
      const say = await loadReasons(language)
      const unknown = say({ ...REASON, code: 'no such thing' })
      for (const code of TERMS.filter((name) => RULES_OF[name] !== null))
        for (const of of ['own', 'others'] as const) {
          const said = say({ ...REASON, code, of })
          expect(said).not.toBe(unknown)
          expect(said).toMatch(/^\p{Lu}.*\.$/u)
        }
    }
  })
})

const REASON: Reason = {
  ...{ code: '', kind: 'term', of: 'own', at: 'later', best: 1, other: 0, weight: 1, rule: null },
  difference: { mean: 1, error: 0.1 },
} satisfies Reason
