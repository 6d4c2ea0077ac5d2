import type { Result, Seat } from '@logres/kernel'
import type { Event } from '../events.ts'
import type { Player, State } from '../state.ts'

/** 4.1 The next round, or the end after the last. */
export function endRound(state: State, tell: (event: Event) => void): void {
  if (state.round < state.options.rounds) {
    state.round += 1
    tell({ kind: 'roundBegan', no: state.round })
    return
  }
  state.isOver = true
  const places = placesOf(state.players)
  const winners: Seat[] = [...places.keys()].filter((seat) => places[seat] === 1)
  tell({ kind: 'gameEnded', winners })
}

/** 4.2 */
function placesOf(players: readonly Player[]): number[] {
  return players.map(({ crowns }) => 1 + players.filter((other) => other.crowns > crowns).length)
}

export function result({ isOver, players }: State): Result | undefined {
  if (!isOver) return undefined
  return { places: placesOf(players), scores: players.map(({ crowns }) => crowns), reason: 'rounds' }
}
