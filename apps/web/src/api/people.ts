/* Other people: their pages and cards, whom the reader follows, challenges, blocks and reports. */

import { type Whom, whomText } from '../people/whom.ts'
import { request } from './http.ts'
import { requestSignedIn } from './me.ts'
import type { PersonView, TableView } from './shapes.ts'

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

export const people = {
  /** Without an account too. */
  profile: (name: string) => request<ProfileView>('GET', `/api/profile?${whomText({ name })}`),
  card: (whom: Whom) => request<CardView>('GET', `/api/card?${whomText(whom)}`),
  follow: (name: string, follows: boolean) =>
    requestSignedIn<{ readonly isFollowed: boolean }>('PUT', '/api/me/follows', { name, follows }),
  followed: () =>
    requestSignedIn<{
      readonly people: readonly { readonly person: PersonView; readonly presence: Presence | null }[]
    }>('GET', '/api/me/follows'),
  challenge: (challenge: NewChallenge) => requestSignedIn<TableView>('POST', '/api/challenges', challenge),
  block: (whom: Whom) => requestSignedIn<object>('POST', '/api/me/blocks', whom),
}
