/* The ids of the things on this board: what is framed, marked and explained. */
import type { PlaceId } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import type { Card, OfferName, Token, Weapon } from '../../rules/index.ts'

export const SEQUENCE: PlaceId = 'sequence'
export const HEAP_PLACE: PlaceId = 'heap'
export const TOKENS_PLACE: PlaceId = 'tokens'
/** The small tokens that were thrown, and among them the one with dots. */
export const THROW_PLACE: PlaceId = 'throw'
export const DOTS_PLACE: PlaceId = 'throw-dots'
/** Buttons. */
export const READY: PlaceId = 'ready'
export const STAY: PlaceId = 'stay'
export const RETIRE: PlaceId = 'retire'
export const SEND_OFFER: PlaceId = 'send-offer'
export const LAY: PlaceId = 'lay'
export const RUN: PlaceId = 'run'

export const knightPlace = (seat: Seat): PlaceId => `knight-${seat}`
export const bannerPlace = (seat: Seat): PlaceId => `banner-${seat}`
export const pursePlace = (seat: Seat): PlaceId => `purse-${seat}`
/** How many cards somebody holds. */
export const handPlace = (seat: Seat): PlaceId => `hand-${seat}`
/** A card in the viewer's hand; all jokers are one place. */
export const cardPlace = (card: Card): PlaceId => `card-${card}`
/** A card that lies open before the first round, or did. */
export const openPlace = (card: Card): PlaceId => `open-${card}`
export const gapPlace = (weapon: Weapon): PlaceId => `gap-${weapon}`
/** Where two cards of a duel lie. */
export const duelPlace = (weapon: Weapon): PlaceId => `duel-${weapon}`
export const tokenPlace = (token: Token): PlaceId => `token-${token}`

/** The row of a player at the end. */
export const rankPlace = (seat: Seat): PlaceId => `rank-${seat}`
/** Who is to see an offer: the button. */
export const audiencePlace = (to: Seat | 'all'): PlaceId => `audience-${to}`

/** The button that accepts it. */
export function acceptPlace(name: OfferName): PlaceId {
  return `accept-${offerPlace(name)}`
}

export function offerPlace({ giver, audience, n }: OfferName): PlaceId {
  return `offer-${giver}-${audience === 'all' ? 'all' : audience.join('.')}-${n}`
}
