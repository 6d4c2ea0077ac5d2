/* The platform's part in a match that has no platform. */
import type { Tagged } from '@logres/kernel'
import type { Level } from './levels.ts'

export interface Clerk<Action, View> {
  /** Its view is the table's; what it does need not be listed. */
  act(view: View, legal: readonly Action[]): Action
}

/**
 * `levels` says how quick the bot on each seat is; `pace` stretches the times the clerk enters for them: at a terminal a
 * person has to type.
 */
export type CreateClerk = (seed: string, levels: readonly Level[], pace: number) => Clerk<Tagged, object>
