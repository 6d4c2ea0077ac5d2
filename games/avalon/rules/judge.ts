/*
 * The one definition of legality: each question has a judge made of the chapters' guards. legal.ts lists the
 * candidates that the same guards do not refuse.
 */
import { type Actor, type Params, type Refusal, refuse } from '@logres/kernel'
import type { Action } from './actions.ts'
import { mayNotPlay } from './chapters/03-turn.ts'
import { counterSpellCard, mayNotCounter, mayNotEnchant } from './chapters/05-enchant.ts'
import {
  mayNotAttackAt,
  mayNotAttackWith,
  mayNotKeepAvalon,
  mayNotPayFrom,
  mayNotResist,
  priceOf,
  resistanceCard,
} from './chapters/06-attack.ts'
import { kindOf, mayNotTake } from './chapters/07-supply.ts'
import { cardsInAll } from './effects.ts'
import { REASONS, type Reason } from './reasons.ts'
import { placeAt, question, type State } from './state.ts'
import { type Card, opponentOf, type Side } from './vocabulary.ts'

export function whyNot(state: State, actor: Actor, action: Action): Refusal | undefined {
  const reason = judge(state, actor, action)
  return reason && refuse(reason, REASONS[reason], numbers(state, reason, action))
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
      if (action.kind === 'keepAvalon') return mayNotKeepAvalon(state, asked.seat, asked.owed)
      return action.kind === 'useAvalon' ? undefined : 'sayAvalonFirst'
    case 'payLosses':
      if (action.kind !== 'payLoss') return 'payFirst'
      if (action.from === 'hand') return mayNotPlay(state.hands[asked.seat], action.card) && 'lossNotInHand'
      return mayNotPayFrom(placeAt(state, action.from), asked.seat)
    case 'takeTile':
      return action.kind === 'takeTile' ? mayNotTake(state, kindOf(action.tile)) : afterPlays(action, 'takeTileFirst')
    case 'discardDown':
      if (action.kind !== 'discard') return afterPlays(action, 'discardFirst')
      return mayNotPlay(state.hands[asked.seat], action.card) && 'discardNotInHand'
    case 'endTurn':
      return action.kind === 'endTurn' ? undefined : afterPlays(action, 'endTurnFirst')
  }
}

function judgePlay(state: State, seat: Side, action: Action): Reason | undefined {
  const hand = state.hands[seat]
  switch (action.kind) {
    case 'reinforce':
      return mayNotPlay(hand, action.card)
    case 'enchant':
      return mayNotPlay(hand, action.card) ?? mayNotEnchant(placeAt(state, action.at), seat, action.card)
    case 'attack':
      return (
        mayNotPlay(hand, action.card) ??
        mayNotAttackWith(state, seat, action.card) ??
        mayNotAttackAt(state, seat, placeAt(state, action.at))
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

/** The numbers that make a reason a sentence: all of them known to the actor himself. */
function numbers(state: State, reason: Reason, action: Action): Params {
  const asked = question(state)
  switch (reason) {
    case 'cardNotInHand':
    case 'lossNotInHand':
    case 'discardNotInHand':
      return 'card' in action ? { card: action.card } : {}
    case 'counterNeedsSorceress':
      return asked?.kind === 'answerSpell' ? { card: counterSpellCard(state, asked.seat, asked.at) } : {}
    case 'resistNeedsKnight':
      return asked?.kind === 'answerAttack' ? { card: resistanceCard(state, asked.seat, asked.at) } : {}
    case 'avalonMustPay':
      return asked?.kind === 'spareLoss' ? { owed: asked.owed, yours: cardsInAll(state, asked.seat) } : {}
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
      return 'at' in action && asked !== undefined ? numbersAt(state, reason, asked.seat, action.card, action.at) : {}
  }
}

function numbersAt(state: State, reason: Reason, seat: Side, card: Card, position: number): Params {
  const place = placeAt(state, position)
  const yours = place.piles[seat].length
  const theirs = place.piles[opponentOf(seat)].length
  switch (reason) {
    case 'spellNeedsSameColour':
    case 'spellNeedsTarget':
      return { card, at: position, target: place.piles[opponentOf(seat)].at(-1) ?? null }
    case 'attackNeedsForeignRegion':
      return { at: position }
    case 'attackNeedsAsMany':
      return { at: position, yours, needed: theirs }
    case 'castleNeedsOneMore':
      return { at: position, yours, needed: theirs + 1 }
    case 'cannotPayInFull':
      return { at: position, yours: cardsInAll(state, seat), needed: priceOf(state, seat, place) }
    default:
      return {}
  }
}
