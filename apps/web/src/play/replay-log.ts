/* Rebuilds a match from a table and its log. */
import {
  type AnyGame,
  type AnyMatch,
  isRefusal,
  Match,
  type Refusal,
  refuse,
  type Tagged,
  unsealSeeded,
} from '@logres/kernel'
import type { SavedRecord } from './shelf.ts'

/** A match as its first entry left it. */
export function beginLog(game: AnyGame, { table, entries: [first], from }: SavedRecord): AnyMatch | Refusal {
  if (first === undefined) return refuse('noEntries')
  const { seed } = table
  const chance = seed === null ? undefined : unsealSeeded(table, seed).chance
  if (from !== undefined && chance === undefined) return refuse('badStart')
  const started =
    from === undefined || chance === undefined
      ? Match.restart(game, table, first, chance)
      : Match.from(game, table, from.state, chance, first.at)
  return started.kind === 'refusal' ? started : started.match
}

/** Replays a log. `onEntry` is called after every entry. */
export function replayLog(
  game: AnyGame,
  log: SavedRecord,
  onEntry: (match: AnyMatch, events: readonly Tagged[]) => void,
): AnyMatch | Refusal {
  const match = beginLog(game, log)
  if ('code' in match) return match
  onEntry(match, [])
  for (const entry of log.entries.slice(1)) {
    const done = match.replay(entry)
    if (isRefusal(done)) return done
    onEntry(match, done.events)
  }
  return match
}
