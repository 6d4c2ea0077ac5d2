/*
 * A second opinion on knowledge: somebody who only reads the events meant for him and keeps, in sets and by hand, where
 * each weapon card can be and what the purses can hold. Jokers he leaves alone.
 */
import { present, type Viewer } from '@logres/kernel'
import {
  CARD_PRICE,
  type Event,
  type Goods,
  isSameName,
  JOKER,
  type OfferName,
  type Request,
  type View,
} from '../../rules/index.ts'

type Place = number | 'heap' | 'open'
type Deal = Extract<Event, { kind: 'dealStruck' }>

export class Tracker {
  readonly where = new Map<number, Set<Place>>()
  readonly least: number[]
  /** Which purses may have secretly dealt with which, and what they hold together. */
  groups: { seats: Set<number>; coins: number }[]
  #market: { name: OfferName; gives: Goods }[] = []

  constructor(view: View, deck: readonly number[]) {
    const others = [...view.hands.keys()].filter((seat) => seat !== view.viewer)
    const mine: readonly number[] = view.viewer === 'table' ? [] : (present(view.hands[view.viewer]).cards ?? [])
    for (const card of deck) {
      if (view.open.includes(card)) this.where.set(card, new Set(['open']))
      else if (mine.includes(card)) this.where.set(card, new Set(view.viewer === 'table' ? [] : [view.viewer]))
      else this.where.set(card, new Set(others))
    }
    this.least = view.hands.map(() => view.options.startCoins)
    this.groups = [...view.hands.keys()].map((seat) => ({ seats: new Set([seat]), coins: view.options.startCoins }))
  }

  /** All that one action let him see. */
  read(events: readonly Event[]): void {
    for (const event of events) this.#readOne(event)
    for (const event of events) if (event.kind === 'dealStruck') this.#lookAtMarket(event)
  }

  #readOne(event: Event): void {
    switch (event.kind) {
      case 'cardDrafted':
        this.#put(event.card, event.seat)
        break
      case 'offerMade':
        this.#market.push({ name: event.offer, gives: event.gives })
        this.#sees(event.offer.giver, event.gives)
        break
      case 'offerWithdrawn':
        this.#close(event.offer)
        break
      case 'barterEnded':
        this.#market = []
        break
      case 'dealStruck':
        this.#deal(event)
        break
      case 'cardWon':
        this.#put(event.card, event.seat)
        break
      case 'cardDestroyed':
        this.#put(event.card, 'heap')
        break
      case 'rewardPaid':
        this.#coins(event.seat, event.coins)
        break
      case 'cardBought':
        this.#coins(event.seat, -CARD_PRICE)
        if (event.card !== null) this.#put(event.card, event.seat)
        else for (const places of this.where.values()) if (places.has('heap')) places.add(event.seat)
        break
    }
  }

  #put(card: number, place: Place): void {
    if (card !== JOKER) this.where.set(card, new Set([place]))
  }

  #sees(seat: number, { cards, coins }: Goods): void {
    for (const card of cards) this.#put(card, seat)
    this.least[seat] = Math.max(present(this.least[seat]), coins)
  }

  #close(name: OfferName): void {
    this.#market = this.#market.filter((each) => !isSameName(each.name, name))
  }

  #coins(seat: number, by: number): void {
    this.least[seat] = Math.max(0, present(this.least[seat]) + by)
    for (const group of this.groups) if (group.seats.has(seat)) group.coins += by
  }

  #deal({ seats: [a, b], terms }: Deal): void {
    if (terms === null) {
      for (const places of this.where.values()) if (places.has(a) || places.has(b)) places.add(a).add(b)
      const joined = this.groups.filter(({ seats }) => seats.has(a) || seats.has(b))
      const rest = this.groups.filter((group) => !joined.includes(group))
      const seats = new Set(joined.flatMap((group) => [...group.seats]))
      this.groups = [...rest, { seats, coins: joined.reduce((sum, { coins }) => sum + coins, 0) }]
      this.least[a] = 0
      this.least[b] = 0
      return
    }
    const { offer, taker, gives, wants, fill } = terms
    const { giver } = offer
    this.#close(offer)
    for (const card of [...wants.cards, ...(fill ?? [])]) this.#put(card, giver)
    if (fill === null) for (const request of wants.any) this.#filled(request, taker, giver)
    for (const card of gives.cards) this.#put(card, taker)
    this.#coins(giver, -gives.coins)
    this.#coins(giver, wants.coins)
    this.#coins(taker, -wants.coins)
    this.#coins(taker, gives.coins)
  }

  #filled({ weapon, least }: Request, from: number, to: number): void {
    const first = ['shield', 'sword', 'lance', 'armour'].indexOf(weapon) * 15
    for (let card = first + least - 1; card < first + 15; card++) {
      const places = this.where.get(card)
      if (places?.has(from)) places.add(to)
    }
  }

  /** An offer that outlives its giver's deal can still be kept. */
  #lookAtMarket({ seats }: Deal): void {
    for (const { name, gives } of this.#market) if (seats.includes(name.giver)) this.#sees(name.giver, gives)
  }
}

/** What a view says of weapon cards and purses, in the tracker's words; what the viewer himself has is left out. */
export function knowledgeIn({ knows, viewer, hands }: View): {
  where: Map<number, Set<Place>>
  groups: string[]
  least: number[]
} {
  const where = new Map<number, Set<Place>>()
  for (const [card, bits] of knows.cards.entries()) {
    if (bits === 0) continue
    const names: readonly Place[] = [0, 1, 2, 3, 4, 5, 'heap', 'open']
    where.set(card, new Set(names.filter((_, i) => (bits & (1 << i)) !== 0)))
  }
  const named = [...new Set(knows.group)]
  const groups = named.map((name) => {
    const seats = [...hands.keys()].filter((seat) => knows.group[seat] === name)
    return `${seats.join(',')}:${knows.coins[name]}`
  })
  return { where, groups: groups.sort(), least: knows.least.map((coins, seat) => (seat === viewer ? 0 : coins)) }
}

export function groupsOf({ groups }: Tracker): string[] {
  return groups.map(({ seats, coins }) => `${[...seats].sort().join(',')}:${coins}`).sort()
}

export function leastOf({ least }: Tracker, viewer: Viewer): number[] {
  return least.map((coins, seat) => (seat === viewer ? 0 : coins))
}
