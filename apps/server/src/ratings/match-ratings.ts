/* What a match did to ratings, for the page of its end. */
import type { MatchRow, Store, TableRow } from '../store/store.ts'
import { pointNumber } from './rate-result.ts'
import { isProvisional, type Points, pointsOf } from './scale.ts'

export interface RatingChange {
  readonly before: Points
  readonly after: Points
  readonly isProvisional: boolean
  /** From 0 to 1: less where the same people have met often lately. */
  readonly weight: number
}

export interface MatchRatings {
  /**
   * `pending`: the match goes on, or its result is still being written. `notCounted`: it was rated, but did not count for
   * anybody.
   */
  readonly state: 'unrated' | 'pending' | 'notCounted' | 'counted'
  /** By seat; null: a bot, or it did not count for them. */
  readonly seats: readonly (RatingChange | null)[]
}

export async function ratingsInMatch(
  store: Pick<Store, 'get'>,
  { id, table }: MatchRow,
  { isRated }: Pick<TableRow, 'isRated'>,
): Promise<MatchRatings> {
  const nobody = table.seats.map(() => null)
  if (isRated !== true) return { state: 'unrated', seats: nobody }
  const result = await store.get('results', id)
  if (result === undefined) return { state: 'pending', seats: nobody }
  const seats = await Promise.all(
    result.seats.map(async ({ person, bot }): Promise<RatingChange | null> => {
      if (person === null || bot !== null) return null
      const point = await store.get('ratingPoints', person, result.game, pointNumber(result.n))
      if (point === undefined) return null
      const { before, weight } = point
      return { before: pointsOf(before), after: pointsOf(point), isProvisional: isProvisional(point), weight }
    }),
  )
  return { state: seats.some((seat) => seat !== null) ? 'counted' : 'notCounted', seats }
}
