/* What reviews and coaches know about Merlin. */
import { at, present, seededChance } from '@logres/kernel'
import type { Reason } from '@logres/mind'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { FACTS, RULES_OF, TERMS } from '../../mind/evaluate.ts'
import { merlinMind } from '../../mind/mind.ts'
import { fillWeights } from '../../mind/weights.ts'
import { loadReasons } from '../../review/index.ts'
import { type Action, merlin, type State } from '../../rules/index.ts'
import { RULES } from '../rules/position.ts'

const mind = merlinMind()
const weights = fillWeights()

function playOn(steps: number, seats: number): State {
  const state = merlin.setup({ ...merlin.options.defaults, kingsFavour: true }, seats, seededChance(`setup ${steps}`))
  const chance = seededChance(`play ${steps}`)
  for (let i = 0; i < steps; i++) {
    const actor = at(merlin.toAct(state), 0)
    merlin.apply(state, actor, mind.policy(state, actor, chance), chance, () => {})
  }
  return state
}

describe("what Merlin's evaluation counts", () => {
  test('adds up to what it is computed from', () => {
    for (const [steps, seats] of [
      [0, 2],
      [60, 3],
      [150, 4],
    ] as const) {
      const state = playOn(steps, seats)
      const standing = (of: number) => present(mind.terms)(state, 0, of).reduce((sum, { value }) => sum + value, 0)
      const turnsLeft = turnsLeftOf(state)
      const scale = weights.scaleEnd + weights.scaleTime * Math.sqrt(turnsLeft / 24)
      let against = 0
      for (let of = 1; of < seats; of++) against += Math.exp((standing(of) - standing(0)) / scale)
      expect(mind.evaluate(state, 0)).toBeCloseTo(1 / (1 + against), 10)
    }
  })

  test('has a rule for everything that is said, and the rule exists', () => {
    for (const name of [...TERMS, ...FACTS]) {
      const rule = RULES_OF[name]
      if (rule !== null) expect(RULES).toContain(rule)
    }
  })

  test('is said in every language, in points', async () => {
    for (const language of LANGUAGES) {
      const say = await loadReasons(language)
      const unknown = say({ ...REASON, code: 'no such thing' })
      for (const code of TERMS.filter((name) => RULES_OF[name] !== null))
        for (const of of ['own', 'others'] as const) {
          const said = [0.4, 3].map((mean) => say({ ...REASON, code, of, difference: { mean, error: 0.1 } }))
          expect(said[0]).toMatch(/^\p{Lu}.*\b1\b.*\.$/u)
          expect(said[1]).toMatch(/^\p{Lu}.*\b3\b.*\.$/u)
        }
      for (const code of FACTS) expect(say({ ...REASON, kind: 'fact', code })).not.toBe(unknown)
    }
  })
})

describe('Bedivere', () => {
  test('10.2 a quest that was just swapped in is not swapped again: one tile does it', () => {
    let swaps = 0
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const options = { ...merlin.options.defaults, knights: 'random' as const }
      const state = merlin.setup(options, 4, seededChance(`bedivere ${seed}`))
      const chance = seededChance(seed)
      for (let i = 0; i < 150 && merlin.result(state) === undefined; i++) {
        const actor = at(merlin.toAct(state), 0)
        if (actor === 'clerk') throw new Error('nobody to act')
        for (const swap of swapsIn(state, actor)) {
          const after = merlin.clone(state)
          const drawn = after.display[swap.place] ?? null
          merlin.apply(after, actor, swap, chance, () => {})
          expect(swapsIn(after, actor).filter(({ quest }) => quest === drawn)).toEqual([])
          swaps += 1
        }
        merlin.apply(state, actor, mind.policy(state, actor, chance), chance, () => {})
      }
    }
    expect(swaps).toBeGreaterThan(0)
  })
})

/** Those worth considering. */
function swapsIn(state: State, seat: number): Extract<Action, { kind: 'swapQuest' }>[] {
  const listed = present(mind.shortlist)(merlin.view(state, seat), merlin.legal(state, seat))
  return listed.flatMap((action) => (action.kind === 'swapQuest' ? [action] : []))
}

/** Own turns to the end of the game, the one in progress included: the dice of this round, and four a round after it. */
function turnsLeftOf(state: State): number {
  const { dice, merlinDie } = at(state.players, 0)
  const turn = state.frames[1]
  const isMoving = turn?.kind === 'turn' && turn.seat === 0 && turn.value > 0
  return dice.length + (merlinDie > 0 ? 1 : 0) + (isMoving ? 1 : 0) + 4 * (6 - state.round)
}

const REASON: Reason = {
  ...{ code: '', kind: 'term', of: 'own', at: 'later', best: 1, other: 0, weight: 1, rule: null },
  difference: { mean: 1, error: 0.1 },
} satisfies Reason
