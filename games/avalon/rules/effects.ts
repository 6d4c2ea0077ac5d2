/* How cards move. Every chapter's effects are made of these. */
import { add, type Chance, type Emit, present, sum, type Viewer } from '@logres/kernel'
import type { Event } from './events.ts'
import { changed, putOn, type State, takeTop } from './state.ts'
import { CARDS, type Card, type Counts, type Position, type Side } from './vocabulary.ts'

/**
 * What an effect works with. What `emit` marks as disclosed bars a seat from taking back (3.5): cards it drew. That
 * the others saw a card is no obstacle.
 */
export interface Context {
  readonly state: State
  readonly chance: Chance
  readonly emit: Emit<Event>
}

/** From the hand to the top of the own pile. */
export function layCard(state: State, seat: Side, card: Card, position: Position): void {
  leaveHand(state, seat, card)
  putOn(state, seat, position, card)
}

/** Takes a card out of a hand. Those who knew of such a card in it know of one less. */
function leaveHand(state: State, seat: Side, card: Card): void {
  state.hands[seat] = changed(state.hands[seat], card, -1)
  state.seen[seat] = without(state.seen[seat], card)
  state.known[seat] = without(state.known[seat], card)
}

function without(counts: Counts, card: Card): Counts {
  return present(counts[card]) > 0 ? changed(counts, card, -1) : counts
}

/** Into the hand, open: all see which card it is, and it is known there until played. */
export function takeOpenly(state: State, seat: Side, card: Card): void {
  state.hands[seat] = changed(state.hands[seat], card, 1)
  state.seen[seat] = changed(state.seen[seat], card, 1)
  state.known[seat] = changed(state.known[seat], card, 1)
}

export function discardFromHand(state: State, seat: Side, card: Card): void {
  leaveHand(state, seat, card)
  state.discards = changed(state.discards, card, 1)
}

/** Discards the top card of a pile and reports it as a loss. */
export function loseTop({ state, emit }: Context, seat: Side, position: Position): void {
  const card = takeTop(state, seat, position)
  if (card === undefined) throw new Error(`no card to lose at ${position}`)
  state.discards = changed(state.discards, card, 1)
  emit({ kind: 'cardLost', seat, card, from: position })
}

export function loseFromHand(
  { state, emit }: Context,
  seat: Side,
  card: Card,
  disclosedTo: readonly Viewer[] = [],
): void {
  discardFromHand(state, seat, card)
  emit({ kind: 'cardLost', seat, card, from: 'hand' }, disclosedTo)
}

/** Takes one card at random out of a table of counts, which must be the caller's own. */
export function drawFrom(counts: number[], chance: Chance, why: string): Card {
  return drawOneOf(counts, sum(counts), chance, why)
}

/** The same where the number of cards is known already. */
export function drawOneOf(counts: number[], cards: number, chance: Chance, why: string): Card {
  let left = chance.pick(cards, why)
  for (const card of CARDS) {
    left -= present(counts[card])
    if (left < 0) {
      add(counts, card, -1)
      return card
    }
  }
  throw new Error('drew from an empty pile')
}

/** Everything a seat has: hand and piles. */
export function cardsInAll(state: State, seat: Side): number {
  let total = sum(state.hands[seat])
  for (const place of state.places) total += place.piles[seat].length
  return total
}
