/*
 * Counts of the finished matches of a game. They are read and written back with the next number of `resultOrder`, which
 * only one server can take: so none is ever lost or counted twice.
 */
import type { Result, Tally } from '../store/community.ts'
import type { Store } from '../store/store.ts'
import { lengthOf } from './lengths.ts'

/** All results of the game, public or not: the number of the next one. */
export const ALL_RESULTS = 'results'
/** Turns per bar of the chart of lengths. */
export const TURNS_PER_BAR = 10
/** Longer matches are in the last bar. */
const LAST_BAR = 19

export type Counts = Map<string, number>

export async function readCounts(store: Pick<Store, 'list'>, game: string): Promise<Counts> {
  const rows = await store.list('tallies', [game])
  return new Map(rows.map(({ what, count }) => [what, count]))
}

/** What else is counted now. Only public matches are in the statistics. */
export function countsOf(result: Result): string[] {
  const { ending, seats, isPublic, game, turns } = result
  if (!isPublic) return [ALL_RESULTS]
  const always = [ALL_RESULTS, 'public', `ending ${ending}`]
  if (ending !== 'played') return always
  const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []))
  const won = winners.length === 1 ? `seats ${seats.length} won by ${winners[0]}` : `seats ${seats.length} tied`
  const bar = Math.min(LAST_BAR, Math.floor(turns / TURNS_PER_BAR))
  return [...always, `length ${lengthOf(game, turns)}`, `turns ${bar}`, `seats ${seats.length}`, won]
}

export function tallyRows(game: string, counts: Counts, changed: ReadonlySet<string>): Tally[] {
  return [...changed].map((what) => ({ game, what, count: counts.get(what) ?? 0 }))
}
