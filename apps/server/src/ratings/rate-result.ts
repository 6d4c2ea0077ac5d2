/* The ratings after a result. A function of the result and the ratings before it, and of nothing else. */
import { at } from '@logres/kernel'
import type { Rating, RatingPoint, Result } from '../store/community.ts'
import type { Id } from '../store/store.ts'
import { type CountedSeat, countedSeats, isBeginning } from './counted-seats.ts'
import { remembered, weightOf } from './damping.ts'
import { leaderRank } from './leaders.ts'
import { afterMatch, rested } from './model.ts'
import { START } from './scale.ts'

export interface Rated {
  readonly before: Rating
  readonly after: Rating
  readonly point: RatingPoint
}

/** Results shown behind a name. */
const LAST = 5

/** Whose ratings a result changes: none if it does not count. */
export function ratedPeople(result: Result): readonly Id[] {
  return (countedSeats(result) ?? []).flatMap((seat) => ('frozen' in seat ? [] : [seat.person]))
}

/** One for each of the rated people. `known`: their ratings before it; who has none is new. */
export function rateResult(result: Result, known: ReadonlyMap<Id, Rating>): Rated[] {
  const seats = countedSeats(result) ?? []
  const isQuick = seats.length === 2 && result.ending === 'resigned' && isBeginning(result)
  const ratings = seats.map((seat) => ('frozen' in seat ? undefined : known.get(seat.person)))
  const skills = afterMatch(
    seats.map((seat, i) => ({
      skill: 'frozen' in seat ? seat.frozen : restedSkill(ratings[i], result),
      place: seat.place,
      weight: weightAt(i),
    })),
  )
  return seats.flatMap((seat, i) => {
    if ('frozen' in seat) return []
    const before = ratings[i] ?? newRating(seat.person, result.game)
    const changed: Rating = {
      ...before,
      ...at(skills, i),
      ...{ played: before.played + 1, at: Math.max(before.at, result.overAt) },
      last: [...before.last, resultOf(seat, seats)].slice(-LAST),
      meetings: remembered(before.meetings, opponentsAt(i), result.overAt, isQuick),
    }
    const after = { ...changed, rank: leaderRank(changed) }
    return [{ before, after, point: pointOf(before, after, result, weightAt(i)) }]
  })

  function opponentsAt(i: number): string[] {
    return seats.flatMap(({ person }, other) => (other === i ? [] : [person]))
  }

  function weightAt(i: number): number {
    const seat = at(seats, i)
    if ('frozen' in seat) return 0
    const wonQuickly = isQuick && resultOf(seat, seats) === 'won'
    return weightOf(ratings[i]?.meetings ?? [], opponentsAt(i), result.overAt, wonQuickly)
  }
}

function newRating(person: Id, game: string): Rating {
  return { person, game, ...START, played: 0, at: 0, rank: null, last: [], meetings: [] }
}

function restedSkill(rating: Rating | undefined, { overAt }: Result) {
  return rating === undefined ? START : rested(rating, overAt - rating.at)
}

/** Among those who were compared. */
function resultOf({ place }: CountedSeat, seats: readonly CountedSeat[]): Rating['last'][number] {
  const best = Math.min(...seats.map((seat) => seat.place))
  if (place > best) return 'lost'
  return seats.filter((seat) => seat.place === best).length > 1 ? 'tied' : 'won'
}

function pointOf(before: Rating, after: Rating, { n, match, overAt }: Result, weight: number): RatingPoint {
  return {
    ...{ person: after.person, game: after.game, n: pointNumber(n), match, at: overAt, weight },
    ...{ mu: after.mu, sigma: after.sigma },
    before: { mu: before.mu, sigma: before.sigma },
  }
}

/** Decreases, so that the newest points of a person come first. Never -0, which is not what a store returns. */
export function pointNumber(n: number): number {
  return -1 - n
}
