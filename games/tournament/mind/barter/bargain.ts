/*
 * 4 Barter. In order: take back offers that are no longer good, take the best deal (a gift before all others), answer what one
 * is asked, offer, lower a price, be ready. Every deal must raise the bot's own value (measure.ts).
 */
import { at, present, type Seat } from '@logres/kernel'
import type { Choice, Company, Level } from '@logres/mind'
import {
  type Action,
  type Counter,
  isKnight,
  isSameName,
  MOST_OFFERS,
  MOST_OPEN_OFFERS,
  type Offer,
  offerText,
  question,
  type View,
} from '../../rules/index.ts'
import { exchanged } from '../deal.ts'
import type { Evaluator } from '../evaluate.ts'
import { riskiest } from '../pledges.ts'
import { type Answer, Answers } from './answers.ts'
import { characterOf } from './character.ts'
import { Measure } from './measure.ts'
import { Others } from './others.ts'
import { isWaitedFor, paceOf } from './pace.ts'
import { isAddressedTo, Proposals } from './proposals.ts'

/** How a level bargains. Margins are in coins. */
interface Manner {
  readonly worlds: number
  readonly margin: number
  /** Whether it matters to it who else gains by a deal. */
  readonly minds: boolean
}

const MANNERS: Readonly<Record<Level, Manner>> = {
  novice: { worlds: 1, margin: 0.1, minds: false },
  page: { worlds: 3, margin: 0.1, minds: false },
  squire: { worlds: 8, margin: 0.1, minds: false },
  knight: { worlds: 8, margin: 0.1, minds: true },
  champion: { worlds: 10, margin: 0.1, minds: true },
}

/** Offers of one's own accord in a barter; from the fourth on without a markup. The rest of the twenty is for counter-offers. */
const OFFERS = 8
const OFFERS_WITH_MARKUP = 3
/** Once all people are ready, they only wait. */
const OFFERS_IN_A_HURRY = 3
/** Bundles of each kind whose prospects are looked at. */
const LOOKS = 10
const TAKE_BACKS = 2
/** Nobody looks at more offers of others in one go. */
const MOST_ANSWERED = 16
/** Somebody who has nothing to do looks again after so many milliseconds, if nothing happens before. */
const WAIT_MS = 5000
const HURRIED_WAIT_MS = 1000
/** A deal that brought so many coins is remembered. */
const GOOD_DEAL = 2

/** The same goods are haggled over with the same player so many times in one barter. */
const HAGGLES = 3
/** Offers and counter-offers of one seat in a barter: people must be able to follow. */
const MOST_MADE = 16

/** What a bot remembers from one question to the next. It may be lost, as when a server restarts. */
export class Memory {
  /** Who has brought it a good deal. */
  readonly friends = new Set<Seat>()
  #turn = 0
  /** By player and goods, the offers it has countered in this barter. */
  readonly #haggled = new Map<string, Set<string>>()

  /** Whether to counter once more; the same offer any number of times, as a bot is asked again and again. */
  mayHaggle(turn: number, { offer, gives, wants }: Counter): boolean {
    if (turn !== this.#turn) this.#haggled.clear()
    this.#turn = turn
    const key = JSON.stringify([offer.giver, gives.cards, wants.cards])
    const countered = this.#haggled.get(key) ?? new Set()
    const name = offerText(offer)
    if (countered.size >= HAGGLES && !countered.has(name)) return false
    this.#haggled.set(key, countered.add(name))
    return true
  }
}

export function bargain(
  view: View,
  legal: readonly Action[],
  level: Level,
  evaluator: Evaluator,
  company: Company,
  memory: Memory = new Memory(),
): Choice<Action> {
  return new Bargain(view, level, evaluator, company, memory).choose(legal)
}

class Bargain {
  readonly #view: View
  readonly #seat: Seat
  readonly #company: Company
  readonly #memory: Memory
  readonly #measure: Measure
  readonly #answers: Answers
  readonly #proposals: Proposals
  readonly #ready: readonly boolean[]
  readonly #takeBacks: number
  readonly #own: readonly Offer[]

  constructor(view: View, level: Level, evaluator: Evaluator, company: Company, memory: Memory) {
    const { viewer } = view
    const asked = question(view)
    if (viewer === 'table' || asked?.kind !== 'barter') throw new TypeError('only a seat in a barter bargains')
    const { worlds, margin, minds } = MANNERS[level]
    const character = characterOf(company.seed)
    this.#view = view
    this.#seat = viewer
    this.#company = company
    this.#memory = memory
    this.#ready = asked.ready
    this.#takeBacks = present(asked.takeBacks[viewer])
    this.#own = view.offers.filter(({ name }) => name.giver === viewer)
    this.#measure = new Measure(view, viewer, evaluator, character.jokerLove)
    const others = new Others(view, this.#measure, evaluator, { worlds, minds })
    const { friends } = memory
    const { people } = company
    this.#answers = new Answers(view, this.#measure, others, { margin, character, friends, people })
    const markup = this.#made < OFFERS_WITH_MARKUP ? character.markup : 0
    this.#proposals = new Proposals(view, this.#measure, others, { margin, markup, looks: LOOKS, choosesTakers: minds })
  }

  get #made(): number {
    return this.#view.offersMade ?? 0
  }

  get #isReady(): boolean {
    return this.#ready[this.#seat] === true
  }

  /** 4.1, 4.4 */
  get #mayOffer(): boolean {
    return this.#made < MOST_OFFERS && this.#own.length < MOST_OPEN_OFFERS
  }

  choose(legal: readonly Action[]): Choice<Action> {
    const stale = this.#staleOffer()
    return stale === undefined ? this.#goOn(legal) : { action: withdrawal(stale) }
  }

  #goOn(legal: readonly Action[]): Choice<Action> {
    const answered = this.#toAnswer(legal).map((offer) => ({ offer, answer: this.#answers.answer(offer) }))
    const deal = this.#bestDeal(answered.map(({ answer }) => answer))
    if (deal !== undefined) return this.#paced(deal)
    const answer = this.#bestAnswer(answered)
    if (answer !== undefined) return this.#paced(answer)
    if (this.#isReady) return this.#wait
    const offers = this.#isWaitedFor ? OFFERS_IN_A_HURRY : OFFERS
    const offer = this.#made < offers && this.#mayOffer ? this.#proposals.best() : undefined
    if (offer !== undefined) return this.#paced(offer)
    if (this.#isAwaitingAnswers) return this.#wait
    const overpriced = this.#made < offers ? this.#proposals.overpriced() : undefined
    if (overpriced !== undefined) return this.#paced(withdrawal(overpriced))
    if (this.#company.people.some((person) => this.#ready[person] === false)) return this.#wait
    return this.#paced(legal.find(({ kind }) => kind === 'ready') ?? at(legal, 0))
  }

  get #isWaitedFor(): boolean {
    return isWaitedFor(this.#view, this.#company.people)
  }

  get #wait(): Choice<Action> {
    return { action: 'wait', ms: this.#isWaitedFor ? HURRIED_WAIT_MS : WAIT_MS }
  }

  #paced(action: Action): Choice<Action> {
    return paceOf(this.#view, action, this.#company)
  }

  /** An open offer of the bot that it would not make any more, or that everybody has declined. */
  #staleOffer(): Offer | undefined {
    const isCountered = ({ name }: Offer) =>
      this.#view.offers.some(({ answers, declinedBy }) => {
        return answers !== null && isSameName(answers, name) && !declinedBy.includes(this.#seat)
      })
    const stale = this.#own.find((offer) => {
      const asked = this.#view.banners.flatMap((_, seat) => (isAddressedTo(offer, seat) ? [seat] : []))
      const isRefused = asked.every((seat) => offer.declinedBy.includes(seat))
      return !(this.#measure.leastGain(offer) >= 0) || (isRefused && !isCountered(offer))
    })
    return stale ?? this.#riskiest(this.#measure.hand)
  }

  #riskiest(hand: readonly number[]): Offer | undefined {
    return isKnight(this.#view, this.#seat) ? riskiest(this.#view, hand, this.#own) : undefined
  }

  /** Offers to the bot alone first; the list says which it may still answer. */
  #toAnswer(legal: readonly Action[]): Offer[] {
    const open = legal.flatMap((action) => (action.kind === 'decline' ? [action.offer] : []))
    const offers = this.#view.offers.filter(({ name }) => open.some((each) => isSameName(each, name)))
    const [toAll, toFew] = [offers.filter(isPublic), offers.filter((offer) => !isPublic(offer))]
    return [...toFew, ...toAll].slice(0, MOST_ANSWERED)
  }

  /** If a deal and the bot's own open offers together are a risk, an offer is taken back first. */
  #bestDeal(answers: readonly Answer[]): Action | undefined {
    const deals = answers.filter((answer) => answer.kind === 'accept').sort((a, b) => b.gain - a.gain)
    const [deal] = deals
    if (deal === undefined) return undefined
    const obstacle = this.#riskiest(exchanged(this.#measure.hand, deal.swap.gives, deal.swap.gets))
    if (obstacle !== undefined) return withdrawal(obstacle)
    if (deal.gain >= GOOD_DEAL) this.#memory.friends.add(deal.action.offer.giver)
    return deal.action
  }

  /** A counter-offer, or a no with its reason. To public offers of bots nobody says no: it would tell them nothing they need. */
  #bestAnswer(answered: readonly { readonly offer: Offer; readonly answer: Answer }[]): Action | undefined {
    for (const { offer, answer } of answered) {
      if (answer.kind === 'counter' && this.#mayCounter(answer.action)) {
        if (!this.#isReady) return answer.action
        if (this.#takeBacks < TAKE_BACKS) return { kind: 'takeReadyBack' }
      }
      const reason = answer.kind === 'decline' ? answer.reason : 'tooLittle'
      const isOwed = !isPublic(offer) || this.#company.people.includes(offer.name.giver)
      if (answer.kind !== 'accept' && isOwed) return { kind: 'decline', offer: offer.name, reason }
    }
    return undefined
  }

  #mayCounter(counter: Counter): boolean {
    if (!this.#mayOffer || this.#made >= MOST_MADE || !this.#proposals.isSafe(counter)) return false
    return this.#memory.mayHaggle(this.#view.turnNo, counter)
  }

  /** A bot that has offered waits for later seats that still deal. The last one never waits, so the barter ends. */
  get #isAwaitingAnswers(): boolean {
    if (this.#own.length === 0) return false
    const seats = this.#ready.length
    const place = (seat: Seat) => (seat + this.#view.turnNo) % seats
    return this.#ready.some((isReady, seat) => {
      return place(seat) > place(this.#seat) && !isReady && !this.#company.people.includes(seat)
    })
  }
}

function withdrawal({ name }: Offer): Action {
  return { kind: 'withdraw', offer: name }
}

function isPublic({ name }: Offer): boolean {
  return name.audience === 'all'
}
