/* Every legal action: the candidates that the guards of judge.ts do not refuse. Speed matters here. */
import { type Actor, present } from '@logres/kernel'
import {
  type Action,
  ATTACK,
  DISCARD,
  ENCHANT,
  PAY_FROM_HAND,
  PAY_FROM_PILE,
  REINFORCE,
  SAY,
  TAKE_TILE,
} from './actions.ts'
import { mayNotPlay } from './chapters/03-turn.ts'
import { mayNotCounter, mayNotEnchant } from './chapters/05-enchant.ts'
import {
  mayNotAttackAt,
  mayNotAttackWith,
  mayNotKeepAvalon,
  mayNotPayFrom,
  mayNotResist,
} from './chapters/06-attack.ts'
import { mayNotTake } from './chapters/07-supply.ts'
import { question, type State } from './state.ts'
import { CARDS, type Card, type Counts, isSorceress, opponentOf, type Side, sorceressOf } from './vocabulary.ts'

export function legal(state: State, actor: Actor): Action[] {
  const asked = question(state)
  if (asked === undefined || asked.seat !== actor) return []
  switch (asked.kind) {
    case 'playCards':
      return legalPlays(state, asked.seat)
    case 'answerSpell':
      return mayNotCounter(state, asked.seat, asked.at) ? [SAY.decline] : [SAY.counterSpell, SAY.decline]
    case 'answerAttack':
      return mayNotResist(state, asked.seat, asked.at) ? [SAY.decline] : [SAY.resist, SAY.decline]
    case 'spareLoss':
      return mayNotKeepAvalon(state, asked.seat, asked.owed) ? [SAY.useAvalon] : [SAY.useAvalon, SAY.keepAvalon]
    case 'payLosses':
      return legalPayments(state, asked.seat)
    case 'takeTile':
      return legalTiles(state)
    case 'discardDown':
      return legalFromHand(state.hands[asked.seat], DISCARD)
    case 'endTurn':
      return [SAY.endTurn]
  }
}

/** The same guards as judgePlay's, each asked once where its answer serves for many candidates. */
function legalPlays(state: State, seat: Side): Action[] {
  const hand = state.hands[seat]
  const cards = heldCards(hand)
  const legal = finishOrReinforce(cards)
  if (cards === NONE) return legal
  if ((cards & SORCERESSES) !== NONE) addSpells(legal, state, seat, hand)
  addAttacks(legal, state, seat, cards)
  return legal
}

/** A set of cards or of regions, one bit for each. */
type Bits = number
const NONE: Bits = 0

function has(bits: Bits, item: number): boolean {
  return (bits & (1 << item)) !== 0
}

/** The cards that can be played (3.2). */
function heldCards(hand: Counts): Bits {
  let cards = NONE
  for (let card = 0; card < hand.length; card++) if (mayNotPlay(hand, card) === undefined) cards |= 1 << card
  return cards
}

/** 3.4, 4.1 Always the same for the same cards, so each list is made once and copied. */
function finishOrReinforce(cards: Bits): Action[] {
  let list = REINFORCEMENTS[cards]
  if (list === undefined) {
    list = [SAY.finishPlays, ...REINFORCE.filter((_, card) => has(cards, card)).flat()]
    REINFORCEMENTS[cards] = list
  }
  return list.slice()
}
const REINFORCEMENTS: (readonly Action[] | undefined)[] = new Array(1 << CARDS.length).fill(undefined)

/** 5.1 Only one card can enchant at a region: the sorceress of the target's colour. */
function addSpells(legal: Action[], state: State, seat: Side, hand: Counts): void {
  const defender = opponentOf(seat)
  const { places } = state
  for (let position = 0; position < places.length; position++) {
    const place = present(places[position])
    const pile = place.piles[defender]
    if (pile.length === 0) continue
    const card = sorceressOf(present(pile[pile.length - 1]))
    if ((hand[card] ?? 0) === 0 || mayNotEnchant(place, seat, card) !== undefined) continue
    legal.push(present(present(ENCHANT[card])[position]))
  }
}

function addAttacks(legal: Action[], state: State, seat: Side, cards: Bits): void {
  const able = attackers(state, seat, cards)
  const open = able === NONE ? NONE : attackable(state, seat)
  if (open === NONE) return
  for (const card of CARDS) {
    if (!has(able, card)) continue
    const attacks = present(ATTACK[card])
    for (let position = 0; position < attacks.length; position++) {
      if (has(open, position)) legal.push(present(attacks[position]))
    }
  }
}

/** 6.1, 6.3 Of these cards, those that may attack: the guard need be asked about one sorceress only. */
function attackers(state: State, seat: Side, cards: Bits): Bits {
  if ((cards & SORCERESSES) === NONE || mayNotAttackWith(state, seat, SORCERESS) === undefined) return cards
  return cards & ~SORCERESSES
}
const SORCERESS: Card = sorceressOf(0)
const SORCERESSES: Bits = CARDS.reduce((bits, card) => (isSorceress(card) ? bits | (1 << card) : bits), NONE)

/** The regions that can be attacked. */
function attackable(state: State, seat: Side): Bits {
  const { places } = state
  let open = NONE
  for (let position = 0; position < places.length; position++) {
    if (mayNotAttackAt(state, seat, present(places[position])) === undefined) open |= 1 << position
  }
  return open
}

function legalTiles(state: State): Action[] {
  const legal: Action[] = []
  for (let kind = 0; kind < TAKE_TILE.length; kind++) {
    if (mayNotTake(state, kind) === undefined) legal.push(present(TAKE_TILE[kind]))
  }
  return legal
}

function legalPayments(state: State, seat: Side): Action[] {
  const legal = legalFromHand(state.hands[seat], PAY_FROM_HAND)
  const { places } = state
  for (let position = 0; position < places.length; position++) {
    if (mayNotPayFrom(present(places[position]), seat) === undefined) legal.push(present(PAY_FROM_PILE[position]))
  }
  return legal
}

function legalFromHand(hand: Counts, actions: readonly Action[]): Action[] {
  const legal: Action[] = []
  for (let card = 0; card < hand.length; card++) {
    if (mayNotPlay(hand, card) === undefined) legal.push(present(actions[card]))
  }
  return legal
}
