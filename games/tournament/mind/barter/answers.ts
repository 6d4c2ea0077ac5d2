/* 4.3 How a bot answers an offer: it accepts, counters in steps towards a price both gain by, or says why not. */
import type { Seat } from '@logres/kernel'
import { type Action, type Counter, type DeclineReason, findOffer, type Offer, type View } from '../../rules/index.ts'
import type { Character } from './character.ts'
import type { Measure, Swap } from './measure.ts'
import type { Others } from './others.ts'

export type Accept = Extract<Action, { kind: 'accept' }>

/** Whether an offer is taken, countered, or refused. `gain` is what it brings the bot, in coins. */
export type Answer =
  | { readonly kind: 'accept'; readonly action: Accept; readonly swap: Swap; readonly gain: number }
  | { readonly kind: 'counter'; readonly action: Counter; readonly gain: number }
  | { readonly kind: 'decline'; readonly reason: DeclineReason }

/** What both together must gain by a deal to haggle over it, in coins. */
const LEAST_SURPLUS = 0.3
/** Over less than this nobody haggles. */
const WORTH_HAGGLING = 2
/** What somebody gets is of no use if it brings less, in coins. */
const LEAST_USE = 0.5
const MOST_CARDS = 6
/** A person who names a price is taken to have so many coins of room, whatever their hand is imagined to be. */
const ROOM = 3

export interface Answering {
  readonly margin: number
  readonly character: Character
  /** Who has brought the bot a good deal before. */
  readonly friends: ReadonlySet<Seat>
  readonly people: readonly Seat[]
}

/** A swap with the giver of an offer, and how it looks to both. */
interface Stakes {
  readonly offer: Offer
  readonly swap: Swap
  /** The gains of both without coins; the giver's is estimated. */
  readonly own: number
  readonly theirs: number
  readonly rivalry: number
}

export class Answers {
  readonly #view: View
  readonly #measure: Measure
  readonly #others: Others
  readonly #settings: Answering

  constructor(view: View, measure: Measure, others: Others, settings: Answering) {
    this.#view = view
    this.#measure = measure
    this.#others = others
    this.#settings = settings
  }

  answer(offer: Offer): Answer {
    const { gives, wants, name } = offer
    const swap = this.#measure.swapFor(offer)
    if (isNothing(wants) && wants.any.length === 0)
      return accepted(
        { kind: 'accept', offer: name, fill: [] },
        { gives: [], gets: gives.cards },
        Number.POSITIVE_INFINITY,
      )
    if (swap === undefined) return this.#buyInstead(offer) ?? { kind: 'decline', reason: 'cannotSpare' }
    const stakes = this.#stakes(offer, swap)
    if (stakes === undefined) return this.#buyInstead(offer) ?? { kind: 'decline', reason: 'cannotSpare' }
    const coins = gives.coins - wants.coins
    const action: Accept = { kind: 'accept', offer: name, fill: swap.fill }
    const isGood = wants.coins <= this.#measure.purse && this.#isGood(stakes, coins)
    const counter = isNothing(gives) ? undefined : this.#counter(stakes, coins, isGood)
    if (counter !== undefined) return counter
    if (isGood) return accepted(action, swap, stakes.own + coins)
    return this.#buyInstead(offer) ?? { kind: 'decline', reason: this.#reason(stakes, coins) }
  }

  /** Undefined if the bot would break its outfit, or the giver cannot mean it. */
  #stakes(offer: Offer, swap: Swap): Stakes | undefined {
    const own = this.#measure.gain(swap)
    if (own === Number.NEGATIVE_INFINITY) return undefined
    const prospects = this.#others.prospects(swap.gives, { cards: swap.gets, any: [] }, [offer.name.giver])
    const mean = (of: (each: (typeof prospects)[number]) => number) =>
      prospects.reduce((sum, each) => sum + of(each), 0) / prospects.length
    if (prospects.length === 0) return { offer, swap, own, theirs: 0, rivalry: 0 }
    return { offer, swap, own, theirs: mean(({ gain }) => gain), rivalry: mean(({ rivalry }) => rivalry) }
  }

  #isGood({ own, theirs, rivalry }: Stakes, coins: number): boolean {
    const { margin } = this.#settings
    return own + coins >= margin && own + coins - rivalry * (theirs - coins) >= margin
  }

  /** The fewest coins at which the deal is good for the bot. */
  #lowest({ own, theirs, rivalry }: Stakes): number {
    const { margin } = this.#settings
    return Math.ceil(Math.max(margin - own, (margin - own + rivalry * theirs) / (1 + rivalry)))
  }

  /** Another price for the same goods; undefined if there is none that both gain by, or the one named will do. */
  #counter(stakes: Stakes, coins: number, isGood: boolean): Answer | undefined {
    const { own, theirs, offer } = stakes
    const lowest = this.#lowest(stakes)
    const last = this.#lastPrice(stakes)
    if (last !== undefined) {
      const next = Math.max(lowest, coins + Math.ceil((last - coins) * this.#settings.character.firmness))
      const isDone = isGood && next - coins < WORTH_HAGGLING
      return isDone || next >= last || next <= coins ? undefined : this.#countered(stakes, next)
    }
    const isPerson = this.#settings.people.includes(offer.name.giver)
    const most = isPerson ? Math.max(theirs, coins + ROOM) : theirs
    if (isGood || own + most < LEAST_SURPLUS) return undefined
    const { claim, thanks } = this.#settings.character
    const favour = this.#settings.friends.has(offer.name.giver) ? thanks : 0
    // Whatever is offered, the same price is asked: nobody pays more for having offered more.
    const next = Math.max(lowest, Math.round(claim * (own + theirs) - own) - favour)
    return next <= coins || next > most ? undefined : this.#countered(stakes, next)
  }

  #countered({ offer, swap, own }: Stakes, coins: number): Answer | undefined {
    if (-coins > this.#measure.purse) return undefined
    if (swap.gives.length > MOST_CARDS || swap.gets.length > MOST_CARDS) return undefined
    const gives = { cards: swap.gives.toSorted(inRisingOrder), coins: Math.max(0, -coins) }
    const wants = { cards: swap.gets, any: [], coins: Math.max(0, coins) }
    if (isNothing(gives) && isNothing(wants)) return undefined
    return { kind: 'counter', action: { kind: 'counter', offer: offer.name, gives, wants }, gain: own + coins }
  }

  /** What the bot itself has asked for these goods, if the offer answers that. */
  #lastPrice({ offer, swap }: Stakes): number | undefined {
    const { answers } = offer
    const mine = answers?.giver === this.#measure.seat ? findOffer(this.#view.offers, answers) : undefined
    if (mine === undefined) return undefined
    const { gives, wants } = mine
    const isSame = JSON.stringify(gives.cards) === JSON.stringify(swap.gives)
    return isSame && wants.cards.length + wants.any.length === swap.gets.length ? wants.coins - gives.coins : undefined
  }

  /** The bot cannot give what is asked, but would pay coins for what is offered. */
  #buyInstead(offer: Offer): Answer | undefined {
    const { gives, wants } = offer
    if (gives.cards.length === 0 || wants.cards.length + wants.any.length === 0) return undefined
    const stakes = this.#stakes(offer, { gives: [], gets: gives.cards })
    return stakes && this.#counter(stakes, Number.NEGATIVE_INFINITY, false)
  }

  #reason({ own, swap }: Stakes, coins: number): DeclineReason {
    if (own + coins >= this.#settings.margin) return 'helpsYou'
    const use = this.#measure.gain({ gives: [], gets: swap.gets })
    return swap.gets.length > 0 && use + Math.max(0, coins) < LEAST_USE ? 'noUse' : 'tooLittle'
  }
}

function accepted(action: Accept, swap: Swap, gain: number): Answer {
  return { kind: 'accept', action, swap, gain }
}

function isNothing({ cards, coins }: { readonly cards: readonly number[]; readonly coins: number }): boolean {
  return cards.length === 0 && coins === 0
}

function inRisingOrder(a: number, b: number): number {
  return a - b
}
