/*
 * What players and the clerk can say. Offers are open-ended, so actions are made as they are needed; the short ones
 * exist once.
 */
import {
  fieldsOf,
  isOneOf,
  isWhole,
  listOf,
  misfit,
  need,
  orNull,
  type Refusal,
  reading,
  refuse,
  type Seat,
} from '@logres/kernel'
import { LONGEST_TOUCH, SEATS } from './data.ts'
import type { Measured } from './frames.ts'
import type { Audience, Goods, OfferName, Request, Wants } from './offers.ts'
import {
  type Card,
  DECLINE_REASONS,
  type DeclineReason,
  HIGHEST,
  JOKER,
  LEVELS,
  type Level,
  TOKENS,
  type Token,
  WEAPONS,
} from './vocabulary.ts'

export type Word = 'ready' | 'takeReadyBack' | 'stay' | 'retire' | 'buy' | 'pass' | 'beginRun' | 'endBarter'
export interface Say {
  readonly kind: Word
}
/** 2.4 */
export interface Draft {
  readonly kind: 'draft'
  readonly card: Card
}
/** 4.2 */
export interface MakeOffer {
  readonly kind: 'offer'
  readonly audience: Audience
  readonly gives: Goods
  readonly wants: Wants
}
/** 4.3 An offer to the giver of another, which it declines. */
export interface Counter {
  readonly kind: 'counter'
  readonly offer: OfferName
  readonly gives: Goods
  readonly wants: Wants
}
/** 4.2 `fill` are the accepter's cards for the requests, in their order. */
export interface Accept {
  readonly kind: 'accept'
  readonly offer: OfferName
  readonly fill: readonly Card[]
}
/** 4.3 A reason need not be given. */
export interface Decline {
  readonly kind: 'decline'
  readonly offer: OfferName
  readonly reason?: DeclineReason
}
/** 4.3 */
export interface Withdraw {
  readonly kind: 'withdraw'
  readonly offer: OfferName
}
/** 6.1 In the order of WEAPONS. */
export interface Lay {
  readonly kind: 'lay'
  readonly cards: readonly Card[]
}
/** 7.3 By the clerk: live to both at once, over days to each alone. */
export interface ThrowTokens {
  readonly kind: 'throwTokens'
  readonly shown: 'both' | 'alone'
}
/** 7.2, 7.3 By the clerk. Token and time are both null for no touch; `measured` is how the time came about, null for a bot. */
export interface EnterTouch {
  readonly kind: 'touch'
  readonly seat: Seat
  readonly token: Token | null
  readonly ms: number | null
  readonly measured: Measured | null
}
/** 7.3 By the clerk for a bot: the rules draw token and time from the table of its level. */
export interface TouchAsBot {
  readonly kind: 'touchAsBot'
  readonly seat: Seat
  readonly level: Level
}
export type Action =
  | Say
  | Draft
  | MakeOffer
  | Counter
  | Accept
  | Decline
  | Withdraw
  | Lay
  | ThrowTokens
  | EnterTouch
  | TouchAsBot

export const SAY: Readonly<Record<Word, Say>> = {
  ready: Object.freeze({ kind: 'ready' }),
  takeReadyBack: Object.freeze({ kind: 'takeReadyBack' }),
  stay: Object.freeze({ kind: 'stay' }),
  retire: Object.freeze({ kind: 'retire' }),
  buy: Object.freeze({ kind: 'buy' }),
  pass: Object.freeze({ kind: 'pass' }),
  beginRun: Object.freeze({ kind: 'beginRun' }),
  endBarter: Object.freeze({ kind: 'endBarter' }),
}

export const DRAFT: readonly Draft[] = Array.from({ length: JOKER + 1 }, (_, card) =>
  Object.freeze({ kind: 'draft', card }),
)

export const THROW_TOKENS: readonly ThrowTokens[] = [
  Object.freeze({ kind: 'throwTokens', shown: 'both' }),
  Object.freeze({ kind: 'throwTokens', shown: 'alone' }),
]

/** More than all players together can ever own. */
const MOST_COINS = 100_000
/** More than one seat can make in a match. */
const MOST_NAMES = 10_000
/** A list longer than any rule allows is nobody's honest mistake. */
const LONGEST_LIST = 66

const isCard = isWhole(0, JOKER)
const isSeat = isWhole(0, SEATS.max - 1)

/** Any value may be given. Lists of cards and seats come out in rising order, so that equal offers are equal. */
export function parseAction(value: unknown): Action | Refusal {
  return reading(() => readAction(value))
}

function readAction(value: unknown): Action | Refusal {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return refuse('notAnAction')
  switch (value.kind) {
    case 'draft': {
      const { card } = fieldsOf(value, ['kind', 'card'], 'draft')
      return draftOf(need(card, isCard, 'draft.card'))
    }
    case 'offer': {
      const { audience, gives, wants } = fieldsOf(value, ['kind', 'audience', 'gives', 'wants'], 'offer')
      return { kind: 'offer', audience: readAudience(audience), gives: readGoods(gives), wants: readWants(wants) }
    }
    case 'counter': {
      const { offer, gives, wants } = fieldsOf(value, ['kind', 'offer', 'gives', 'wants'], 'counter')
      return { kind: 'counter', offer: readName(offer), gives: readGoods(gives), wants: readWants(wants) }
    }
    case 'accept': {
      const { offer, fill } = fieldsOf(value, ['kind', 'offer', 'fill'], 'accept')
      return { kind: 'accept', offer: readName(offer), fill: shortList(fill, 'accept.fill', readCard) }
    }
    case 'decline':
      return readDecline(value)
    case 'withdraw':
      return { kind: 'withdraw', offer: readName(fieldsOf(value, ['kind', 'offer'], 'withdraw').offer) }
    case 'lay':
      return { kind: 'lay', cards: shortList(fieldsOf(value, ['kind', 'cards'], 'lay').cards, 'lay.cards', readCard) }
    case 'throwTokens': {
      const { shown } = fieldsOf(value, ['kind', 'shown'], 'throwTokens')
      return { kind: 'throwTokens', shown: need(shown, isOneOf(['both', 'alone']), 'throwTokens.shown') }
    }
    case 'touch':
      return readTouch(value)
    case 'touchAsBot': {
      const { seat, level } = fieldsOf(value, ['kind', 'seat', 'level'], 'touchAsBot')
      return {
        kind: 'touchAsBot',
        seat: need(seat, isSeat, 'touchAsBot.seat'),
        level: need(level, isOneOf(LEVELS), 'touchAsBot.level'),
      }
    }
    default:
      if (!isWord(value.kind)) return refuse('noSuchAction')
      fieldsOf(value, ['kind'], value.kind)
      return SAY[value.kind]
  }
}

function readDecline(value: object): Decline {
  if (!('reason' in value))
    return { kind: 'decline', offer: readName(fieldsOf(value, ['kind', 'offer'], 'decline').offer) }
  const { offer, reason } = fieldsOf(value, ['kind', 'offer', 'reason'], 'decline')
  return { kind: 'decline', offer: readName(offer), reason: need(reason, isOneOf(DECLINE_REASONS), 'decline.reason') }
}

function draftOf(card: Card): Draft {
  const action = DRAFT[card]
  if (action === undefined) throw new RangeError(`no card ${card}`)
  return action
}

function isWord(value: unknown): value is Word {
  return typeof value === 'string' && Object.hasOwn(SAY, value)
}

function readCard(value: unknown, where: string): Card {
  return need(value, isCard, where)
}

function shortList<T>(value: unknown, where: string, each: (item: unknown, where: string) => T): T[] {
  if (Array.isArray(value) && value.length > LONGEST_LIST) misfit('badValue', { where })
  return listOf(value, where, each)
}

function readCards(value: unknown, where: string): Card[] {
  return shortList(value, where, readCard).sort((a, b) => a - b)
}

function readGoods(value: unknown): Goods {
  const { cards, coins } = fieldsOf(value, ['cards', 'coins'], 'gives')
  return { cards: readCards(cards, 'gives.cards'), coins: need(coins, isWhole(0, MOST_COINS), 'gives.coins') }
}

function readWants(value: unknown): Wants {
  const { cards, any, coins } = fieldsOf(value, ['cards', 'any', 'coins'], 'wants')
  return {
    cards: readCards(cards, 'wants.cards'),
    any: shortList(any, 'wants.any', readRequest).sort(byWeaponAndValue),
    coins: need(coins, isWhole(0, MOST_COINS), 'wants.coins'),
  }
}

function readRequest(value: unknown, where: string): Request {
  const { weapon, least } = fieldsOf(value, ['weapon', 'least'], where)
  return {
    weapon: need(weapon, isOneOf(WEAPONS), `${where}.weapon`),
    least: need(least, isWhole(1, HIGHEST), `${where}.least`),
  }
}

function byWeaponAndValue(a: Request, b: Request): number {
  return WEAPONS.indexOf(a.weapon) - WEAPONS.indexOf(b.weapon) || a.least - b.least
}

function readAudience(value: unknown): Audience {
  if (value === 'all') return 'all'
  const seats = shortList(value, 'audience', (item, where) => need(item, isSeat, where)).sort((a, b) => a - b)
  if (seats.length === 0) return misfit('badValue', { where: 'audience' })
  for (let i = 1; i < seats.length; i++) if (seats[i] === seats[i - 1]) misfit('badValue', { where: 'audience' })
  return seats
}

function readName(value: unknown): OfferName {
  const { giver, audience, n } = fieldsOf(value, ['giver', 'audience', 'n'], 'offer')
  return {
    giver: need(giver, isSeat, 'offer.giver'),
    audience: readAudience(audience),
    n: need(n, isWhole(1, MOST_NAMES), 'offer.n'),
  }
}

function readTouch(value: unknown): EnterTouch {
  const given = fieldsOf(value, ['kind', 'seat', 'token', 'ms', 'measured'], 'touch')
  const token = need(given.token, orNull(isOneOf(TOKENS)), 'touch.token')
  const ms = need(given.ms, orNull(isWhole(0, LONGEST_TOUCH)), 'touch.ms')
  if ((token === null) !== (ms === null)) misfit('badValue', { where: 'touch' })
  const measured = given.measured === null ? null : readMeasured(given.measured)
  return { kind: 'touch', seat: need(given.seat, isSeat, 'touch.seat'), token, ms, measured }
}

/** A span may run a little beyond the longest touch, and a claim may be anything: the rules move it. */
function readMeasured(value: unknown): Measured {
  const { claimed, span, allowance } = fieldsOf(value, ['claimed', 'span', 'allowance'], 'measured')
  const isTime = isWhole(0, 60_000)
  return {
    claimed: need(claimed, isTime, 'measured.claimed'),
    span: need(span, isTime, 'measured.span'),
    allowance: need(allowance, isTime, 'measured.allowance'),
  }
}
