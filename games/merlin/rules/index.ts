/*
 * Merlin by Stefan Feld and Michael Rieneck (Queen Games, 2017), for two to four players. The order of play is in sequence.ts.
 */
import { type Game, type Refusal, type RulesModule, refuse, type Seat } from '@logres/kernel'
import type { Action } from './actions.ts'
import { apply } from './apply.ts'
import { setUp } from './chapters/02-setup.ts'
import { result } from './chapters/08-end.ts'
import { SEATS } from './data.ts'
import { type Event, redact } from './events.ts'
import { isForced } from './forced.ts'
import { imagine } from './imagine.ts'
import { whyNot } from './judge.ts'
import { legal } from './legal.ts'
import { type Options, options } from './options.ts'
import { parseAction } from './parse-action.ts'
import { preview } from './preview.ts'
import { begin } from './sequence.ts'
import { activeSeat, clone, question, type State } from './state.ts'
import { asked, type View, view } from './view.ts'

const RULES_VERSION = 1
const ASKED: readonly (readonly Seat[])[] = Array.from({ length: SEATS.max }, (_, seat) => [seat])
const NOBODY: readonly Seat[] = []

export type MerlinGame = Game<Options, State, Action, Event, View>

export const merlin: MerlinGame = {
  id: 'merlin',
  rulesVersion: RULES_VERSION,
  oldestRules: 1,
  seats: SEATS,
  options,
  checkSetup(given, seats): Refusal | undefined {
    const { min, max } = SEATS
    if (!Number.isInteger(seats) || seats < min || seats > max) return refuse('badSeatCount', null, { min, max, seats })
    const read = options.read(given)
    return read.kind === 'refusal' ? read : undefined
  },
  parseAction,
  setup(chosen, seats, chance, rules = RULES_VERSION) {
    const state = setUp(rules, chosen, seats, chance)
    begin({ state, chance, emit: () => {} })
    return state
  },
  clone,
  toAct(state) {
    const now = question(state)
    return now === undefined ? NOBODY : (ASKED[now.seat] ?? NOBODY)
  },
  legal,
  whyNot,
  apply(state, actor, action, chance, emit) {
    apply({ state, chance, emit }, actor, action)
  },
  turn(state) {
    const now = question(state)
    return {
      no: state.turnNo,
      seat: now?.kind === 'chooseAlly' || now?.kind === 'grail' ? now.seat : activeSeat(state),
    }
  },
  result,
  view,
  asked,
  preview,
  redact,
  imagine,
}

export const rules: RulesModule = { game: merlin, isForced }

export {
  type Action,
  ALL_ACTIONS,
  ASK_BORS,
  ASK_GAWAIN,
  ASK_TRISTRAM,
  BORROW_FLAG,
  BUILD,
  CHOOSE_ALLY,
  CHOOSE_KNIGHT,
  CHOOSE_MERLIN,
  DISCARD_QUEST,
  DISCARD_TRAITOR,
  DRAW_DECK,
  DRAW_OPEN,
  EAT_APPLE,
  MOVE,
  type OtherDie,
  PLACE,
  PLACE_BY_SEAL,
  PLACE_COUNTER,
  PLAIN_FLAG,
  REPEL_BY_SEAL,
  REPEL_FLAG,
  RESOLVE,
  RESOLVE_WITH_FLAG,
  RETURN,
  SAY,
  SCORE_BY_SEAL,
  TAKE,
  TURN_FLAG,
  withPercival,
} from './actions.ts'
export { ALLIES, type Ally, type AllyName, allyOf, TILES } from './allies/ally.ts'
export { itemAsked } from './allies/galahad.ts'
export { garethsRow } from './allies/gareth.ts'
export { geraintsRow } from './allies/geraint.ts'
export { kaysIn } from './allies/kay.ts'
export { TURNS_A_ROUND } from './chapters/03-turn.ts'
export { coloursAt, manorsOf, pointsOf } from './chapters/04-spaces.ts'
export { countedForQuests, questOf } from './chapters/05-quests.ts'
export {
  hasScoring,
  influenceStanding,
  ROUNDS,
  type Standing,
  TRAITOR_COSTS,
  territoryAround,
  territoryStanding,
} from './chapters/07-scoring.ts'
export { leftAtEnd } from './chapters/08-end.ts'
export { iconBonus, type SealState, sealOn, sealsLeft } from './chapters/09-favour.ts'
export {
  countEnd,
  countScoring,
  type EndReward,
  type LeftAtEnd,
  MOST_GARETH_TILES,
  MOST_GERAINT_TILES,
  type ScoredPlayer,
  type ScoredPosition,
  type ScoredTerritory,
  type Scoring,
  totalsOf,
} from './counting.ts'
export * from './data.ts'
export * from './domain.ts'
export type { Edition, StartingTile } from './edition.ts'
export { countersAtHome, placeOf, turnOf } from './effects.ts'
export type { Event, Reward } from './events.ts'
export { type Frame, QUESTIONS, type Question, type TurnFrame } from './frames.ts'
export {
  backOf,
  flagIn,
  flagWith,
  type Layout,
  layoutOf,
  neighbours,
  positionOf,
  spaceAt,
  territoriesIn,
} from './layout.ts'
export { questNumber, readAction, tileNumber, writeAction } from './notation.ts'
export { COUNTERS_HOME, GRAIL_TIES, type Options } from './options.ts'
export { parseAction } from './parse-action.ts'
export * from './printed.ts'
export * from './quests.ts'
export { REASONS, type Reason } from './reasons.ts'
export { checkEdition, readEdition, reviewEdition, STANDARD } from './review.ts'
export {
  type Board,
  type DomainTile,
  deckSize,
  handSize,
  type Player,
  type QuestId,
  question,
  type State,
} from './state.ts'
export type { View } from './view.ts'
export * from './vocabulary.ts'
