import type { Context } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import type { Card, Counts, Side } from '../vocabulary.ts'

/** 3.2 A card is played from the hand. */
export function mayNotPlay(hand: Counts, card: Card): Reason | undefined {
  return (hand[card] ?? 0) === 0 ? 'cardNotInHand' : undefined
}

/** 3.4 What follows (victory, tile, hand limit) is the turn's sequence. */
export function finishPlays({ state, emit }: Context, seat: Side): void {
  state.frames.pop()
  emit({ kind: 'playsFinished', seat })
}

/** 3.4 */
export function endTurn({ state }: Context): void {
  state.frames.pop()
}
