/* The clerk in matches without a server. */
import { findMind } from '@logres/catalogue/minds'
import { type AnyGame, at, type Tagged } from '@logres/kernel'
import type { Clerk, Level } from '@logres/mind'

/** The game's own clerk, if it has one; otherwise any legal action will do. See CreateClerk. */
export function createClerk(
  { id }: AnyGame,
  seed: string,
  { levels = [], pace = 1 }: { readonly levels?: readonly Level[]; readonly pace?: number } = {},
): Clerk<Tagged, object> {
  return findMind(id)?.createClerk?.(seed, levels, pace) ?? { act: (_view, legal) => at(legal, 0) }
}
