/* Bors: the knight goes to any province space, whatever the die says. */
import type { Seat } from '@logres/kernel'
import { type Context, turnOf } from '../effects.ts'
import { positionOf } from '../layout.ts'
import type { Reason } from '../reasons.ts'
import { playerAt, type State } from '../state.ts'
import type { Province } from '../vocabulary.ts'
import { hasTile, spendTile } from './ally.ts'

/** 10.2 With an own die only; it is the move. */
export function mayNotAskBors(state: State, seat: Seat): Reason | undefined {
  if (!hasTile(playerAt(state, seat), 'bors')) return 'noAlly'
  return turnOf(state).figure === 'knight' ? undefined : 'allyForKnight'
}

export function askBors(context: Context, seat: Seat, province: Province): void {
  const { state, emit } = context
  const player = playerAt(state, seat)
  const from = player.knight
  spendTile(context, seat, 'bors')
  player.knight = positionOf(state.options, province)
  turnOf(state).at = player.knight
  state.frames.pop()
  emit({ kind: 'figureMoved', seat, figure: 'knight', from, to: player.knight })
}
