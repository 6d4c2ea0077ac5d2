import type { Deal, Played } from '@logres/bots'

/** A deal as it is sent to a thread: functions cannot be sent, so the game is named. */
export interface Job extends Omit<Deal, 'game'> {
  readonly game: string
}

/** One for each seating of the deal. */
export type Answer = readonly Played[]
