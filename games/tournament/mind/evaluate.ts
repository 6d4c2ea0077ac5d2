/*
 * What a position is worth: the share of the victory a seat can expect. Each seat has a standing, the sum of the terms
 * below times their weights; the richest wins, so it is the standings against each other that count (8.1). By the option
 * `winner` nobody wins who is out before the last announcement.
 */
import { present, type Seat } from '@logres/kernel'
import type { Term as MindTerm, Weights } from '@logres/mind'
import {
  type Board,
  type Card,
  hasOutfit,
  isChecked,
  isKnight,
  knightCount,
  pairsAhead,
  priceOf,
  question,
  type State,
  seatsOf,
} from '../rules/index.ts'
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
  /** The knight with the most outfits is the last one in the end: ten more (5.5). */
  'outlasts',
  /** "Two strong and two sacrificed aim at the judgement": a quick hand makes more of each outfit, up to two. */
  'race',
  /** A duel of this round is still to come: ten to win, four cards to lay. */
  'due',
  /** "An excluded knight still earns as a trader" (10): the price of their cards, in tens. */
  'trader',
] as const

export type Term = (typeof TERMS)[number]

export type Counted = MindTerm & { readonly name: Term }

/** Counted in tens by the evaluation, and one by one by people. */
const IN_TENS: readonly Term[] = ['coins', 'lateCoins', 'trader']

/** The rule behind each of them; null for what is only for the bots. */
export const RULES_OF: Readonly<Record<Term, string | null>> = {
  coins: '8.1',
  lateCoins: null,
  knight: '5.2',
  firstGaps: '5.1',
  moreGaps: '5.1',
  best: '6.2',
  second: '6.2',
  rest: null,
  jokers: '5.1',
  cards: '6.1',
  outlasts: '5.5',
  race: null,
  due: null,
  trader: '5.3',
}

/** What the evaluation looks at: a State, or one with hands and purses changed by a deal. */
export type Scene = Board & Pick<State, 'hands' | 'purses'>

/**
 * The outlook on the rest of the game. It is fixed through a whole barter, so that the value of a hand and a purse depends on
 * them alone: a series of deals that each gain something cannot end where it began.
 */
export interface Outlook {
  /** See `lateCoins`. */
  readonly late: number
  /** The outfits of the others' best hand. */
  readonly rival: number
}

export interface Evaluator {
  /** 0 to 1. */
  readonly evaluate: (scene: Scene, seat: Seat) => number
  /** The same in logits; `late` is that of another scene, where two are compared. */
  readonly odds: (scene: Scene, seat: Seat, late?: number) => number
  /** How a seat stands for itself, whatever the others have: in logits. */
  readonly standing: (scene: Scene, seat: Seat, late?: number) => number
  /** What a seat would have if the barter ended with this in its hands, in logits: nobody else's hand is looked at. */
  readonly holdings: (board: Board, seat: Seat, hand: readonly Card[], purse: number, outlook: Outlook) => number
  /** What the evaluation counts for this player. */
  readonly terms: (scene: Scene, of: Seat) => Counted[]
  /** What a knight's hand alone adds to their standing. */
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

/** `racer` is read at every evaluation. */
export function createEvaluator(weights: Weights, racer: Racer = NOBODY): Evaluator {
  const factors = TERMS.map((name) => weights[name] ?? 0)
  const [coins = 0, lateCoins = 0] = factors
  return {
    evaluate: (scene, seat) => shareAmong(standings(scene, factors, racer), seat),
    odds: (scene, seat, late) => oddsAmong(standings(scene, factors, racer, late), seat),
    standing: (scene, seat, late) => present(standings(scene, factors, racer, late)[seat]),
    holdings: (board, seat, hand, purse, outlook) => holdings(board, seat, hand, purse, outlook, factors, racer),
    terms: (scene, of) => {
      const amounts = present(termsOf(scene, racer)[of])
      return TERMS.map((name, i) => ({
        name,
        value: present(factors[i]) * present(amounts[i]),
        amount: present(amounts[i]) * (IN_TENS.includes(name) ? TEN : 1),
      }))
    },
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

function standings(scene: Scene, factors: readonly number[], racer: Racer, late?: number): number[] {
  const result: number[] = []
  const all = termsOf(scene, racer, late)
  for (let seat = 0; seat < all.length; seat++) {
    result.push(weigh(present(all[seat]), factors) - (hasLost(scene, seat) ? LOST : 0))
  }
  return result
}

/** 8.1 By the option `winner`: more than a full purse can make up for. */
const LOST = 12

/** 8.1 Out of the fighting when it counts, or about to be: but who goes when fewer than two are left was there to the end. */
function hasLost(scene: Scene, seat: Seat): boolean {
  if (scene.options.winner !== 'fighting') return false
  if (scene.ended !== null) return scene.finalists?.includes(seat) !== true
  if (!isKnight(scene, seat)) return true
  return isAboutToGo(scene, seat) && countStayers(scene) >= 2
}

function countStayers(scene: Scene): number {
  let count = 0
  for (let seat = 0; seat < seatsOf(scene); seat++) if (isKnight(scene, seat) && !isAboutToGo(scene, seat)) count++
  return count
}

function weigh(terms: readonly number[], factors: readonly number[]): number {
  let total = 0
  for (let i = 0; i < factors.length; i++) total += present(factors[i]) * present(terms[i])
  return total
}

function shareAmong(all: readonly number[], seat: Seat): number {
  const own = present(all[seat])
  let sum = 0
  for (let i = 0; i < all.length; i++) sum += Math.exp(present(all[i]) - own)
  return 1 / sum
}

/** Of how much more than all others together: their logarithm is taken from the highest, so no share is too small for it. */
function oddsAmong(all: readonly number[], seat: Seat): number {
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < all.length; i++) if (i !== seat) highest = Math.max(highest, present(all[i]))
  let sum = 0
  for (let i = 0; i < all.length; i++) if (i !== seat) sum += Math.exp(present(all[i]) - highest)
  return present(all[seat]) - highest - Math.log(sum)
}

/** Cards that all hold together say how long it will last: measured at the barters of 56 games of squires. */
const ROUNDS_PER_CARD = 0.28
const CARDS_AT_END = 2.8
/** The best hand of the others against the second best of all. */
const RIVAL_AHEAD = 0.3

export function outlookOf(board: Board, cardsHeld: number): Outlook {
  const rounds = Math.max(0, ROUNDS_PER_CARD * (cardsHeld / seatsOf(board) - CARDS_AT_END))
  return { late: 1 / (1 + rounds), rival: rounds + RIVAL_AHEAD }
}

/** While the barter lasts, a knight may still get the missing cards. */
const HOPE = 0.35

function holdings(
  board: Board,
  seat: Seat,
  hand: readonly Card[],
  purse: number,
  { late, rival }: Outlook,
  factors: readonly number[],
  racer: Racer,
): number {
  const coins = purse / TEN
  if (!isKnight(board, seat)) return weigh(outsiderTerms(coins, late, hand), factors)
  const kit = readKit(hand, scaleOf(board))
  // Slow players gain by an outfit too.
  const edge = seat === racer.seat ? Math.max(0, racer.edge) : 0
  const fighting = weigh(knightTerms(coins, late, kit, kit.outfits - rival, edge, 1), factors)
  if (kit.firstGaps === 0 || !isCheckedNext(board, seat)) return fighting
  const out = weigh(outsiderTerms(coins, late, hand), factors) - (board.options.winner === 'fighting' ? LOST : 0)
  return out + Math.max(0, fighting - out) * HOPE ** kit.firstGaps
}

const TEN = 10
const NO_TERMS: readonly number[] = TERMS.map(() => 0)

/** For each seat its terms, in the order of TERMS. */
export function termsOf(scene: Scene, racer: Racer = NOBODY, fixedLate?: number): number[][] {
  const scale = scaleOf(scene)
  const kits: (Kit | null)[] = []
  for (let seat = 0; seat < seatsOf(scene); seat++) {
    const fights = isKnight(scene, seat) && !isAboutToGo(scene, seat)
    kits.push(fights ? readKit(present(scene.hands[seat]), scale) : null)
  }
  const late = fixedLate ?? 1 / (1 + roundsLeft(kits))
  const isBefore = areDuelsAhead(scene)
  return kits.map((kit, seat) => {
    const coins = present(scene.purses[seat]) / TEN
    if (kit === null) return outsiderTerms(coins, late, present(scene.hands[seat]))
    const lead = kit.outfits - mostOutfits(kits, seat)
    const due = isDue(scene, seat, isBefore) ? 1 : 0
    return knightTerms(coins, late, kit, lead, seat === racer.seat ? racer.edge : 0, due)
  })
}

function knightTerms(coins: number, late: number, kit: Kit, lead: number, edge: number, due: number): number[] {
  return [
    coins,
    coins * late,
    1,
    ...handTerms(kit),
    Math.min(2, Math.max(0, lead)),
    edge * Math.min(2, kit.outfits),
    due,
    0,
  ]
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

/** 5.2 A knight who is incomplete at the announcement is as good as out. */
function isAboutToGo(scene: Scene, seat: Seat): boolean {
  if (question(scene)?.kind !== 'announcement' || hasOutfit(present(scene.hands[seat]))) return false
  return isCheckedNext(scene, seat)
}

/** 5.2 For a knight, the same as `isChecked`. (By default only one with a bye is not: that is quickly seen.) */
function isCheckedNext(board: Board, seat: Seat): boolean {
  const { barterTimes, outfitCheck } = board.options
  if (outfitCheck === 'all' || (barterTimes !== 'duel' && knightCount(board) % 2 === 0)) return true
  return isChecked(board, seat)
}

/** See `lateCoins`: 1 when nobody could fight another round. */
export function lateIn(scene: Scene): number {
  const scale = scaleOf(scene)
  return 1 / (1 + roundsLeft(scene.hands.map((hand, seat) => (isKnight(scene, seat) ? readKit(hand, scale) : null))))
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

/** Before the duels of a round each knight has a duel or a bye ahead. */
function areDuelsAhead(board: Board): boolean {
  const asked = question(board)
  return asked?.kind === 'barter' || asked?.kind === 'announcement' || asked?.kind === 'draft'
}

/** 3.1 By the option `barterTimes` only the next duel is in the frames, and between the duels of a round some have fought. */
function isDue(board: Board, seat: Seat, isBefore: boolean): boolean {
  if (board.options.barterTimes !== 'duel') return isBefore || isInDuel(board, seat)
  const [next, ...later] = pairsAhead(board)
  if (later.some((pair) => pair.includes(seat))) return true
  return next?.includes(seat) === true && (isBefore || isInDuel(board, seat))
}

function isInDuel({ frames }: Board, seat: Seat): boolean {
  for (let i = 0; i < frames.length; i++) {
    const frame = present(frames[i])
    if (frame.kind === 'duel' && frame.winner === null && frame.pair.includes(seat)) return true
  }
  return false
}
