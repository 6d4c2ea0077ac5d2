import { add, type Chance, present, sum } from '@logres/kernel'
import { drawFrom } from './effects.ts'
import { allCards, copyBoard, type State } from './state.ts'
import type { HandView, View } from './view.ts'
import { CARDS, type Card, type Counts, SIDES, type Side } from './vocabulary.ts'

/**
 * Deals what the viewer does not see: each hand keeps the cards he knows to be in it, the rest comes at random
 * from all cards out of sight, and what then remains is the pile.
 */
export function imagine(view: View, chance: Chance): State {
  const pile = unseen(view)
  // First what is sure in both hands, then the rest: a card sure in one hand must not be dealt to the other.
  const hands: [number[], number[]] = [sureCards(view.hands[0]), sureCards(view.hands[1])]
  for (const hand of hands) for (const card of CARDS) add(pile, card, -present(hand[card]))
  for (const side of SIDES) {
    const hand = hands[side]
    for (let missing = view.hands[side].size - sum(hand); missing > 0; missing--) {
      add(hand, drawFrom(pile, chance, 'imagine'), 1)
    }
  }
  return {
    ...copyBoard(view),
    hands,
    seen: [view.hands[0].seen, view.hands[1].seen],
    known: [knownCards(view.hands[0]), knownCards(view.hands[1])],
    pile,
  }
}

/** What the viewer knows to be in this hand. */
function sureCards(hand: HandView): number[] {
  return (hand.cards ?? knownCards(hand)).slice()
}

function knownCards(hand: HandView): Counts {
  return hand.known ?? hand.seen
}

/** All cards that lie in no pile and no discards: those in hands and in the face-down pile. */
function unseen(view: View): number[] {
  const cards = allCards()
  for (const card of CARDS) add(cards, card, -present(view.discards[card]))
  for (const place of view.places) for (const pile of place.piles) for (const card of pile) add(cards, card, -1)
  return cards
}

/** Of each card, how many the viewer cannot see anywhere: they are in the other hand or in the pile. */
export function outOfSight(view: View): Counts {
  const cards = unseen(view)
  for (const hand of view.hands) {
    if (hand.cards !== null) for (const card of CARDS) add(cards, card, -present(hand.cards[card]))
  }
  return cards
}

/** Whether a hand that the viewer does not see could hold this card. */
export function couldHold(view: View, side: Side, card: Card): boolean {
  const hand = view.hands[side]
  const known = hand.known ?? hand.seen
  if (present(known[card]) > 0) return true
  return hand.size > sum(known) && present(outOfSight(view)[card]) > 0
}
