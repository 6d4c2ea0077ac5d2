/* What a hand is good for: how many duels it lasts, and how strong it is. */
import { present } from '@logres/kernel'
import { type Board, type Card, dealFor, JOKER, kindOf, seatsOf, WEAPONS, worthOf } from '../rules/index.ts'

/** A hand at a glance. Values of cards are shares of the highest in play, a joker's is 0. */
export interface Kit {
  readonly size: number
  readonly jokers: number
  /** 5.1 Complete outfits that could be laid one after the other. */
  readonly outfits: number
  /** Cards missing for one outfit; and for two and for three, together. */
  readonly firstGaps: number
  readonly moreGaps: number
  /** The values of the best card of each weapon together, of the second best ones, and of all others. */
  readonly best: number
  readonly second: number
  readonly rest: number
}

export const EMPTY: Kit = {
  size: 0,
  jokers: 0,
  outfits: 0,
  firstGaps: 0,
  moreGaps: 0,
  best: 0,
  second: 0,
  rest: 0,
}

/** How a value compares to the highest in play: 1 for that one, a little for the lowest. */
export interface Scale {
  readonly lowest: number
  readonly values: number
}

export function scaleOf(board: Board): Scale {
  return { lowest: board.options.lowestValue, values: dealFor(seatsOf(board)).values }
}

export function shareOfWorth(card: Card, { lowest, values }: Scale): number {
  return card === JOKER ? 0 : (worthOf(card) - lowest + 1) / values
}

/** A hand is in rising order: read from the end, the best of each weapon comes first. */
export function readKit(hand: readonly Card[], scale: Scale): Kit {
  const counts = [0, 0, 0, 0, 0]
  let best = 0
  let second = 0
  let rest = 0
  for (let i = hand.length - 1; i >= 0; i--) {
    const card = present(hand[i])
    const kind = kindOf(card)
    const rank = present(counts[kind])
    counts[kind] = rank + 1
    if (card === JOKER) continue
    const value = shareOfWorth(card, scale)
    if (rank === 0) best += value
    else if (rank === 1) second += value
    else rest += value
  }
  const jokers = present(counts[WEAPONS.length])
  return { size: hand.length, jokers, outfits: countOutfits(counts), ...gapsIn(counts), best, second, rest }
}

/** `counts` by weapon, last the jokers. */
export function gapsIn(counts: readonly number[]): Pick<Kit, 'firstGaps' | 'moreGaps'> {
  return { firstGaps: missing(counts, 1), moreGaps: missing(counts, 2) + missing(counts, 3) }
}

/** Cards that lack for so many outfits. */
function missing(counts: readonly number[], outfits: number): number {
  let gaps = -present(counts[WEAPONS.length])
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const lack = outfits - present(counts[weapon])
    if (lack > 0) gaps += lack
  }
  return gaps > 0 ? gaps : 0
}

function countOutfits(counts: readonly number[]): number {
  let outfits = 0
  while (missing(counts, outfits + 1) === 0) outfits++
  return outfits
}
