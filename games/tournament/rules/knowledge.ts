/*
 * What a viewer has found out about what he does not see. Everything here follows from events as he sees them, so two
 * worlds that look alike to him leave the same knowledge. It may forget, but it never errs: the truth is always among
 * what it holds possible (docs/decisions/0009).
 */
import { add, present, type Seat } from '@logres/kernel'
import { SEATS } from './data.ts'
import { fits, type Request } from './offers.ts'
import { type Card, JOKER } from './vocabulary.ts'

/** Where a card can be: a set of places, one bit each; the seats from bit 0 on, then these. */
export type Places = number
export const HEAP: number = SEATS.max
export const OPEN: number = SEATS.max + 1

export function placeBit(place: number): Places {
  return 1 << place
}

export interface Knowledge {
  /** For each weapon card the places where it can be; none if it is not in play. */
  readonly cards: Places[]
  /** The same for each joker. They are alike, so which is which means nothing: in rising order. */
  readonly jokers: Places[]
  /** What each seat's purse holds at least. */
  readonly least: number[]
  /** Coins may have gone secretly between seats of one group; each seat names its group by the lowest seat in it. */
  readonly group: Seat[]
  /** What the purses of the group named so hold together. */
  readonly coins: number[]
}

export function copyKnowledge(known: Knowledge): Knowledge {
  return {
    cards: known.cards.slice(),
    jokers: known.jokers.slice(),
    least: known.least.slice(),
    group: known.group.slice(),
    coins: known.coins.slice(),
  }
}

/** This seat holds these cards now, for it has shown them, and at least so many coins. */
export function learnHolding(known: Knowledge, seat: Seat, cards: readonly Card[], coins: number): void {
  const here = placeBit(seat)
  let jokers = 0
  for (let i = 0; i < cards.length; i++) {
    const card = present(cards[i])
    if (card === JOKER) jokers++
    else known.cards[card] = here
  }
  if (jokers > 0) findJokers(known.jokers, here, jokers)
  if (present(known.least[seat]) < coins) known.least[seat] = coins
}

/** This card went from one place to another before the viewer's eyes. */
export function learnMove(known: Knowledge, card: Card, from: number, to: number): void {
  if (card !== JOKER) {
    known.cards[card] = placeBit(to)
    return
  }
  findJokers(known.jokers, placeBit(from), 1)
  known.jokers[known.jokers.indexOf(placeBit(from))] = placeBit(to)
  inOrder(known.jokers)
}

/** 4.5 These two dealt, and nobody else knows which cards went over. */
export function learnSecretCards(known: Knowledge, a: Seat, b: Seat): void {
  const both = placeBit(a) | placeBit(b)
  spread(known.cards, both)
  spread(known.jokers, both)
  inOrder(known.jokers)
}

/** 4.5 Nor how many coins. */
export function learnSecretCoins(known: Knowledge, a: Seat, b: Seat): void {
  known.least[a] = 0
  known.least[b] = 0
  joinGroups(known, a, b)
}

/** 4.5 A card that meets this request went over, and only the two know which. */
export function learnFill(known: Knowledge, request: Request, from: Seat, to: Seat): void {
  for (let card = 0; card < JOKER; card++) {
    const places = present(known.cards[card])
    if ((places & placeBit(from)) !== 0 && fits(card, request)) known.cards[card] = places | placeBit(to)
  }
}

/** 6.5 Somebody bought a card of the heap unseen. */
export function learnBlindPurchase(known: Knowledge, buyer: Seat): void {
  for (const list of [known.cards, known.jokers]) {
    for (let i = 0; i < list.length; i++) {
      const places = present(list[i])
      if ((places & placeBit(HEAP)) !== 0) list[i] = places | placeBit(buyer)
    }
  }
  inOrder(known.jokers)
}

/** Before the viewer's eyes a seat paid and got so many coins: it must have had what it paid. */
export function learnPayment(known: Knowledge, seat: Seat, paid: number, got: number): void {
  known.least[seat] = Math.max(0, present(known.least[seat]) - paid) + got
  add(known.coins, present(known.group[seat]), got - paid)
}

/** A seat's own cards and coins: it holds these and no others. */
export function learnOwn(known: Knowledge, seat: Seat, hand: readonly Card[], purse: number): void {
  const here = placeBit(seat)
  learnHolding(known, seat, hand, purse)
  for (const list of [known.cards, known.jokers]) {
    for (let i = 0; i < list.length; i++) {
      const places = present(list[i])
      if (places !== here) list[i] = places & ~here
    }
  }
  inOrder(known.jokers)
  leaveGroup(known, seat, purse)
}

function leaveGroup({ group, coins }: Knowledge, seat: Seat, purse: number): void {
  const name = present(group[seat])
  const rest = present(coins[name]) - purse
  const heir = group.findIndex((each, other) => each === name && other !== seat)
  group[seat] = seat
  coins[name] = 0
  coins[seat] = purse
  if (heir < 0) return
  for (let other = 0; other < group.length; other++) if (other !== seat && group[other] === name) group[other] = heir
  coins[heir] = rest
}

/** What was in one of two hands can now be in both. */
function spread(list: Places[], both: Places): void {
  for (let i = 0; i < list.length; i++) {
    const places = present(list[i])
    if ((places & both) !== 0) list[i] = places | both
  }
}

function joinGroups(known: Knowledge, a: Seat, b: Seat): void {
  const { group, coins } = known
  const [first, second] = [present(group[a]), present(group[b])]
  if (first === second) return
  const [name, gone] = first < second ? [first, second] : [second, first]
  for (let seat = 0; seat < group.length; seat++) if (group[seat] === gone) group[seat] = name
  add(coins, name, present(coins[gone]))
  coins[gone] = 0
}

/**
 * Makes sure that `count` jokers are known to be here. Jokers can't be told apart: if this one is pinned down though it
 * was another, that other one can be wherever this one could have been.
 */
function findJokers(jokers: Places[], here: Places, count: number): void {
  for (let known = countJokers(jokers, here); known < count; known++) {
    const found = likeliestJoker(jokers, here)
    const elsewhere = present(jokers[found])
    jokers[found] = here
    for (let i = 0; i < jokers.length; i++) {
      const places = present(jokers[i])
      if (i !== found && (places & here) !== 0 && places !== here) jokers[i] = places | elsewhere
    }
  }
  inOrder(jokers)
}

function countJokers(jokers: readonly Places[], here: Places): number {
  let count = 0
  for (let i = 0; i < jokers.length; i++) if (jokers[i] === here) count++
  return count
}

/** The one that can be here and in the fewest other places. */
function likeliestJoker(jokers: readonly Places[], here: Places): number {
  let found = -1
  for (let i = 0; i < jokers.length; i++) {
    const places = present(jokers[i])
    if ((places & here) === 0 || places === here) continue
    if (found < 0 || isFewer(places, present(jokers[found]))) found = i
  }
  if (found < 0) throw new Error('a joker where there can be none')
  return found
}

function isFewer(a: Places, b: Places): boolean {
  const [ofA, ofB] = [bits(a), bits(b)]
  return ofA < ofB || (ofA === ofB && a < b)
}

export function bits(places: Places): number {
  let count = 0
  for (let rest = places; rest !== 0; rest &= rest - 1) count++
  return count
}

/** A few numbers, nearly in order: sorted by hand faster than by `sort`. */
export function inOrder(jokers: Places[]): void {
  for (let i = 1; i < jokers.length; i++) {
    const places = present(jokers[i])
    let j = i
    for (; j > 0 && present(jokers[j - 1]) > places; j--) jokers[j] = present(jokers[j - 1])
    jokers[j] = places
  }
}
