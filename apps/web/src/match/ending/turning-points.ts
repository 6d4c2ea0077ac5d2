/* The moves that changed most who would win. */
import type { Seat } from '@logres/kernel'
import type { ComponentChildren } from 'preact'
import type { Estimates } from '../../play/estimates.ts'

export interface Move {
  /** The first and the last step it consists of. */
  readonly from: number
  readonly to: number
  /** Who made it; null: nobody, or all. */
  readonly seat: Seat | null
  readonly sentence: string
  /** What the board thinks of it: 0 is routine. */
  readonly weight?: number
  /** As in the narrator's trail. */
  readonly icon?: ComponentChildren
  readonly chip?: ComponentChildren
}

export interface TurningPoint extends Move {
  /** From 1, in the order of time. */
  readonly no: number
  /** How much the seat's chance to win changed: −1 to 1. */
  readonly change: number
}

const MOST = 3
const TURNS_APART = 2
/** Less is noise of the estimate. */
const LEAST_CHANGE = 0.03

export function turningPoints(
  moves: readonly Move[],
  estimates: Estimates,
  seat: Seat,
  turnAt: (step: number) => number,
): readonly TurningPoint[] {
  const chance = (step: number) => estimates[step]?.[seat] ?? 0
  const candidates = moves
    // The end itself decides nothing any more, and drawing cards is nobody's move.
    .filter(({ from, to, weight = 1 }) => from > 0 && to < estimates.length - 1 && weight > 0)
    .map((move) => ({ ...move, change: chance(move.to) - chance(move.from - 1) }))
    .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.from - b.from)
  const chosen: (typeof candidates)[number][] = []
  for (const each of candidates) {
    if (chosen.length === MOST) break
    if (chosen.every(({ to }) => Math.abs(turnAt(to) - turnAt(each.to)) >= TURNS_APART)) chosen.push(each)
  }
  return chosen.toSorted((a, b) => a.from - b.from).map((each, i) => ({ ...each, no: i + 1 }))
}
