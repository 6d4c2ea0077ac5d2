import { add, type Chance, present, type Seat } from '@logres/kernel'
import { drawFrom } from './effects.ts'
import { allCards, copyBoard, noCards, type State } from './state.ts'
import type { View } from './view.ts'
import { CARDS, type Counts } from './vocabulary.ts'

/**
 * Deals what the viewer does not see: each hand keeps the cards he knows to be in it, the rest comes at random
 * from all cards out of sight, and what then remains is the pile.
 */
export function imagine(view: View, chance: Chance): State {
  const pile = unseen(view)
  const seats = view.hands.map((_, seat) => seat)
  // First every hand's known cards, then the rest: a card known in one hand must not be dealt to the other.
  const sure = seats.map((seat) => sureCards(view, seat))
  for (const cards of sure) for (const card of CARDS) add(pile, card, -present(cards[card]))
  const hands = seats.map((seat) => {
    const hand = present(sure[seat])
    let missing = present(view.hands[seat]).size - hand.reduce((total, count) => total + count, 0)
    for (; missing > 0; missing--) add(hand, drawFrom(pile, chance, 'imagine'), 1)
    return hand
  })
  return {
    ...copyBoard(view),
    hands,
    seen: view.hands.map(({ seen }) => seen.slice()),
    known: view.hands.map(({ seen, known }) => (known ?? seen).slice()),
    pile,
  }
}

/** All cards that lie in no pile and no discards: those in hands and in the face-down pile. */
function unseen(view: View): Counts {
  const cards = allCards()
  for (const card of CARDS) add(cards, card, -present(view.discards[card]))
  for (const place of view.places) for (const pile of place.piles) for (const card of pile) add(cards, card, -1)
  return cards
}

/** What the viewer knows to be in this hand. */
function sureCards(view: View, seat: Seat): Counts {
  const { cards, known, seen } = present(view.hands[seat])
  return (cards ?? known ?? seen ?? noCards()).slice()
}

/** Of each card, how many the viewer cannot see anywhere: they are in the other hand or in the pile. */
export function outOfSight(view: View): Counts {
  const cards = unseen(view)
  for (const hand of view.hands) {
    if (hand.cards !== null) for (const card of CARDS) add(cards, card, -present(hand.cards[card]))
  }
  return cards
}
