/* Bedivere: six quests in hand, and one of them may change places with one that lies open. */
import type { Seat } from '@logres/kernel'
import type { Context } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import { playerAt, type QuestId, type State } from '../state.ts'
import { allyOf, hasTile, spendTile } from './ally.ts'

/** 10.2 More cards than the others, all game. */
export const MORE_QUESTS = 2

export function isWithBedivere(state: State, seat: Seat): boolean {
  return allyOf(playerAt(state, seat), 'bedivere') !== undefined
}

/** 10.2 Any time; nothing is drawn. */
export function mayNotSwap(state: State, seat: Seat, quest: QuestId, place: number): Reason | undefined {
  if (!hasTile(playerAt(state, seat), 'bedivere')) return 'noAlly'
  if (state.hands[seat]?.includes(quest) !== true) return 'questNotInHand'
  return (state.display[place] ?? null) === null ? 'displayEmpty' : undefined
}

export function spendForSwap(context: Context, seat: Seat): void {
  spendTile(context, seat, 'bedivere')
}
