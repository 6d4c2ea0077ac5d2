/* 4.1 What a deal does to a position, and what it is worth to somebody. */
import { present, type Seat } from '@logres/kernel'
import { type Card, hasOutfit, isKnight } from '@logres/tournament'
import type { Evaluator, Scene } from './evaluate.ts'

/** Cards and coins that go over: `gives` from the first to the second, `gets` the other way. */
export interface Deal {
  readonly seats: readonly [Seat, Seat]
  readonly gives: readonly Card[]
  readonly gets: readonly Card[]
  /** From the second to the first, less those the other way. */
  readonly coins: number
}

/** How somebody values: what he himself holds, or his share of the victory, for which it counts who else gains. */
export type Valuation = 'own' | 'share'

/** The position after a deal; the scene itself stays as it is. */
export function dealt(scene: Scene, { seats, gives, gets, coins }: Deal): Scene {
  const [first, second] = seats
  const hands = scene.hands.slice()
  hands[first] = exchanged(present(hands[first]), gives, gets)
  hands[second] = exchanged(present(hands[second]), gets, gives)
  const purses = scene.purses.slice()
  purses[first] = present(purses[first]) + coins
  purses[second] = present(purses[second]) - coins
  return { ...scene, hands, purses }
}

/** The hand without some cards and with others, in rising order. */
export function exchanged(hand: readonly Card[], out: readonly Card[], into: readonly Card[]): Card[] {
  const result: Card[] = into.slice()
  let gone = out
  for (let i = 0; i < hand.length; i++) {
    const card = present(hand[i])
    if (gone.includes(card)) gone = without(gone, card)
    else result.push(card)
  }
  return result.sort(inRisingOrder)
}

/** Once less: a list may hold several jokers. */
function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card)
  return cards.filter((_, i) => i !== at)
}

function inRisingOrder(a: number, b: number): number {
  return a - b
}

/** What the position is worth to a seat, in logits. */
export function valueFor(scene: Scene, seat: Seat, valuation: Valuation, evaluator: Evaluator): number {
  if (valuation === 'own') return evaluator.standing(scene, seat)
  const share = evaluator.evaluate(scene, seat)
  return Math.log(share / (1 - share))
}

/** 5.2 "Incomplete means out for good": a knight does not give up his last outfit, whatever he gets for it. */
export function breaksOutfit(before: Scene, after: Scene, seat: Seat): boolean {
  return isKnight(before, seat) && hasOutfit(present(before.hands[seat])) && !hasOutfit(present(after.hands[seat]))
}
