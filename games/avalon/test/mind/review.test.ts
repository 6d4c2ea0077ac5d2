/* What reviews and coaches know about Avalon. */
import { mindOf } from '@logres/bots'
import { at, present, seededChance } from '@logres/kernel'
import type { Reason } from '@logres/mind'
import { blunder, hint, type Judgement, judge, LEAST_BLUNDER, NORMAL, Task, timesEffort } from '@logres/review'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { FACTS, RULES_OF, TERMS } from '../../mind/evaluate.ts'
import { avalonMind } from '../../mind/mind.ts'
import { loadReasons } from '../../review/index.ts'
import { type Action, ATTACK, avalon, CARDS, cardCode, SAY, type State } from '../../rules/index.ts'
import { disguise, position, RULES } from '../rules/position.ts'

const mind = avalonMind()
const RED_KNIGHT = present(CARDS.find((card) => cardCode(card) === 'rK'))

/** One conquest short of fifteen crowns; no region is guarded, and the opponent holds five cards. */
function winning(): State {
  return position({
    hands: ['rK rK', 'gK gK bK bK vK'],
    regions: {
      1: ['avalon', 0],
      2: ['stoneCircle', 0],
      3: ['plainCastle', 0],
      4: ['hillCastle', 0],
      5: ['forestCastle', 0],
      11: ['swamp', 1],
    },
  }).state
}

function playOn(steps: number, seed: string): State {
  const state = avalon.setup({ ...avalon.options.defaults, turnLimit: 60 }, 2, seededChance(seed))
  const chance = seededChance(seed)
  for (let i = 0; i < steps; i++) {
    const actor = at(avalon.toAct(state), 0)
    avalon.apply(state, actor, mind.policy(state, actor, chance), chance, () => {})
  }
  return state
}

function judged(state: State, played: Action, effort = timesEffort(NORMAL, 0.25)): Judgement<Action> {
  const seat = at(avalon.toAct(state), 0)
  if (seat === 'clerk') throw new Error('nobody to judge')
  const view = avalon.view(state, seat)
  return new Task(judge(mind, { view, seat, seats: 2 }, { played, effort })).finish()
}

describe("what Avalon's evaluation counts", () => {
  test('adds up to what it is computed from', () => {
    for (const steps of [0, 25, 60]) {
      const state = playOn(steps, `terms ${steps}`)
      const standing = (of: number) => present(mind.terms)(state, 0, of).reduce((sum, { value }) => sum + value, 0)
      const lead = standing(0) - standing(1)
      expect(mind.evaluate(state, 0)).toBeCloseTo(1 / (1 + Math.exp(-SLOPE * lead)), 12)
    }
  })

  test('has a rule for everything that is said, and the rule exists', () => {
    for (const name of [...TERMS, ...FACTS]) {
      const rule = RULES_OF[name]
      if (rule !== null) expect(RULES).toContain(rule)
    }
  })

  test('is said in every language', async () => {
    for (const language of LANGUAGES) {
      const say = await loadReasons(language)
      const unknown = say({ ...REASON, code: 'no such thing' })
      const named = [...TERMS, ...FACTS].filter((name) => RULES_OF[name] !== null)
      for (const code of named)
        for (const of of ['own', 'others'] as const)
          for (const by of [0.4, 1, 3]) {
            const kind = FACTS.some((fact) => fact === code) ? 'fact' : 'term'
            const said = say({ ...REASON, code, kind, of, best: by, difference: { mean: by, error: 0.1 } })
            expect(said).not.toBe(unknown)
            expect(said).toMatch(/^\p{Lu}.*\.$/u)
          }
    }
  })
})

const SLOPE = 0.071
const REASON: Reason = {
  code: '',
  kind: 'term',
  of: 'own',
  at: 'later',
  best: 1,
  other: 0,
  weight: 1,
  rule: null,
  difference: { mean: 1, error: 0.1 },
}

describe('a review of Avalon', () => {
  test('judges from what the seat knew: the same whatever the opponent holds', () => {
    const state = playOn(31, 'disguise')
    const seat = at(avalon.toAct(state), 0)
    if (seat === 'clerk') throw new Error('nobody to judge')
    const other = disguise(state, seat, seededChance('other cards'))
    expect(other.hands).not.toEqual(state.hands)
    const played = at(avalon.legal(state, seat), 0)
    expect(judged(other, played)).toEqual(judged(state, played))
  })

  test('finds a mistake that throws the win away, and says what it is about', () => {
    const { best, played, reasons } = judged(winning(), SAY.finishPlays)
    expect(best.action.kind).toBe('attack')
    expect(best.value.mean).toBeGreaterThan(0.7)
    expect(present(played).behind.mean).toBeGreaterThan(0.1)
    expect(reasons.map(({ code, of }) => `${of} ${code}`)).toContain('own crowns')
  })

  test('warns before it, and not before the best play', () => {
    const view = avalon.view(winning(), 0)
    const warn = (action: Action) => new Task(blunder(mindOf(avalon), { view, seat: 0, seats: 2 }, action)).finish()
    const { loss, judgement } = present(warn(SAY.finishPlays))
    expect(loss.mean).toBeGreaterThan(LEAST_BLUNDER)
    expect(judgement.reasons.length).toBeGreaterThan(0)
    const hinted = present(new Task(hint(avalon, mindOf(avalon), { view, seat: 0, seats: 2 })).finish())
    expect(hinted.action.kind).toBe('attack')
    expect(at(hinted.options, 0).action).toBe(hinted.action)
    const best = present(ATTACK[RED_KNIGHT]).find((action) => action === hinted.action)
    expect(warn(present(best))).toBeUndefined()
  })
})
