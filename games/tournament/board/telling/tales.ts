/* The facts of a story, as far as it is told: what the sentences of each language are made of. */
import type { Seat } from '@logres/kernel'
import {
  type Card,
  type DeclineReason,
  type Event,
  FALSE_START_BELOW,
  type Goods,
  isSameName,
  type Offer,
  type OfferName,
  pairsOf,
  type Terms,
  type Throw,
  type Token,
  type Touch,
  type View,
  type Wants,
  WEAPONS,
  type Weapon,
} from '../../rules/index.ts'

export type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>
export type Pair = readonly [Seat, Seat]

export function firstOf<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): Of<Kind> | undefined {
  return events.find((event): event is Of<Kind> => event.kind === kind)
}

export function allOf<Kind extends Event['kind']>(events: readonly Event[], kind: Kind): readonly Of<Kind>[] {
  return events.filter((event): event is Of<Kind> => event.kind === kind)
}

/** One answer to an offer. */
export type OfferPart =
  | { readonly kind: 'declined'; readonly seats: readonly Seat[]; readonly reason: DeclineReason | undefined }
  | {
      readonly kind: 'countered'
      readonly seat: Seat
      readonly offer: OfferName
      readonly gives: Goods
      readonly wants: Wants
    }
  /** `gives`: the cards that met the requests, as far as they are known. */
  | { readonly kind: 'accepted'; readonly seat: Seat; readonly offer: OfferName; readonly gives: readonly Card[] }
  | { readonly kind: 'withdrawn' }

export interface OfferTale {
  readonly offer: Pick<Offer, 'name' | 'gives' | 'wants'>
  readonly parts: readonly OfferPart[]
  readonly deals: readonly Terms[]
  /** Whether the offer itself still stands. */
  readonly isOpen: boolean
}

/** Undefined: the offer itself is not among the events. */
export function offerTale(events: readonly Event[]): OfferTale | undefined {
  const [made] = events
  if (made?.kind !== 'offerMade' || made.answers !== null) return undefined
  const offer = { name: made.offer, gives: made.gives, wants: made.wants }
  const parts = events.slice(1).flatMap((event, i) => offerPart(event, events[i + 2], offer.name) ?? [])
  const deals = allOf(events, 'dealStruck').flatMap(({ terms }) => terms ?? [])
  const isGone = parts.some(({ kind }) => kind === 'withdrawn')
  const isOpen = !isGone && !deals.some((terms) => isSameName(terms.offer, offer.name))
  return { offer, parts: together(inShort(parts)), deals, isOpen }
}

function offerPart(event: Event, next: Event | undefined, name: OfferName): OfferPart | undefined {
  switch (event.kind) {
    case 'offerDeclined':
      // 4.3 A counter-offer stands for a no.
      if (next?.kind === 'offerMade' && next.answers !== null && isSameName(next.answers, event.offer)) return undefined
      return { kind: 'declined', seats: [event.seat], reason: event.reason }
    case 'offerMade': {
      const { offer, gives, wants } = event
      return { kind: 'countered', seat: offer.giver, offer, gives, wants }
    }
    case 'dealStruck': {
      const { terms } = event
      return terms === null
        ? undefined
        : { kind: 'accepted', seat: terms.taker, offer: terms.offer, gives: terms.fill ?? [] }
    }
    case 'offerWithdrawn':
      // Counter-offers come and go.
      return isSameName(event.offer, name) ? { kind: 'withdrawn' } : undefined
    default:
      return undefined
  }
}

/** So many answers are told besides those that led to a deal. */
const MOST_TOLD = 3

/** People bargain at length: what counts is who dealt and on what, and how it went on last. */
function inShort(parts: readonly OfferPart[]): readonly OfferPart[] {
  const struck = parts.flatMap((part) => (part.kind === 'accepted' ? [part.offer] : []))
  const counts = (part: OfferPart) =>
    part.kind === 'accepted' || (part.kind === 'countered' && struck.some((name) => isSameName(name, part.offer)))
  const others = parts.filter((part, i) => {
    if (counts(part)) return false
    if (part.kind === 'withdrawn') return struck.length === 0
    // Only the last word of each who counters.
    return !parts
      .slice(i + 1)
      .some((each) => each.kind === 'countered' && part.kind === each.kind && part.seat === each.seat)
  })
  const told = others.slice(-MOST_TOLD)
  return parts.filter((part) => counts(part) || told.includes(part))
}

/** Those who say no in the same way say it together. */
function together(parts: readonly OfferPart[]): readonly OfferPart[] {
  const found: OfferPart[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.kind === 'declined' && last?.kind === 'declined' && last.reason === part.reason)
      found[found.length - 1] = { ...last, seats: [...new Set([...last.seats, ...part.seats])] }
    else found.push(part)
  }
  return found
}

export interface AnnouncementTale {
  readonly answered: readonly Seat[]
  /** The reader's own answer; the others' are secret. */
  readonly mine: Of<'answered'>['answer']
  /** Undefined: not all answers are in. */
  readonly out: readonly Seat[] | undefined
  readonly stay: readonly Seat[]
  readonly bye: Seat | undefined
}

/** `before`: as it was before the first answer. */
export function announcementTale(events: readonly Event[], before: View | undefined): AnnouncementTale {
  const answers = allOf(events, 'answered')
  const out = firstOf(events, 'announced')?.out
  const knights = before?.banners.flatMap((banner, seat) => (banner === null ? [] : [seat])) ?? []
  const duellists =
    before === undefined || knights.length < 2 || before.ended !== null ? knights : pairsOf(before).flat()
  return {
    answered: answers.map(({ seat }) => seat),
    mine: answers.find(({ answer }) => answer !== null)?.answer ?? null,
    out,
    stay: knights.filter((seat) => out?.includes(seat) === false),
    bye: knights.find((seat) => !duellists.includes(seat)),
  }
}

/** A weapon that was turned, from the side of who is named first. */
export interface Clash {
  readonly weapon: Weapon
  readonly cards: readonly [Card, Card]
  /** Null: nobody's point. */
  readonly winner: Seat | null
}

export interface Spoil {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

export interface DuelTale {
  /** The reader first. */
  readonly pair: Pair
  readonly laid: readonly Seat[]
  readonly clashes: readonly Clash[]
  readonly points: readonly [number, number]
  readonly isLevel: boolean
  readonly spoils: readonly Spoil[]
  readonly won: Won | undefined
}

export interface Won {
  readonly seat: Seat
  readonly points: readonly [number, number]
  /** 0: not paid yet. */
  readonly coins: number
}

/** Undefined: it is not told who fights. */
export function duelTale(events: readonly Event[], reader: Seat | null): DuelTale | undefined {
  const turned = allOf(events, 'weaponTurned')
  const won = wonIn(events)
  const named = firstOf(events, 'duelBegan')?.pair ?? turned[0]?.pair ?? pairOf(firstOf(events, 'duelWon'))
  if (named === undefined) return undefined
  const isTurned = named[1] === reader
  const pair: Pair = isTurned ? [named[1], named[0]] : named
  const clashes = turned.map(
    ({ weapon, cards, winner }): Clash => ({ weapon, cards: isTurned ? [cards[1], cards[0]] : cards, winner }),
  )
  const pointsOf = (seat: Seat) => clashes.filter(({ winner }) => winner === seat).length
  const points = [pointsOf(pair[0]), pointsOf(pair[1])] as const
  const takenBy = (side: 0 | 1): Spoil => ({
    seat: pair[side],
    cards: clashes.flatMap(({ cards, winner }) => (winner === pair[side] ? [cards[side === 0 ? 1 : 0]] : [])),
  })
  return {
    ...{ pair, clashes, points, won },
    laid: allOf(events, 'equipmentLaid').map(({ seat }) => seat),
    isLevel: clashes.length === WEAPONS.length && points[0] === points[1],
    spoils: [takenBy(0), takenBy(1)].filter(({ cards }) => cards.length > 0),
  }
}

function pairOf(won: Of<'duelWon'> | undefined): Pair | undefined {
  return won && [won.seat, won.loser]
}

function wonIn(events: readonly Event[]): Won | undefined {
  const won = firstOf(events, 'duelWon')
  return won && { seat: won.seat, points: won.points, coins: firstOf(events, 'rewardPaid')?.coins ?? 0 }
}

export type Verdict = 'hit' | 'wrong' | 'falseStart' | 'none'

export interface JudgementTale {
  /** Undefined: it is not told who runs. */
  readonly pair: Pair | undefined
  readonly no: number
  /** The throw that is waited for; null: nobody may see it yet. */
  readonly thrown: Throw | null
  /** The touches on the last throw that was decided. */
  readonly shown: ShownTouches | undefined
  readonly lot: Seat | undefined
  readonly won: Won | undefined
}

export interface ShownTouches {
  readonly right: Token
  readonly runners: readonly { readonly seat: Seat; readonly verdict: Verdict; readonly ms: number | null }[]
  readonly winner: Seat | null
}

export function judgementTale(events: readonly Event[]): JudgementTale {
  const thrown = allOf(events, 'tokensThrown').at(-1)
  const shown = allOf(events, 'touchesShown').at(-1)
  const isDecided = shown !== undefined && thrown !== undefined && events.indexOf(shown) > events.indexOf(thrown)
  return {
    pair: firstOf(events, 'judgementCalled')?.pair ?? shown?.pair,
    no: thrown?.no ?? 0,
    thrown: isDecided ? null : (thrown?.thrown ?? null),
    shown: shown && {
      right: shown.right,
      runners: shown.pair.map((seat, i) => {
        const touch = shown.touches[i === 0 ? 0 : 1]
        return { seat, verdict: verdictOf(touch, shown.right), ms: touch.ms }
      }),
      winner: shown.winner,
    },
    lot: firstOf(events, 'lotDrawn')?.winner,
    won: wonIn(events),
  }
}

function verdictOf({ token, ms }: Touch, right: Token): Verdict {
  if (token === null || ms === null) return 'none'
  if (ms < FALSE_START_BELOW) return 'falseStart'
  return token === right ? 'hit' : 'wrong'
}
