/*
 * 4 Barter. A deal is taken for what it changes in the evaluation, so no round of deals can talk a bot out of anything:
 * each one it agrees to must leave it better off than before. In order: take the best deal there is, answer what was
 * asked of oneself alone, offer a few things, be ready.
 */
import { at, type Chance, present, type Seat } from '@logres/kernel'
import {
  type Action,
  type Audience,
  type Card,
  findOffer,
  fits,
  type Goods,
  hasOutfit,
  isKnight,
  type Offer,
  question,
  type State,
  tournament,
  type View,
  type Wants,
} from '@logres/tournament'
import type { Choice } from '../bot.ts'
import type { Level } from '../levels.ts'
import { breaksOutfit, type Deal, dealt, exchanged, type Valuation, valueFor } from './deal.ts'
import type { Evaluator, Scene } from './evaluate.ts'

/** How a level bargains. Gains are in logits: a coin is about 0.1. */
interface Manner {
  readonly valuation: Valuation
  /** Worlds in which a deal is looked at. */
  readonly worlds: number
  /** What a deal must bring at least. */
  readonly margin: number
}

const MANNERS: Readonly<Record<Level, Manner>> = {
  page: { valuation: 'own', worlds: 1, margin: 0.01 },
  squire: { valuation: 'own', worlds: 2, margin: 0.05 },
  knight: { valuation: 'share', worlds: 4, margin: 0.03 },
  champion: { valuation: 'share', worlds: 12, margin: 0.02 },
}

/** Offers in one barter: more for a knight whose outfit is not complete. Nobody likes to be flooded. */
export const OFFERS = 3
export const OFFERS_IN_NEED = 6
/** What others want a deal to bring them, one thinks. */
const OTHERS_MARGIN = 0.05
/** An offer that hardly anybody would take is not made. */
const LEAST_CHANCE = 0.1
/** Somebody who has said ready looks again after so many milliseconds, if nothing happens before. */
const WAIT_MS = 5000

export function bargain(
  view: View,
  legal: readonly Action[],
  level: Level,
  chance: Chance,
  evaluator: Evaluator,
): Choice<Action> {
  const table = new Table(view, viewerOf(view), MANNERS[level], chance, evaluator)
  const deal = table.bestDeal(legal)
  if (deal !== undefined) return { action: deal }
  const asked = legal.find((action) => action.kind === 'decline' && action.offer.audience !== 'all')
  if (asked?.kind === 'decline') return { action: table.bestCounter(legal, asked.offer) ?? asked }
  if (table.isReady) return { action: 'wait', ms: WAIT_MS }
  const offer = table.mayOffer ? table.bestOffer(legal) : undefined
  if (offer !== undefined) return { action: offer }
  if (table.isAwaitingAnswers) return { action: 'wait', ms: WAIT_MS }
  return { action: legal.find(({ kind }) => kind === 'ready') ?? at(legal, 0) }
}

function viewerOf({ viewer }: View): Seat {
  if (viewer === 'table') throw new TypeError('the table does not bargain')
  return viewer
}

type Proposal = Extract<Action, { kind: 'offer' | 'counter' }>

/** A world it could be, what it is worth to the one who bargains, and how each seat stands in it. */
interface World {
  readonly state: State
  readonly now: number
  readonly standings: readonly number[]
}

/** One look at a barter: the worlds it could be, and what deals would bring in them. */
class Table {
  readonly #view: View
  readonly #seat: Seat
  readonly #manner: Manner
  readonly #evaluator: Evaluator
  readonly #chance: Chance
  /** Imagined when first needed: mostly there is nothing to think about. */
  #imagined: readonly World[] | undefined

  constructor(view: View, seat: Seat, manner: Manner, chance: Chance, evaluator: Evaluator) {
    this.#view = view
    this.#seat = seat
    this.#manner = manner
    this.#evaluator = evaluator
    this.#chance = chance
  }

  get #worlds(): readonly World[] {
    this.#imagined ??= Array.from({ length: this.#manner.worlds }, () => {
      const state = closed(tournament.imagine(this.#view, this.#chance))
      const standings = state.hands.map((_, seat) => this.#evaluator.standing(state, seat))
      return { state, now: valueFor(state, this.#seat, this.#manner.valuation, this.#evaluator), standings }
    })
    return this.#imagined
  }

  get isReady(): boolean {
    const asked = question(this.#view)
    return asked?.kind === 'barter' && asked.ready[this.#seat] === true
  }

  get mayOffer(): boolean {
    const hand = present(this.#view.hands[this.#seat]).cards
    const inNeed = isKnight(this.#view, this.#seat) && hand !== null && !hasOutfit(hand)
    return (this.#view.offersMade ?? 0) < (inNeed ? OFFERS_IN_NEED : OFFERS)
  }

  /** Who has offered waits for those after him who still deal: the last one never waits, so all come to an end. */
  get isAwaitingAnswers(): boolean {
    const asked = question(this.#view)
    if (asked?.kind !== 'barter' || !this.#view.offers.some(({ name }) => name.giver === this.#seat)) return false
    return asked.ready.some((isReady, seat) => seat > this.#seat && !isReady)
  }

  /** The accepted offer that brings most, if any brings enough. */
  bestDeal(legal: readonly Action[]): Action | undefined {
    return this.#best(legal, (action) => {
      if (action.kind !== 'accept') return undefined
      const offer = present(findOffer(this.#view.offers, action.offer))
      return this.#gainOf({
        seats: [this.#seat, action.offer.giver],
        gives: [...offer.wants.cards, ...action.fill],
        gets: offer.gives.cards,
        coins: offer.gives.coins - offer.wants.coins,
      })
    })
  }

  bestCounter(legal: readonly Action[], name: Offer['name']): Action | undefined {
    if (this.isReady || !this.mayOffer) return undefined
    return this.#best(legal, (action) => {
      if (action.kind !== 'counter' || action.offer !== name) return undefined
      return this.#prospect(action, [name.giver])
    })
  }

  /** Those with taste for the share of the victory also choose whom they offer to; the others offer to all. */
  bestOffer(legal: readonly Action[]): Action | undefined {
    return this.#best(legal, (action) => {
      if (action.kind !== 'offer' || this.#isOpen(action)) return undefined
      if (action.audience !== 'all' && this.#manner.valuation === 'own') return undefined
      return this.#prospect(action, this.#others(action.audience))
    })
  }

  /** The action with the highest gain, if that is above nothing. */
  #best(legal: readonly Action[], gainOf: (action: Action) => number | undefined): Action | undefined {
    let best: Action | undefined
    let highest = 0
    for (const action of legal) {
      const gain = gainOf(action)
      if (gain === undefined || gain <= highest) continue
      highest = gain
      best = action
    }
    return best
  }

  /** What a deal of one's own brings on average; undefined if that is too little. */
  #gainOf(deal: Deal): number | undefined {
    let total = 0
    for (const { state, now } of this.#worlds) {
      const after = dealt(state, deal)
      if (breaksOutfit(state, after, this.#seat)) return undefined
      total += this.#value(after) - now
    }
    const gain = total / this.#worlds.length
    return gain < this.#manner.margin ? undefined : gain
  }

  #value(after: Scene): number {
    return valueFor(after, this.#seat, this.#manner.valuation, this.#evaluator)
  }

  #others(audience: Audience): readonly Seat[] {
    return audience === 'all'
      ? this.#view.banners.map((_, seat) => seat).filter((seat) => seat !== this.#seat)
      : audience
  }

  /** What a proposal brings, times the chance that somebody takes it. Undefined if that is too little. */
  #prospect(proposal: Proposal, to: readonly Seat[]): number | undefined {
    let total = 0
    let deals = 0
    for (const taker of to) {
      const expected = this.#expect(proposal, taker)
      total += expected.total
      deals += expected.deals
    }
    const { length } = this.#worlds
    if (deals === 0 || deals < LEAST_CHANCE * length || total < this.#manner.margin * deals) return undefined
    return (total / deals) * Math.min(1, deals / length)
  }

  /** The same goods offered to all and to one are looked at once. */
  readonly #expected = new Map<string, Expectation>()

  #expect(proposal: Proposal, taker: Seat): Expectation {
    const key = JSON.stringify([taker, proposal.gives, proposal.wants])
    let expected = this.#expected.get(key)
    if (expected === undefined) {
      expected = this.#tryOut(proposal, taker)
      this.#expected.set(key, expected)
    }
    return expected
  }

  #tryOut({ gives, wants }: Proposal, taker: Seat): Expectation {
    let total = 0
    let deals = 0
    for (const { state, now, standings } of this.#worlds) {
      const fill = fillFrom(state, taker, wants)
      if (fill === undefined) continue
      const after = dealt(state, {
        seats: [this.#seat, taker],
        gives: gives.cards,
        gets: [...wants.cards, ...fill],
        coins: wants.coins - gives.coins,
      })
      if (breaksOutfit(state, after, this.#seat) || breaksOutfit(state, after, taker)) continue
      if (this.#evaluator.standing(after, taker) - present(standings[taker]) < OTHERS_MARGIN) continue
      total += this.#value(after) - now
      deals += 1
    }
    return { total, deals }
  }

  /** The same is not offered again while it lies open, to whomever. */
  #isOpen({ gives, wants }: Proposal): boolean {
    return this.#view.offers.some(
      ({ name, gives: given, wants: wanted }) =>
        name.giver === this.#seat && isSame(given, gives) && isSame(wanted, wants),
    )
  }
}

/** A deal is judged as if the barter ended with it: what is lacking then, is lacking at the announcement (5.2). */
function closed(state: State): State {
  const none = state.banners.map(() => null)
  const frames = state.frames.slice(0, -1)
  frames.push({ kind: 'announcement', hasAnswered: none.map(() => false), answers: none })
  return { ...state, frames }
}

/** In how many worlds somebody would take a proposal, and what that brings in all of them together. */
interface Expectation {
  readonly deals: number
  readonly total: number
}

/** The cards with which he would meet it: the lowest that fit. Undefined if he can't. */
function fillFrom({ hands, purses }: State, taker: Seat, { cards, any, coins }: Wants): Card[] | undefined {
  if (coins > present(purses[taker])) return undefined
  const hand = present(hands[taker])
  const left = exchanged(hand, cards, [])
  if (left.length !== hand.length - cards.length) return undefined
  const fill: Card[] = []
  for (const request of any) {
    const card = left.find((each) => fits(each, request) && !fill.includes(each))
    if (card === undefined) return undefined
    fill.push(card)
  }
  return fill
}

function isSame(a: Goods | Wants, b: Goods | Wants): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
