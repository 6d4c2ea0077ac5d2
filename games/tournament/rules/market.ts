/*
 * Which of the endless offers are listed: what fills a gap in one's outfit, what one can spare, what betters a weak
 * card, at prices that people pay. They depend on the giver's own hand and purse alone. Each exists once.
 */
import { present, type Seat } from '@logres/kernel'
import type { Action, Counter, MakeOffer } from './actions.ts'
import { dealFor, SEATS } from './data.ts'
import { type Audience, fits, type Goods, type Offer, type Request, type Wants } from './offers.ts'
import { handOf, isKnight, purseOf, type State, seatsOf } from './state.ts'
import { type Card, HIGHEST, JOKER, kindOf, WEAPONS, weaponOf, worthOf } from './vocabulary.ts'

/** What one asks for a card, and gives for one: about half its value; a joker is as good as a middling one. */
export function priceOf(card: Card): number {
  return card === JOKER ? 4 : Math.ceil(worthOf(card) / 2)
}

const CARDS: readonly Card[] = Array.from({ length: JOKER + 1 }, (_, card) => card)
const AUDIENCES: readonly Audience[] = ['all', ...Array.from({ length: SEATS.max }, (_, seat) => Object.freeze([seat]))]
const ALL = 0
const NO_CARDS: readonly Card[] = Object.freeze([])
const NO_REQUESTS: readonly Request[] = Object.freeze([])
const NOTHING_WANTED: Wants = { cards: NO_CARDS, any: NO_REQUESTS, coins: 0 }
/** Two prices one may pay for a weapon one lacks. */
const BIDS = [3, 6]
/** One adds so many coins to a weak card to get one that is so much better. */
const SURCHARGE = 2
const STEP_UP = 2

function offerOf(audience: Audience, gives: Partial<Goods>, wants: Partial<Wants>): MakeOffer {
  return Object.freeze({
    kind: 'offer',
    audience,
    gives: Object.freeze({ cards: NO_CARDS, coins: 0, ...gives }),
    wants: Object.freeze({ ...NOTHING_WANTED, ...wants }),
  })
}

/** A card of this kind, whatever its value. */
function anyOf(weapon: number): readonly Request[] {
  return [Object.freeze({ weapon: present(WEAPONS[weapon]), least: 1 })]
}

/** By card and audience: this card for coins. */
const SELL = CARDS.map((card) =>
  AUDIENCES.map((audience) => offerOf(audience, { cards: [card] }, { coins: priceOf(card) })),
)
/** By weapon, bid and audience: coins for any card of the weapon. */
const BUY = WEAPONS.map((_, weapon) =>
  BIDS.map((coins) => AUDIENCES.map((audience) => offerOf(audience, { coins }, { any: anyOf(weapon) }))),
)
/** By weapon and card: this card for any of the weapon. */
const SWAP = WEAPONS.map((_, weapon) => CARDS.map((card) => offerOf('all', { cards: [card] }, { any: anyOf(weapon) })))
/** By card: this card and some coins for a better one of its weapon; the best ones have none better. */
const BETTER = CARDS.map((card) => {
  const weapon = weaponOf(card)
  const least = worthOf(card) + STEP_UP
  if (weapon === null || least > HIGHEST) return undefined
  return offerOf('all', { cards: [card], coins: SURCHARGE }, { any: [{ weapon, least }] })
})

/** A joker for coins: it stands for any part. */
const BUY_JOKER = offerOf('all', { coins: priceOf(JOKER) }, { cards: [JOKER] })
const SELL_JOKER = present(present(SELL[JOKER])[ALL])

/** 4.2 Who is out of the fighting (5.3) needs no outfit: he sells whatever he has. */
export function listOffers(actions: Action[], state: State, seat: Seat): void {
  const hand = handOf(state, seat)
  const coins = purseOf(state, seat)
  const seats = seatsOf(state)
  if (!isKnight(state, seat)) {
    for (let i = 0; i < hand.length; i++) {
      const card = present(hand[i])
      if (i === 0 || card !== hand[i - 1]) actions.push(present(present(SELL[card])[ALL]))
    }
    return
  }
  const highest = state.options.lowestValue + dealFor(seats).values - 1
  // A hand is in rising order: the first card of a weapon is its weakest, and to spare if another follows.
  let i = 0
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const first = hand[i]
    const begin = i
    while (i < hand.length && kindOf(present(hand[i])) === weapon) i++
    if (i === begin) fillGap(actions, weapon, hand, coins, seats, seat)
    else if (i - begin > 1 && first !== undefined) spare(actions, first, coins, highest, seats, seat)
  }
  if (i < hand.length) actions.push(SELL_JOKER)
  else if (coins >= priceOf(JOKER)) actions.push(BUY_JOKER)
}

/** A weapon one lacks: for coins, or for the weakest card of another. */
function fillGap(
  actions: Action[],
  weapon: number,
  hand: readonly Card[],
  coins: number,
  seats: number,
  seat: Seat,
): void {
  const buys = present(BUY[weapon])
  for (let bid = 0; bid < BIDS.length; bid++) {
    if (present(BIDS[bid]) > coins) continue
    const buy = present(buys[bid])
    actions.push(present(buy[ALL]))
    for (let to = 0; to < seats; to++) if (to !== seat) actions.push(present(buy[1 + to]))
  }
  const swaps = present(SWAP[weapon])
  for (let i = 0; i < hand.length; i++) {
    const card = present(hand[i])
    if (i === 0 || kindOf(card) !== kindOf(present(hand[i - 1]))) actions.push(present(swaps[card]))
  }
}

/** A card one can spare: for coins, to all or to one; or with coins for a better one. */
function spare(actions: Action[], card: Card, coins: number, highest: number, seats: number, seat: Seat): void {
  const sales = present(SELL[card])
  actions.push(present(sales[ALL]))
  for (let to = 0; to < seats; to++) if (to !== seat) actions.push(present(sales[1 + to]))
  const better = BETTER[card]
  if (better !== undefined && coins >= SURCHARGE && worthOf(card) + STEP_UP <= highest) actions.push(better)
}

/** 4.3 Half the price for what is sold, a little more for what is sought. */
export function counterOffers(actions: Action[], state: State, seat: Seat, { name, gives, wants }: Offer): void {
  const bid = wants.coins >> 1
  if (gives.cards.length > 0 && bid > 0 && bid <= purseOf(state, seat)) {
    actions.push(counterOf(name, { cards: NO_CARDS, coins: bid }, { ...NOTHING_WANTED, cards: gives.cards }))
  }
  const request = wants.any[0]
  if (gives.coins === 0 || request === undefined) return
  const card = handOf(state, seat).find((each) => fits(each, request))
  if (card !== undefined) {
    actions.push(counterOf(name, { cards: [card], coins: 0 }, { ...NOTHING_WANTED, coins: gives.coins + SURCHARGE }))
  }
}

function counterOf(offer: Counter['offer'], gives: Goods, wants: Wants): Counter {
  return { kind: 'counter', offer, gives, wants }
}
