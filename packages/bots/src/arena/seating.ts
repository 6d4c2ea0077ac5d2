/* Seatings. A side is the number of a bot under test; each deal is played once with every seating. */
import { at } from '@logres/kernel'

/** For each seat its side. */
export type Seating = readonly number[]

/** With two sides, the first has one seat and the second all others; otherwise there is one side per seat. Rotated over all seats. */
export function rotations(sides: number, seats: number): Seating[] {
  if (sides !== 2 && sides !== seats) throw new RangeError(`${sides} sides cannot sit on ${seats} seats`)
  const first = Array.from({ length: seats }, (_, seat) => Math.min(seat, sides - 1))
  return Array.from({ length: seats }, (_, by) => first.map((_, seat) => at(first, (seat - by + seats) % seats)))
}

/** Two sides on alternating seats, and the same swapped: each side has every seat once. */
export function alternating(seats: number, deal: number): Seating[] {
  const one = Array.from({ length: seats }, (_, seat) => ((seat + deal) % seats) % 2)
  return [one, one.map((side) => 1 - side)]
}
