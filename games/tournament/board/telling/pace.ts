/* How long others' steps are shown. What all do at once never waits, and what is revealed in stages has times of its own. */
import type { Step } from '@logres/board-kit'
import type { Viewer } from '@logres/kernel'
import { type Event, question } from '../../rules/index.ts'
import { stagesOf } from '../stages.ts'
import { isView } from './readings.ts'

/** In milliseconds. */
const TIMES: Partial<Record<Event['kind'], number>> = {
  cardDrafted: 500,
  announced: 900,
  cardBought: 700,
  purchasePassed: 500,
}

export function paceOf(before: Step, step: Step, viewer: Viewer): number {
  if (stagesOf(before, step, viewer).length > 0) return 0
  const isUrgent = isAskedAtOnce(step, viewer)
  return Math.max(0, ...step.events.map(({ kind }) => (isUrgent && kind !== 'cardBought' ? 0 : timeOf(kind))))
}

/** A barter and the viewer's own duel begin at once, but for the last purchase before them, which is seen nowhere else. */
function isAskedAtOnce({ view }: Step, viewer: Viewer): boolean {
  const asked = viewer !== 'table' && isView(view) ? question(view) : undefined
  return asked?.kind === 'barter' || (asked?.kind === 'lay' && asked.pair.some((seat) => seat === viewer))
}

function timeOf(kind: string): number {
  return Object.entries(TIMES).find(([each]) => each === kind)?.[1] ?? 0
}
