import { type Actor, at, type Emit, type Refusal, refuse } from '@logres/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { REASONS, type Reason } from '../reasons.ts'
import type { State } from '../state.ts'

/** Guards answer with a reason, or with nothing. */
function mayNotTake(state: State, actor: Actor, { stones }: Action): Reason | undefined {
  if (state.heap === 0) return 'gameOver'
  // 2.1
  if (actor !== state.active) return 'notYourTurn'
  // 2.2
  return stones > state.heap ? 'tooFewLeft' : undefined
}

export function whyNot(state: State, actor: Actor, action: Action): Refusal | undefined {
  const reason = mayNotTake(state, actor, action)
  if (reason === undefined) return undefined
  return refuse(reason, REASONS[reason], reason === 'tooFewLeft' ? { left: state.heap } : {})
}

/** 2.2 */
export function take(state: State, { stones }: Action, emit: Emit<Event>): void {
  const seat = state.active
  state.heap -= stones
  at(state.players, seat).taken += stones
  emit({ kind: 'stonesTaken', seat, stones, left: state.heap })
  // 3.1
  if (state.heap === 0) {
    emit({ kind: 'gameEnded', winner: seat })
    return
  }
  // 2.1
  state.active = (seat + 1) % state.players.length
  state.turnNo += 1
}
