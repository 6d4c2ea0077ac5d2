/* The duels that were fought since the banners were dealt, from what happened. */

import type { Step } from '@logres/board-kit'
import type { Seat, Tagged } from '@logres/kernel'
import type { Event } from '../rules/index.ts'

export interface Fought {
  readonly winner: Seat
  readonly loser: Seat
  /** The winner's first. */
  readonly points: readonly [number, number]
}

/** Of this card, and of this time round it; latest last. */
export function duelsOf(steps: readonly Step[]): readonly Fought[] {
  const found: Fought[] = []
  for (const { events } of steps) {
    for (const event of events) {
      if (!isEvent(event)) continue
      // A new card, or the same one from its first round on.
      if (event.kind === 'bannersDealt' || (event.kind === 'roundBegan' && event.round === 1)) found.length = 0
      if (event.kind === 'duelWon') found.push({ winner: event.seat, loser: event.loser, points: event.points })
    }
  }
  return found
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
