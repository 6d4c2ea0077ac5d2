/* The components. What is marked "reconstructed" is not known from the printed game. */
import { present } from '@logres/kernel'
import { BANNERS, type Banner, type Card, cardOf, type Emblem, type Level, WEAPONS } from './vocabulary.ts'

export { SEATS } from './seats.ts'

/** 2 How many cards are in play and how they are dealt; `values` of them from the lowest value on. */
export interface Deal {
  readonly values: number
  /** 2.1 Where the values may begin. */
  readonly from: readonly number[]
  readonly jokers: number
  /** To each player. */
  readonly dealt: number
  /** 2.4 The same with the draft variant: the rest lies open. */
  readonly draftDealt: number
}

const DEALS: Readonly<Record<number, Deal>> = {
  3: { values: 6, from: [1, 7, 10], jokers: 3, dealt: 9, draftDealt: 6 },
  4: { values: 9, from: [1, 4, 7], jokers: 4, dealt: 10, draftDealt: 6 },
  5: { values: 12, from: [1, 4], jokers: 2, dealt: 10, draftDealt: 5 },
  6: { values: 15, from: [1], jokers: 6, dealt: 11, draftDealt: 5 },
}

export function dealFor(seats: number): Deal {
  return present(DEALS[seats])
}

/** The weapon cards in play, in rising order. */
export function weaponCards(seats: number, lowestValue: number): Card[] {
  const { values } = dealFor(seats)
  const cards: Card[] = []
  for (const weapon of WEAPONS) for (let i = 0; i < values; i++) cards.push(cardOf(weapon, lowestValue + i))
  return cards
}

export type Pairing = readonly [Banner, Banner]

/** 1.3 For each number of knights the rounds of its sequence card. Reconstructed: each pair exactly once. */
const SEQUENCE_CARDS: Readonly<Record<number, readonly (readonly Pairing[])[]>> = {
  6: card('AB CD EF', 'AC BE DF', 'AE BD CF', 'AD CE BF', 'BC DE AF'),
  5: card('AB CD', 'AC BE', 'AE BD', 'AD CE', 'BC DE'),
  4: card('AB CD', 'AC BD', 'AD BC'),
  3: card('AB', 'AC', 'BC'),
  2: card('AB'),
}

function card(...rounds: string[]): readonly (readonly Pairing[])[] {
  return rounds.map((round) => round.split(' ').map((pair) => [bannerAt(pair, 0), bannerAt(pair, 1)] as const))
}

function bannerAt(pair: string, i: number): Banner {
  return present(BANNERS.find((banner) => banner === pair.charAt(i)))
}

export function sequenceCard(knights: number): readonly (readonly Pairing[])[] {
  return present(SEQUENCE_CARDS[knights])
}

/** 1.4 The faces of the three small tokens. Reconstructed: three alike cannot fall. */
export const SMALL_TOKENS: readonly (readonly [Emblem, Emblem])[] = [
  ['crown', 'cup'],
  ['cup', 'orb'],
  ['orb', 'crown'],
]

/** 4.1, 4.4 What bounds a barter. */
export const MOST_CARDS_A_SIDE = 6
export const MOST_OPEN_OFFERS = 8
export const MOST_OFFERS = 20
export const MOST_TAKE_BACKS = 5

/** 5.5, 6.4 */
export const REWARD = 10
/** 6.5 */
export const CARD_PRICE = 5

/** 7.2, 7.3 In milliseconds. */
export const FALSE_START_BELOW = 100
export const LONGEST_TOUCH = 5000
export const MOST_ALLOWANCE = 300
export const MOST_THROWS = 3

/** Of a hundred touches so many are no touch, a false start, a wrong token; the others hit. Times in milliseconds. */
export interface Reaction {
  readonly none: number
  readonly falseStart: number
  readonly wrong: number
  /** Each whole millisecond between these two is equally likely. */
  readonly fastest: number
  readonly slowest: number
}

export type Reactions = Readonly<Record<Level, Reaction>>

/** 7.3 How bots touch, by level: published, drawn by chance. A practised person beats them as docs/bots.md says. */
export const REACTIONS: Reactions = {
  page: { none: 4, falseStart: 6, wrong: 14, fastest: 850, slowest: 1900 },
  squire: { none: 2, falseStart: 3, wrong: 9, fastest: 580, slowest: 1160 },
  knight: { none: 1, falseStart: 2, wrong: 6, fastest: 500, slowest: 860 },
  champion: { none: 1, falseStart: 1, wrong: 3, fastest: 420, slowest: 700 },
}

/** In matches that began with rules version 1. */
export const FIRST_REACTIONS: Reactions = {
  page: { none: 4, falseStart: 6, wrong: 14, fastest: 420, slowest: 900 },
  squire: { none: 2, falseStart: 4, wrong: 10, fastest: 320, slowest: 650 },
  knight: { none: 1, falseStart: 3, wrong: 5, fastest: 260, slowest: 480 },
  champion: { none: 1, falseStart: 2, wrong: 2, fastest: 230, slowest: 380 },
}

export function reactionsFor(rules: number): Reactions {
  return rules >= 2 ? REACTIONS : FIRST_REACTIONS
}
