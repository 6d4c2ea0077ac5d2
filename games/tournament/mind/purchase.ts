/* 6.5 A card of the heap, unseen: bought if it is worth its price on the average of what it could be. */
import { present, type Seat, seededChance } from '@logres/kernel'
import { CARD_PRICE, type Card, hasOutfit, tournament, type View } from '../rules/index.ts'
import { type Evaluator, outlookOf } from './evaluate.ts'
import { withCard } from './policy.ts'

const WORLDS = 4
/**
 * Coins that a purchase may seem to lose. Somebody who lacks a card for an outfit buys to stay in the fighting (5.2). With a
 * complete outfit a purchase loses games, the more the more are bought (docs/bots.md).
 */
const IN_NEED = 8
const WITH_OUTFIT = 0

export function wantsToBuyFrom(view: View, seat: Seat, evaluator: Evaluator): boolean {
  const hand = present(view.hands[seat]).cards ?? []
  const purse = view.purses[seat] ?? 0
  if (purse < CARD_PRICE || view.heapSize === 0) return false
  const outlook = outlookOf(
    view,
    view.hands.reduce((sum, { size }) => sum + size, 0),
  )
  const worth = (cards: readonly Card[], coins: number) => evaluator.holdings(view, seat, cards, coins, outlook)
  const now = worth(hand, purse)
  const coin = worth(hand, purse + 1) - now
  const chance = seededChance(JSON.stringify([view.turnNo, seat, hand, purse]))
  let total = 0
  for (let i = 0; i < WORLDS; i++) {
    const { heap } = tournament.imagine(view, chance)
    let sum = 0
    for (const card of heap) sum += worth(withCard(hand, card), purse - CARD_PRICE) - now
    total += sum / heap.length
  }
  return total / WORLDS > -(hasOutfit(hand) ? WITH_OUTFIT : IN_NEED) * coin
}
