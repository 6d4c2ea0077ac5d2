/* 4.2 What a bot offers of its own accord: what it can spare, for what it lacks, at the price that promises most. */
import { at, present, type Seat } from '@logres/kernel'
import {
  type Audience,
  type Card,
  dealFor,
  type Goods,
  isKnight,
  JOKER,
  kindOf,
  type MakeOffer,
  type Offer,
  type Request,
  seatsOf,
  type View,
  type Wants,
  WEAPONS,
  worthOf,
} from '../../rules/index.ts'
import { leastFor } from '../deal.ts'
import { areRisky } from '../pledges.ts'
import type { Measure } from './measure.ts'
import type { Others, Prospect } from './others.ts'

/** Cards for cards; the coins are still to be found. */
interface Bundle {
  readonly gives: readonly Card[]
  readonly wants: Pick<Wants, 'cards' | 'any'>
}

/** A bundle at a price. */
interface Priced {
  readonly bundle: Bundle
  readonly audience: Audience
  /** To the bot; less than 0 if it pays. */
  readonly coins: number
  /** What it brings, times the chance that somebody takes it, in coins. */
  readonly value: number
}

export interface Pricing {
  /** What a deal must bring the bot at least, in coins. */
  readonly margin: number
  /** See Character. */
  readonly markup: number
  /** The most bundles whose prospects are looked at. */
  readonly looks: number
  /** Whether it is worth while to choose whom to offer to. */
  readonly choosesTakers: boolean
}

/** The assumed least gain for which others accept a deal. */
const OTHERS_MARGIN = 0.4
/** What a proposal must be worth, in coins. */
const LEAST_VALUE = 0.05
/** The part of what a deal would bring the bot that is left to the other: a fair price is taken more often. */
const FAIRNESS = 0.6
/** So much better must it be to offer to one seat alone. */
const PRIVACY = 1.25

export class Proposals {
  readonly #view: View
  readonly #measure: Measure
  readonly #others: Others
  readonly #pricing: Pricing
  readonly #own: readonly Offer[]

  constructor(view: View, measure: Measure, others: Others, pricing: Pricing) {
    this.#view = view
    this.#measure = measure
    this.#others = others
    this.#pricing = pricing
    this.#own = view.offers.filter(({ name }) => name.giver === measure.seat)
  }

  /** The most promising offer, if any is worth it and none like it lies open. */
  best(): MakeOffer | undefined {
    const bundles = this.#bundles().filter((bundle) => !this.#own.some((own) => isSameBundle(own, bundle)))
    const priced = bundles.flatMap((bundle) => this.#price(bundle) ?? [])
    const ranked = priced.sort((a, b) => b.value - a.value)
    for (const each of ranked) {
      const offer = offerOf(
        each,
        Math.min(
          this.#pricing.markup,
          this.#mostMarkup(each),
          each.bundle.gives.length === 0 ? -1 - each.coins : LARGE,
        ),
      )
      if (this.isSafe(offer)) return offer
    }
    return undefined
  }

  /** An open offer that would be made for fewer coins now. */
  overpriced(): Offer | undefined {
    return this.#own.find((offer) => {
      const asked = offer.wants.coins - offer.gives.coins
      const price = this.#price({ gives: offer.gives.cards, wants: offer.wants })
      return price !== undefined && price.coins < asked
    })
  }

  /** Whether the bot keeps its outfit, whichever of its open offers are taken. */
  isSafe(offer: { readonly gives: Goods; readonly wants: Wants }): boolean {
    const { hand, seat } = this.#measure
    return !isKnight(this.#view, seat) || !areRisky(this.#view, hand, [...this.#own, offer])
  }

  /** A price nobody could pay is not asked for. */
  #mostMarkup({ bundle, coins }: Priced): number {
    const paid = this.#others.prospects(bundle.gives, bundle.wants, this.#others.seats).map(highestPrice)
    return Math.max(0, ...paid) - coins
  }

  #price(bundle: Bundle): Priced | undefined {
    const least = this.#leastGain(bundle)
    const lowest = Math.max(-this.#measure.purse, Math.ceil(this.#pricing.margin - least))
    if (!Number.isFinite(lowest)) return undefined
    const prospects = this.#others.prospects(bundle.gives, bundle.wants, this.#others.seats)
    const toAll = bestPrice(prospects, lowest, least, this.#others.count)
    if (toAll === undefined || !(toAll.value >= LEAST_VALUE)) return undefined
    // Nobody asks for gifts.
    if (bundle.gives.length === 0 && toAll.coins >= 0) return undefined
    const coins = Math.round(toAll.coins - FAIRNESS * (toAll.coins - lowest))
    const priced: Priced = { bundle, audience: 'all', value: toAll.value, coins }
    return this.#pricing.choosesTakers ? this.#toOne(priced, prospects, lowest, least) : priced
  }

  #toOne(priced: Priced, prospects: readonly Prospect[], lowest: number, least: number): Priced {
    let best = priced
    for (const taker of this.#others.seats) {
      const theirs = prospects.filter((each) => each.taker === taker)
      const price = bestPrice(theirs, lowest, least, this.#others.count)
      if (price !== undefined && price.value > PRIVACY * priced.value && price.value > best.value)
        best = { bundle: priced.bundle, audience: [taker], ...price }
    }
    return best
  }

  #leastGain({ gives, wants }: Bundle): number {
    return this.#measure.gain({ gives, gets: leastFor(this.#view, this.#measure.hand, { ...wants, coins: 0 }) })
  }

  /** Sales, purchases and swaps, those with the highest own gain. */
  #bundles(): Bundle[] {
    const { hand, seat } = this.#measure
    const byKind = [0, 1, 2, 3, 4].map((kind) => hand.filter((card) => kindOf(card) === kind))
    const spares = byKind.flatMap((cards) => spareOf(cards))
    const sales = spares.map((card) => ({ gives: [card], wants: NOTHING }))
    const wishes = isKnight(this.#view, seat) ? this.#wishes(byKind) : []
    const purchases = wishes.map((wants) => ({ gives: [], wants }))
    const lowest = byKind.flatMap((cards) => cards.slice(0, 1))
    const swaps = lowest.flatMap((card) => wishes.map((wants) => ({ gives: [card], wants })))
    return [...this.#top(sales), ...this.#top(purchases), ...this.#top(swaps)]
  }

  #top(bundles: readonly Bundle[]): Bundle[] {
    return bundles
      .map((bundle) => ({ bundle, gain: this.#leastGain(bundle) }))
      .filter(({ gain }) => Number.isFinite(gain))
      .sort((a, b) => b.gain - a.gain)
      .slice(0, this.#pricing.looks)
      .map(({ bundle }) => bundle)
  }

  /** A weapon that is lacking or held once, a better one than the best, a joker. */
  #wishes(byKind: readonly (readonly Card[])[]): Pick<Wants, 'cards' | 'any'>[] {
    const { options } = this.#view
    const highest = options.lowestValue + dealFor(seatsOf(this.#view)).values - 1
    const requests = WEAPONS.flatMap((weapon, kind): Request[] => {
      const cards = present(byKind[kind])
      const last = cards.at(-1)
      const any = { weapon, least: 1 }
      if (last === undefined) return [any]
      const better = worthOf(last) < highest ? [{ weapon, least: worthOf(last) + 1 }] : []
      return cards.length === 1 ? [any, ...better] : better
    })
    const { jokers } = dealFor(seatsOf(this.#view))
    const joker = present(byKind[WEAPONS.length]).length < jokers ? [{ cards: [JOKER], any: [] }] : []
    return [...requests.map((request) => ({ cards: [], any: [request] })), ...joker]
  }
}

const LARGE = Number.POSITIVE_INFINITY
const NOTHING: Pick<Wants, 'cards' | 'any'> = { cards: [], any: [] }

/** The weakest, the best and the next best. */
function spareOf(cards: readonly Card[]): Card[] {
  return [...new Set([0, cards.length - 2, cards.length - 1])]
    .filter((i) => i >= 0 && i < cards.length)
    .map((i) => at(cards, i))
}

/** In whole coins: what somebody would pay for the swap at the most; less than 0 if they want coins. */
function highestPrice({ gain, purse }: Prospect): number {
  return Math.min(purse, Math.floor(gain - OTHERS_MARGIN))
}

/** The number of coins that promises most: the more, the fewer would pay them. */
function bestPrice(
  prospects: readonly Prospect[],
  lowest: number,
  least: number,
  worlds: number,
): { readonly coins: number; readonly value: number } | undefined {
  let best: { readonly coins: number; readonly value: number } | undefined
  for (const coins of new Set(prospects.map(highestPrice))) {
    if (coins < lowest) continue
    const gains = Array.from({ length: worlds }, () => ({ total: 0, takers: 0 }))
    for (const prospect of prospects) {
      if (highestPrice(prospect) < coins) continue
      const world = at(gains, prospect.world)
      world.total += least + coins - prospect.rivalry * (prospect.gain - coins)
      world.takers += 1
    }
    const value = gains.reduce((sum, { total, takers }) => sum + (takers === 0 ? 0 : total / takers), 0) / worlds
    if (best === undefined || value > best.value) best = { coins, value }
  }
  return best
}

function offerOf({ bundle, audience, coins }: Priced, markup: number): MakeOffer {
  const price = coins + Math.max(0, markup)
  return {
    kind: 'offer',
    audience,
    gives: { cards: bundle.gives, coins: Math.max(0, -price) },
    wants: { ...bundle.wants, coins: Math.max(0, price) },
  }
}

function isSameBundle({ gives, wants }: Offer, bundle: Bundle): boolean {
  return (
    isSame(gives.cards, bundle.gives) && isSame(wants.cards, bundle.wants.cards) && isSame(wants.any, bundle.wants.any)
  )
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

export function isAddressedTo({ name }: Offer, seat: Seat): boolean {
  return name.audience === 'all' ? name.giver !== seat : name.audience.includes(seat)
}
