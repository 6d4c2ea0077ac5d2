/* The ratings of one person, for their page. */
import { listedIds } from '@logres/catalogue'
import { hidesHistory } from '../results/archive-privacy.ts'
import type { Rating, RatingPoint } from '../store/community.ts'
import type { Id, Person, Store, Time } from '../store/store.ts'
import type { Leaderboards } from './leaderboards.ts'
import { afterMatch, type Skill } from './model.ts'
import type { RankSpan } from './rank-spans.ts'
import { isProvisional, type Points, pointsOf } from './scale.ts'

/** Of a curve, the latest. */
export const MOST_POINTS = 200
const MOST_UNTIL_RANKED = 99

export interface RatingView extends Points {
  readonly game: string
  readonly isProvisional: boolean
  /** Rated matches. */
  readonly played: number
  /** Null: provisional, not played for long, or hidden. */
  readonly rank: RankSpan | null
  /** How many have a rank. */
  readonly ranked: number
  /** About how many more matches until they have a rank; 0: the rating is certain enough. */
  readonly untilRanked: number
  /** Null and empty: hidden, as their history is. */
  readonly lastPlayed: Time | null
  readonly last: Rating['last']
  /** The latest, the oldest of them first. */
  readonly points: readonly PointView[]
}

export interface PointView extends Points {
  readonly at: Time
  readonly match: Id
}

interface Sources {
  readonly store: Pick<Store, 'get' | 'list'>
  readonly leaderboards: Leaderboards
}

/** Of all games they have played rated. `reader`: who asks. */
export async function ratingsOf(sources: Sources, person: Person, reader: Id | undefined): Promise<RatingView[]> {
  const rows = await Promise.all(listedIds().map((game) => sources.store.get('ratings', person.id, game)))
  const isOpen = reader === person.id || !hidesHistory(person.settings)
  return Promise.all(rows.flatMap((row) => (row === undefined ? [] : [ratingView(sources, row, isOpen)])))
}

async function ratingView({ store, leaderboards }: Sources, rating: Rating, isOpen: boolean): Promise<RatingView> {
  const { person, game, played, at, last } = rating
  const [board, points] = await Promise.all([
    leaderboards.of(game),
    isOpen ? store.list('ratingPoints', [person, game], { limit: MOST_POINTS }) : [],
  ])
  const place = board.places.get(person)
  return {
    ...{ game, ...pointsOf(rating), isProvisional: isProvisional(rating), played },
    ...{ rank: place === undefined ? null : (board.ranked[place]?.rank ?? null), ranked: board.ranked.length },
    untilRanked: matchesUntilRanked(rating),
    ...(isOpen ? { lastPlayed: at, last } : { lastPlayed: null, last: [] }),
    points: points.toReversed().map(pointView),
  }
}

function pointView({ at, match, ...skill }: RatingPoint): PointView {
  return { at, match, ...pointsOf(skill) }
}

/** Of two players, against equals whose rating is certain. */
export function matchesUntilRanked(skill: Skill): number {
  let now = skill
  for (let matches = 0; matches < MOST_UNTIL_RANKED; matches++) {
    if (!isProvisional(now)) return matches
    const equal = { mu: now.mu, sigma: 0 }
    const [next = now] = afterMatch([
      { skill: now, place: 1, weight: 1 },
      { skill: equal, place: 1, weight: 0 },
    ])
    now = next
  }
  return MOST_UNTIL_RANKED
}
