/* The lists of everybody who is rated in a game: those who are ranked, the best first; and the others, the latest first. */

import type { Leader, Rating } from '../store/community.ts'
import type { Change, Id, Store } from '../store/store.ts'
import { exactPoints, isProvisional } from './scale.ts'

/** Of those who are not certain enough to be ranked. */
export function newcomersOf(game: string): string {
  return `${game} new`
}

/** Key of a rating in its list: a whole number that decreases with what the list is sorted by. */
export function leaderRank(rating: Rating): number {
  // Never -0, which is not what a store returns.
  return 0 - (isProvisional(rating) ? rating.at : Math.round(100 * exactPoints(rating.mu)))
}

export function leaderOf({ person, game, rank, mu, sigma, played, at, last }: Rating): Leader | undefined {
  if (rank === null) return undefined
  const list = isProvisional({ mu, sigma }) ? newcomersOf(game) : game
  return { game: list, rank, person, mu, sigma, played, at, last }
}

/** From where they were to where they are now. */
export function leaderMoved(before: Rating | undefined, after: Rating): Change[] {
  const [was, is] = [before === undefined ? undefined : leaderOf(before), leaderOf(after)]
  const isSamePlace = was?.game === is?.game && was?.rank === is?.rank
  return [
    ...(was === undefined || isSamePlace ? [] : [leaderRemoved(was)]),
    ...(is === undefined ? [] : [{ in: 'leaders', put: is } satisfies Change]),
  ]
}

export function leaderRemoved({ game, rank, person }: Leader): Change {
  return { in: 'leaders', remove: [game, rank, person] }
}

/**
 * Out of all lists. The ratings stay, as the results they follow from: without them those of the opponents could not be
 * computed again.
 */
export async function unlisted(store: Pick<Store, 'list'>, person: Id): Promise<Change[]> {
  const ratings = await store.list('ratings', [person])
  return ratings.flatMap((rating) => {
    const leader = leaderOf(rating)
    return leader === undefined ? [] : [leaderRemoved(leader)]
  })
}
