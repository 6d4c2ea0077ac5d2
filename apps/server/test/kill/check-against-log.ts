/* Compares what somebody was shown and answered with the log. */
import { findGame } from '@logres/catalogue'
import { at, type GameRecord, isRefusal, Match, verifyRecord } from '@logres/kernel'
import { expect } from 'vitest'
import { Seats } from '../../src/matches/seats.ts'
import { ViewerState } from '../../src/matches/viewer-state.ts'
import type { CaughtUp, Memory } from './player.ts'

/** The log is complete, has each key once, and the match is over. */
export function verify(record: GameRecord): void {
  const game = findGame(record.table.game)?.game
  if (game === undefined) throw new Error('no game')
  expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
  expect(record.entries.map(({ seq }) => seq)).toEqual(record.entries.map((_, i) => i))
  const keys = record.entries.flatMap(({ seat, key }) => (key === null ? [] : [`${seat} ${key}`]))
  expect(new Set(keys).size).toBe(keys.length)
}

/** The log leads to exactly what this person was shown and answered. */
export function checkAgainstLog({ seat, shown, caughtUp, done, refused }: Memory, record: GameRecord): void {
  const game = findGame(record.table.game)?.game
  if (game === undefined) throw new Error('no game')
  const started = Match.restart(game, record.table, at(record.entries, 0))
  if (started.kind === 'refusal') throw new Error(started.code)
  const seats = new Seats(record.table)
  const viewerState = new ViewerState(started.match, seat, seats.list)
  const cursors = new Map<string, number>()
  const events = new Map<number, string>()
  for (const entry of record.entries.slice(1)) {
    const appended = started.match.replay(entry)
    if (isRefusal(appended)) throw new Error(appended.code)
    seats.apply(entry)
    const update = viewerState.advance(entry, appended.events, seats.list)
    if (update !== undefined) events.set(update.cursor, JSON.stringify(update.events))
    if (entry.key !== null && entry.seat === seat) cursors.set(entry.key, viewerState.cursor)
  }
  for (const [cursor, text] of shown) expect(events.get(cursor)).toBe(text)
  for (const each of caughtUp) holdCaughtUp(each, events)
  for (const [key, cursor] of done) expect(cursors.get(key)).toBe(cursor)
  for (const [key, code] of refused) expect(cursors.has(key) ? `${code}, and yet it was done` : code).toBe(code)
  expect(shown.size + caughtUp.length).toBeGreaterThan(0)
}

/** After a long absence one is shown the current state, not the events. */
function holdCaughtUp({ from, to, events }: CaughtUp, all: ReadonlyMap<number, string>): void {
  if (events.length === 0) return
  const missed = [...all].filter(([cursor]) => cursor > from && cursor <= to)
  expect(events).toEqual(missed.flatMap(([, text]) => JSON.parse(text)))
}
