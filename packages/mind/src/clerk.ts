/* The clerk in matches without a server. */
import type { Tagged } from '@logres/kernel'
import type { Level } from './levels.ts'

export interface Clerk<Action, View> {
  /** It gets the table's view; its action need not be listed. */
  act(view: View, legal: readonly Action[]): Action
}

/**
 * `levels` are those of the bots on the seats, for their speed; `pace` multiplies the times the clerk enters for them, since a
 * person at a terminal has to type.
 */
export type CreateClerk = (seed: string, levels: readonly Level[], pace: number) => Clerk<Tagged, object>
