/* Which deadlines fired in a match, by its log alone: each once, and not too early. */
import { findGame } from '@logres/catalogue'
import { at, type Entry, type GameRecord, isPlainObject, isRefusal, Match } from '@logres/kernel'
import { type Due, MatchClock } from '../../src/clocks/clock.ts'
import { type Pace, SECOND, timesOf } from '../../src/clocks/pace.ts'
import { pendingQuestionsOf } from '../../src/clocks/pending-questions.ts'
import { Seats } from '../../src/matches/seats.ts'

export interface FiredDeadlines {
  /** Seats whose time was up. */
  standIns: number
  /** Barters ended by the clerk. */
  closings: number
  /** How late the latest was, in milliseconds. */
  latest: number
}

/**
 * A server may die while handling it, and the retry a minute later may find no database. Generous for slow machines:
 * only one that never fires is found.
 */
const LATEST = 600 * SECOND

export function firedDeadlinesIn(record: GameRecord, pace: Pace): FiredDeadlines {
  const fired: FiredDeadlines = { standIns: 0, closings: 0, latest: 0 }
  const game = findGame(record.table.game)?.game
  const times = timesOf(pace)
  if (game === undefined) throw new Error('no game')
  const first = at(record.entries, 0)
  const started = Match.restart(game, record.table, first)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const seats = new Seats(record.table)
  const asking = pendingQuestionsOf(match, seats, times)
  const excuses = record.table.seats.map(() => null)
  const clock = times && asking ? MatchClock.begin(times, excuses, first.at, asking) : undefined
  for (const entry of record.entries.slice(1)) {
    count(fired, entry, clock?.due(), `${record.table.id}, entry ${entry.seq}`)
    const done = match.replay(entry)
    if (isRefusal(done)) throw new Error(done.code)
    seats.apply(entry)
    clock?.moved(entry.at, pendingQuestionsOf(match, seats, times))
  }
  return fired
}

function count(fired: FiredDeadlines, entry: Entry, due: Due | undefined, where: string): void {
  const isClosing = isPlainObject(entry.action) && entry.action.kind === 'endBarter'
  const late = due === undefined ? 0 : entry.at - due.at
  if (late > LATEST) throw new Error(`${where}: nothing was done for ${late} ms after somebody's time was up`)
  if (entry.kind !== 'standIn' && !isClosing) return
  if (due === undefined || late < 0) throw new Error(`${where}: nobody's time was up`)
  if (isClosing !== due.closes) throw new Error(`${where}: somebody else was due`)
  if (!isClosing && (entry.seat === null || !due.seats.includes(entry.seat)))
    throw new Error(`${where}: not the time of ${entry.seat} was up, but of ${due.seats}`)
  if (isClosing) fired.closings += 1
  else fired.standIns += 1
  fired.latest = Math.max(fired.latest, late)
}
