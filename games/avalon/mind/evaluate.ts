/* What a position of Avalon is worth: both sides are counted in cards, and the difference is made a chance to win. */

import { present, sum } from '@logres/kernel'
import type { Fact, Term } from '@logres/mind'
import {
  CROWNS_TO_WIN,
  HAND_LIMIT,
  isHostileCastle,
  opponentOf,
  type Place,
  printedBy,
  type Side,
  type State,
  yieldOf,
} from '../rules/index.ts'
import type { AvalonWeights } from './weights.ts'

export function evaluate(state: State, seat: Side, w: AvalonWeights): number {
  const lead = worthOf(state, seat, w) - worthOf(state, opponentOf(seat), w)
  return 1 / (1 + Math.exp(-w.slope * lead))
}

/** What is counted for each side. Each has a weight of its name, but for the crowns, which count more the nearer fifteen. */
export const TERMS = [
  'hand',
  'overflow',
  'waiting',
  'stretch',
  'landscape',
  'tempo',
  'pile',
  'guard',
  'reach',
  'crowns',
] as const
export type TermName = (typeof TERMS)[number]

type Counted = Readonly<Record<TermName, number>>

function worthOf(state: State, seat: Side, w: AvalonWeights): number {
  const counted = count(state, seat)
  let worth = 0
  for (let i = 0; i < TERMS.length; i++) worth += worthIn(present(TERMS[i]), counted, w)
  return worth
}

export function termsOf(state: State, seat: Side, w: AvalonWeights): Term[] {
  const counted = count(state, seat)
  return TERMS.map((name) => ({ name, value: worthIn(name, counted, w), amount: counted[name] }))
}

function worthIn(name: TermName, counted: Counted, w: AvalonWeights): number {
  if (name !== 'crowns') return w[name] * counted[name]
  // The nearer fifteen, the more a crown counts.
  return w.crown * counted.crowns + (w.surge * counted.crowns * counted.crowns) / CROWNS_TO_WIN
}

function count(state: State, seat: Side): Counted {
  const hand = sum(state.hands[seat])
  const waiting = state.waiting[seat]
  let crowns = 0
  let pile = 0
  let guard = 0
  let reach = 0
  const inMist = printedBy(state.options).crowns
  for (let i = 0; i < state.places.length; i++) {
    const place = present(state.places[i])
    const own = place.piles[seat].length
    // Every card on the table can pay a loss.
    pile += own
    if (place.owner !== null && place.owner === seat) {
      if (place.region !== null) crowns += place.region.crowns
      // The first cards on an own region make it expensive to take: the attacker pays for each of them twice.
      guard += Math.min(own, 2)
    } else reach += reachOf(place, seat, own, inMist)
  }
  return {
    // A hand is for attacking, answering and paying; what is above the limit has to be played soon (7.6).
    hand: Math.min(hand, HAND_LIMIT),
    overflow: Math.max(0, hand - HAND_LIMIT),
    // A dark tile will bring as many cards as the seat owns then.
    waiting: waiting === null ? 0 : yieldOf(state, seat, waiting.tile),
    // Regions side by side and of one landscape feed the light and dark tiles.
    stretch: yieldOf(state, seat, 'connected'),
    landscape: yieldOf(state, seat, 'landscape'),
    tempo: state.active === seat ? 1 : 0,
    pile,
    guard,
    reach,
    crowns,
  }
}

/** Attack where the opponent has few cards: the gain of an attack now, and half of it if one card is missing. */
function reachOf(place: Place, seat: Side, own: number, inMist: number): number {
  const gain = place.region === null ? inMist : place.owner === null ? place.region.crowns : 2 * place.region.crowns
  const needed = place.piles[opponentOf(seat)].length + (isHostileCastle(place, seat) ? 1 : 0)
  if (own >= needed) return gain
  return own + 1 === needed ? gain / 2 : 0
}

export const FACTS = ['knights', 'sorceresses', 'openRegions', 'heldRegions'] as const
export type FactName = (typeof FACTS)[number]

/** What can be counted when a turn is over. */
export function factsOf(state: State, seat: Side): Fact[] {
  const hand = state.hands[seat]
  let knights = 0
  let sorceresses = 0
  for (let card = 0; card < hand.length; card++) {
    if (card % 2 === 0) knights += present(hand[card])
    else sorceresses += present(hand[card])
  }
  const foe = opponentOf(seat)
  const own = state.places.filter(({ owner }) => owner === seat)
  // 6.1 An attack needs as many cards as the owner has there.
  const open = own.filter(
    (place) => place.piles[foe].length >= place.piles[seat].length + (place.region?.castle === true ? 1 : 0),
  )
  const amounts: Readonly<Record<FactName, number>> = {
    knights,
    sorceresses,
    openRegions: open.length,
    heldRegions: own.length,
  }
  return FACTS.map((name) => ({ name, amount: amounts[name], isGood: name !== 'openRegions' }))
}

/** The rule behind each of them; null for what is only for the bots. */
export const RULES_OF: Readonly<Record<TermName | FactName, string | null>> = {
  crowns: '8.1',
  hand: '7.6',
  overflow: '7.6',
  waiting: '7.2',
  stretch: '7.3',
  landscape: '7.3',
  tempo: null,
  pile: '4.1',
  guard: '6.7',
  reach: '6.1',
  knights: '6.4',
  sorceresses: '5.2',
  openRegions: '6.1',
  heldRegions: '6.6',
}
