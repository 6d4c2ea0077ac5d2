import type { Seat, Viewer } from '@logres/kernel'
import type { Options } from './options.ts'

/** What lies open before one player. */
export interface Player {
  taken: number
}

/** Plain JSON data. */
export interface State {
  rules: number
  options: Options
  heap: number
  turnNo: number
  active: Seat
  players: Player[]
}

/** What one viewer knows. Here nothing is hidden: a game with secrets leaves them out, field by field. */
export interface View extends State {
  readonly viewer: Viewer
}

export function clone({ rules, options, heap, turnNo, active, players }: State): State {
  return { rules, options: { ...options }, heap, turnNo, active, players: players.map((player) => ({ ...player })) }
}
