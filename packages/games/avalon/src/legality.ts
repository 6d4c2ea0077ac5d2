/*
 * The one definition of legality. Each question has a judge made of the chapters' guards; `whyNot` asks it about one
 * action, `legal` lists the candidates that no guard refuses.
 */
import { type Actor, type Params, present, type Refusal, refuse, type Seat, top } from '@logres/kernel'
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
import { ROW } from './data.ts'
import { cardsInAll } from './effects.ts'
import { REASONS, type Reason } from './reasons.ts'
import { mayNotPlay } from './rules/03-turn.ts'
import { counterSpellCard, mayNotCounter, mayNotEnchant } from './rules/05-enchant.ts'
import {
  isHostileCastle,
  mayNotAttackAt,
  mayNotAttackWith,
  mayNotPayFrom,
  mayNotResist,
  priceOf,
  resistanceCard,
} from './rules/06-attack.ts'
import { kindOf, mayNotTake } from './rules/07-supply.ts'
import { handOf, opponentOf, pileOf, placeAt, question, type State } from './state.ts'
import { CARDS, type Card, type Counts, isSorceress, sorceressOf } from './vocabulary.ts'

export function whyNot(state: State, actor: Actor, action: Action): Refusal | undefined {
  const reason = judge(state, actor, action)
  return reason && refuse(reason, REASONS[reason], numbers(state, reason, actor, action))
}

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
      return [SAY.useAvalon, SAY.keepAvalon]
    case 'payLosses':
      return legalPayments(state, asked.seat)
    case 'takeTile':
      return legalTiles(state)
    case 'discardDown':
      return legalFromHand(handOf(state, asked.seat), DISCARD)
    case 'endTurn':
      return [SAY.endTurn]
  }
}

/** Which reason refuses the action, if any. */
function judge(state: State, actor: Actor, action: Action): Reason | undefined {
  const asked = question(state)
  if (asked === undefined) return 'gameOver'
  if (asked.seat !== actor) return 'notAsked'
  switch (asked.kind) {
    case 'playCards':
      return judgePlay(state, asked.seat, action)
    case 'answerSpell':
      if (action.kind === 'decline') return undefined
      if (action.kind === 'resist') return 'spellNeedsCounterSpell'
      return action.kind === 'counterSpell' ? mayNotCounter(state, asked.seat, asked.at) : 'answerSpellFirst'
    case 'answerAttack':
      if (action.kind === 'decline') return undefined
      if (action.kind === 'counterSpell') return 'attackNeedsResistance'
      return action.kind === 'resist' ? mayNotResist(state, asked.seat, asked.at) : 'answerAttackFirst'
    case 'spareLoss':
      return action.kind === 'useAvalon' || action.kind === 'keepAvalon' ? undefined : 'sayAvalonFirst'
    case 'payLosses':
      if (action.kind !== 'payLoss') return 'payFirst'
      if (action.from === 'hand') return mayNotPlay(handOf(state, asked.seat), action.card)
      return mayNotPayFrom(state, asked.seat, action.from)
    case 'takeTile':
      return action.kind === 'takeTile' ? mayNotTake(state, kindOf(action.tile)) : afterPlays(action, 'takeTileFirst')
    case 'discardDown':
      return action.kind === 'discard'
        ? mayNotPlay(handOf(state, asked.seat), action.card)
        : afterPlays(action, 'discardFirst')
    case 'endTurn':
      return action.kind === 'endTurn' ? undefined : afterPlays(action, 'endTurnFirst')
  }
}

function judgePlay(state: State, seat: Seat, action: Action): Reason | undefined {
  const hand = handOf(state, seat)
  switch (action.kind) {
    case 'reinforce':
      return mayNotPlay(hand, action.card)
    case 'enchant':
      return mayNotPlay(hand, action.card) ?? mayNotEnchant(state, seat, action.card, action.at)
    case 'attack':
      return (
        mayNotPlay(hand, action.card) ??
        mayNotAttackWith(state, seat, action.card) ??
        mayNotAttackAt(state, seat, action.at)
      )
    case 'finishPlays':
      return undefined
    case 'payLoss':
      return 'nothingToPay'
    case 'useAvalon':
    case 'keepAvalon':
      return 'noAvalonToUse'
    case 'counterSpell':
    case 'resist':
    case 'decline':
      return 'nothingToAnswer'
    default:
      return 'finishPlaysFirst'
  }
}

/** 3.4 No card is played after the plays were declared finished. */
function afterPlays(action: Action, first: Reason): Reason {
  return action.kind === 'reinforce' || action.kind === 'enchant' || action.kind === 'attack' ? 'playsFinished' : first
}

/** The same guards as judgePlay's, each asked once where its answer serves for many candidates. */
function legalPlays(state: State, seat: Seat): Action[] {
  const hand = handOf(state, seat)
  const cards = heldCards(hand)
  const legal = finishOrReinforce(cards)
  if (cards === NONE) return legal
  addSpells(legal, state, seat, hand)
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
  for (const card of CARDS) if (mayNotPlay(hand, card) === undefined) cards |= 1 << card
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
function addSpells(legal: Action[], state: State, seat: Seat, hand: Counts): void {
  for (let position = 0; position < ROW; position++) {
    const target = top(pileOf(placeAt(state, position), opponentOf(seat)))
    if (target === undefined) continue
    const card = sorceressOf(target)
    if (mayNotPlay(hand, card) !== undefined || mayNotEnchant(state, seat, card, position) !== undefined) continue
    legal.push(present(present(ENCHANT[card])[position]))
  }
}

function addAttacks(legal: Action[], state: State, seat: Seat, cards: Bits): void {
  const able = cards & attackers(state, seat)
  const open = able === NONE ? NONE : attackable(state, seat)
  if (open === NONE) return
  for (const card of CARDS) {
    if (!has(able, card)) continue
    const attacks = present(ATTACK[card])
    for (let position = 0; position < ROW; position++) if (has(open, position)) legal.push(present(attacks[position]))
  }
}

/** The cards that could attack, held or not: all knights, and with the stone circle all sorceresses. */
function attackers(state: State, seat: Seat): Bits {
  return mayNotAttackWith(state, seat, SORCERESS) === undefined ? ALL_CARDS : KNIGHTS
}
const SORCERESS: Card = sorceressOf(0)
const ALL_CARDS: Bits = (1 << CARDS.length) - 1
const KNIGHTS: Bits = CARDS.reduce((bits, card) => (isSorceress(card) ? bits : bits | (1 << card)), NONE)

/** The regions that can be attacked. */
function attackable(state: State, seat: Seat): Bits {
  let open = NONE
  for (let position = 0; position < ROW; position++) {
    if (mayNotAttackAt(state, seat, position) === undefined) open |= 1 << position
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

function legalPayments(state: State, seat: Seat): Action[] {
  const legal = legalFromHand(handOf(state, seat), PAY_FROM_HAND)
  for (let position = 0; position < ROW; position++) {
    if (mayNotPayFrom(state, seat, position) === undefined) legal.push(present(PAY_FROM_PILE[position]))
  }
  return legal
}

function legalFromHand(hand: Counts, actions: readonly Action[]): Action[] {
  const legal: Action[] = []
  for (const card of CARDS) if (mayNotPlay(hand, card) === undefined) legal.push(present(actions[card]))
  return legal
}

/** The numbers that make a reason a sentence: all of them known to the actor himself. */
function numbers(state: State, reason: Reason, actor: Actor, action: Action): Params {
  const asked = question(state)
  switch (reason) {
    case 'cardNotInHand':
      return 'card' in action ? { card: action.card } : {}
    case 'counterNeedsSorceress':
      return asked?.kind === 'answerSpell' ? { card: counterSpellCard(state, asked.seat, asked.at) } : {}
    case 'resistNeedsKnight':
      return asked?.kind === 'answerAttack' ? { card: resistanceCard(state, asked.seat, asked.at) } : {}
    case 'payFirst':
      return asked?.kind === 'payLosses' ? { owed: asked.owed } : {}
    case 'spellNeedsSorceress':
    case 'attackNeedsKnight':
      return 'card' in action ? { card: action.card } : {}
    case 'pileEmpty':
      return action.kind === 'payLoss' && action.from !== 'hand' ? { at: action.from } : {}
    case 'tileNotFaceUp':
      return action.kind === 'takeTile' ? { tile: action.tile } : {}
    default:
      return 'at' in action && actor !== 'clerk' ? numbersAt(state, reason, actor, action.card, action.at) : {}
  }
}

function numbersAt(state: State, reason: Reason, seat: Seat, card: Card, position: number): Params {
  const place = placeAt(state, position)
  const yours = pileOf(place, seat).length
  const theirs = pileOf(place, opponentOf(seat)).length
  switch (reason) {
    case 'spellNeedsSameColour':
    case 'spellNeedsTarget':
      return { card, at: position, target: pileOf(place, opponentOf(seat)).at(-1) ?? null }
    case 'attackNeedsForeignRegion':
      return { at: position }
    case 'attackNeedsAsMany':
      return {
        at: position,
        yours,
        needed: theirs + (isHostileCastle(place, seat) ? 1 : 0),
      }
    case 'castleNeedsOneMore':
      return { at: position, yours, needed: theirs + 1 }
    case 'cannotPayInFull':
      return { at: position, yours: cardsInAll(state, seat), needed: priceOf(state, seat, position) }
    default:
      return {}
  }
}
