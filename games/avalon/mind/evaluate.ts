/* What a position of Avalon is worth: both sides are counted in cards, and the difference is made a chance to win. */

import { present, sum } from '@logres/kernel'
import {
  CROWNS_TO_WIN,
  HAND_LIMIT,
  isHostileCastle,
  opponentOf,
  type Place,
  type Side,
  type State,
  yieldOf,
} from '../rules/index.ts'
import type { AvalonWeights } from './weights.ts'

/** 1.2 What lies in the mist holds 22 crowns in 11 regions. */
export const MIST_CROWNS = 2

export function evaluate(state: State, seat: Side, w: AvalonWeights): number {
  const lead = worthOf(state, seat, w) - worthOf(state, opponentOf(seat), w)
  return 1 / (1 + Math.exp(-w.slope * lead))
}

function worthOf(state: State, seat: Side, w: AvalonWeights): number {
  const hand = sum(state.hands[seat])
  // A hand is for attacking, answering and paying; what is above the limit has to be played soon (7.6).
  let worth = w.hand * Math.min(hand, HAND_LIMIT) + w.overflow * Math.max(0, hand - HAND_LIMIT)
  // A dark tile will bring as many cards as the seat owns then.
  const waiting = state.waiting[seat]
  if (waiting !== null) worth += w.waiting * yieldOf(state, seat, waiting.tile)
  // Regions side by side and of one landscape feed the light and dark tiles.
  worth += w.stretch * yieldOf(state, seat, 'connected') + w.landscape * yieldOf(state, seat, 'landscape')
  if (state.active === seat) worth += w.tempo
  let crowns = 0
  for (let i = 0; i < state.places.length; i++) {
    const place = present(state.places[i])
    const own = place.piles[seat].length
    // Every card on the table can pay a loss.
    worth += w.pile * own
    if (place.owner !== null && place.owner === seat) {
      if (place.region !== null) crowns += place.region.crowns
      // The first cards on an own region make it expensive to take: the attacker pays for each of them twice.
      worth += w.guard * Math.min(own, 2)
    } else worth += w.reach * reachOf(place, seat, own)
  }
  // The nearer fifteen, the more a crown counts.
  return worth + w.crown * crowns + (w.surge * crowns * crowns) / CROWNS_TO_WIN
}

/** Attack where the opponent has few cards: the gain of an attack now, and half of it if one card is missing. */
function reachOf(place: Place, seat: Side, own: number): number {
  const gain =
    place.region === null ? MIST_CROWNS : place.owner === null ? place.region.crowns : 2 * place.region.crowns
  const needed = place.piles[opponentOf(seat)].length + (isHostileCastle(place, seat) ? 1 : 0)
  if (own >= needed) return gain
  return own + 1 === needed ? gain / 2 : 0
}
