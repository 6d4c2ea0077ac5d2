/* A review as data: what the worker computes and the page shows, without the states it was made from. */
import type { Actor, GameRecord } from '@logres/kernel'
import type { Decision, Ledger, LuckEvent, Moment, Point } from '@logres/review'

export interface ReviewPlay {
  readonly no: number
  /** The play it belongs to: see Play of @logres/review. */
  readonly of: number
  readonly actor: Actor
  readonly turn: number
  /** The position before it, as a step of the replay; each of its entries leads one step further. */
  readonly from: number
  readonly seqs: readonly number[]
}

/** What there is of a review so far. */
export interface ReviewData {
  readonly seats: number
  readonly plays: readonly ReviewPlay[]
  readonly points: readonly Point[]
  readonly decisions: readonly Decision[]
  readonly luck: readonly LuckEvent[]
  /** The largest first. */
  readonly moments: readonly Moment[]
  /** When all is done. */
  readonly ledger: Ledger | undefined
  /** What the game lists besides; undefined where it lists nothing, and until then. */
  readonly found: object | undefined
  /** Plays whose decisions and luck are done. */
  readonly done: number
}

export const NOTHING_YET: ReviewData = {
  ...{ seats: 0, plays: [], points: [], decisions: [], luck: [], moments: [] },
  ...{ ledger: undefined, found: undefined, done: 0 },
}

export interface ReviewRequest {
  readonly record: Pick<GameRecord, 'table' | 'entries'>
}

/** What is new; lists are added to what was there. Moments are all there are. */
export interface ReviewNews extends Partial<ReviewData> {
  readonly kind: 'news'
}

export type ReviewAnswer = ReviewNews | { readonly kind: 'failed' }

export function withNews(data: ReviewData, { kind: _, ...news }: ReviewNews): ReviewData {
  return {
    ...data,
    ...news,
    points: [...data.points, ...(news.points ?? [])],
    decisions: [...data.decisions, ...(news.decisions ?? [])],
    luck: [...data.luck, ...(news.luck ?? [])],
  }
}

/** The position before an entry, as a step of the replay; the one after it is the next. */
export function stepBefore({ plays }: ReviewData, seq: number): number {
  const play = plays.find(({ seqs }) => seqs.includes(seq))
  return play === undefined ? 0 : play.from + play.seqs.indexOf(seq)
}

/** The last play that had begun at a step; after the last one, the end of the game. */
export function playAt({ plays }: ReviewData, step: number): number {
  const next = plays.findIndex(({ from, seqs }) => step < from + seqs.length)
  return next === -1 ? plays.length : next
}

export function isComplete({ ledger }: ReviewData): boolean {
  return ledger !== undefined
}
