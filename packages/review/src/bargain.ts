/*
 * What a deal was worth to a seat, from what it knew: its chances before and after, in imagined worlds. No playouts, since what
 * others would have offered nobody knows: rough values.
 */
import { type AnyGame, at, type Seat, seededChance } from '@logres/kernel'
import type { AnyMind, ToldStep } from '@logres/mind'
import { chanceOf, chancesIn } from './chances.ts'
import { type Estimate, estimateOf } from './sample.ts'
import type { Work } from './task.ts'

export interface Bargain {
  readonly seat: Seat
  readonly before: Estimate
  readonly after: Estimate
  /** Its error is never below 0.015: the evaluation is rougher than its worlds. */
  readonly gain: Estimate
}

const LEAST_ERROR = 0.015

export function* bargain(
  game: AnyGame,
  mind: AnyMind,
  { before, after, seq }: Pick<ToldStep, 'before' | 'after' | 'seq'>,
  seat: Seat,
  seats: number,
  worlds = 48,
): Work<Bargain> {
  const values: [number[], number[]] = [[], []]
  for (const [i, state] of [before, after].entries()) {
    const view = game.view(state, seat)
    for (let world = 0; world < worlds; world++) {
      const imagined = game.imagine(view, seededChance(`bargain ${seq}/${seat}/${world}`))
      at(values, i).push(chanceOf(chancesIn(mind, imagined, seats), seat))
      yield
    }
  }
  const [first, second] = [estimateOf(values[0]), estimateOf(values[1])]
  const error = Math.max(LEAST_ERROR, Math.hypot(first.error, second.error))
  return { seat, before: first, after: second, gain: { mean: second.mean - first.mean, error } }
}
