/* Starts a match: from the last nonce to the first entry. */
import { type AnyMatch, Match, type Refusal, unseal } from '@logres/kernel'
import { DAY, paceOf, SECOND } from '../clocks/pace.ts'
import { pendingQuestionsOf } from '../clocks/pending-questions.ts'
import { beginTime, type InitialTime, readSeatedPeople } from '../clocks/timekeeper.ts'
import { Seats } from '../matches/seats.ts'
import { newId } from '../secrets.ts'
import type { Change, MatchRow, TableRow, Time } from '../store/store.ts'
import { tableChanges } from './places.ts'
import { gameOf, isOverDays, tableOf } from './table-row.ts'
import type { TableWriter } from './table-writer.ts'

/** How long everybody has to reveal their nonce. */
export const REVEAL_WITHIN = 60 * SECOND
/** Over days, people who sat down may be away: their page reveals when it is open again. */
export const REVEAL_WITHIN_DAYS = 3 * DAY

export interface Started {
  readonly row: TableRow
  /** Once everybody has revealed. */
  readonly match?: AnyMatch
}

/** `before` is the stored row, `row` the frozen one with all nonces. */
export async function startMatch(
  { store, now, hooks }: TableWriter,
  before: TableRow,
  row: TableRow,
): Promise<Started | Refusal> {
  const table = tableOf(row)
  const game = gameOf(row)
  const seated = await readSeatedPeople(store, row.seats)
  const at = now()
  const started = Match.start(game, table, unseal(table, row.secret, row.nonces).chance, at)
  if (started.kind === 'refusal') return started
  const { match } = started
  const playing: TableRow = { ...row, status: 'playing', touchedAt: at }
  const time = beginTime(match, paceOf(row.pace), seated, at)
  await store.commit([...tableChanges(before, playing), ...firstChanges(match, at, time)])
  hooks.matchStarted?.(playing)
  return { row: playing, match }
}

export function revealDeadline({ id, seal, pace, startsWhenFull }: TableRow, now: Time): Change {
  const within = startsWhenFull === true && isOverDays(pace) ? REVEAL_WITHIN_DAYS : REVEAL_WITHIN
  return { in: 'deadlines', insert: { id: newId(), match: id, due: now + within, what: { kind: 'reveal', seal } } }
}

function firstChanges(match: AnyMatch, now: Time, { stored, changes }: InitialTime): Change[] {
  const { id } = match.table
  const pending = pendingQuestionsOf(match, new Seats(match.table), undefined)
  const row: MatchRow = {
    ...{ id, status: 'playing', table: match.table, startedAt: now, overAt: null, outcome: null },
    platform: { asked: pending?.asked ?? [], askedSince: now, time: stored, upTo: match.length - 1 },
  }
  return [
    { in: 'matches', insert: row },
    ...changes,
    ...match.entries.map(
      (entry): Change => ({ in: 'entries', insert: { match: id, seq: entry.seq, seat: null, key: null, entry } }),
    ),
  ]
}
