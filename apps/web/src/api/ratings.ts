/* Ratings of people, as the server shows them. */
import { request } from './http.ts'

export interface Points {
  readonly value: number
  /** With a probability of 95 %. */
  readonly plusMinus: number
}

export interface RatingView extends Points {
  readonly game: string
  readonly isProvisional: boolean
  /** Rated matches. */
  readonly played: number
  /** Null: not ranked. */
  readonly rank: { readonly from: number; readonly to: number } | null
  readonly ranked: number
  readonly untilRanked: number
  /** The latest, the oldest of them first. Empty: hidden. */
  readonly points: readonly (Points & { readonly at: number; readonly match: string })[]
}

export function ratingsOf(name: string) {
  return request<{ readonly ratings: readonly RatingView[] }>('GET', `/api/people/${encodeURIComponent(name)}/ratings`)
}
