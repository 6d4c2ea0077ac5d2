/*
 * Questions to bots, their answers, and the reasons why an answer may never come. All of it is plain data that can be
 * cloned.
 */
import type { Choice as BotChoice, Budget, Level } from '@logres/bots'
import type { Seat, Tagged } from '@logres/kernel'

/** Must not change until it is answered: it is copied only when a thread is free. */
export interface Question {
  /** The person who hosts the match: people take turns, then their matches. */
  readonly owner: string
  readonly match: string
  readonly seat: Seat
  readonly game: string
  readonly level: Level
  readonly seed: string
  readonly view: object
  readonly legal: readonly Tagged[]
  readonly budget: Budget
  /** The seats at which people play. Workers of an earlier version do not send it. */
  readonly people?: readonly Seat[]
}

/** Actions are copies: never the same objects as those in `legal`. */
export type Choice = BotChoice<Tagged>

/** `fresh`: drop what this thread knows of the seat, since another thread was asked in between. */
export type ToThread =
  | { readonly kind: 'ask'; readonly question: Question; readonly fresh: boolean }
  | { readonly kind: 'forget'; readonly match: string }

export type Answer =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string }

export type FromThread = Answer | { readonly kind: 'ready' }

/** Whether it takes only a few milliseconds, whatever the budget. */
export function isQuick({ level }: { readonly level: string }): boolean {
  return level === 'novice' || level === 'page' || level === 'squire'
}

export function seatKey({ match, seat }: Pick<Question, 'match' | 'seat'>): string {
  return `${seat}/${match}`
}

/** The same seat was asked something newer before a thread was free. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
  constructor() {
    super('superseded by a newer question for the same seat')
  }
}

/** The match no longer needs an answer. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
  constructor() {
    super('the questions of this match were cancelled')
  }
}

export class Closed extends Error {
  override readonly name = 'Closed'
  constructor() {
    super('the bot pool is closed')
  }
}

/** The bot itself cannot answer. Asking again would give the same. */
export class BotError extends Error {
  override readonly name = 'BotError'
  constructor({ message, stack }: { readonly message: string; readonly stack: string }) {
    super(message)
    // The stack is known only in the thread.
    this.stack = stack
  }
}

/** No thread survived to answer. The message names game and level, never what a seat sees. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  constructor({ game, level }: Question, reason: string) {
    super(`the ${level} of ${game} gave no answer: ${reason}`)
  }
}
