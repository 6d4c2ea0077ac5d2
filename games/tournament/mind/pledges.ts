/* 4.1 "Cards may stand in several offers at once": what becomes of one's outfit if others take them up. */
import { present } from '@logres/kernel'
import { type Board, type Card, type Goods, hasOutfit, type Wants } from '../rules/index.ts'
import { exchanged, leastFor } from './deal.ts'

/** An offer that lies open, or is about to. */
export interface Pledge {
  readonly gives: Goods
  readonly wants: Wants
}

/** Whether a knight with this hand could lose a complete outfit by some of these deals, in whatever order they come. */
export function areRisky(board: Board, hand: readonly Card[], pledges: readonly Pledge[]): boolean {
  const isComplete: (boolean | undefined)[] = []
  for (let taken = 0; taken < 1 << pledges.length; taken++) {
    const after = handAfter(
      board,
      hand,
      pledges.filter((_, i) => (taken & (1 << i)) !== 0),
    )
    isComplete.push(after === undefined ? undefined : hasOutfit(after))
    if (isComplete[taken] !== false) continue
    for (let i = 0; i < pledges.length; i++) {
      if ((taken & (1 << i)) !== 0 && isComplete[taken & ~(1 << i)] === true) return true
    }
  }
  return false
}

/** Undefined if one could not keep them all: then some die before they are taken (4.3). */
function handAfter(board: Board, hand: readonly Card[], pledges: readonly Pledge[]): Card[] | undefined {
  let after = hand.slice()
  for (const { gives, wants } of pledges) {
    const left = exchanged(after, gives.cards, [])
    if (left.length !== after.length - gives.cards.length) return undefined
    after = exchanged(left, [], leastFor(board, hand, wants))
  }
  return after
}

/** The one to take back so that the others are safe; else the newest. */
export function riskiest<Each extends Pledge>(
  board: Board,
  hand: readonly Card[],
  pledges: readonly Each[],
): Each | undefined {
  if (!areRisky(board, hand, pledges)) return undefined
  const culprit = pledges.find(
    (each) =>
      !areRisky(
        board,
        hand,
        pledges.filter((other) => other !== each),
      ),
  )
  return culprit ?? present(pledges.at(-1))
}
