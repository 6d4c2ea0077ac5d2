import { present } from '@logres/kernel'
import type { Mind, Weights } from '@logres/mind'
import {
  type Action,
  avalon,
  crowns,
  type Question,
  question,
  SAY,
  type Side,
  type State,
  type View,
} from '../rules/index.ts'
import calibration from './calibration.json' with { type: 'json' }
import { evaluate, factsOf, RULES_OF, termsOf } from './evaluate.ts'
import { Glance, Whim } from './glance.ts'
import { completeWeights } from './weights.ts'

export function avalonMind(given?: Weights): Mind<State, Action, View> {
  const w = completeWeights(given)
  const policy: Mind<State, Action, View>['policy'] = (state, actor, chance) => {
    const asked = question(state)
    if (asked === undefined || asked.seat !== actor) throw new Error(`${actor} is not asked`)
    switch (asked.kind) {
      case 'endTurn':
        return SAY.endTurn
      // Always answer if possible, and use Avalon's help: it comes first in the list.
      case 'answerAttack':
      case 'answerSpell':
      case 'spareLoss':
        return present(avalon.legal(state, actor)[0])
      case 'playCards':
        return new Glance(state, asked.seat, w).bestPlay(new Whim(chance))
      default:
        return bestOf(new Glance(state, asked.seat, w), avalon.legal(state, actor), new Whim(chance))
    }
  }
  return {
    game: avalon,
    search: {
      knight: { turns: 2, exploration: 1, widening: 2, worlds: Number.POSITIVE_INFINITY },
      champion: { turns: 4, exploration: 1, widening: 2, worlds: Number.POSITIVE_INFINITY },
    },
    pageTemperature: 1,
    evaluate: (state, seat) => evaluate(state, sideOf(seat), w),
    terms: (state, _seat, of) => termsOf(state, sideOf(of), w),
    facts: (state, seat) => factsOf(state, sideOf(seat)),
    ruleOf: (name) => (isNamed(name) ? RULES_OF[name] : null),
    calibration,
    isStep: (view) => STEPS.includes(question(view)?.kind ?? 'playCards'),
    policy,
    rate(state, seat, legal) {
      const glance = new Glance(state, sideOf(seat), w)
      return legal.map((action) => glance.rate(action))
    },
    // To the end of the turn, if it is the seat's own; an answer in the opponent's turn is evaluated at once.
    settle(state, seat, chance) {
      const { turnNo } = state
      const isOwn = state.active === seat
      for (let actor = avalon.toAct(state)[0]; actor !== undefined; actor = avalon.toAct(state)[0]) {
        if (state.turnNo !== turnNo || !isOwn) return
        avalon.apply(state, actor, policy(state, actor, chance), chance, () => {})
      }
    },
    key: (action) => action,
    mark(state, seat) {
      const side = sideOf(seat)
      return (state.turnNo * 4 + state.conquests) * 1024 + crowns(state, side) * 32 + crowns(state, side === 0 ? 1 : 0)
    },
  }
}

/** 6.7, 7.6 Losses belong to the conquest, discards to the tile. */
const STEPS: readonly Question['kind'][] = ['spareLoss', 'payLosses', 'discardDown', 'endTurn']

function isNamed(name: string): name is keyof typeof RULES_OF {
  return Object.hasOwn(RULES_OF, name)
}

function bestOf(glance: Glance, legal: readonly Action[], whim: Whim): Action {
  let best = present(legal[0])
  if (legal.length === 1) return best
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < legal.length; i++) {
    const action = present(legal[i])
    const rate = glance.rate(action) + whim.next()
    if (rate <= highest) continue
    highest = rate
    best = action
  }
  return best
}

function sideOf(seat: number): Side {
  return seat === 0 ? 0 : 1
}
