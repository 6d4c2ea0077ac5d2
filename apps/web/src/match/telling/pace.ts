/* How long a step of others is shown. */
import type { Pace } from '../bot-pace.ts'

export interface Tempo {
  readonly pace: Pace
  /** Others act whenever they want. */
  readonly isLive: boolean
  /** So many steps have happened that are not shown yet. */
  readonly waiting: number
}

/** Milliseconds, where a game says nothing. */
export const USUAL_PACE = 700
/** In a live match each step is shown for at least so long, */
const LEAST_LIVE = 600
/** and when more than these wait, twice as fast. */
const MOST_WAITING = 2

export function timeOf(ms: number, { pace, isLive, waiting }: Tempo): number {
  const usual = isLive ? Math.max(ms, LEAST_LIVE) : ms
  const isLate = isLive && waiting > MOST_WAITING
  return usual / (pace === 'brisk' ? 2 : 1) / (isLate ? 2 : 1)
}
