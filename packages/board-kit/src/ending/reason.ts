/* Why the end of a match is worth its title: the first reason that holds. */
import type { Outcome, Seat } from '@logres/kernel'

/**
 * `tie`: the scores are equal, something else decided. `comeback`: the winner was far behind. `leadLost`: the reader was far
 * ahead, and lost.
 */
export type Reason = 'tie' | 'narrow' | 'comeback' | 'leadLost' | 'rout' | 'plain'

export interface Course {
  /** The scores from time to time, by seat, oldest first. */
  readonly marks: readonly (readonly number[])[]
  /** At the end. */
  readonly scores: readonly number[]
  /** What the loser lacked, where that is not the difference of the scores. */
  readonly gap?: number
}

/** In points of the game. */
export interface Measures {
  readonly narrow: number
  /** A lead of so much was a lead. */
  readonly lead: number
  readonly rout: number
}

/** None if it was a draw, or ended without a result. */
export function winnersOf(outcome: Outcome): readonly Seat[] {
  const places = outcome.by === 'rules' ? outcome.result.places : outcome.by === 'resignation' ? outcome.places : []
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return winners.length === places.length ? [] : winners
}

/** As told to `reader`; null: to somebody who did not play. */
export function reasonOf(winners: readonly Seat[], reader: Seat | null, course: Course, measures: Measures): Reason {
  const [winner = 0] = winners
  const hasLost = reader !== null && !winners.includes(reader)
  const { scores } = course
  const best = scores[winner] ?? 0
  const second = Math.max(...scores.filter((_, seat) => !winners.includes(seat)))
  const gap = course.gap ?? best - (hasLost ? (scores[reader] ?? 0) : second)
  if (gap === 0) return 'tie'
  if (gap <= measures.narrow) return 'narrow'
  if (hasLost && mostAhead(course, reader) >= measures.lead) return 'leadLost'
  if (!hasLost && mostBehind(course, winner) >= measures.lead) return 'comeback'
  return best - second >= measures.rout ? 'rout' : 'plain'
}

function mostAhead({ marks }: Course, seat: Seat): number {
  return Math.max(...marks.map((scores) => leadOf(scores, seat)))
}

function mostBehind({ marks }: Course, seat: Seat): number {
  return Math.max(...marks.map((scores) => -leadOf(scores, seat)))
}

function leadOf(scores: readonly number[], seat: Seat): number {
  return (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))
}
