/* 4.5 What cards were sold for at this table, as far as somebody has seen it: prices that can be felt. */
import type { Seat } from '@logres/kernel'
import type { Event, Terms } from './events.ts'
import { type Card, type Weapon, weaponOf, worthOf } from './vocabulary.ts'

/** One card for coins. */
export interface Sale {
  readonly seller: Seat
  readonly buyer: Seat
  /** Null for a joker. */
  readonly weapon: Weapon | null
  /** Null if only its weapon was seen. */
  readonly card: Card | null
  readonly coins: number
}

/** The sales among the events that a viewer was shown, oldest first. */
export function salesIn(events: Iterable<Event>): Sale[] {
  const sales: Sale[] = []
  for (const event of events) {
    const sale = event.kind === 'dealStruck' && event.terms !== null ? saleOf(event.terms) : undefined
    if (sale !== undefined) sales.push(sale)
  }
  return sales
}

/** Undefined where cards were swapped, or several went at once: then nobody can say what one of them cost. */
function saleOf({ offer, taker, gives, wants, fill }: Terms): Sale | undefined {
  const coins = wants.coins - gives.coins
  const [given] = gives.cards
  const wanted = wants.cards.length + wants.any.length
  if (gives.cards.length === 1 && wanted === 0 && given !== undefined && coins > 0)
    return { seller: offer.giver, buyer: taker, weapon: weaponOf(given), card: given, coins }
  if (gives.cards.length > 0 || wanted !== 1 || coins >= 0) return undefined
  const card = wants.cards[0] ?? fill?.[0] ?? null
  const weapon = card === null ? (wants.any[0]?.weapon ?? null) : weaponOf(card)
  return { seller: taker, buyer: offer.giver, weapon, card, coins: -coins }
}

export interface PriceRange {
  readonly least: number
  readonly most: number
  readonly sales: number
}

/** Cards of a weapon whose values differ by more are no guide to each other's price. */
const ALIKE = 2

/** What cards like this one were sold for: of its weapon, and about its value; a joker like other jokers. */
export function pricesOfCard(sales: readonly Sale[], card: Card): PriceRange | undefined {
  const weapon = weaponOf(card)
  const isAlike = (other: Card | null) =>
    other !== null && weaponOf(other) === weapon && Math.abs(worthOf(other) - worthOf(card)) <= ALIKE
  return rangeOf(sales.filter((sale) => isAlike(sale.card)))
}

/** What cards of a weapon were sold for; null for jokers. */
export function pricesOfKind(sales: readonly Sale[], weapon: Weapon | null): PriceRange | undefined {
  return rangeOf(sales.filter((sale) => sale.weapon === weapon))
}

function rangeOf(sales: readonly Sale[]): PriceRange | undefined {
  if (sales.length === 0) return undefined
  const coins = sales.map((sale) => sale.coins)
  return { least: Math.min(...coins), most: Math.max(...coins), sales: sales.length }
}
