/* What cards were sold for, as far as this viewer saw it. */
import type { Step } from '@logres/board-kit'
import type { Seat, Tagged } from '@logres/kernel'
import { type Card, type Event, JOKER, type Terms, worthOf } from '../rules/index.ts'

type Deal = Extract<Event, { kind: 'dealStruck' }>

/** A deal whose terms the viewer saw. */
export interface SeenDeal {
  readonly step: number
  readonly event: Deal
  readonly terms: Terms
}

/** One card for nothing but coins. */
export interface Sale {
  readonly card: Card
  readonly coins: number
  readonly seller: Seat
  readonly buyer: Seat
}

export interface PriceRange {
  readonly least: number
  readonly most: number
}

/** Latest last. */
export function dealsSeen(steps: readonly Step[]): readonly SeenDeal[] {
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event) => (isDeal(event) && event.terms !== null ? [{ step, event, terms: event.terms }] : [])),
  )
}

export function saleOf({ offer, taker, gives, wants, fill }: Terms): Sale | undefined {
  const back = [...wants.cards, ...(fill ?? [])]
  // A card that met a request may be unknown.
  if (fill === null && wants.any.length > 0) return undefined
  const [given, more] = gives.cards
  if (given !== undefined && more === undefined && gives.coins === 0 && back.length === 0 && wants.coins > 0)
    return { card: given, coins: wants.coins, seller: offer.giver, buyer: taker }
  const [asked, another] = back
  if (asked !== undefined && another === undefined && wants.coins === 0 && gives.cards.length === 0 && gives.coins > 0)
    return { card: asked, coins: gives.coins, seller: taker, buyer: offer.giver }
  return undefined
}

export function salesIn(deals: readonly SeenDeal[]): readonly Sale[] {
  return deals.flatMap(({ terms }) => saleOf(terms) ?? [])
}

/** Each card exists once, so a price is that of cards much like it: jokers, or any weapon of nearly this value. */
const ALIKE = 1

export function isAlike(one: Card, other: Card): boolean {
  if (one === JOKER || other === JOKER) return one === other
  return Math.abs(worthOf(one) - worthOf(other)) <= ALIKE
}

export function priceRange(card: Card, sales: readonly Sale[]): PriceRange | undefined {
  const coins = sales.filter((sale) => isAlike(sale.card, card)).map((sale) => sale.coins)
  return coins.length === 0 ? undefined : { least: Math.min(...coins), most: Math.max(...coins) }
}

/** Where nothing was sold yet: a rough idea, for sorting only. */
const COINS_PER_POINT = 0.5
const JOKER_COINS = 4

export function guessPrice(card: Card, sales: readonly Sale[]): number {
  const range = priceRange(card, sales)
  if (range !== undefined) return (range.least + range.most) / 2
  return card === JOKER ? JOKER_COINS : worthOf(card) * COINS_PER_POINT
}

function isDeal(event: Tagged): event is Deal {
  return event.kind === 'dealStruck'
}
