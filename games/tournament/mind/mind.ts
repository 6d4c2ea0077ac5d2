/* The tournament's part of the bots; see ../mind.ts for what each function is for. */
import { type Chance, present, type Seat } from '@logres/kernel'
import type { Level, Mind, Weights } from '@logres/mind'
import { type Action, question, type State, tournament, type View } from '../rules/index.ts'
import { bargain } from './bargain.ts'
import { createEvaluator, type Evaluator } from './evaluate.ts'
import { glance } from './glance.ts'
import { chanceInJudgement } from './judgement.ts'
import { actSensibly, OTHERS_LEVEL, type Self } from './policy.ts'
import { shortlist } from './shortlist.ts'
import tuned from './weights.json' with { type: 'json' }

/** How much quicker than the others each level is in the judgement, if those are squires: from −1 to 1. */
const EDGES: Readonly<Record<Level, number>> = {
  page: edgeOf('page'),
  squire: edgeOf('squire'),
  knight: edgeOf('knight'),
  champion: edgeOf('champion'),
}

function edgeOf(level: Level): number {
  return 2 * chanceInJudgement(level, OTHERS_LEVEL) - 1
}

export function tournamentMind(weights: Weights = tuned.weights): Mind<State, Action, View> {
  /** Set before each decision: the chances in the judgement depend on the bot's level. */
  const self: Self = { seat: -1, level: OTHERS_LEVEL, edge: 0 }
  const evaluator = createEvaluator({ ...tuned.weights, ...weights }, self)
  return {
    game: tournament,
    search: {
      knight: { turns: 1, exploration: 1, widening: 1.5, worlds: 32 },
      champion: { turns: 1, exploration: 1, widening: 1.5, worlds: 64 },
    },
    pageTemperature: 1,
    evaluate: evaluator.evaluate,
    policy: (state, actor, chance) => actSensibly(state, actor, chance, evaluator, self),
    rate: (state, seat, legal) => glance(state, seat, legal, evaluator, self),
    settle: (state, seat, chance) => settle(state, seat, chance, evaluator, self),
    key: keyOf,
    mark: markOf,
    shortlist,
    decide(view, legal, level: Level) {
      if (view.viewer !== 'table') self.seat = view.viewer
      self.level = level
      self.edge = view.options.judgementByLot ? 0 : EDGES[level]
      return question(view)?.kind === 'barter' ? bargain(view, legal, level, evaluator) : undefined
    },
  }
}

/** Until the question that the seat has answered is through: a duel to its reward, an announcement to its outcome. */
function settle(state: State, _seat: Seat, chance: Chance, evaluator: Evaluator, self: Readonly<Self>): void {
  for (;;) {
    const kind = question(state)?.kind
    if (kind !== 'lay' && kind !== 'judgement' && kind !== 'announcement') return
    const actor = tournament.toAct(state)[0]
    if (actor === undefined) return
    const action = actSensibly(state, actor, chance, evaluator, self)
    tournament.apply(state, actor, action, chance, () => {})
  }
}

const CARDS = 64

function keyOf(action: Action): unknown {
  switch (action.kind) {
    case 'draft':
      return action.card
    case 'lay': {
      let key = 0
      for (const card of action.cards) key = key * CARDS + card
      return key
    }
    case 'offer':
    case 'counter':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return JSON.stringify(action)
    default:
      return action.kind
  }
}

/** One's own cards and coins: what a duel or a purchase brought. */
function markOf(state: State, seat: Seat): number {
  const hand = present(state.hands[seat])
  let mark = state.turnNo
  for (let i = 0; i < hand.length; i++) mark = (Math.imul(mark, 31) + present(hand[i])) | 0
  return (Math.imul(mark, 31) + present(state.purses[seat])) | 0
}
