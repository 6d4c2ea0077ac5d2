/*
 * What a result does to ratings, in the commit that writes it (results/writer.ts). That commit takes the result's number in
 * its game, so ratings of a game change in the order of results, each result counts once, and of several servers one is first.
 */
import type { Rating, Result } from '../store/community.ts'
import type { Change, Id, Store } from '../store/store.ts'
import { leaderMoved } from './leaders.ts'
import { type Rated, ratedPeople, rateResult } from './rate-result.ts'

/** Read after the number of the result: if somebody else has rated in between, the number is taken, and all is read again. */
export async function ratingChanges(store: Pick<Store, 'get'>, result: Result): Promise<Change[]> {
  const people = ratedPeople(result)
  if (people.length === 0) return []
  const rows = await Promise.all(people.map((person) => store.get('ratings', person, result.game)))
  const known = new Map<Id, Rating>(rows.flatMap((row) => (row === undefined ? [] : [[row.person, row]])))
  return rateResult(result, known).flatMap((rated) => changesOf(rated, known.get(rated.after.person)))
}

function changesOf({ after, point }: Rated, stored: Rating | undefined): Change[] {
  return [{ in: 'ratings', put: after }, { in: 'ratingPoints', put: point }, ...leaderMoved(stored, after)]
}
