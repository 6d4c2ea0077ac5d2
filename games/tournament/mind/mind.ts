/* The tournament's part of the bots; see ../mind.ts for what each function is for. */
import { at, type Chance, present, type Seat } from '@logres/kernel'
import type { Level, Mind, Weights } from '@logres/mind'
import { type Action, question, type State, tournament, type View } from '../rules/index.ts'
import { compareRetiring, wantsToRetire } from './announcement.ts'
import { bargain, Memory } from './barter/bargain.ts'
import calibration from './calibration.json' with { type: 'json' }
import { createEvaluator, type Evaluator, RULES_OF } from './evaluate.ts'
import { glance } from './glance.ts'
import { chanceInJudgement, reflexesOf } from './judgement.ts'
import { actSensibly, OTHERS_LEVEL, type Self } from './policy.ts'
import { wantsToBuyFrom } from './purchase.ts'
import { shortlist } from './shortlist.ts'
import tuned from './weights.json' with { type: 'json' }

/** How much quicker than the others each level is in the judgement, if those are squires: from −1 to 1. */
const EDGES: Readonly<Record<Level, number>> = {
  novice: edgeOf('novice'),
  page: edgeOf('page'),
  squire: edgeOf('squire'),
  knight: edgeOf('knight'),
  champion: edgeOf('champion'),
}

/** How many worlds are played to their end before somebody retires. */
const PLAYOUTS: Readonly<Record<Level, number>> = { novice: 16, page: 16, squire: 24, knight: 48, champion: 96 }

/** In all but one of so many cases a novice buys though it should not. */
const TEMPTED = 3

function edgeOf(level: Level): number {
  return 2 * chanceInJudgement(level, OTHERS_LEVEL) - 1
}

export function tournamentMind(weights: Weights = tuned.weights): Mind<State, Action, View> {
  /** Set before each decision: the chances in the judgement depend on the bot's level. */
  const self: Self = { seat: -1, level: OTHERS_LEVEL, edge: 0 }
  const memory = new Memory()
  const evaluator = createEvaluator({ ...tuned.weights, ...weights }, self)
  return {
    game: tournament,
    search: {
      knight: { turns: 1, exploration: 1, widening: 1.5, worlds: 32 },
      champion: { turns: 1, exploration: 1, widening: 1.5, worlds: 64 },
    },
    pageTemperature: 1,
    squireWorlds: 20,
    evaluate: evaluator.evaluate,
    terms: (state, _seat, of) => evaluator.terms(state, of),
    ruleOf: (name) => (isTerm(name) ? RULES_OF[name] : null),
    calibration,
    // What others would answer to an offer, no playout says: deals are judged by what they exchange (../review).
    canJudge: (view) => question(view)?.kind !== 'barter',
    policy: (state, actor, chance) => actSensibly(state, actor, chance, evaluator, self),
    rate: (state, seat, legal) => glance(state, seat, legal, evaluator, self),
    settle: (state, seat, chance) => settle(state, seat, chance, evaluator, self),
    key: keyOf,
    mark: markOf,
    shortlist,
    isJustified(view, action) {
      if (action.kind !== 'retire' || view.viewer === 'table') return undefined
      return compareRetiring(view, view.viewer, PLAYOUTS.champion, evaluator, self).lead > 0
    },
    decide(view, legal, level: Level, chance, company) {
      if (view.viewer !== 'table') self.seat = view.viewer
      self.level = reflexesOf(level)
      self.edge = view.options.judgementByLot ? 0 : EDGES[level]
      switch (question(view)?.kind) {
        case 'barter':
          return bargain(view, legal, level, evaluator, company, memory)
        case 'announcement': {
          const answer = wantsToRetire(view, self.seat, PLAYOUTS[level], evaluator, self) ? 'retire' : 'stay'
          return { action: legal.find(({ kind }) => kind === answer) ?? at(legal, 0) }
        }
        case 'purchase': {
          // A novice likes cards more than they are worth.
          const isTempted = level === 'novice' && chance.pick(TEMPTED, 'novice') > 0
          const answer = isTempted || wantsToBuyFrom(view, self.seat, evaluator) ? 'buy' : 'pass'
          return { action: legal.find(({ kind }) => kind === answer) ?? at(legal, 0) }
        }
        default:
          return undefined
      }
    },
  }
}

function isTerm(name: string): name is keyof typeof RULES_OF {
  return Object.hasOwn(RULES_OF, name)
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
