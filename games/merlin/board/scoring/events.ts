/* The events of this game among the steps of any game. */

import type { Tagged } from '@logres/kernel'
import type { Event } from '../../rules/index.ts'

const WANTED: readonly Event['kind'][] = [
  'roundBegan',
  'scoringBegan',
  'scored',
  'traitorsRepelled',
  'traitorsUnrepelled',
  'allyTileEarned',
  'grailUsed',
  'grailKept',
  'gameEnded',
]

function isWanted(event: Tagged): event is Event {
  return WANTED.some((kind) => kind === event.kind)
}

export interface Told {
  readonly event: Event
  /** The step it came with. */
  readonly step: number
}

interface Step {
  readonly events: readonly Tagged[]
}

/** A course grows by a step with each act; what was in the others stays. */
const wanted = new WeakMap<Step, readonly Event[]>()
const NONE: readonly Event[] = []

function wantedIn(step: Step): readonly Event[] {
  const known = wanted.get(step)
  if (known !== undefined) return known
  const found = step.events.filter(isWanted)
  wanted.set(step, found.length === 0 ? NONE : found)
  return found
}

export function eventsIn(steps: readonly Step[]): readonly Told[] {
  return steps.flatMap((step, no) => wantedIn(step).map((event) => ({ event, step: no })))
}
