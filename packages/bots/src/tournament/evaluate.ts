/*
 * What a position is worth: the share of the victory a seat can expect. Each seat has a standing, the sum of the terms
 * below times their weights; the richest wins, so it is the standings against each other that count (8.1).
 */
import { present, type Seat } from '@logres/kernel'
import {
  type Board,
  type Card,
  hasOutfit,
  isKnight,
  knightCount,
  pairsOf,
  priceOf,
  question,
  type State,
  seatsOf,
} from '@logres/tournament'
import type { Weights } from '../mind.ts'
import { type Kit, readKit, scaleOf } from './kit.ts'

/** Each has a weight of its name. What is not about coins counts for knights only, but for `trader`. */
export const TERMS = [
  /** In tens: what a duel brings (6.4). */
  'coins',
  /** The same, the more the sooner the game ends: there is less time left to catch up. */
  'lateCoins',
  /** Still in the fighting: rewards are still to be won. */
  'knight',
  /** "Incomplete means out for good: keep spares" (10): cards missing for one outfit; for two and three. */
  'firstGaps',
  'moreGaps',
  /** The best card of each weapon wins duels now, the second best ones the next. */
  'best',
  'second',
  'rest',
  /** "A joker stands for any part" (5.1). */
  'jokers',
  'cards',
  /** Whoever has more outfits than all others is the last knight in the end: ten more (5.5). */
  'outlasts',
  /** "Two strong and two sacrificed aim at the judgement": a quick hand makes more of each outfit, up to two. */
  'race',
  /** A duel of this round is still to come: ten to win, four cards to lay. */
  'due',
  /** "An excluded knight still earns as a trader" (10): the price of his cards, in tens. */
  'trader',
] as const

export type Term = (typeof TERMS)[number]

/** What the evaluation looks at: a State, or one with hands and purses changed by a deal. */
export type Scene = Board & Pick<State, 'hands' | 'purses'>

export interface Evaluator {
  /** 0 to 1. */
  readonly evaluate: (scene: Scene, seat: Seat) => number
  /** How a seat stands for itself, whatever the others have: in logits. */
  readonly standing: (scene: Scene, seat: Seat) => number
  /** What a knight's hand alone adds to his standing. */
  readonly worth: (kit: Kit) => number
  /** What one coin adds to it. */
  readonly coin: number
}

/** Who is quicker in the judgement (7) than others are: 0 as quick as they, 1 always first. */
export interface Racer {
  readonly seat: Seat
  readonly edge: number
}
const NOBODY: Racer = { seat: -1, edge: 0 }

/** `racer` is looked at anew each time. */
export function createEvaluator(weights: Weights, racer: Racer = NOBODY): Evaluator {
  const factors = TERMS.map((name) => weights[name] ?? 0)
  const [coins = 0, lateCoins = 0] = factors
  return {
    evaluate: (scene, seat) => shareAmong(standings(scene, factors, racer), seat),
    standing: (scene, seat) => present(standings(scene, factors, racer)[seat]),
    worth: (kit) => worthOf(kit, factors),
    coin: (coins + lateCoins * USUAL_LATE) / TEN,
  }
}

/** In the middle of a game. */
const USUAL_LATE = 0.4
const FIRST_OF_HAND = TERMS.indexOf('firstGaps')

function worthOf(kit: Kit, factors: readonly number[]): number {
  const terms = handTerms(kit)
  let total = 0
  for (let i = 0; i < terms.length; i++) total += present(terms[i]) * present(factors[FIRST_OF_HAND + i])
  return total
}

/** From `firstGaps` to `cards`. */
function handTerms({ firstGaps, moreGaps, best, second, rest, jokers, size }: Kit): number[] {
  return [firstGaps, moreGaps, best, second, rest, jokers, size / CARDS_OF_OUTFIT]
}
const CARDS_OF_OUTFIT = 4

function standings(scene: Scene, factors: readonly number[], racer: Racer): number[] {
  const result: number[] = []
  const all = termsOf(scene, racer)
  for (let seat = 0; seat < all.length; seat++) {
    const terms = present(all[seat])
    let total = 0
    for (let i = 0; i < factors.length; i++) total += present(factors[i]) * present(terms[i])
    result.push(total)
  }
  return result
}

function shareAmong(all: readonly number[], seat: Seat): number {
  const own = present(all[seat])
  let sum = 0
  for (let i = 0; i < all.length; i++) sum += Math.exp(present(all[i]) - own)
  return 1 / sum
}

const TEN = 10
const NO_TERMS: readonly number[] = TERMS.map(() => 0)

/** For each seat its terms, in the order of TERMS. */
export function termsOf(scene: Scene, racer: Racer = NOBODY): number[][] {
  const scale = scaleOf(scene)
  const kits: (Kit | null)[] = []
  for (let seat = 0; seat < seatsOf(scene); seat++) {
    const fights = isKnight(scene, seat) && !isAboutToGo(scene, seat)
    kits.push(fights ? readKit(present(scene.hands[seat]), scale) : null)
  }
  const late = 1 / (1 + roundsLeft(kits))
  const isBefore = areDuelsAhead(scene)
  return kits.map((kit, seat) => {
    const coins = present(scene.purses[seat]) / TEN
    if (kit === null) return outsiderTerms(coins, late, present(scene.hands[seat]))
    const lead = kit.outfits - mostOutfits(kits, seat)
    const due = isBefore || isInDuel(scene, seat) ? 1 : 0
    return [
      coins,
      coins * late,
      1,
      ...handTerms(kit),
      Math.min(2, Math.max(0, lead)),
      seat === racer.seat ? racer.edge * Math.min(2, kit.outfits) : 0,
      due,
      0,
    ]
  })
}

function outsiderTerms(coins: number, late: number, hand: readonly Card[]): number[] {
  const terms = NO_TERMS.slice()
  let price = 0
  for (let i = 0; i < hand.length; i++) price += priceOf(present(hand[i]))
  terms[0] = coins
  terms[1] = coins * late
  terms[terms.length - 1] = price / TEN
  return terms
}

/** 5.2 Incomplete at the announcement he is as good as out; the one with the bye is not checked. */
function isAboutToGo(scene: Scene, seat: Seat): boolean {
  if (question(scene)?.kind !== 'announcement' || hasOutfit(present(scene.hands[seat]))) return false
  return knightCount(scene) % 2 === 0 || pairsOf(scene).some((pair) => pair.includes(seat))
}

/** 5.5 The game lasts as long as two have something to lay: the second most outfits. */
function roundsLeft(kits: readonly (Kit | null)[]): number {
  let most = 0
  let next = 0
  for (let i = 0; i < kits.length; i++) {
    const outfits = kits[i]?.outfits ?? 0
    if (outfits > most) {
      next = most
      most = outfits
    } else if (outfits > next) next = outfits
  }
  return next
}

function mostOutfits(kits: readonly (Kit | null)[], but: Seat): number {
  let most = 0
  for (let i = 0; i < kits.length; i++) {
    const kit = present(kits[i])
    if (i !== but && kit !== null && kit.outfits > most) most = kit.outfits
  }
  return most
}

/** Before the duels of a round each knight has one ahead of him, or a bye. */
function areDuelsAhead(board: Board): boolean {
  const asked = question(board)
  return asked?.kind === 'barter' || asked?.kind === 'announcement' || asked?.kind === 'draft'
}

function isInDuel({ frames }: Board, seat: Seat): boolean {
  for (let i = 0; i < frames.length; i++) {
    const frame = present(frames[i])
    if (frame.kind === 'duel' && frame.winner === null && frame.pair.includes(seat)) return true
  }
  return false
}
