/* Tristram: changes an own die by 1 or 2. */
import type { Seat } from '@logres/kernel'
import { type Context, turnOf } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import { playerAt, type State } from '../state.ts'
import { hasTile, spendTile } from './ally.ts'

const MOST_CHANGE = 2

/** 10.2 One tile a turn, on the chosen die, staying in 1 to 6. */
export function mayNotAskTristram(state: State, seat: Seat, value: number): Reason | undefined {
  const turn = turnOf(state)
  if (!hasTile(playerAt(state, seat), 'tristram')) return 'noAlly'
  if (turn.figure !== 'knight') return 'allyForKnight'
  if (turn.helped.includes('tristram')) return 'allyOnceATurn'
  const change = Math.abs(value - turn.value)
  return change >= 1 && change <= MOST_CHANGE ? undefined : 'tristramTooFar'
}

export function askTristram(context: Context, seat: Seat, value: number): void {
  const turn = turnOf(context.state)
  spendTile(context, seat, 'tristram')
  turn.helped.push('tristram')
  turn.value = value
  context.emit({ kind: 'dieTurned', seat, value })
}
