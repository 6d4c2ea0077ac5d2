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

/** Replays a log. `onEntry` is called after every entry. */
export function replayLog(
  game: AnyGame,
  { table, entries }: SavedRecord,
  onEntry: (match: AnyMatch, events: readonly Tagged[]) => void,
): AnyMatch | Refusal {
  const [first, ...others] = entries
  if (first === undefined) return refuse('noEntries')
  const { seed } = table
  const chance = seed === null ? undefined : unsealSeeded(table, seed).chance
  const started = Match.restart(game, table, first, chance)
  if (started.kind === 'refusal') return started
  const { match } = started
  onEntry(match, [])
  for (const entry of others) {
    const done = match.replay(entry)
    if (isRefusal(done)) return done
    onEntry(match, done.events)
  }
  return match
}
