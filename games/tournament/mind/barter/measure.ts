/*
 * What hands are worth, in coins. The measure stays the same through a barter, and every deal of a bot must raise its own
 * value by it: so no sequence of deals can exploit a bot, and the same question gets the same answer.
 */
import { present, type Seat } from '@logres/kernel'
import { type Card, JOKER, type Offer, type View } from '../../rules/index.ts'
import { breaksOutfit, exchanged, fillFrom, leastFor } from '../deal.ts'
import { type Evaluator, type Outlook, outlookOf } from '../evaluate.ts'
import type { Pledge } from '../pledges.ts'

/** Cards that change hands; coins are counted separately. */
export interface Swap {
  readonly gives: readonly Card[]
  readonly gets: readonly Card[]
}

export class Measure {
  readonly seat: Seat
  readonly hand: readonly Card[]
  readonly purse: number
  readonly #view: View
  readonly #evaluator: Evaluator
  readonly #outlook: Outlook
  readonly #coin: number
  readonly #jokerLove: number
  readonly #now: number

  constructor(view: View, seat: Seat, evaluator: Evaluator, jokerLove: number) {
    this.#view = view
    this.seat = seat
    this.hand = present(view.hands[seat]).cards ?? []
    this.purse = view.purses[seat] ?? 0
    this.#evaluator = evaluator
    this.#jokerLove = jokerLove
    const cardsHeld = view.hands.reduce((sum, { size }) => sum + size, 0)
    this.#outlook = outlookOf(view, cardsHeld)
    const worth = (purse: number) => evaluator.holdings(view, seat, this.hand, purse, this.#outlook)
    this.#coin = worth(1) - worth(0)
    this.#now = this.worthTo(seat, this.hand)
  }

  /** What a seat would have if the barter ended with this hand. Nobody else's hand is looked at. */
  worthTo(seat: Seat, hand: readonly Card[]): number {
    const worth = this.#evaluator.holdings(this.#view, seat, hand, 0, this.#outlook) / this.#coin
    return seat === this.seat && this.#jokerLove > 0 ? worth + this.#jokerLove * countJokers(hand) : worth
  }

  /** The bot's own gain from a swap, without coins; nothing makes up for a broken outfit. */
  gain({ gives, gets }: Swap): number {
    const after = exchanged(this.hand, gives, gets)
    if (breaksOutfit(this.#view, this.seat, this.hand, after)) return Number.NEGATIVE_INFINITY
    return this.worthTo(this.seat, after) - this.#now
  }

  /** The gain of another seat, which holds this hand; `now` is what that hand is worth. */
  gainOf(seat: Seat, hand: readonly Card[], now: number, { gives, gets }: Swap): number {
    const after = exchanged(hand, gives, gets)
    if (breaksOutfit(this.#view, seat, hand, after)) return Number.NEGATIVE_INFINITY
    return this.worthTo(seat, after) - now
  }

  /** What the bot's own offer brings at the least, coins included. */
  leastGain({ gives, wants }: Pledge): number {
    const gets = leastFor(this.#view, this.hand, wants)
    return this.gain({ gives: gives.cards, gets }) + wants.coins - gives.coins
  }

  /** What the bot would hand over and get by accepting; undefined if it cannot. */
  swapFor({ gives, wants }: Offer): (Swap & { readonly fill: readonly Card[] }) | undefined {
    const fill = fillFrom(this.hand, wants)
    return fill && { gives: [...wants.cards, ...fill], gets: gives.cards, fill }
  }
}

function countJokers(hand: readonly Card[]): number {
  let count = 0
  for (let i = hand.length - 1; i >= 0 && hand[i] === JOKER; i--) count++
  return count
}
