/*
 * Avalon, the tournament by Marco Silles (FUN Connection), for three to six players. Edition, options and rulings are in
 * ../README.md, the numbered rules in ../RULES.md; the order of play is in sequence.ts.
 */
import { type Game, type Refusal, type RulesModule, refuse } from '@logres/kernel'
import { type Action, parseAction } from './actions.ts'
import { apply } from './apply.ts'
import { dealOut, mayNotPlayWith } from './chapters/02-setup.ts'
import { result } from './chapters/08-end.ts'
import { SEATS } from './data.ts'
import { type Event, redact } from './events.ts'
import { isForced } from './forced.ts'
import { imagine } from './imagine.ts'
import { whyNot } from './judge.ts'
import { legal } from './legal.ts'
import { type Options, options } from './options.ts'
import { preview } from './preview.ts'
import { RACE } from './race.ts'
import { revealTime } from './reveal-stages.ts'
import { begin } from './sequence.ts'
import { clone, question, type State } from './state.ts'
import { toAct } from './to-act.ts'
import { asked, type View, view } from './view.ts'

const RULES_VERSION = 2

export type TournamentGame = Game<Options, State, Action, Event, View>

export const tournament: TournamentGame = {
  id: 'tournament',
  rulesVersion: RULES_VERSION,
  oldestRules: 1,
  seats: SEATS,
  options,
  checkSetup(given, seats): Refusal | undefined {
    const { min, max } = SEATS
    if (!Number.isInteger(seats) || seats < min || seats > max) return refuse('badSeatCount', null, { min, max, seats })
    const read = options.read(given)
    if (read.kind === 'refusal') return read
    const reason = mayNotPlayWith(read.options, seats)
    return reason && refuse(reason, '2.1', { seats, lowestValue: read.options.lowestValue })
  },
  parseAction,
  setup(chosen, seats, chance, rules = RULES_VERSION) {
    const state = dealOut(rules, chosen, seats, chance)
    begin({ state, chance, emit: () => {} })
    return state
  },
  clone,
  toAct,
  legal,
  whyNot,
  apply(state, actor, action, chance, emit) {
    apply({ state, chance, emit }, actor, action)
  },
  turn(state) {
    const asked = question(state)
    const isAlone = asked?.kind === 'draft' || asked?.kind === 'purchase'
    return { no: state.turnNo, seat: isAlone ? asked.seat : 'all' }
  },
  result,
  view,
  asked,
  preview,
  redact,
  imagine,
}

export const rules: RulesModule = { game: tournament, race: RACE, revealTime, isForced }

export { type Action, type Counter, type Decline, type MakeOffer, parseAction, type Word } from './actions.ts'
export { dealBanners } from './chapters/02-setup.ts'
export { hasOutfit, isChecked, nextPairs, pairsAhead, pairsOf } from './chapters/05-announcement.ts'
export { fitsSpace } from './chapters/06-duel.ts'
export { fasterOf, isHit, rightToken, throwSmallTokens, timeThatCounts } from './chapters/07-judgement.ts'
export * from './data.ts'
export {
  bannersFor,
  type Edition,
  editionOf,
  HIGHEST_COIN,
  inCoins,
  MOST_COINS,
  MOST_ROUNDS,
  type Rounds,
  reviewEdition,
  SEQUENCES,
  type SequenceName,
  STANDARD,
  sequenceOf,
  type TokenFaces,
} from './edition.ts'
export type { Event, Terms } from './events.ts'
export type { Frame, JudgementFrame, Measured, Question, Throw, Touch } from './frames.ts'
export { HEAP, type Knowledge, OPEN, type Places, placeBit } from './knowledge.ts'
export { priceOf } from './market.ts'
export { cardCode, offerText, readAction, writeAction } from './notation.ts'
export {
  type Audience,
  findOffer,
  fits,
  type Goods,
  isSameName,
  isShownTo,
  type Offer,
  type OfferName,
  type Request,
  type Wants,
} from './offers.ts'
export type { Options } from './options.ts'
export { RACE } from './race.ts'
export { REASONS, type Reason } from './reasons.ts'
export { chanceAgainst, fittingLevel, type Reflexes } from './reflexes.ts'
export { eventStages, revealTime } from './reveal-stages.ts'
export { type Board, isKnight, knightCount, question, type State, seatsOf } from './state.ts'
export type { HandView, View } from './view.ts'
export * from './vocabulary.ts'
