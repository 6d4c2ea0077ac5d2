import type { Seat } from '@logres/kernel'
import type { Card } from './data.ts'
import type { Options } from './options.ts'

export interface Player {
  /** 1.2 Open to all: the cards that were never turned up. A card that lies face down is still among them. */
  hand: Card[]
  /** What lies face down. */
  laid: Card | null
  /** What was turned up at the end of the last round. */
  shown: Card | null
  crowns: number
}

export interface State {
  rules: number
  options: Options
  round: number
  isOver: boolean
  players: Player[]
}

export function clone(state: State): State {
  return { ...state, players: state.players.map((player) => ({ ...player, hand: [...player.hand] })) }
}

/** Those who have to lay a card. */
export function undecided({ isOver, players }: Pick<State, 'isOver' | 'players'>): Seat[] {
  return isOver ? [] : [...players.keys()].filter((seat) => players[seat]?.laid === null)
}
