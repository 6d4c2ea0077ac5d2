/* The events of this game among the steps of any game. */
import type { Tagged } from '@logres/kernel'
import type { Event } from '@logres/merlin'
import type { Step } from '../../../play/steps.ts'

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

export function eventsIn(steps: readonly Step[]): readonly Told[] {
  return steps.flatMap(({ events }, step) => events.filter(isWanted).map((event) => ({ event, step })))
}
