/*
 * What happened: past tense, one visible change each. Text, animation and recap are made from these. A field that a
 * viewer may not know is null for him.
 */
import type { Seat, Viewer } from '@logres/kernel'
import type { Answer, Throw, Touch } from './frames.ts'
import { type Goods, isShownTo, type OfferName, type Wants } from './offers.ts'
import type { Ending } from './state.ts'
import type { Banner, Card, DeclineReason, Token, Weapon } from './vocabulary.ts'

/** 4.5 What changed hands: `gives` from the offer's giver to `taker`, `wants` (its requests met by `fill`) back. */
export interface Terms {
  readonly offer: OfferName
  readonly taker: Seat
  readonly gives: Goods
  readonly wants: Wants
  readonly fill: readonly Card[] | null
}

export type Event =
  /** 2.4 */
  | { readonly kind: 'cardDrafted'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'roundBegan'; readonly round: number }
  /** 4 */
  | { readonly kind: 'barterBegan' }
  | {
      readonly kind: 'offerMade'
      readonly offer: OfferName
      readonly gives: Goods
      readonly wants: Wants
      readonly answers: OfferName | null
    }
  | {
      readonly kind: 'offerDeclined'
      readonly offer: OfferName
      readonly seat: Seat
      /** If one was given. */
      readonly reason?: DeclineReason
    }
  /** 4.3 By its giver, or because he no longer holds what he gives, or because it was accepted in secret: the two who
   * dealt see that instead, the others are not told which. */
  | { readonly kind: 'offerWithdrawn'; readonly offer: OfferName; readonly dealtBy: readonly Seat[] }
  /** 4.5 Seats in rising order, with their new hand sizes. */
  | {
      readonly kind: 'dealStruck'
      readonly seats: readonly [Seat, Seat]
      readonly sizes: readonly [number, number]
      readonly terms: Terms | null
    }
  | { readonly kind: 'readySaid'; readonly seat: Seat }
  | { readonly kind: 'readyTakenBack'; readonly seat: Seat }
  | { readonly kind: 'barterEnded'; readonly by: 'ready' | 'clerk' }
  /** 5 */
  | { readonly kind: 'answered'; readonly seat: Seat; readonly answer: Answer | null }
  | { readonly kind: 'announced'; readonly out: readonly Seat[] }
  /** 5.4 */
  | { readonly kind: 'bannersDealt'; readonly banners: readonly (Banner | null)[] }
  /** 6 */
  | { readonly kind: 'duelBegan'; readonly pair: readonly [Seat, Seat] }
  | { readonly kind: 'equipmentLaid'; readonly seat: Seat; readonly cards: readonly Card[] | null }
  | {
      readonly kind: 'weaponTurned'
      readonly weapon: Weapon
      readonly pair: readonly [Seat, Seat]
      readonly cards: readonly [Card, Card]
      readonly winner: Seat | null
    }
  | { readonly kind: 'cardDestroyed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'cardWon'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  /** 7 */
  | { readonly kind: 'judgementCalled'; readonly pair: readonly [Seat, Seat] }
  | { readonly kind: 'tokensThrown'; readonly no: number; readonly thrown: Throw | null }
  | { readonly kind: 'runBegun'; readonly seat: Seat; readonly thrown: Throw | null }
  | { readonly kind: 'touched'; readonly seat: Seat; readonly touch: Touch | null }
  | {
      readonly kind: 'touchesShown'
      readonly pair: readonly [Seat, Seat]
      readonly thrown: Throw
      readonly right: Token
      readonly touches: readonly [Touch, Touch]
      readonly winner: Seat | null
    }
  | { readonly kind: 'lotDrawn'; readonly pair: readonly [Seat, Seat]; readonly winner: Seat }
  | {
      readonly kind: 'duelWon'
      readonly seat: Seat
      readonly loser: Seat
      /** The winner's first. */
      readonly points: readonly [number, number]
      readonly by: 'points' | 'judgement'
    }
  | { readonly kind: 'rewardPaid'; readonly seat: Seat; readonly coins: number }
  /** 6.5 */
  | { readonly kind: 'cardBought'; readonly seat: Seat; readonly card: Card | null }
  | { readonly kind: 'purchasePassed'; readonly seat: Seat }
  /** 8 */
  | {
      readonly kind: 'gameEnded'
      readonly reason: Ending
      readonly lastKnight: Seat | null
      readonly purses: readonly number[]
      readonly places: readonly number[]
    }

export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.kind) {
    case 'offerMade':
      return isShownTo(event.offer, viewer) ? event : undefined
    case 'offerWithdrawn':
      if (!isShownTo(event.offer, viewer) || event.dealtBy.some((seat) => seat === viewer)) return undefined
      return { ...event, dealtBy: [] }
    case 'offerDeclined':
      return viewer === event.seat || viewer === event.offer.giver ? event : undefined
    case 'dealStruck':
      return redactDeal(event, viewer)
    case 'answered':
      return viewer === event.seat ? event : { ...event, answer: null }
    case 'equipmentLaid':
      return viewer === event.seat ? event : { ...event, cards: null }
    case 'runBegun':
      return viewer === event.seat ? event : { ...event, thrown: null }
    case 'touched':
      return viewer === event.seat ? event : { ...event, touch: null }
    case 'cardBought':
      return viewer === event.seat ? event : { ...event, card: null }
    default:
      return event
  }
}

/** 4.5 */
function redactDeal(event: Extract<Event, { kind: 'dealStruck' }>, viewer: Viewer): Event {
  const { seats, terms } = event
  if (viewer === seats[0] || viewer === seats[1] || terms === null) return event
  if (terms.offer.audience === 'all') return { ...event, terms: { ...terms, fill: null } }
  return { ...event, terms: null }
}
