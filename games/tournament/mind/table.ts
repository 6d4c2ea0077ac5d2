/* 4 One look at a barter: what deals would bring, and which of them others would take. */
import { present, type Seat, seededChance } from '@logres/kernel'
import {
  type Action,
  type Audience,
  type Card,
  findOffer,
  type Goods,
  hasOutfit,
  isKnight,
  isSameName,
  type Offer,
  type OfferName,
  question,
  type State,
  tournament,
  type View,
  type Wants,
} from '../rules/index.ts'
import { breaksOutfit, type Deal, dealt, exchanged, fillFrom, leastFor } from './deal.ts'
import { type Evaluator, lateIn, type Outlook, outlookOf } from './evaluate.ts'
import { areRisky, riskiest } from './pledges.ts'

/** How a level bargains. Gains are in logits: a coin is about 0.1. */
export interface Manner {
  /** Only the bot's own gain; or also its share of the victory, which depends on who else gains. */
  readonly valuation: 'own' | 'share'
  /** Worlds in which a deal is looked at. */
  readonly worlds: number
  /** What a deal must bring at least. */
  readonly margin: number
}

/** The limit of offers in one barter: more for a knight whose outfit is not complete. */
const OFFERS = 3
const OFFERS_IN_NEED = 6
/** The assumed least gain for which others accept a deal. */
const OTHERS_MARGIN = 0.05
/** An offer that hardly anybody would take is not made. */
const LEAST_CHANCE = 0.1
/** The number of deals and proposals considered in detail, those with the highest own gain. */
const MOST_LOOKED_AT = 24
/** A bot that bargains for its share must not lose by the deal itself. */
const LEAST_FOR_ONESELF = 0.01
/** The share must be better by so many standard errors of what the worlds say. */
const DOUBT = 0.5

type Accept = Extract<Action, { kind: 'accept' }>
type Proposal = Extract<Action, { kind: 'offer' | 'counter' }>

/** A world it could be, and what it is worth to the one who bargains. */
interface World {
  readonly state: State
  readonly late: number
  readonly now: number
}

/** A deal with the bot's own gain. */
interface Prospect<Kind extends Action> {
  readonly action: Kind
  readonly gain: number
}

/** In how many worlds somebody would take a proposal, and what that brings in all of them together. */
interface Expectation {
  readonly deals: number
  readonly total: number
}

export class Table {
  readonly #view: View
  readonly #seat: Seat
  readonly #manner: Manner
  readonly #evaluator: Evaluator
  readonly #hand: readonly Card[]
  readonly #purse: number
  readonly #outlook: Outlook
  /** The value of the current position. */
  readonly #now: number
  /** Imagined when first needed: mostly there is nothing to think about. */
  #imagined: readonly World[] | undefined

  constructor(view: View, seat: Seat, manner: Manner, evaluator: Evaluator) {
    this.#view = view
    this.#seat = seat
    this.#manner = manner
    this.#evaluator = evaluator
    this.#hand = present(view.hands[seat]).cards ?? []
    this.#purse = view.purses[seat] ?? 0
    const cardsHeld = view.hands.reduce((sum, { size }) => sum + size, 0)
    this.#outlook = outlookOf(view, cardsHeld)
    this.#now = evaluator.holdings(view, seat, this.#hand, this.#purse, this.#outlook)
  }

  /** Random, but the same worlds for the same question, so that asking again gives the same answer. */
  get #worlds(): readonly World[] {
    if (this.#imagined !== undefined) return this.#imagined
    const chance = seededChance(JSON.stringify([this.#view.turnNo, this.#seat, this.#hand, this.#purse]))
    this.#imagined = Array.from({ length: this.#manner.worlds }, () => {
      const state = closed(tournament.imagine(this.#view, chance))
      const late = lateIn(state)
      const now = this.#manner.valuation === 'share' ? this.#evaluator.odds(state, this.#seat, late) : 0
      return { state, late, now }
    })
    return this.#imagined
  }

  get isReady(): boolean {
    const asked = question(this.#view)
    return asked?.kind === 'barter' && asked.ready[this.#seat] === true
  }

  get #mayOffer(): boolean {
    const inNeed = isKnight(this.#view, this.#seat) && !hasOutfit(this.#hand)
    return (this.#view.offersMade ?? 0) < (inNeed ? OFFERS_IN_NEED : OFFERS)
  }

  get #ownOffers(): readonly Offer[] {
    return this.#view.offers.filter(({ name }) => name.giver === this.#seat)
  }

  /** A bot that has offered waits for later seats that still deal. The last one never waits, so the barter ends. */
  get isAwaitingAnswers(): boolean {
    const asked = question(this.#view)
    if (asked?.kind !== 'barter' || this.#ownOffers.length === 0) return false
    return asked.ready.some((isReady, seat) => seat > this.#seat && !isReady)
  }

  /** An open offer of the bot that it would not make any more. */
  staleOffer(): OfferName | undefined {
    const own = this.#ownOffers
    const stale = own.find((offer) => !(this.#leastGain(offer) >= 0) || this.#isAgainstOneself(offer))
    return (stale ?? this.#riskiest(this.#hand, own))?.name
  }

  /** Other seats than assumed would take it. */
  #isAgainstOneself({ name, gives, wants }: Offer): boolean {
    if (this.#manner.valuation === 'own') return false
    const { total, deals } = this.#expectAll({ gives, wants }, this.#others(name.audience))
    return total < -this.#manner.margin * deals
  }

  #riskiest(hand: readonly Card[], offers: readonly Offer[]): Offer | undefined {
    return isKnight(this.#view, this.#seat) ? riskiest(this.#view, hand, offers) : undefined
  }

  /** The accepted offer that brings most, if any brings enough; a gift before all others. */
  bestDeal(legal: readonly Action[]): Prospect<Accept> | undefined {
    const found: Prospect<Accept>[] = []
    for (const action of legal) {
      if (action.kind !== 'accept') continue
      const { gives, wants } = this.#offer(action.offer)
      if (isNothing(gives)) continue
      if (isNothing(wants) && wants.any.length === 0) return { action, gain: Number.POSITIVE_INFINITY }
      const { gets, coins, gives: given } = this.#dealOf(action)
      found.push({ action, gain: this.#gain(given, gets, coins) })
    }
    const { margin, valuation } = this.#manner
    if (valuation === 'own') return best(found, margin)[0]
    const likely = best(found, LEAST_FOR_ONESELF).slice(0, MOST_LOOKED_AT)
    return best(
      likely.map(({ action }) => ({ action, gain: this.#gainInWorlds(this.#dealOf(action)) })),
      margin,
    )[0]
  }

  /** The bot's offer that together with this deal could cost the outfit. */
  obstacleTo({ action }: Prospect<Accept>): OfferName | undefined {
    const { gives, gets } = this.#dealOf(action)
    return this.#riskiest(exchanged(this.#hand, gives, gets), this.#ownOffers)?.name
  }

  #offer(name: OfferName): Offer {
    return present(findOffer(this.#view.offers, name))
  }

  #dealOf({ offer: name, fill }: Accept): Deal {
    const { gives, wants } = this.#offer(name)
    return {
      seats: [this.#seat, name.giver],
      gives: [...wants.cards, ...fill],
      gets: gives.cards,
      coins: gives.coins - wants.coins,
    }
  }

  bestCounter(legal: readonly Action[], name: OfferName): Action | undefined {
    if (this.isReady || !this.#mayOffer) return undefined
    const counters = legal.filter((action) => action.kind === 'counter' && isSameName(action.offer, name))
    return this.#bestProposal(counters, () => [name.giver])
  }

  /** Those with taste for the share of the victory also choose whom they offer to; the others offer to all. */
  bestOffer(legal: readonly Action[]): Action | undefined {
    if (!this.#mayOffer) return undefined
    const offers = legal.filter(
      (action) =>
        action.kind === 'offer' &&
        (action.audience === 'all' || this.#manner.valuation === 'share') &&
        !this.#isOpen(action),
    )
    return this.#bestProposal(offers, (action) => (action.kind === 'offer' ? this.#others(action.audience) : []))
  }

  #bestProposal(legal: readonly Action[], toWhom: (action: Proposal) => readonly Seat[]): Action | undefined {
    const found: Prospect<Proposal>[] = []
    for (const action of legal) {
      if (action.kind === 'offer' || action.kind === 'counter') found.push({ action, gain: this.#leastGain(action) })
    }
    const likely = best(found, LEAST_FOR_ONESELF).slice(0, MOST_LOOKED_AT)
    const prospects = likely.map(({ action }) => ({ action, gain: this.#prospect(action, toWhom(action)) }))
    return best(prospects, 0).find(({ action }) => this.#isSafe(action))?.action
  }

  #isSafe(proposal: Proposal): boolean {
    return !isKnight(this.#view, this.#seat) || !areRisky(this.#view, this.#hand, [...this.#ownOffers, proposal])
  }

  /** The bot's own gain from a deal; nothing makes up for a broken outfit. */
  #gain(gives: readonly Card[], gets: readonly Card[], coins: number): number {
    const after = exchanged(this.#hand, gives, gets)
    if (breaksOutfit(this.#view, this.#seat, this.#hand, after)) return Number.NEGATIVE_INFINITY
    const purse = this.#purse + coins
    return this.#evaluator.holdings(this.#view, this.#seat, after, purse, this.#outlook) - this.#now
  }

  /** What a proposal brings at the least, if it is taken. */
  #leastGain({ gives, wants }: { readonly gives: Goods; readonly wants: Wants }): number {
    return this.#gain(gives.cards, leastFor(this.#view, this.#hand, wants), wants.coins - gives.coins)
  }

  /** A cautious estimate of how a deal changes the bot's share of the victory. */
  #gainInWorlds(deal: Deal): number {
    const { length } = this.#worlds
    let total = 0
    let squares = 0
    for (const world of this.#worlds) {
      const gain = this.#shareGain(world, deal)
      total += gain
      squares += gain * gain
    }
    const mean = total / length
    const variance = Math.max(0, squares / length - mean * mean)
    return mean - DOUBT * Math.sqrt(variance / length)
  }

  #shareGain({ state, late, now }: World, deal: Deal): number {
    return this.#evaluator.odds(dealt(state, deal), this.#seat, late) - now
  }

  #others(audience: Audience): readonly Seat[] {
    return audience === 'all'
      ? this.#view.banners.map((_, seat) => seat).filter((seat) => seat !== this.#seat)
      : audience
  }

  /** What a proposal brings, times the chance that somebody takes it; nothing if that is too little. */
  #prospect(proposal: Proposal, to: readonly Seat[]): number {
    const { total, deals } = this.#expectAll(proposal, to)
    const { length } = this.#worlds
    if (deals === 0 || deals < LEAST_CHANCE * length || !(total >= this.#manner.margin * deals)) return 0
    return (total / deals) * Math.min(1, deals / length)
  }

  #expectAll(proposal: { readonly gives: Goods; readonly wants: Wants }, to: readonly Seat[]): Expectation {
    let total = 0
    let deals = 0
    for (const taker of to) {
      const expected = this.#expect(proposal, taker)
      total += expected.total
      deals += expected.deals
    }
    return { total, deals }
  }

  /** The same goods offered to all and to one are looked at once. */
  readonly #expected = new Map<string, Expectation>()

  #expect({ gives, wants }: { readonly gives: Goods; readonly wants: Wants }, taker: Seat): Expectation {
    const key = JSON.stringify([taker, gives, wants])
    let expected = this.#expected.get(key)
    if (expected === undefined) {
      expected = this.#tryOut(gives, wants, taker)
      this.#expected.set(key, expected)
    }
    return expected
  }

  #tryOut(gives: Goods, wants: Wants, taker: Seat): Expectation {
    let total = 0
    let deals = 0
    for (const world of this.#worlds) {
      const { state } = world
      const hand = present(state.hands[taker])
      const fill = wants.coins > present(state.purses[taker]) ? undefined : fillFrom(hand, wants)
      if (fill === undefined) continue
      const gets = [...wants.cards, ...fill]
      const coins = wants.coins - gives.coins
      if (!this.#wouldTake(state, taker, { gives: gets, gets: gives.cards, coins: -coins })) continue
      const deal: Deal = { seats: [this.#seat, taker], gives: gives.cards, gets, coins }
      total += this.#manner.valuation === 'own' ? this.#gain(gives.cards, gets, coins) : this.#shareGain(world, deal)
      deals += 1
    }
    return { total, deals }
  }

  #wouldTake({ hands, purses }: State, taker: Seat, { gives, gets, coins }: Omit<Deal, 'seats'>): boolean {
    const hand = present(hands[taker])
    const purse = present(purses[taker])
    const after = exchanged(hand, gives, gets)
    if (breaksOutfit(this.#view, taker, hand, after)) return false
    const worth = (cards: readonly Card[], money: number): number =>
      this.#evaluator.holdings(this.#view, taker, cards, money, this.#outlook)
    return worth(after, purse + coins) - worth(hand, purse) >= OTHERS_MARGIN
  }

  /** The same is not offered again while it lies open, to whomever. */
  #isOpen({ gives, wants }: Proposal): boolean {
    return this.#ownOffers.some((own) => isSame(own.gives, gives) && isSame(own.wants, wants))
  }
}

/** Those that bring more than this, the best first; what is not a number brings nothing. */
function best<Kind extends Action>(prospects: readonly Prospect<Kind>[], more: number): Prospect<Kind>[] {
  return prospects.filter(({ gain }) => gain > more).sort((a, b) => b.gain - a.gain)
}

/** A deal is judged as if the barter ended with it: what is lacking then, is lacking at the announcement (5.2). */
function closed(state: State): State {
  const none = state.banners.map(() => null)
  const frames = state.frames.slice(0, -1)
  frames.push({ kind: 'announcement', hasAnswered: none.map(() => false), answers: none })
  return { ...state, frames }
}

function isNothing({ cards, coins }: Goods): boolean {
  return cards.length === 0 && coins === 0
}

function isSame(a: Goods | Wants, b: Goods | Wants): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
