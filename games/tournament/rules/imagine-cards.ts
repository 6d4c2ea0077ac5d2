/*
 * Deals the cards a viewer does not see. A deal fits if each card lies where he holds it possible, each place holds as
 * many cards as he counts there, each knight whose hand was just checked has a complete outfit (5.2), and nobody would be
 * surprised by a joker. From any deal that fits, exchanges of a few cards lead to every other one, and each exchange is as likely as the
 * one that undoes it: after enough of them all deals are equally likely.
 */
import { type Chance, present, type Seat } from '@logres/kernel'
import { bits, HEAP, OPEN, type Places, placeBit } from './knowledge.ts'
import type { View } from './view.ts'
import { type Card, JOKER, kindOf, WEAPONS } from './vocabulary.ts'

const PLACES = HEAP + 1
const KINDS = WEAPONS.length + 1
/** How often the whole deal is stirred. More makes no difference that a test of 40,000 deals could see. */
const SWEEPS = 8
/** Exchanges of single cards in a circle, in each sweep. */
const CIRCLES = 24
/** To find a first deal in which all is as it must be. It is found within a few dozen tries. */
const PATIENCE = 100_000

/** The cards that can be in more than one place, and where they lie in the deal being made. */
interface Deal {
  readonly cards: Card[]
  readonly can: Places[]
  readonly at: number[]
  /** How many of each kind (four weapons, jokers) each place holds, sure cards included. */
  readonly kinds: number[]
  /** 5.2 The seats whose outfit is known to be complete. */
  readonly armed: readonly Seat[]
  /** Where all hold jokers possible, as far as the viewer's own knowledge does not see to that. */
  readonly jokers: readonly Places[]
}

/** The hands by seat, and at HEAP the heap. */
export function imagineCards(view: View, chance: Chance): Card[][] {
  const places: Card[][] = Array.from({ length: PLACES }, () => [])
  const deal: Deal = {
    cards: [],
    can: [],
    at: [],
    kinds: new Array(PLACES * KINDS).fill(0),
    armed: armedSeats(view),
    jokers: jokersToMatch(view),
  }
  for (const [card, can] of view.knows.cards.entries()) keepOrPlace(places, deal, card, can)
  for (const can of view.knows.jokers) keepOrPlace(places, deal, JOKER, can)
  if (deal.cards.length > 0) {
    const room = places.map(
      (sure, place) => (place === HEAP ? view.heapSize : (view.hands[place]?.size ?? 0)) - sure.length,
    )
    dealFitting(deal, room, chance)
    mend(deal, chance)
    if (!isOneShuffle(deal)) for (let i = 0; i < SWEEPS; i++) stir(deal, chance)
  }
  for (const [i, card] of deal.cards.entries()) present(places[present(deal.at[i])]).push(card)
  for (const cards of places) cards.sort((a, b) => a - b)
  return places
}

function armedSeats({ armed }: View): Seat[] {
  return armed.flatMap((isArmed, seat) => (isArmed ? [seat] : []))
}

/**
 * Jokers can't be told apart, so of two viewers who saw different things one need not know all that the other does: what
 * the table knows of them is not always implied by what the viewer knows. Nearly always it is.
 */
function jokersToMatch({ knows, common }: View): readonly Places[] {
  return canMatch(knows.jokers, common.jokers, 0, (own, all) => (own & ~all) === 0) ? [] : common.jokers
}

/** Whether each of the first can have one of the second for itself that suits it. */
function canMatch(
  first: readonly Places[],
  second: readonly Places[],
  taken: number,
  suits: (a: Places, b: Places) => boolean,
): boolean {
  const next = first[bits(taken)]
  if (next === undefined) return true
  return second.some(
    (other, i) => (taken & (1 << i)) === 0 && suits(next, other) && canMatch(first, second, taken | (1 << i), suits),
  )
}

/** A card that can be in one place only goes there at once; the open ones lie where all see them. */
function keepOrPlace(places: Card[][], deal: Deal, card: Card, can: Places): void {
  if (can === 0 || can === placeBit(OPEN)) return
  if (bits(can) > 1) {
    deal.cards.push(card)
    deal.can.push(can)
    deal.at.push(NOWHERE)
    return
  }
  const place = PLACE_OF[can]
  present(places[present(place)]).push(card)
  count(deal, card, present(place), 1)
}
const NOWHERE = -1
/** The place of a single bit. */
const PLACE_OF: readonly (number | undefined)[] = Array.from({ length: 1 << PLACES }, (_, can) => {
  const place = Math.log2(can)
  return Number.isInteger(place) ? place : undefined
})

function count({ kinds }: Deal, card: Card, place: number, by: number): void {
  const cell = place * KINDS + kindOf(card)
  kinds[cell] = present(kinds[cell]) + by
}

function move(deal: Deal, i: number, to: number): void {
  const card = present(deal.cards[i])
  const from = present(deal.at[i])
  if (from !== NOWHERE) count(deal, card, from, -1)
  count(deal, card, to, 1)
  deal.at[i] = to
}

/** If every card can be everywhere, dealing them in random order has been a fair shuffle already. */
function isOneShuffle({ can, armed, jokers }: Deal): boolean {
  return armed.length === 0 && jokers.length === 0 && can.every((places) => places === can[0])
}

/** Some deal that fits, in random order. */
function dealFitting(deal: Deal, room: number[], chance: Chance): void {
  for (const i of shuffled(deal.cards.length, chance)) {
    if (!settle(deal, room, i, new Set())) throw new Error('no deal fits what is known')
  }
}

function shuffled(length: number, chance: Chance): number[] {
  const order = Array.from({ length }, (_, i) => i)
  for (let i = length - 1; i > 0; i--) {
    const j = chance.pick(i + 1, 'imagine')
    const kept = present(order[i])
    order[i] = present(order[j])
    order[j] = kept
  }
  return order
}

/** Finds a place for card i, if need be by moving others on. */
function settle(deal: Deal, room: number[], i: number, tried: Set<number>): boolean {
  const can = present(deal.can[i])
  for (let place = 0; place < PLACES; place++) {
    if ((can & placeBit(place)) === 0 || present(room[place]) === 0) continue
    room[place] = present(room[place]) - 1
    move(deal, i, place)
    return true
  }
  for (let place = 0; place < PLACES; place++) {
    if ((can & placeBit(place)) === 0 || tried.has(place)) continue
    tried.add(place)
    for (let other = 0; other < deal.at.length; other++) {
      if (deal.at[other] !== place || !settle(deal, room, other, tried)) continue
      move(deal, i, place)
      return true
    }
  }
  return false
}

function isArmed({ kinds }: Deal, seat: number): boolean {
  let missing = 0
  for (let kind = 0; kind < WEAPONS.length; kind++) if (kinds[seat * KINDS + kind] === 0) missing++
  return missing <= present(kinds[seat * KINDS + WEAPONS.length])
}

/** How much of the deal is not as it must be. */
function misfits(deal: Deal): number {
  let wrong = 0
  for (const seat of deal.armed) if (!isArmed(deal, seat)) wrong++
  return deal.jokers.length > 0 && !areJokersPossible(deal) ? wrong + 1 : wrong
}

function areJokersPossible({ kinds, jokers }: Deal): boolean {
  const places: Places[] = []
  for (let place = 0; place < PLACES; place++) {
    for (let n = present(kinds[place * KINDS + WEAPONS.length]); n > 0; n--) places.push(placeBit(place))
  }
  return canMatch(places, jokers, 0, (place, can) => (place & can) !== 0)
}

/** Exchanges cards until all is as it must be; now and then a step back, not to get stuck. */
function mend(deal: Deal, chance: Chance): void {
  for (let tries = 0; misfits(deal) > 0; tries++) {
    if (tries > PATIENCE) throw new Error('no deal is as it must be')
    const before = misfits(deal)
    const circle = drawCircle(deal, chance)
    if (circle === undefined) continue
    rotate(deal, circle)
    if (misfits(deal) > before && chance.pick(8, 'imagine') > 0) rotateBack(deal, circle)
  }
}

/** One sweep: for each two places all that can lie in either is shuffled, then single cards change in circles. */
function stir(deal: Deal, chance: Chance): void {
  for (let p = 0; p < PLACES; p++) for (let q = p + 1; q < PLACES; q++) shuffleBetween(deal, p, q, chance)
  for (let n = 0; n < CIRCLES; n++) {
    const circle = drawCircle(deal, chance)
    if (circle === undefined) continue
    rotate(deal, circle)
    if (misfits(deal) > 0) rotateBack(deal, circle)
  }
}

function shuffleBetween(deal: Deal, p: number, q: number, chance: Chance): void {
  const both = placeBit(p) | placeBit(q)
  const block: number[] = []
  for (let i = 0; i < deal.at.length; i++) {
    const place = deal.at[i]
    if ((place === p || place === q) && (present(deal.can[i]) & both) === both) block.push(i)
  }
  if (block.length < 2) return
  const before = block.map((i) => present(deal.at[i]))
  const order = shuffled(block.length, chance)
  for (let n = 0; n < block.length; n++) move(deal, present(block[n]), present(before[present(order[n])]))
  if (misfits(deal) > 0) for (let n = 0; n < block.length; n++) move(deal, present(block[n]), present(before[n]))
}

/**
 * Some cards in different places, each of which can lie where the next one does, the last where the first does: found by
 * going from a random card to a random place it can be in, to a random card there, and so on until the way closes. The
 * circle that would undo it is found as likely, for no card's possible places change, nor how many cards lie where.
 */
function drawCircle({ cards, can, at }: Deal, chance: Chance): number[] | undefined {
  const first = chance.pick(cards.length, 'imagine')
  const start = present(at[first])
  const circle = [first]
  let seen: Places = 0
  for (let i = first, here = start; ; here = present(at[i])) {
    seen |= placeBit(here)
    const next = drawPlace(present(can[i]) & ~placeBit(here), chance)
    if (next === start) return circle
    if ((seen & placeBit(next)) !== 0) return undefined
    const card = drawCardAt(at, next, chance)
    if (card === undefined) return undefined
    circle.push(card)
    i = card
  }
}

/** One of these places. */
function drawPlace(places: Places, chance: Chance): number {
  let rest = places
  for (let skip = chance.pick(bits(places), 'imagine'); skip > 0; skip--) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

function drawCardAt(at: readonly number[], place: number, chance: Chance): number | undefined {
  let there = 0
  for (let i = 0; i < at.length; i++) if (at[i] === place) there++
  if (there === 0) return undefined
  let skip = chance.pick(there, 'imagine')
  for (let i = 0; i < at.length; i++) if (at[i] === place && skip-- === 0) return i
  return undefined
}

function rotate(deal: Deal, circle: readonly number[]): void {
  const places = circle.map((i) => present(deal.at[i]))
  for (let n = 0; n < circle.length; n++) move(deal, present(circle[n]), present(places[(n + 1) % places.length]))
}

function rotateBack(deal: Deal, circle: readonly number[]): void {
  const places = circle.map((i) => present(deal.at[i]))
  const last = places.length - 1
  for (let n = 0; n < circle.length; n++) move(deal, present(circle[n]), present(places[(n + last) % places.length]))
}
