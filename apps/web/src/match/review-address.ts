import { shelfPath } from '../play/shelf.ts'
import type { MatchState } from './state.ts'

/** Of the review of a match that is over; undefined where there can be none. */
export function reviewAddress({ match: { table, local, play } }: MatchState): string | undefined {
  if ((play.current.value?.outcome ?? null) === null) return undefined
  if (table !== undefined) return `/g/${table.id}/review`
  if (local === undefined || local.saved.from !== undefined) return undefined
  return `${shelfPath(local.saved.key.value)}/review`
}
