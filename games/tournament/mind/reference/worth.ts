/* What a hand is worth to the reference bot, in coins: the strength of its cards, and how far it is from an outfit. */
import { at, present, sum } from '@logres/kernel'
import {
  type Card,
  HIGHEST,
  hasOutfit,
  isKnight,
  JOKER,
  priceOf,
  question,
  type View,
  WEAPONS,
} from '../../rules/index.ts'

/** Of one weapon the best card counts in full, each further one less: nobody lays two swords. */
const SHARES = [1, 0.8, 0.5, 0.3]
const LEAST_SHARE = 0.2
/** What it costs to lack a card for the first outfit, for the second, for the third. */
const GAPS = [9, 3, 1]
/** 5.3 Players who are out can only sell. */
const SHARE_WHEN_OUT = 0.25

export function ownHand({ viewer, hands }: View): readonly Card[] {
  return viewer === 'table' ? [] : (hands[viewer]?.cards ?? [])
}

export function ownPurse({ viewer, purses }: View): number {
  return viewer === 'table' ? 0 : (purses[viewer] ?? 0)
}

export function isFighting(view: View): boolean {
  return view.viewer !== 'table' && isKnight(view, view.viewer)
}

/** A hand is in rising order. */
export function worthOfHand(hand: readonly Card[], fights: boolean): number {
  if (!fights) return SHARE_WHEN_OUT * sum(hand.map(priceOf))
  const ranks = WEAPONS.map(() => 0)
  let jokers = 0
  let worth = 0
  for (let i = hand.length - 1; i >= 0; i--) {
    const card = present(hand[i])
    const weapon = (card / HIGHEST) | 0
    const rank = card === JOKER ? jokers++ : present(ranks[weapon])
    if (card !== JOKER) ranks[weapon] = rank + 1
    worth += priceOf(card) * (SHARES[rank] ?? LEAST_SHARE)
  }
  for (const [outfit, cost] of GAPS.entries()) worth -= cost * missing(ranks, jokers, outfit + 1)
  return worth
}

/** 5.1 How many cards are missing for so many outfits. */
function missing(counts: readonly number[], jokers: number, outfits: number): number {
  let gaps = -jokers
  for (const count of counts) gaps += Math.max(0, outfits - count)
  return Math.max(0, gaps)
}

/** The hand without some cards, and with others. */
export function exchanged(hand: readonly Card[], out: readonly Card[], into: readonly Card[]): Card[] {
  const left = hand.slice()
  for (const card of out) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return [...left, ...into].sort((a, b) => a - b)
}

/** What a change of hand and coins brings. A knight never gives up a complete outfit. */
export function gainOf(view: View, out: readonly Card[], into: readonly Card[], coins: number): number {
  const hand = ownHand(view)
  const fights = isFighting(view)
  const after = exchanged(hand, out, into)
  if (fights && hasOutfit(hand) && !hasOutfit(after)) return Number.NEGATIVE_INFINITY
  return worthOfHand(after, fights) - worthOfHand(hand, fights) + coins
}

/** Whether this seat has said ready in the barter that goes on. */
export function isReady(view: View): boolean {
  const asked = question(view)
  return asked?.kind === 'barter' && view.viewer !== 'table' && at(asked.ready, view.viewer)
}
