/*
 * How fast an attack or a spell is answered must not reveal whether there was a choice. When such a question comes up
 * a random delay is drawn, and no answer counts before it: from a person, a bot, or a standing answer.
 */
import { randomInt } from 'node:crypto'
import type { Seat } from '@logres/kernel'

/** In milliseconds. */
export interface DelayRange {
  readonly least: number
  readonly most: number
}

export class AnswerDelay {
  readonly #delay: DelayRange
  #current: { readonly seat: Seat; readonly ask: number; readonly until: number } | undefined

  constructor(delay: DelayRange) {
    this.#delay = delay
  }

  /** A question that must not be answered quickly was just asked. */
  start(seat: Seat, ask: number): void {
    if (this.#current?.seat === seat && this.#current.ask === ask) return
    const { least, most } = this.#delay
    this.#current = { seat, ask, until: performance.now() + (most > 0 ? randomInt(least, most + 1) : 0) }
  }

  /** How long an answer of this seat still has to wait. */
  msLeft(seat: Seat, ask: number): number {
    if (this.#current === undefined || this.#current.seat !== seat || this.#current.ask !== ask) return 0
    return Math.max(0, this.#current.until - performance.now())
  }
}
