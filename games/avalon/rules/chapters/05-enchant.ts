import { present, sum, top } from '@logres/kernel'
import { type Context, layCard, takeOpenly } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import { type Board, type Place, placeAt, putOn, type State, takeTop } from '../state.ts'
import {
  type Card,
  isSameColour,
  isSorceress,
  opponentOf,
  type Position,
  type Side,
  sorceressOf,
} from '../vocabulary.ts'

/** 5.1 */
export function mayNotEnchant(place: Place, seat: Side, card: Card): Reason | undefined {
  if (!isSorceress(card)) return 'spellNeedsSorceress'
  const target = top(place.piles[opponentOf(seat)])
  if (target === undefined) return 'spellNeedsTarget'
  return isSameColour(card, target) ? undefined : 'spellNeedsSameColour'
}

/** 5.2 The card that answers the spell at this region. */
export function counterSpellCard(board: Board, defender: Side, position: Position): Card {
  return sorceressOf(topCard(board, opponentOf(defender), position))
}

export function mayNotCounter(state: State, defender: Side, position: Position): Reason | undefined {
  const card = counterSpellCard(state, defender, position)
  return present(state.hands[defender][card]) === 0 ? 'counterNeedsSorceress' : undefined
}

/** 5.1, 5.4 Every hand but an empty one is asked, also one that cannot answer. */
export function enchant(context: Context, seat: Side, card: Card, position: Position): void {
  const { state, emit } = context
  const defender = opponentOf(seat)
  const target = topCard(state, defender, position)
  layCard(state, seat, card, position)
  emit({ kind: 'spellCast', seat, card, at: position, target })
  if (sum(state.hands[defender]) > 0) state.frames.push({ kind: 'answerSpell', seat: defender, at: position })
  else changeSides(context, seat, position)
}

/** 5.2 */
export function counterSpell({ state, emit }: Context, defender: Side, position: Position): void {
  const card = counterSpellCard(state, defender, position)
  state.frames.pop()
  layCard(state, defender, card, position)
  const attacker = takeTop(state, opponentOf(defender), position)
  if (attacker === undefined) throw new Error('no spell to counter')
  takeOpenly(state, defender, attacker)
  emit({ kind: 'spellCountered', seat: defender, card: attacker, at: position })
}

/** 5.3 after a declined answer. */
export function letSpellHappen(context: Context, defender: Side, position: Position): void {
  context.state.frames.pop()
  context.emit({ kind: 'answerDeclined', seat: defender, at: position })
  changeSides(context, opponentOf(defender), position)
}

/** 5.3 */
function changeSides({ state, emit }: Context, seat: Side, position: Position): void {
  const card = takeTop(state, opponentOf(seat), position)
  if (card === undefined) throw new Error('no card to enchant')
  putOn(state, seat, position, card)
  emit({ kind: 'cardEnchanted', seat, card, at: position })
}

export function topCard(board: Board, seat: Side, position: Position): Card {
  const card = top(placeAt(board, position).piles[seat])
  if (card === undefined) throw new Error(`no card at ${position}`)
  return card
}
