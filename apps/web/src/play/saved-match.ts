/* Local matches saved in the browser: a table and its log, from which the match can be rebuilt. */
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

/** The part of the browser's storage that is used. */
export type MatchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface SavedMatch {
  readonly table: Table
  readonly entries: readonly Entry[]
}

const keyOf = (game: string) => `logres/local/${game}`

/** Fails silently if storage is full or forbidden. */
export function saveMatch(storage: MatchStorage | undefined, { table, entries }: AnyMatch): void {
  try {
    storage?.setItem(keyOf(table.game), JSON.stringify({ table, entries } satisfies SavedMatch))
  } catch {
    // The match continues in memory.
  }
}

export function deleteSavedMatch(storage: MatchStorage | undefined, game: string): void {
  storage?.removeItem(keyOf(game))
}

/** The saved match; undefined if there is none, a refusal if it cannot be read. */
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

/** Replays a log. `onEntry` is called after every entry. */
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
