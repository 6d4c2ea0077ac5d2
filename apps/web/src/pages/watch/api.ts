/* What the server says about matches to watch, and about finished ones. */
import type { SeatView } from '@logres/protocol'
import { type Answer, request } from '../../api/http.ts'
import type { Pace, PersonView } from '../../api/shapes.ts'
import { type Filter, searchOf } from './filter.ts'

export interface PlayerView {
  /** Null: a bot. */
  readonly person: PersonView | null
  readonly bot: { readonly name: string; readonly level: string } | null
}

export interface LiveMatch {
  readonly match: string
  readonly game: string
  readonly pace: Pace
  readonly isRated: boolean
  readonly watching: number
  readonly seats: readonly PlayerView[]
  /** Null: not known yet. Without `view`: as it was. */
  readonly shown: { readonly version: string; readonly seats: readonly SeatView[]; readonly view?: object } | null
}

export interface LivePage {
  readonly matches: readonly LiveMatch[]
  readonly counts: Readonly<Record<string, number>>
  readonly cursor: string | null
}

export interface ResultSeat extends PlayerView {
  readonly place: number
  readonly score: number | null
  readonly hasLeft: boolean
  readonly isMe: boolean
}

export const ENDINGS = ['played', 'resigned', 'agreed', 'time', 'void'] as const
export type Ending = (typeof ENDINGS)[number]
export const LENGTHS = ['short', 'medium', 'long'] as const
export type Length = (typeof LENGTHS)[number]

export interface ResultView {
  readonly match: string
  readonly game: string
  readonly overAt: number
  readonly turns: number
  readonly ending: Ending
  readonly length: Length
  readonly pace: Pace['kind']
  readonly isRated: boolean
  readonly seats: readonly ResultSeat[]
}

export type Reason =
  | { readonly kind: 'close'; readonly scores: readonly [number, number] }
  | { readonly kind: 'tied'; readonly score: number }
  | { readonly kind: 'beatChampion' }
  | { readonly kind: 'longest'; readonly turns: number }

export interface WorthSeeing {
  readonly result: ResultView
  readonly reason: Reason
  readonly view: object | null
}

export interface ArchivePage {
  readonly results: readonly ResultView[]
  readonly cursor: string | null
}

export interface Statistics {
  readonly game: string
  readonly matches: number
  readonly endings: Readonly<Record<Ending, number>>
  readonly lengths: Readonly<Record<Length, number>>
  /** Matches by their turns. */
  readonly turns: { readonly perBar: number; readonly bars: readonly number[] }
  readonly seats: readonly {
    readonly seats: number
    readonly matches: number
    readonly wins: readonly number[]
    readonly tied: number
  }[]
}

export interface LiveQuery {
  readonly game: string | undefined
  readonly cursor: string | null
  readonly known: ReadonlyMap<string, string>
}

/** As many as the server takes. */
const MOST_KNOWN = 9

export const watching = {
  live({ game, cursor, known }: LiveQuery): Promise<Answer<LivePage>> {
    const query = new URLSearchParams()
    if (game !== undefined) query.set('game', game)
    if (cursor !== null) query.set('cursor', cursor)
    const pairs = [...known].slice(0, MOST_KNOWN).map(([match, version]) => `${match}:${version}`)
    if (pairs.length > 0) query.set('known', pairs.join(','))
    return request('GET', withQuery('/api/watch', query))
  },
  worthSeeing: () => request<{ readonly matches: readonly WorthSeeing[] }>('GET', '/api/watch/worth-seeing'),
  search(filter: Filter, cursor: string | null, now: number): Promise<Answer<ArchivePage>> {
    const query = searchOf(filter, now)
    if (cursor !== null) query.set('cursor', cursor)
    return request('GET', withQuery('/api/archive', query))
  },
  statistics: (game: string) => request<Statistics>('GET', `/api/archive/statistics?game=${encodeURIComponent(game)}`),
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`
}
