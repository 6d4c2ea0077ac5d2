/* Replays a stored log through the rules. */
import { findGame } from '@logres/catalogue'
import {
  type AnyMatch,
  type Appended,
  type Entry,
  isRefusal,
  Match,
  type Source,
  type Table,
  type Tagged,
} from '@logres/kernel'

/** A log the rules cannot replay. No client can cause that: the store is damaged, or it is a bug. */
export class CorruptLog extends Error {}

/** Sets the match up as its first entry says. With `chance` it can be played on, and draws are compared with it. */
export function restartMatch(table: Table, first: Entry | undefined, chance?: Source): AnyMatch {
  const game = findGame(table.game)?.game
  if (game === undefined) throw new CorruptLog(`match ${table.id} is of ${table.game}, an unknown game`)
  if (first === undefined) throw new CorruptLog(`match ${table.id} has no log`)
  const started = readable(table.id, () => Match.restart(game, table, first, chance))
  if (started.kind === 'refusal') throw new CorruptLog(`match ${table.id} cannot be set up: ${started.code}`)
  // It is in the store.
  started.match.forgetLog()
  return started.match
}

export function replayEntry(match: AnyMatch, entry: Entry): Appended<Tagged> {
  return readable(match.table.id, () => {
    const done = match.replay(entry)
    if (isRefusal(done)) throw new Error(`entry ${entry.seq}: ${done.code}`)
    return done
  })
}

/** What the rules throw on is not a log that they have written. */
function readable<T>(match: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new CorruptLog(`match ${match}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
