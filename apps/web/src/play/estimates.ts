/* What each seat could expect at each moment of a match, as the bots judge it. */
import type { Moment } from '@logres/board-kit'
import type { AnyGame } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'

/** By moment and seat: the share of the victory, 0 to 1. */
export type Estimates = readonly (readonly number[])[]

export function estimatesOf(game: AnyGame, mind: AnyMind, moments: readonly Moment[], seats: number): Estimates {
  return moments.map(({ state }) => {
    const result = game.result(state)
    if (result === undefined) return Array.from({ length: seats }, (_, seat) => mind.evaluate(state, seat))
    const winners = result.places.filter((place) => place === 1).length
    return result.places.map((place) => (place === 1 ? 1 / winners : 0))
  })
}
