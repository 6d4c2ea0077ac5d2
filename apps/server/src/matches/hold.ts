/*
 * An answer to an attack or a spell must not tell by its haste whether it was a choice. When such a question comes up a
 * delay is drawn, and nobody's answer counts before: not a person's, not a bot's, not one given beforehand.
 */
import { randomInt } from 'node:crypto'
import type { Seat } from '@logres/kernel'

/** In milliseconds. */
export interface Delay {
  readonly least: number
  readonly most: number
}

export class Hold {
  readonly #delay: Delay
  #held: { readonly seat: Seat; readonly ask: number; readonly until: number } | undefined

  constructor(delay: Delay) {
    this.#delay = delay
  }

  /** A question that must not be answered in haste was just put. */
  asked(seat: Seat, ask: number): void {
    if (this.#held?.seat === seat && this.#held.ask === ask) return
    const { least, most } = this.#delay
    this.#held = { seat, ask, until: performance.now() + (most > 0 ? randomInt(least, most + 1) : 0) }
  }

  /** How long an answer of this seat has to wait yet. */
  left(seat: Seat, ask: number): number {
    if (this.#held === undefined || this.#held.seat !== seat || this.#held.ask !== ask) return 0
    return Math.max(0, this.#held.until - performance.now())
  }
}
