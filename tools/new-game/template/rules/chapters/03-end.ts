import type { Result } from '@logres/kernel'
import type { State } from '../state.ts'

/** 3.1 Who took the last stone has won; 3.2 all others share the second place. */
export function result({ heap, active, players }: State): Result | undefined {
  if (heap > 0) return undefined
  return {
    places: players.map((_, seat) => (seat === active ? 1 : 2)),
    scores: players.map(({ taken }) => taken),
    reason: 'lastStone',
  }
}
