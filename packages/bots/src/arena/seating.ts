/* Who sits where. A side is a number: which of the bots under test; each deal is played once with every seating. */
import { at } from '@logres/kernel'

/** For each seat its side. */
export type Seating = readonly number[]

/** Two sides: the first has one seat and the second all others. As many as seats: one each. All go round the table. */
export function rotations(sides: number, seats: number): Seating[] {
  if (sides !== 2 && sides !== seats) throw new RangeError(`${sides} sides cannot sit on ${seats} seats`)
  const first = Array.from({ length: seats }, (_, seat) => Math.min(seat, sides - 1))
  return Array.from({ length: seats }, (_, by) => first.map((_, seat) => at(first, (seat - by + seats) % seats)))
}

/** Two sides in turn round the table, and then the other way about: each sits once on every seat. */
export function alternating(seats: number, deal: number): Seating[] {
  const one = Array.from({ length: seats }, (_, seat) => ((seat + deal) % seats) % 2)
  return [one, one.map((side) => 1 - side)]
}
