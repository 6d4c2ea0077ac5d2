/*
 * Deals the cards a viewer does not see. A deal fits if each card lies where he holds it possible, each place holds as
 * many cards as he counts there, and each knight whose duel is still to come has the complete outfit that was checked
 * (5.2). From any deal that fits, exchanges of a few cards lead to every other one, and each exchange is as likely as the
 * one that undoes it: after enough of them all deals are equally likely.
 */
import { type Chance, present, type Seat } from '@logres/kernel'
import { bits, HEAP, OPEN, type Places, placeBit } from './knowledge.ts'
import type { View } from './view.ts'
import { type Card, HIGHEST, JOKER, WEAPONS } from './vocabulary.ts'

const PLACES = HEAP + 1
const KINDS = WEAPONS.length + 1
/** How often the whole deal is stirred. More makes no difference that a test of 40,000 deals could see. */
const SWEEPS = 8
/** Exchanges of single cards in a circle, in each sweep. */
const CIRCLES = 24
/** To find a first deal in which all outfits are complete. It is found within a few dozen. */
const PATIENCE = 100_000

/** The cards that can be in more than one place, and where they lie in the deal being made. */
interface Deal {
  readonly cards: Card[]
  readonly can: Places[]
  readonly at: number[]
  /** How many of each kind (four weapons, jokers) each place holds, sure cards included. */
  readonly kinds: number[]
  /** The seats whose outfit is known to be complete. */
  readonly armed: readonly Seat[]
}

/** The hands by seat, and at HEAP the heap. */
export function imagineCards(view: View, chance: Chance): Card[][] {
  const places: Card[][] = Array.from({ length: PLACES }, () => [])
  const deal: Deal = { cards: [], can: [], at: [], kinds: new Array(PLACES * KINDS).fill(0), armed: armedSeats(view) }
  for (const [card, can] of view.knows.cards.entries()) sort(places, deal, card, can)
  for (const can of view.knows.jokers) sort(places, deal, JOKER, can)
  if (deal.cards.length > 0) {
    const room = places.map(
      (sure, place) => (place === HEAP ? view.heapSize : (view.hands[place]?.size ?? 0)) - sure.length,
    )
    dealFitting(deal, room, chance)
    armAll(deal, chance)
    if (!isOneShuffle(deal)) for (let i = 0; i < SWEEPS; i++) stir(deal, chance)
  }
  for (const [i, card] of deal.cards.entries()) present(places[present(deal.at[i])]).push(card)
  for (const cards of places) cards.sort((a, b) => a - b)
  return places
}

/** 5.2 Checked, and since then neither laid nor dealt. */
function armedSeats({ frames }: View): Seat[] {
  return frames.flatMap((frame) => (frame.kind === 'duel' && frame.turned === null ? frame.pair : []))
}

/** A card that can be in one place only goes there at once; the open ones lie where all see them. */
function sort(places: Card[][], deal: Deal, card: Card, can: Places): void {
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
  const cell = place * KINDS + ((card / HIGHEST) | 0)
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
function isOneShuffle({ can, armed }: Deal): boolean {
  return armed.length === 0 && can.every((places) => places === can[0])
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

function unarmed(deal: Deal): number {
  let seats = 0
  for (const seat of deal.armed) if (!isArmed(deal, seat)) seats++
  return seats
}

/** Exchanges cards until all outfits are complete that must be; now and then a step back, not to get stuck. */
function armAll(deal: Deal, chance: Chance): void {
  for (let tries = 0; unarmed(deal) > 0; tries++) {
    if (tries > PATIENCE) throw new Error('no deal arms all who are armed')
    const before = unarmed(deal)
    const circle = drawCircle(deal, chance)
    if (circle === undefined) continue
    rotate(deal, circle)
    if (unarmed(deal) > before && chance.pick(8, 'imagine') > 0) rotateBack(deal, circle)
  }
}

/** One sweep: for each two places all that can lie in either is shuffled, then single cards change in circles. */
function stir(deal: Deal, chance: Chance): void {
  for (let p = 0; p < PLACES; p++) for (let q = p + 1; q < PLACES; q++) shuffleBetween(deal, p, q, chance)
  for (let n = 0; n < CIRCLES; n++) {
    const circle = drawCircle(deal, chance)
    if (circle === undefined) continue
    rotate(deal, circle)
    if (unarmed(deal) > 0) rotateBack(deal, circle)
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
  if (unarmed(deal) > 0) for (let n = 0; n < block.length; n++) move(deal, present(block[n]), present(before[n]))
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
