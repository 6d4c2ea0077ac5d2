/*
 * Avalon by Leo Colovini (Kosmos, 2003), for two players. Edition, options and rulings are in ../README.md, the
 * numbered rules in ../RULES.md; the order of play is in sequence.ts.
 */
import { type Game, type Refusal, type RulesModule, refuse, type Seat } from '@logres/kernel'
import { type Action, parseAction } from './actions.ts'
import { apply } from './apply.ts'
import { dealOut } from './chapters/02-setup.ts'
import { result } from './chapters/08-end.ts'
import { type Event, redact } from './events.ts'
import { isForced } from './forced.ts'
import { imagine } from './imagine.ts'
import { whyNot } from './judge.ts'
import { legal } from './legal.ts'
import { type Options, options } from './options.ts'
import { preview } from './preview.ts'
import { SEATS } from './seats.ts'
import { begin } from './sequence.ts'
import { STANDING } from './standing.ts'
import { clone, question, type State } from './state.ts'
import { asked, type View, view } from './view.ts'
import type { Pair } from './vocabulary.ts'

const RULES_VERSION = 1
const ASKED: Pair<readonly Seat[]> = [[0], [1]]
const NOBODY: readonly Seat[] = []

export type AvalonGame = Game<Options, State, Action, Event, View>

export const avalon: AvalonGame = {
  id: 'avalon',
  rulesVersion: RULES_VERSION,
  oldestRules: 1,
  seats: SEATS,
  options,
  checkSetup(given, seats): Refusal | undefined {
    const { min, max } = SEATS
    if (seats !== min) return refuse('badSeatCount', null, { min, max, seats })
    const read = options.read(given)
    return read.kind === 'refusal' ? read : undefined
  },
  parseAction,
  setup(chosen, _seats, chance, rules = RULES_VERSION) {
    const state = dealOut(rules, chosen, chance)
    begin({ state, chance, emit: () => {} })
    return state
  },
  clone,
  toAct(state) {
    const now = question(state)
    return now === undefined ? NOBODY : ASKED[now.seat]
  },
  legal,
  whyNot,
  apply(state, actor, action, chance, emit) {
    apply({ state, chance, emit }, actor, action)
  },
  turn: (state) => ({ no: state.turnNo, seat: state.active }),
  result,
  view,
  asked,
  preview,
  redact,
  imagine,
}

export const rules: RulesModule = { game: avalon, standing: STANDING, isForced }

export { type Action, ALL_ACTIONS, ATTACK, ENCHANT, parseAction, REINFORCE, SAY } from './actions.ts'
export { counterSpellCard, mayNotEnchant } from './chapters/05-enchant.ts'
export {
  type ConquestCost,
  conquestCost,
  hasAvalonsHelp,
  isHostileCastle,
  lossesFor,
  lossesOf,
  mayNotAttackAt,
  mayNotAttackWith,
  priceOf,
  resistanceCard,
} from './chapters/06-attack.ts'
export { countedBy, yieldOf } from './chapters/07-supply.ts'
export * from './data.ts'
export {
  type Edition,
  likenessOf,
  type Printed,
  printedBy,
  type RegionPrint,
  reviewEdition,
  STANDARD,
} from './edition.ts'
export type { Event } from './events.ts'
export type { Frame, Question } from './frames.ts'
export { outOfSight } from './imagine.ts'
export { cardCode, readAction, regionNumber, writeAction } from './notation.ts'
export type { Options } from './options.ts'
export { REASONS, type Reason } from './reasons.ts'
export { STANDING } from './standing.ts'
export { type Board, crowns, owns, type Place, question, type State, tilesDown } from './state.ts'
export type { HandView, View } from './view.ts'
export * from './vocabulary.ts'
