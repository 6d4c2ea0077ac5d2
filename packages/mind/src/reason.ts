/* What a review is made of, as data; what is said about it is in games/GAME/review. */
import type { Actor, Seat, Tagged } from '@logres/kernel'
import type { AnyMind } from './mind.ts'

/** An action of a finished match, with nothing hidden. */
export interface ToldStep {
  readonly seq: number
  readonly actor: Actor
  readonly turn: number
  readonly action: Tagged
  readonly events: readonly Tagged[]
  readonly before: object
  readonly after: object
}

/** A mean and its standard error. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

export interface Reason {
  /** The name of a term of the evaluation, or of a fact. */
  readonly code: string
  readonly kind: 'term' | 'fact'
  /** Whose. */
  readonly of: 'own' | 'others'
  /** When: at the end of the turn, or at the turn to which both plays were played on. */
  readonly at: 'turnEnd' | 'later'
  /** On the average, as people count it: with the best play and with the other one. */
  readonly best: number
  readonly other: number
  readonly difference: Estimate
  /** What that is worth in the evaluation's own unit; 0 for facts. Reasons are sorted by it. */
  readonly weight: number
  readonly rule: string | null
}

/** A reason as a sentence, without its rule. */
export type SayReason = (reason: Reason) => string

/** What a review lists of a game besides its decisions: data for the game's own page. */
export type FindReview = (input: FindInput) => Generator<undefined, object, undefined>

export interface FindInput {
  /** All that happened. */
  readonly steps: readonly ToldStep[]
  readonly seats: number
  readonly mind: AnyMind
  /** What a step gained a seat, from what it knew. */
  bargain(step: ToldStep, seat: Seat): Generator<undefined, { readonly gain: Estimate }, undefined>
}
/** What a player may think about in their own turn: a question, from what their seat knows. Undefined: nothing in particular. */
export type SayThought = (view: object, seat: Seat) => string | undefined
