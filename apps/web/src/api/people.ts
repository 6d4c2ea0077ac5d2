/* Other people: their pages and cards, whom the reader follows, challenges, blocks and reports. */
import { type Answer, request } from './http.ts'
import { requestSignedIn } from './me.ts'
import type { PersonView, TableView } from './shapes.ts'

/** Whom a request is about: a kept account by its name; anybody by a seat, or a line of a chat. */
export type Whom =
  | { readonly name: string }
  | { readonly table: string; readonly seat: number }
  | { readonly match: string; readonly room: string; readonly n: number }

export interface Presence {
  readonly state: 'here' | 'away' | 'gone'
  /** Now; the match is absent if it cannot be watched. */
  readonly playing: { readonly game: string; readonly match: string | null } | null
}

export interface Met {
  readonly matches: number
  /** By the reader. */
  readonly won: number
  readonly lost: number
  readonly isMore: boolean
}

export interface CardView {
  readonly person: PersonView
  readonly isMe: boolean
  readonly isFollowed: boolean
  readonly isBlocked: boolean
  readonly met: Met | null
  readonly presence: Presence | null
  /** The reader has a kept account. */
  readonly mayRate: boolean
}

export interface RecordView {
  readonly won: number
  readonly lost: number
  readonly tied: number
}

export interface StatisticsView {
  readonly game: string
  readonly matches: number
  readonly withPeople: number
  readonly left: number
  readonly outOfTime: number
  readonly paces: Readonly<Record<string, number>>
  readonly turns: number | null
  readonly people: RecordView
  readonly bots: readonly (RecordView & { readonly level: string })[]
  readonly seats: readonly {
    readonly seat: number
    readonly of: number
    readonly matches: number
    readonly won: number
  }[]
}

export interface ProfileView extends CardView {
  readonly since: string
  readonly isClosed: boolean
  readonly isHistoryHidden: boolean
  readonly isPresenceHidden: boolean
  readonly followers: number | null
  /** Null: hidden. */
  readonly statistics: readonly StatisticsView[] | null
}

export const CHALLENGE_PACES = ['quick', 'live', 'days'] as const
export const BEGINNERS = ['random', 'me', 'them'] as const

export interface NewChallenge {
  readonly name: string
  readonly game: string
  readonly pace: (typeof CHALLENGE_PACES)[number]
  readonly begins: (typeof BEGINNERS)[number]
  readonly rated: boolean
}

export const REPORT_REASONS = ['name', 'chat', 'leaving', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

function queryOf(whom: Whom): string {
  const pairs = Object.entries(whom).map(([key, value]): [string, string] => [key, String(value)])
  return new URLSearchParams(pairs).toString()
}

/** As an attribute of an element, and back. */
export const whomText = queryOf

export function whomIn(text: string): Whom | undefined {
  const query = new URLSearchParams(text)
  const [name, table, match, room] = ['name', 'table', 'match', 'room'].map((key) => query.get(key))
  if (typeof name === 'string') return { name }
  if (typeof table === 'string') return { table, seat: Number(query.get('seat')) }
  if (typeof match !== 'string' || typeof room !== 'string') return undefined
  return { match, room, n: Number(query.get('n')) }
}

export const people = {
  /** Without an account too. */
  profile: (name: string) => request<ProfileView>('GET', `/api/profile?${queryOf({ name })}`),
  card: (whom: Whom) => request<CardView>('GET', `/api/card?${queryOf(whom)}`),
  follow: (name: string, follows: boolean) =>
    requestSignedIn<{ readonly isFollowed: boolean }>('PUT', '/api/me/follows', { name, follows }),
  followed: () =>
    requestSignedIn<{ readonly people: readonly { readonly person: PersonView; readonly presence: Presence | null }[] }>(
      'GET',
      '/api/me/follows',
    ),
  challenge: (challenge: NewChallenge) => requestSignedIn<TableView>('POST', '/api/challenges', challenge),
  block: (whom: Whom) => requestSignedIn<object>('POST', '/api/me/blocks', whom),
  report: (whom: Whom, reason: ReportReason, text: string): Promise<Answer<object>> =>
    requestSignedIn('POST', '/api/reports', { whom, reason, text }),
}
