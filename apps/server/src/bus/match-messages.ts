/* What servers tell each other: that there is something to read, and, where they have it at hand, what it is. */
import type { EntryRow, MatchRow } from '../store/store.ts'

/** About one match, on its own channel. */
export type MatchBusMessage =
  /** An entry was appended, or the time was written anew; with the rows that were written, and are durable. */
  | { readonly kind: 'moved'; readonly entry?: EntryRow; readonly row?: MatchRow }
  /** What this seat wants of the platform is another thing now. */
  | { readonly kind: 'wish'; readonly seat: number }
  | { readonly kind: 'reseated' }
  /** Who is there, at the server that tells it; `seen`: and has the page before his eyes. */
  | { readonly kind: 'here'; readonly seats: readonly number[]; readonly seen: readonly number[] }
  | { readonly kind: 'whoIsThere' }
  | { readonly kind: 'chat'; readonly room: 'seated' | 'spectators'; readonly n: number }

export function matchChannel(id: string): string {
  return `match:${id}`
}

/** What comes in may be of another version of us: what is not known is not heard. */
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
    case 'chat':
      return 'room' in news && (news.room === 'seated' || news.room === 'spectators') && Number.isSafeInteger(news.n)
    default:
      return false
  }
}
