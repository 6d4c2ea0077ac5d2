/* The platform's part in a match that has no platform. */
import { findMind } from '@logres/catalogue/minds'
import { type AnyGame, at, type Tagged } from '@logres/kernel'
import type { Clerk, Level } from '@logres/mind'

/** A game that needs one has a clerk of its own; elsewhere any legal action will do. See CreateClerk. */
export function createClerk(
  { id }: AnyGame,
  seed: string,
  { levels = [], pace = 1 }: { readonly levels?: readonly Level[]; readonly pace?: number } = {},
): Clerk<Tagged, object> {
  return findMind(id)?.createClerk?.(seed, levels, pace) ?? { act: (_view, legal) => at(legal, 0) }
}
