/* The platform's part in a match that has no platform. */
import { type AnyGame, at, type Tagged } from '@logres/kernel'
import type { Level } from './levels.ts'
import { tournamentClerk } from './tournament/clerk.ts'

export interface Clerk<Action, View> {
  /** Its view is the table's; what it does need not be listed. */
  act(view: View, legal: readonly Action[]): Action
}

/**
 * For each game that needs one a clerk of its own; elsewhere any legal action will do. `levels` says how quick the bot on
 * each seat is; `pace` stretches the times it enters for them: at a terminal a person has to type.
 */
export function createClerk(
  game: AnyGame,
  seed: string,
  { levels = [], pace = 1 }: { readonly levels?: readonly Level[]; readonly pace?: number } = {},
): Clerk<Tagged, object> {
  return game.id === 'tournament' ? tournamentClerk(seed, levels, pace) : { act: (_view, legal) => at(legal, 0) }
}
