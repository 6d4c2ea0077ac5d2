/* How long pages still take to show what happened in a match: computed from its events, whatever pages say. */
import { findGame } from '@logres/catalogue'
import type { Tagged } from '@logres/kernel'
import { LONGEST_REVEAL } from '../clocks/clock.ts'

export class RevealTimer {
  readonly #timeOf: (events: readonly Tagged[]) => number
  #until = 0

  constructor(game: string) {
    this.#timeOf = findGame(game)?.revealTime ?? (() => 0)
  }

  /** These happened then. Answers how many milliseconds pages take to show them. */
  add(at: number, events: readonly Tagged[]): number {
    const ms = this.#timeOf(events)
    // Reveals are shown one after the other.
    if (ms > 0) this.#until = Math.min(Math.max(this.#until, at) + ms, at + LONGEST_REVEAL)
    return ms
  }

  left(now: number): number {
    return Math.max(0, this.#until - now)
  }
}
