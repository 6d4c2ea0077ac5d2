/* Every question the game can ask, and the one sequence it follows. The top frame says what is asked now. */
import type { SequenceFrame } from '@logres/kernel'
import type { Position, Side } from './vocabulary.ts'

export type TurnStep = 'darkTilePays' | 'playCards' | 'victory' | 'takeTile' | 'handLimit' | 'endTurn' | 'nextTurn'

export interface TurnFrame extends SequenceFrame<TurnStep> {
  readonly kind: 'turn'
}

/**
 * `seat` is who is asked, `at` the region it is about. (The fields stand in one order in all of them, so that there
 * are few shapes of frame: the engine reads frames more often than anything else.)
 */
export type Question =
  /** 3.2 Play a card, or declare the plays finished. */
  | { readonly kind: 'playCards'; readonly seat: Side }
  /** 5.2 Counter the spell cast at this region, or decline. */
  | { readonly kind: 'answerSpell'; readonly seat: Side; readonly at: Position }
  /** 6.4 Resist the attack on this region, or decline. */
  | { readonly kind: 'answerAttack'; readonly seat: Side; readonly at: Position }
  /** 6.8 Let Avalon spare a card of these losses, or keep its help. */
  | { readonly kind: 'spareLoss'; readonly seat: Side; readonly at: Position; readonly owed: number }
  /** 6.7 Pay one of the cards still owed. */
  | { readonly kind: 'payLosses'; readonly seat: Side; readonly at: Position; owed: number }
  /** 7.1 Take one of the tiles that lie face up. */
  | { readonly kind: 'takeTile'; readonly seat: Side }
  /** 7.6 Discard one of the cards above the limit. */
  | { readonly kind: 'discardDown'; readonly seat: Side }
  /** The turn ends when its player says so, never by itself. */
  | { readonly kind: 'endTurn'; readonly seat: Side }

export type Frame = TurnFrame | Question

/** The rule behind each question. */
export const QUESTION_RULES: Readonly<Record<Question['kind'], string>> = {
  playCards: '3.2',
  answerSpell: '5.2',
  answerAttack: '6.4',
  spareLoss: '6.8',
  payLosses: '6.7',
  takeTile: '7.1',
  discardDown: '7.6',
  endTurn: '3.4',
}
