/* Gawain: sets the Merlin die to any value. */
import type { Seat } from '@logres/kernel'
import { type Context, turnOf } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import { playerAt, type State } from '../state.ts'
import { hasTile, spendTile } from './ally.ts'

/** 10.2 One tile a turn, when Merlin's die is the chosen one. */
export function mayNotAskGawain(state: State, seat: Seat, value: number): Reason | undefined {
  const turn = turnOf(state)
  if (!hasTile(playerAt(state, seat), 'gawain')) return 'noAlly'
  if (turn.figure !== 'merlin') return 'allyForMerlin'
  if (turn.helped.includes('gawain')) return 'allyOnceATurn'
  return value === turn.value ? 'dieHasThatValue' : undefined
}

export function askGawain(context: Context, seat: Seat, value: number): void {
  const turn = turnOf(context.state)
  spendTile(context, seat, 'gawain')
  turn.helped.push('gawain')
  turn.value = value
  context.emit({ kind: 'dieTurned', seat, value })
}
