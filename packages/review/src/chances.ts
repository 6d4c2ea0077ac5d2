/* Winning chances: what evaluations are worth, seat by seat. They always add up to 1. */
import type { Seat, Tagged } from '@logres/kernel'
import { type Mind, shareOf } from '@logres/mind'

/** By seat. */
export type Chances = readonly number[]

/** Evaluations of 0 and 1 would never move again. */
const LEAST = 1e-6

export function chancesIn<State extends object, Action extends Tagged, View extends object>(
  mind: Mind<State, Action, View>,
  state: State,
  seats: number,
): number[] {
  const result = mind.game.result(state)
  if (result !== undefined) return Array.from({ length: seats }, (_, seat) => shareOf(result, seat))
  const evaluations = Array.from({ length: seats }, (_, seat) => mind.evaluate(state, seat))
  return calibrated(evaluations, mind.calibration?.power ?? 1)
}

/** Each to this power, as a share of all. */
export function calibrated(evaluations: readonly number[], power: number): number[] {
  const raised = evaluations.map((value) => Math.max(LEAST, value) ** power)
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}

export function chanceOf(chances: Chances, seat: Seat): number {
  return chances[seat] ?? 0
}
