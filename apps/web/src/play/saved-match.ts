/* Matches of this page, kept in the browser: the table and the log, which are the whole truth of a match. */
import {
  type AnyGame,
  type AnyMatch,
  type Entry,
  isRefusal,
  Match,
  type Refusal,
  refuse,
  type Table,
  type Tagged,
  unsealSeeded,
} from '@logres/kernel'

/** Where it is kept: the browser's storage, or none where that is forbidden. */
export type MatchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface SavedMatch {
  readonly table: Table
  readonly entries: readonly Entry[]
}

const keyOf = (game: string) => `logres/local/${game}`

/** A full or forbidden storage is no reason not to play. */
export function saveMatch(storage: MatchStorage | undefined, { table, entries }: AnyMatch): void {
  try {
    storage?.setItem(keyOf(table.game), JSON.stringify({ table, entries } satisfies SavedMatch))
  } catch {
    // The match goes on in memory.
  }
}

export function deleteSavedMatch(storage: MatchStorage | undefined, game: string): void {
  storage?.removeItem(keyOf(game))
}

/** What lies on the shelf, whole and by today's rules; undefined if there is nothing, a refusal if it is of no use. */
export function loadSavedMatch(storage: MatchStorage | undefined, game: AnyGame): SavedMatch | Refusal | undefined {
  const text = storage?.getItem(keyOf(game.id)) ?? null
  if (text === null) return undefined
  try {
    const saved: SavedMatch = JSON.parse(text)
    return saved
  } catch {
    return refuse('notARecord')
  }
}

/** Plays a log again. `each` is told of every entry, with the state after it. */
export function replayLog(
  game: AnyGame,
  { table, entries }: SavedMatch,
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
