/*
 * An edition is what is printed on sequence cards, small tokens and coins. Owners of the box can give a file with the values of
 * theirs; it is read field by field and held against what the rule text states.
 */
import {
  type EditionReview,
  errorAt,
  type Finding,
  fieldsOf,
  isOneOf,
  isText,
  isWhole,
  listOf,
  misfit,
  need,
  OUR_EDITION,
  present,
  type Refusal,
  reading,
  refuse,
  reviewWith,
  warningAt,
} from '@logres/kernel'
import { type Pairing, SMALL_TOKENS, sequenceCard } from './data.ts'
import { BANNERS, type Banner, EMBLEMS, type Emblem } from './vocabulary.ts'

export type Rounds = readonly (readonly Pairing[])[]
export type TokenFaces = readonly [Emblem, Emblem]

/** For how many knights there is a sequence card. */
export const SEQUENCES = ['2', '3', '4', '5', '6'] as const
export type SequenceName = (typeof SEQUENCES)[number]

export interface Edition {
  readonly name: string
  /** 1.3 Who meets whom, round by round, by the number of knights left. */
  readonly sequences: Readonly<Record<SequenceName, Rounds>>
  /** 1.4 Both faces of the three small tokens with emblems. */
  readonly tokens: readonly TokenFaces[]
  /** 1.2 What coins there are, by value, in rising order. They change nothing but how a purse is counted out. */
  readonly coins: readonly number[]
}

/** Ours. */
export const STANDARD: Edition = {
  name: OUR_EDITION,
  sequences: {
    2: sequenceCard(2),
    3: sequenceCard(3),
    4: sequenceCard(4),
    5: sequenceCard(5),
    6: sequenceCard(6),
  },
  tokens: SMALL_TOKENS,
  coins: [1, 5, 10],
}

export const MOST_ROUNDS = 15
export const MOST_COINS = 8
export const HIGHEST_COIN = 100
const TOKENS_WITH_EMBLEMS = 3
/** Stated: the text speaks of a coin of 1, and everybody starts with two of 10. */
const STATED_COINS = [1, 10]

/** Any value may be given. */
export function reviewEdition(value: unknown): EditionReview<Edition> {
  return reviewWith(value, readShape, checkEdition)
}

function readShape(value: unknown): { readonly kind: 'edition'; readonly edition: Edition } | Refusal {
  return reading(() => {
    const { name, sequences, tokens, coins } = fieldsOf(value, ['name', 'sequences', 'tokens', 'coins'], 'edition')
    const cards = fieldsOf(sequences, SEQUENCES, 'sequences')
    const edition: Edition = {
      name: need(name, isText, 'name'),
      sequences: {
        2: readRounds(cards[2], 'sequences.2'),
        3: readRounds(cards[3], 'sequences.3'),
        4: readRounds(cards[4], 'sequences.4'),
        5: readRounds(cards[5], 'sequences.5'),
        6: readRounds(cards[6], 'sequences.6'),
      },
      tokens: listOf(tokens, 'tokens', (faces, where) => readPair(faces, where, EMBLEMS)),
      coins: listOf(coins, 'coins', (coin, where) => need(coin, isWhole(1, HIGHEST_COIN), where)),
    }
    return { kind: 'edition', edition }
  })
}

function readRounds(value: unknown, where: string): Rounds {
  return listOf(value, where, (pairs, place) => listOf(pairs, place, (pair, each) => readPair(pair, each, BANNERS)))
}

function readPair<T extends string>(value: unknown, where: string, words: readonly T[]): readonly [T, T] {
  const [first, second, ...more] = listOf(value, where, (word, place) => need(word, isOneOf(words), place))
  if (first === undefined || second === undefined || more.length > 0) return misfit('badValue', { where })
  return [first, second]
}

function checkEdition(edition: Edition): Finding[] {
  return [
    ...SEQUENCES.flatMap((name) => checkSequence(edition.sequences[name], Number(name), `sequences.${name}`)),
    ...checkTokens(edition),
    ...checkCoins(edition),
  ]
}

/** 1.3 Stated: each round names its duels, and with an odd number of knights one rests. */
function checkSequence(rounds: Rounds, knights: number, where: string): Finding[] {
  if (rounds.length === 0 || rounds.length > MOST_ROUNDS)
    return [errorAt(where, refuse('editionRounds', '1.3', { knights, rounds: rounds.length, most: MOST_ROUNDS }))]
  const wrong = rounds.flatMap((pairs, i) => checkRound(pairs, knights, i, `${where}[${i}]`))
  return wrong.length > 0 ? wrong : checkMeetings(rounds, knights, where)
}

function checkRound(pairs: readonly Pairing[], knights: number, i: number, where: string): Finding[] {
  const round = i + 1
  const due = Math.floor(knights / 2)
  const banners = pairs.flat()
  const foreign = banners.find((banner) => BANNERS.indexOf(banner) >= knights)
  if (foreign !== undefined)
    return [errorAt(where, refuse('editionBanner', '1.3', { knights, round, banner: foreign }))]
  const twice = banners.find((banner, place) => banners.indexOf(banner) < place)
  if (twice !== undefined) return [errorAt(where, refuse('editionTwice', '1.3', { knights, round, banner: twice }))]
  if (pairs.length === due) return []
  return [errorAt(where, refuse('editionDuels', '1.3', { knights, round, duels: pairs.length, needed: due }))]
}

/** Usually each pair meets once. */
function checkMeetings(rounds: Rounds, knights: number, where: string): Finding[] {
  const met = rounds.flat().map((pair) => pair.toSorted().join(''))
  const inPlay = BANNERS.slice(0, knights)
  const pairs = inPlay.flatMap((one, i) => inPlay.slice(i + 1).map((two) => one + two))
  return pairs.flatMap((pair) => {
    const times = met.filter((each) => each === pair).length
    if (times === 1) return []
    return [warningAt(where, refuse('editionMeetings', '1.3', { knights, pair, times }))]
  })
}

/** 1.4 */
function checkTokens({ tokens }: Edition): Finding[] {
  if (tokens.length !== TOKENS_WITH_EMBLEMS) {
    const refusal = refuse('editionTokens', '1.4', { tokens: tokens.length, needed: TOKENS_WITH_EMBLEMS })
    return [errorAt('tokens', refusal)]
  }
  const missing = EMBLEMS.filter((emblem) => tokens.every((faces) => !faces.includes(emblem)))
  const alike = EMBLEMS.filter((emblem) => tokens.every((faces) => faces.includes(emblem)))
  return [
    ...missing.map((emblem) => errorAt('tokens', refuse('editionNoEmblem', '1.4', { emblem }))),
    ...alike.map((emblem) => warningAt('tokens', refuse('editionThreeAlike', '7.1', { emblem }))),
  ]
}

/** 1.2 */
function checkCoins({ coins }: Edition): Finding[] {
  const unsorted = coins.findIndex((coin, i) => i > 0 && coin <= present(coins[i - 1]))
  if (unsorted >= 0) return [errorAt(`coins[${unsorted}]`, refuse('editionCoinOrder', '1.2'))]
  if (coins.length > MOST_COINS)
    return [errorAt('coins', refuse('editionCoins', '1.2', { coins: coins.length, most: MOST_COINS }))]
  return STATED_COINS.filter((coin) => !coins.includes(coin)).map((coin) =>
    errorAt('coins', refuse('editionNoCoin', '2.2', { coin })),
  )
}

interface WithEdition {
  readonly edition?: typeof OUR_EDITION | Edition
}

export function editionOf({ edition = OUR_EDITION }: WithEdition): Edition {
  return edition === OUR_EDITION ? STANDARD : edition
}

const NAMES: Readonly<Record<number, SequenceName>> = { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' }

/** 1.3 The sequence card for so many knights. */
export function sequenceOf(options: WithEdition, knights: number): Rounds {
  return editionOf(options).sequences[present(NAMES[knights])]
}

/** 1.2 A sum counted out, the largest coins first: how many of which value. */
export function inCoins(options: WithEdition, sum: number): { readonly value: number; readonly count: number }[] {
  let left = sum
  return editionOf(options)
    .coins.toReversed()
    .flatMap((value) => {
      const count = Math.floor(left / value)
      left -= count * value
      return count === 0 ? [] : [{ value, count }]
    })
}

/** The banners of so many knights. */
export function bannersFor(knights: number): readonly Banner[] {
  return BANNERS.slice(0, knights)
}
