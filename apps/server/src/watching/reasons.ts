/* Why a finished match is worth seeing: only what its result says for certain. */
import type { Result, ResultSeat } from '../store/community.ts'

/** The page has a sentence for each. */
export type Reason =
  /** The two best scores. */
  | { readonly kind: 'close'; readonly scores: readonly [number, number] }
  /** Nobody was ahead of everybody else. */
  | { readonly kind: 'tied'; readonly score: number }
  /** One person against one bot of the highest level. */
  | { readonly kind: 'beatChampion' }
  /** More turns than any other of these matches. */
  | { readonly kind: 'longest'; readonly turns: number }

export interface Chosen {
  readonly result: Result
  readonly reason: Reason
}

/** Of the winner's score. */
const CLOSE = 0.1
/** Of fewer matches of a game none is called the longest. */
const LEAST_COMPARED = 5
/** As many times as long as the one in the middle. */
const MUCH_LONGER = 1.25
/** Reasons of the same kind. */
const MOST_ALIKE = 2

/** The most striking first, no reason and no winner too often. */
export function choose(results: readonly Result[], most: number): Chosen[] {
  const longest = longestOf(results)
  const ranked = results
    .flatMap((result) => {
      const reason = reasonFor(result, longest)
      return reason === undefined ? [] : [{ result, reason, weight: weightOf(reason, result) }]
    })
    .toSorted((a, b) => b.weight - a.weight || b.result.overAt - a.result.overAt)
  const chosen: Chosen[] = []
  for (const { result, reason } of ranked) {
    if (chosen.length === most) break
    const alike = chosen.filter((other) => other.reason.kind === reason.kind)
    if (alike.length < MOST_ALIKE && !chosen.some((other) => hasSamePeople(other.result, result)))
      chosen.push({ result, reason })
  }
  return chosen
}

function reasonFor(result: Result, longest: ReadonlyMap<string, Result>): Reason | undefined {
  const { seats, turns, game, ending } = result
  if (ending !== 'played' || seats.some(({ hasLeft }) => hasLeft) || seats.every(({ bot }) => bot !== null))
    return undefined
  const [first, second] = seats.flatMap(({ score }) => (score === null ? [] : [score])).toSorted((a, b) => b - a)
  if (first !== undefined && seats.length > 1 && seats.filter(({ place }) => place === 1).length > 1)
    return { kind: 'tied', score: first }
  if (hasBeatenChampion(seats)) return { kind: 'beatChampion' }
  // Where the first place is not that of the highest score, the scores do not tell how close it was.
  const isByScore = seats.every(({ score, place }) => (score === first) === (place === 1))
  if (first !== undefined && second !== undefined && isByScore && first - second <= CLOSE * first)
    return { kind: 'close', scores: [first, second] }
  return longest.get(game) === result ? { kind: 'longest', turns } : undefined
}

function hasBeatenChampion(seats: readonly ResultSeat[]): boolean {
  const [winner] = seats.filter(({ place }) => place === 1)
  return seats.length === 2 && winner?.bot === null && seats.some(({ bot }) => bot === 'champion')
}

function longestOf(results: readonly Result[]): ReadonlyMap<string, Result> {
  const played = results.filter(({ ending }) => ending === 'played')
  const found = new Map<string, Result>()
  for (const game of new Set(played.map((result) => result.game))) {
    const lengths = played.filter((result) => result.game === game).toSorted((a, b) => b.turns - a.turns)
    const [longest, next] = lengths
    const middle = lengths[Math.floor(lengths.length / 2)]
    if (longest === undefined || next === undefined || middle === undefined || lengths.length < LEAST_COMPARED) continue
    if (longest.turns > next.turns && longest.turns >= MUCH_LONGER * middle.turns) found.set(game, longest)
  }
  return found
}

function weightOf(reason: Reason, { seats }: Result): number {
  // People among themselves are rarer, and what most want to see.
  const people = seats.every(({ bot }) => bot === null) ? 1 : 0
  switch (reason.kind) {
    case 'tied':
      return 4 + people
    case 'beatChampion':
      return 4
    case 'close':
      return 2 + people + 1 - (reason.scores[0] - reason.scores[1]) / Math.max(1, reason.scores[0])
    case 'longest':
      return 2 + people
  }
}

function hasSamePeople(a: Result, b: Result): boolean {
  const people = ({ seats }: Result) =>
    seats
      .flatMap(({ person }) => (person === null ? [] : [person]))
      .sort()
      .join(' ')
  return people(a) === people(b)
}
