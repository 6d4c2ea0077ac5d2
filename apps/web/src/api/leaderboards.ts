/* Leaderboards, and what a match did to ratings, as the server answers them (apps/server/src/ratings). */
import { type Answer, request } from './http.ts'
import type { Points } from './ratings.ts'
import type { PersonView } from './shapes.ts'

/** While bars overlap, nobody can say who is better. */
export interface RankSpan {
  readonly from: number
  readonly to: number
}

export type LastResult = 'won' | 'lost' | 'tied'

export interface NewcomerView extends Points {
  readonly person: PersonView
  readonly isMe: boolean
  readonly played: number
  readonly at: number
  /** The latest last. */
  readonly last: readonly LastResult[]
}

export interface RankedView extends NewcomerView {
  readonly rank: RankSpan
}

export type BotLevel = 'novice' | 'page' | 'squire' | 'knight' | 'champion'

export interface BotRatingView extends Points {
  readonly level: BotLevel
}

export interface BoardView {
  readonly game: string
  readonly ranked: number
  readonly page: number
  readonly pages: number
  readonly entries: readonly RankedView[]
  readonly newcomers: readonly NewcomerView[]
  readonly bots: readonly BotRatingView[]
  readonly botsBelow: number | null
  readonly botsFrom: number | null
  readonly scale: readonly { readonly from: number; readonly people: number }[] | null
  readonly span: { readonly from: number; readonly to: number }
  readonly me: (Points & { readonly rank: RankSpan; readonly page: number }) | null
}

export interface RatingChange {
  readonly before: Points
  readonly after: Points
  readonly isProvisional: boolean
  /** From 0 to 1: less where the same people have met often lately. */
  readonly weight: number
}

export interface MatchRatings {
  readonly state: 'unrated' | 'pending' | 'notCounted' | 'counted'
  readonly seats: readonly (RatingChange | null)[]
}

export const ratings = {
  board: (game: string, page: number): Promise<Answer<BoardView>> =>
    request('GET', `/api/ratings/${game}${page === 1 ? '' : `?page=${page}`}`),
  ofMatch: (id: string): Promise<Answer<MatchRatings>> => request('GET', `/api/matches/${id}/ratings`),
}
