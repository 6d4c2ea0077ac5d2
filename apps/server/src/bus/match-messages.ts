/*
 * What servers tell each other about a match: that there is something new to read and, where it is at hand, the rows
 * themselves.
 */
import type { EntryRow, MatchRow } from '../store/store.ts'

/** About one match, on its own channel. */
export type MatchBusMessage =
  /** An entry was appended or the time was saved; with the rows, which are durable. */
  | { readonly kind: 'moved'; readonly entry?: EntryRow; readonly row?: MatchRow }
  /** The preferences of this seat changed. */
  | { readonly kind: 'wish'; readonly seat: number }
  | { readonly kind: 'reseated' }
  /**
   * Which seats are connected at the sending server; `seen`: and have the page visible. `active` has those of programs
   * too, which have no page; `watching` is the number of spectators. Servers of an earlier version send neither.
   */
  | {
      readonly kind: 'here'
      readonly seats: readonly number[]
      readonly seen: readonly number[]
      readonly active?: readonly number[]
      readonly watching?: number
    }
  | { readonly kind: 'whoIsThere' }
  /** The person on this seat is ready for the throw of this race. */
  | { readonly kind: 'ready'; readonly seat: number; readonly race: string }
  | { readonly kind: 'chat'; readonly room: 'seated' | 'spectators'; readonly n: number }

export function matchChannel(id: string): string {
  return `match:${id}`
}

/** The sender may be of another version: unknown messages are ignored. */
export function readMatchBusMessage(news: object): MatchBusMessage | undefined {
  return isMatchBusMessage(news) ? news : undefined
}

function isMatchBusMessage(news: {
  readonly kind?: unknown
  readonly seat?: unknown
  readonly n?: unknown
}): news is MatchBusMessage {
  switch (news.kind) {
    case 'moved':
    case 'reseated':
    case 'whoIsThere':
      return true
    case 'here':
      return 'seats' in news && Array.isArray(news.seats) && 'seen' in news && Array.isArray(news.seen)
    case 'wish':
      return Number.isSafeInteger(news.seat)
    case 'ready':
      return Number.isSafeInteger(news.seat) && 'race' in news && typeof news.race === 'string'
    case 'chat':
      return 'room' in news && (news.room === 'seated' || news.room === 'spectators') && Number.isSafeInteger(news.n)
    default:
      return false
  }
}
