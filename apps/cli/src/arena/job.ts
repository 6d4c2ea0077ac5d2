import type { Deal, Played } from '@logres/bots'

/** A deal as it travels to a thread: a game is functions, and those stay at home. */
export interface Job extends Omit<Deal, 'game'> {
  readonly game: string
}

/** One for each seating of the deal. */
export type Answer = readonly Played[]
