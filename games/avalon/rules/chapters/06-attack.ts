import { at, present, sum } from '@logres/kernel'
import type { PayLoss } from '../actions.ts'
import { CONQUESTS_A_TURN, type RegionCard } from '../data.ts'
import { printedBy } from '../edition.ts'
import { type Context, cardsInAll, layCard, loseFromHand, loseTop } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import { type Board, owns, type Place, placeAt, type State, setRegion } from '../state.ts'
import { CARDS, type Card, isSorceress, knightOf, opponentOf, type Position, type Side } from '../vocabulary.ts'
import { topCard } from './05-enchant.ts'

/** 6.1, 6.3 */
export function mayNotAttackWith(board: Board, seat: Side, card: Card): Reason | undefined {
  return isSorceress(card) && !owns(board, seat, 'stoneCircle') ? 'attackNeedsKnight' : undefined
}

/** 6.1, 6.2, 6.5, 6.9: whether this place can be attacked, by whatever card. */
export function mayNotAttackAt(state: State, seat: Side, place: Place): Reason | undefined {
  if (state.conquests >= CONQUESTS_A_TURN) return 'conquestsSpent'
  if (place.owner !== null && place.owner === seat) return 'attackNeedsForeignRegion'
  const [first, second] = place.piles
  const lead = seat === 0 ? first.length - second.length : second.length - first.length
  if (lead <= 0 && isHostileCastle(place, seat)) return 'castleNeedsOneMore'
  if (lead < 0) return 'attackNeedsAsMany'
  return state.options.payInFull && cardsInAll(state, seat) < priceOf(state, seat, place)
    ? 'cannotPayInFull'
    : undefined
}

/** 6.2 Only a castle that lies face up before the opponent counts. */
export function isHostileCastle(place: Place, seat: Side): boolean {
  return place.region?.castle === true && place.owner !== seat
}

/** 6.7 With a and d as there: `fall` go on both sides (i), `owed` are to be paid beyond them (ii). */
export interface Losses {
  readonly fall: number
  readonly owed: number
}

/** 6.7 `a` counts the attacker: one more than lies there as long as it is in hand. */
export function lossesOf(place: Place, seat: Side, a: number): Losses {
  return lossesFor(a, place.piles[opponentOf(seat)].length, isHostileCastle(place, seat))
}

/** 6.7 The same for piles that somebody counts at a real table. */
export function lossesFor(a: number, d: number, isCastle: boolean): Losses {
  return { fall: d, owed: a + d + (isCastle ? 1 : 0) }
}

/** 6.9 What the attacker must be able to pay in all. */
export function priceOf(board: Board, seat: Side, place: Place): number {
  const { fall, owed } = lossesOf(place, seat, place.piles[seat].length + 1)
  return fall + owed - (hasAvalonsHelp(board, seat) ? 1 : 0)
}

/** 6.8 */
export function hasAvalonsHelp(board: Board, seat: Side): boolean {
  return !board.avalonUsed && owns(board, seat, 'avalon')
}

export interface ConquestCost {
  readonly price: number
  /** Avalon's help is counted in. */
  readonly isSpared: boolean
}

/** 6.7, 6.8 What a conquest there would cost. Avalon's own conquest qualifies for its help, so it is not `priceOf` there. */
export function conquestCost(board: Board, seat: Side, place: Place): ConquestCost {
  const { fall, owed } = lossesOf(place, seat, place.piles[seat].length + 1)
  const isSpared = hasAvalonsHelp(board, seat) || (!board.avalonUsed && place.region?.name === 'avalon')
  return { price: fall + owed - (isSpared ? 1 : 0), isSpared }
}

/** 6.4 The card that answers the attack on this region, whatever attacks. */
export function resistanceCard(board: Board, defender: Side, position: Position): Card {
  return knightOf(topCard(board, opponentOf(defender), position))
}

export function mayNotResist(state: State, defender: Side, position: Position): Reason | undefined {
  const card = resistanceCard(state, defender, position)
  return present(state.hands[defender][card]) === 0 ? 'resistNeedsKnight' : undefined
}

/** 6.1, 5.4 */
export function attack(context: Context, seat: Side, card: Card, position: Position): void {
  const { state, emit } = context
  const defender = opponentOf(seat)
  layCard(state, seat, card, position)
  emit({ kind: 'attackDeclared', seat, card, at: position })
  if (sum(state.hands[defender]) > 0) state.frames.push({ kind: 'answerAttack', seat: defender, at: position })
  else conquer(context, seat, position)
}

/** 6.4 */
export function resist({ state, emit }: Context, defender: Side, position: Position): void {
  const card = resistanceCard(state, defender, position)
  state.frames.pop()
  layCard(state, defender, card, position)
  emit({ kind: 'attackResisted', seat: defender, card, at: position })
}

/** 6.5 after a declined answer. */
export function letAttackHappen(context: Context, defender: Side, position: Position): void {
  context.state.frames.pop()
  context.emit({ kind: 'answerDeclined', seat: defender, at: position })
  conquer(context, opponentOf(defender), position)
}

/** 6.5, 6.6, 6.7, 6.10 */
function conquer(context: Context, seat: Side, position: Position): void {
  const { state, emit } = context
  const place = placeAt(state, position)
  const from = place.owner
  const { fall, owed } = lossesOf(place, seat, place.piles[seat].length)
  setRegion(state, position, turnUp(context, position), seat)
  state.conquests += 1
  emit({ kind: 'regionConquered', seat, at: position, from })
  for (let i = 0; i < fall; i++) loseTop(context, opponentOf(seat), position)
  for (let i = 0; i < fall; i++) loseTop(context, seat, position)
  owe(context, seat, position, owed)
}

/** 6.6 Which region lay in the mist is drawn now. */
function turnUp({ state, chance, emit }: Context, position: Position): RegionCard {
  const known = placeAt(state, position).region
  if (known !== null) return known
  const drawn = chance.pick(state.mist.length, 'region in the mist')
  const region = at(state.mist, drawn)
  state.mist = state.mist.toSpliced(drawn, 1)
  emit({ kind: 'regionTurnedUp', at: position, region })
  return printedBy(state.options).cards[region]
}

/** 6.7 ii, 6.8 */
function owe(context: Context, seat: Side, position: Position, owed: number): void {
  const { state, emit } = context
  emit({ kind: 'lossesOwed', seat, at: position, cards: owed })
  if (hasAvalonsHelp(state, seat)) state.frames.push({ kind: 'spareLoss', seat, at: position, owed })
  else demand(context, seat, position, owed)
}

/** 6.9, option payInFull: help that was counted on when the attack was declared must be used. */
export function mayNotKeepAvalon(state: State, seat: Side, owed: number): Reason | undefined {
  return state.options.payInFull && cardsInAll(state, seat) < owed ? 'avalonMustPay' : undefined
}

/** 6.8 */
export function sayAvalon(context: Context, seat: Side, position: Position, owed: number, uses: boolean): void {
  const { state, emit } = context
  state.frames.pop()
  if (uses) state.avalonUsed = true
  emit({ kind: uses ? 'avalonUsed' : 'avalonKept', seat })
  demand(context, seat, position, uses ? owed - 1 : owed)
}

/** 6.7 ii, 6.9: who has no more than he owes loses all, and there is nothing to ask. Counts are open to all. */
function demand(context: Context, seat: Side, position: Position, owed: number): void {
  const { state } = context
  if (owed === 0) return
  if (cardsInAll(state, seat) > owed) state.frames.push({ kind: 'payLosses', seat, at: position, owed })
  else loseAll(context, seat)
}

/** Nobody named the cards of the hand, so the others learn them only now. */
function loseAll(context: Context, seat: Side): void {
  const { state } = context
  const others = [opponentOf(seat), 'table'] as const
  for (const card of CARDS) {
    for (let left = present(state.hands[seat][card]); left > 0; left--) loseFromHand(context, seat, card, others)
  }
  for (const [position, place] of state.places.entries()) {
    for (let left = place.piles[seat].length; left > 0; left--) loseTop(context, seat, position)
  }
}

/** 6.7 ii */
export function mayNotPayFrom(place: Place, seat: Side): Reason | undefined {
  return place.piles[seat].length === 0 ? 'pileEmpty' : undefined
}

/** 6.7 ii: the frame counts down what is owed. */
export function payLoss(context: Context, seat: Side, frame: { owed: number }, payment: PayLoss): void {
  if (payment.from === 'hand') loseFromHand(context, seat, payment.card)
  else loseTop(context, seat, payment.from)
  frame.owed -= 1
  if (frame.owed === 0) context.state.frames.pop()
}
