/* What the tallies say about a game. */
import { ENDINGS } from '../store/community.ts'
import type { Store } from '../store/store.ts'
import { LENGTHS } from './lengths.ts'
import { type Counts, LAST_BAR, readCounts, TURNS_PER_BAR } from './tallies.ts'

const MOST_SEATS = 8

export async function statisticsOf(store: Pick<Store, 'list'>, game: string): Promise<object> {
  const counts = await readCounts(store, game)
  const count = (what: string) => counts.get(what) ?? 0
  const bars = Array.from({ length: LAST_BAR + 1 }, (_, bar) => count(`turns ${bar}`))
  return {
    ...{ game, matches: count('public') },
    endings: Object.fromEntries(ENDINGS.map((ending) => [ending, count(`ending ${ending}`)])),
    lengths: Object.fromEntries(LENGTHS.map((length) => [length, count(`length ${length}`)])),
    /** Matches by their turns; the last bar has all that were longer. */
    turns: { perBar: TURNS_PER_BAR, bars: bars.slice(0, 1 + bars.findLastIndex((each) => each > 0)) },
    /** By number of seats, who won. */
    seats: Array.from({ length: MOST_SEATS + 1 }, (_, seats) => seats).flatMap((seats) => wonBySeat(counts, seats)),
  }
}

function wonBySeat(counts: Counts, seats: number): object[] {
  const matches = counts.get(`seats ${seats}`) ?? 0
  if (matches === 0) return []
  const wins = Array.from({ length: seats }, (_, seat) => counts.get(`seats ${seats} won by ${seat}`) ?? 0)
  return [{ seats, matches, wins, tied: counts.get(`seats ${seats} tied`) ?? 0 }]
}
