/* How the tournament ended, from what happened last. */

import type { Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Event } from '../rules/index.ts'

type Ended = Extract<Event, { kind: 'gameEnded' }>

export function endOf(steps: readonly Step[]): Ended | undefined {
  return steps.at(-1)?.events.find(isEnd) ?? steps.findLast(({ events }) => events.some(isEnd))?.events.find(isEnd)
}

function isEnd(event: Tagged): event is Ended {
  return event.kind === 'gameEnded'
}
