/*
 * The toy that peer and ceiling play: two players, 80 cards, 11 regions, a hand of seven. A ply plays a card of the
 * hand to one of its two regions, adds its strength there and draws; 80 plies make a game.
 */
import type { SeededChance } from '@logres/kernel'

export const CARDS = 80
export const HAND = 7
export const ROW = 11

export const strengthOf = (card: number): number => 1 + (card % 10)
/** Each card has a choice of two regions. */
export const regionOf = (card: number, choice: number): number => (card + choice) % ROW

export interface Toy {
  deck: number[]
  hands: number[][]
  regions: number[][]
}

export function shuffledDeck(chance: SeededChance): number[] {
  const deck = Array.from({ length: CARDS }, (_, card) => card)
  for (let i = deck.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1, 'shuffle')
    const card = deck[i] ?? 0
    deck[i] = deck[j] ?? 0
    deck[j] = card
  }
  return deck
}

export function setup(deck: readonly number[]): Toy {
  return {
    deck: deck.slice(2 * HAND),
    hands: [deck.slice(0, HAND), deck.slice(HAND, 2 * HAND)],
    regions: Array.from({ length: ROW }, () => [0, 0]),
  }
}

/** In place: what both the peer's move and the bare loop do. */
export function play(toy: Toy, seat: number, index: number, choice: number): void {
  const hand = toy.hands[seat] ?? []
  const card = hand[index] ?? 0
  const last = hand.pop() ?? 0
  if (index < hand.length) hand[index] = last
  const region = toy.regions[regionOf(card, choice)] ?? []
  region[seat] = (region[seat] ?? 0) + strengthOf(card)
  const drawn = toy.deck.pop()
  if (drawn !== undefined) hand.push(drawn)
}
