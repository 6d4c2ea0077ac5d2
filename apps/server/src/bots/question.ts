/* What is asked of the bots, what they answer, and why an answer may never come. All of it is plain data, to be cloned. */
import type { Choice as BotChoice, Budget, Level } from '@logres/bots'
import type { Seat, Tagged } from '@logres/kernel'

/** Must not change until it is answered: it is copied only when a thread is free. */
export interface Question {
  readonly match: string
  readonly seat: Seat
  /** The game's id. */
  readonly game: string
  readonly level: Level
  readonly seed: string
  readonly view: object
  readonly legal: readonly Tagged[]
  readonly budget: Budget
}

/** Its actions are copies: equal to those of `legal`, never the same objects. */
export type Choice = BotChoice<Tagged>

/** `fresh`: what this thread may still know of the seat is outdated, since another one was asked meanwhile. */
export type ToThread =
  | { readonly kind: 'ask'; readonly question: Question; readonly fresh: boolean }
  | { readonly kind: 'forget'; readonly match: string }

export type Answer =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }

export type FromThread = Answer | { readonly kind: 'ready' }

/** Whether it takes a few milliseconds, whatever the budget. */
export function isQuick({ level }: Pick<Question, 'level'>): boolean {
  return level === 'page' || level === 'squire'
}

export function seatKey({ match, seat }: Pick<Question, 'match' | 'seat'>): string {
  return `${seat}/${match}`
}

/** The same seat was asked something newer before a thread was free for this. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
  constructor() {
    super('a newer question was put to the same seat')
  }
}

/** The match needs no answer any more. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
  constructor() {
    super('the questions of this match were cancelled')
  }
}

export class Closed extends Error {
  override readonly name = 'Closed'
  constructor() {
    super('the bots have been closed')
  }
}

/** The bot itself says that it cannot answer. Asking again would bring the same. */
export class BotError extends Error {
  override readonly name = 'BotError'
  constructor({ message, stack }: { readonly message: string; readonly stack: string }) {
    super(message)
    // Where it happened is known in the thread only.
    this.stack = stack
  }
}

/** No thread lived to answer. The message names game and level, never what a seat sees. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  constructor({ game, level }: Question, reason: string) {
    super(`the ${level} of ${game} gave no answer: ${reason}`)
  }
}
