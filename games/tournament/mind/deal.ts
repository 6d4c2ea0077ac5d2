/* 4.1 What a deal does to a position, and what it is worth to somebody. */
import { present, type Seat } from '@logres/kernel'
import { type Board, type Card, cardOf, fits, HIGHEST, hasOutfit, isKnight, type Wants } from '../rules/index.ts'
import type { Scene } from './evaluate.ts'

/** Cards and coins that go over: `gives` from the first to the second, `gets` the other way. */
export interface Deal {
  readonly seats: readonly [Seat, Seat]
  readonly gives: readonly Card[]
  readonly gets: readonly Card[]
  /** From the second to the first, less those the other way. */
  readonly coins: number
}

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

/** 5.2 "Incomplete means out for good": never give up the last outfit, whatever the price. */
export function breaksOutfit(board: Board, seat: Seat, before: readonly Card[], after: readonly Card[]): boolean {
  return isKnight(board, seat) && hasOutfit(before) && !hasOutfit(after)
}

/** The cards with which a hand would meet what is wanted: the lowest that fit. Undefined if it can't. */
export function fillFrom(hand: readonly Card[], { cards, any }: Wants): Card[] | undefined {
  const left = exchanged(hand, cards, [])
  if (left.length !== hand.length - cards.length) return undefined
  const fill: Card[] = []
  for (const request of any) {
    const card = left.find((each) => fits(each, request) && !fill.includes(each))
    if (card === undefined) return undefined
    fill.push(card)
  }
  return fill
}

/** The least a request can bring: the lowest cards that the bot does not hold itself. */
export function leastFor(board: Board, hand: readonly Card[], { cards, any }: Wants): Card[] {
  const gets = cards.slice()
  for (const { weapon, least } of any) {
    let value = Math.max(least, board.options.lowestValue)
    const isTaken = (card: Card): boolean => hand.includes(card) || gets.includes(card)
    while (value < HIGHEST && isTaken(cardOf(weapon, value))) value++
    gets.push(cardOf(weapon, value))
  }
  return gets
}
