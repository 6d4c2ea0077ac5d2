/* Where everybody's coins came from and went to, from what happened in a finished game. */
import type { Seat, Tagged } from '@logres/kernel'
import { CARD_PRICE, type Card, type Event, type Terms } from '../rules/index.ts'
import { guessPrice, type Sale, saleOf } from './prices.ts'

type DealStruck = Extract<Event, { kind: 'dealStruck' }>

/** A deal from the side of one of the two. */
export interface SettledDeal {
  readonly event: DealStruck
  /** What it was worth to this side, in coins, by what cards were sold for in this game. */
  readonly gain: number
}

/** What somebody had at the end, by where it came from. */
export interface Account {
  readonly start: number
  readonly duels: number
  readonly trade: number
  /** Cards of the heap: never above 0. */
  readonly heap: number
  readonly lastKnight: number
  readonly end: number
  readonly duelsWon: number
  readonly duelsFought: number
  readonly deals: number
  /** Of the deals that are known. */
  readonly best: SettledDeal | undefined
  /** Undefined also where none was worse than another. */
  readonly worst: SettledDeal | undefined
}

/** A moment for which all purses are known. */
export interface Mark {
  readonly at: 'start' | 'barter' | 'duels' | 'end'
  /** Counted through, though each sequence card begins with round 1 (1.3). */
  readonly round: number
  /** With which it came. */
  readonly step: number
  readonly purses: readonly number[]
}

export interface Ledger {
  readonly accounts: readonly Account[]
  /** Empty where private deals are not known. */
  readonly marks: readonly Mark[]
}

interface Row {
  duels: number
  heap: number
  lastKnight: number
  duelsWon: number
  duelsFought: number
  deals: DealStruck[]
}

/** Step by step what happened, as far as it is known; and the purses at the end. */
export function ledgerOf(steps: readonly (readonly Tagged[])[], startCoins: number, purses: readonly number[]): Ledger {
  const events = steps.flat().filter(isEvent)
  const rows = purses.map((): Row => ({ duels: 0, heap: 0, lastKnight: 0, duelsWon: 0, duelsFought: 0, deals: [] }))
  for (const [i, event] of events.entries()) enter(rows, event, events[i - 1])
  const sales = events.flatMap((event) => (event.kind === 'dealStruck' ? (settled(event) ?? []) : []))
  const accounts = rows.map((row, seat): Account => {
    const { deals, ...counted } = row
    const end = purses[seat] ?? 0
    // The rest is trade: so it can be told even where a deal was in private.
    const trade = end - startCoins - row.duels - row.heap - row.lastKnight
    const gains = deals
      .flatMap((event) => (event.terms === null ? [] : [{ event, gain: gainOf(event.terms, seat, sales) }]))
      .toSorted((a, b) => b.gain - a.gain)
    const [best] = gains
    const worst = gains.at(-1)
    return {
      ...{ ...counted, start: startCoins, trade, end, deals: deals.length },
      best,
      worst: best !== undefined && worst !== undefined && worst.gain < best.gain ? worst : undefined,
    }
  })
  return { accounts, marks: marksOf(steps, startCoins, purses) }
}

function enter(rows: readonly Row[], event: Event, before: Event | undefined): void {
  switch (event.kind) {
    case 'duelWon':
      for (const seat of [event.seat, event.loser]) change(rows, seat, (row) => (row.duelsFought += 1))
      change(rows, event.seat, (row) => (row.duelsWon += 1))
      break
    case 'rewardPaid':
      // 5.5 The bank pays a duel, or the last knight.
      change(rows, event.seat, (row) => (row[before?.kind === 'duelWon' ? 'duels' : 'lastKnight'] += event.coins))
      break
    case 'cardBought':
      change(rows, event.seat, (row) => (row.heap -= CARD_PRICE))
      break
    case 'dealStruck':
      for (const seat of event.seats) change(rows, seat, (row) => row.deals.push(event))
      break
    default:
  }
}

function change(rows: readonly Row[], seat: Seat, by: (row: Row) => void): void {
  const row = rows[seat]
  if (row !== undefined) by(row)
}

function settled({ terms }: DealStruck): Sale | undefined {
  return terms === null ? undefined : saleOf(terms)
}

/** Cards count as much as cards like them were sold for. */
export function gainOf(terms: Terms, seat: Seat, sales: readonly Sale[]): number {
  const { offer, gives, wants, fill } = terms
  const worth = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + guessPrice(card, sales), 0)
  const toTaker = gives.coins - wants.coins + worth(gives.cards) - worth([...wants.cards, ...(fill ?? [])])
  return Math.round(seat === offer.giver ? -toTaker : toTaker)
}

/** After each barter and after the duels of each round. */
function marksOf(steps: readonly (readonly Tagged[])[], startCoins: number, ends: readonly number[]): readonly Mark[] {
  const told = steps.flatMap((events, step) => events.filter(isEvent).map((event) => ({ event, step })))
  if (told.some(({ event }) => event.kind === 'dealStruck' && event.terms === null)) return []
  const purses = ends.map(() => startCoins)
  const marks: Mark[] = [{ at: 'start', round: 0, step: 0, purses: purses.slice() }]
  let round = 1
  let isFought = false
  for (const { event, step } of told) {
    const mark = (at: Mark['at']) => marks.push({ at, round, step, purses: purses.slice() })
    pay(purses, event)
    if (event.kind === 'duelWon') isFought = true
    if (event.kind === 'barterEnded') mark('barter')
    // 3.1 Between the duels of a round there may be barter too.
    if (event.kind === 'roundBegan' || event.kind === 'barterBegan') {
      if (isFought) mark('duels')
      isFought = false
    }
    if (event.kind === 'roundBegan') round += 1
    if (event.kind === 'gameEnded') mark('end')
  }
  // What was not seen from its beginning would be told wrong.
  return purses.every((purse, seat) => purse === ends[seat]) ? marks : []
}

function pay(purses: number[], event: Event): void {
  const give = (seat: Seat, coins: number) => {
    purses[seat] = (purses[seat] ?? 0) + coins
  }
  if (event.kind === 'rewardPaid') give(event.seat, event.coins)
  if (event.kind === 'cardBought') give(event.seat, -CARD_PRICE)
  if (event.kind !== 'dealStruck' || event.terms === null) return
  const { offer, taker, gives, wants } = event.terms
  give(offer.giver, wants.coins - gives.coins)
  give(taker, gives.coins - wants.coins)
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
