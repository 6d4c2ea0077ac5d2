import { type Actor, at, type Emit, type Refusal, refuse } from '@logres/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { REASONS, type Reason } from '../reasons.ts'
import { type State, undecided } from '../state.ts'
import { reveal } from './03-reveal.ts'

function mayNotLay(state: State, actor: Actor, { card }: Action): Reason | undefined {
  if (state.isOver) return 'gameOver'
  const player = actor === 'clerk' ? undefined : state.players[actor]
  if (player === undefined) return 'notAsked'
  // 2.3
  if (player.laid !== null) return 'alreadyLaid'
  // 2.2
  return player.hand.includes(card) ? undefined : 'cardSpent'
}

export function whyNot(state: State, actor: Actor, action: Action): Refusal | undefined {
  const reason = mayNotLay(state, actor, action)
  if (reason === undefined) return undefined
  return refuse(reason, REASONS[reason], reason === 'cardSpent' ? { card: action.card } : {})
}

/** 2.1 */
export function lay(state: State, seat: number, { card }: Action, emit: Emit<Event>): void {
  at(state.players, seat).laid = card
  emit({ kind: 'cardLaid', seat, card })
  if (undecided(state).length === 0) reveal(state, emit)
}
