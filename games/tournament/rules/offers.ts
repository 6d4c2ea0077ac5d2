/* 4 Offers as data. An offer never changes but for who declined it, and its name is never used again. */
import { present, type Seat } from '@logres/kernel'
import { type Card, JOKER, type Weapon, weaponOf, worthOf } from './vocabulary.ts'

/** 4.2 All, the table included; or chosen seats, in rising order. */
export type Audience = 'all' | readonly Seat[]

/** `n` counts the offers of this giver to this audience, from 1, through the whole match: so no number tells of others. */
export interface OfferName {
  readonly giver: Seat
  readonly audience: Audience
  readonly n: number
}

/** What the giver gives: always named. Cards in rising order, a joker for each one given. */
export interface Goods {
  readonly cards: readonly Card[]
  readonly coins: number
}

/** 4.2 "Any lance of 8 or more"; a joker meets no such request. */
export interface Request {
  readonly weapon: Weapon
  readonly least: number
}

/** What he wants for it: named cards (a joker is named like any other), cards of a kind, coins. */
export interface Wants {
  readonly cards: readonly Card[]
  readonly any: readonly Request[]
  readonly coins: number
}

export interface Offer {
  readonly name: OfferName
  readonly gives: Goods
  readonly wants: Wants
  /** 4.3 The offer that this one answers. */
  readonly answers: OfferName | null
  /** Seen by the giver, and by each decliner of himself. */
  readonly declinedBy: Seat[]
}

export function isSameAudience(a: Audience, b: Audience): boolean {
  if (a === 'all' || b === 'all') return a === b
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

export function isSameName(a: OfferName, b: OfferName): boolean {
  return a.giver === b.giver && a.n === b.n && isSameAudience(a.audience, b.audience)
}

/** Where the last name of this giver for this audience stands, −1 if there is none yet. */
export function indexOfName(names: readonly OfferName[], giver: Seat, audience: Audience): number {
  for (let i = 0; i < names.length; i++) {
    const name = present(names[i])
    if (name.giver === giver && isSameAudience(name.audience, audience)) return i
  }
  return -1
}

/** How many offers this giver has made to this audience. */
export function lastNumber(names: readonly OfferName[], giver: Seat, audience: Audience): number {
  const i = indexOfName(names, giver, audience)
  return i < 0 ? 0 : present(names[i]).n
}

export function isShownTo({ giver, audience }: OfferName, viewer: Seat | 'table'): boolean {
  if (audience === 'all' || viewer === giver) return true
  return viewer !== 'table' && audience.includes(viewer)
}

export function findOffer(offers: readonly Offer[], name: OfferName): Offer | undefined {
  for (const offer of offers) if (isSameName(offer.name, name)) return offer
  return undefined
}

export function fits(card: Card, { weapon, least }: Request): boolean {
  return weaponOf(card) === weapon && worthOf(card) >= least
}

/** How often this card is among them: a list may hold several jokers, nothing else twice. */
function countOf(cards: readonly Card[], card: Card): number {
  let count = 0
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++
  return count
}

/** The first of `cards` that `hand` does not hold, or not often enough. */
export function firstMissing(hand: readonly Card[], cards: readonly Card[]): Card | undefined {
  for (let i = 0; i < cards.length; i++) {
    const card = present(cards[i])
    if (card === JOKER ? countOf(hand, JOKER) < countOf(cards, JOKER) : !hand.includes(card)) return card
  }
  return undefined
}
