/** How much one socket may say: a burst, and then so much a second. */
export class Allowance {
  readonly #now: () => number
  readonly #aSecond: number
  #left: number
  #since: number

  constructor(now: () => number, aSecond: number) {
    this.#now = now
    this.#aSecond = aSecond
    this.#left = BURST * aSecond
    this.#since = now()
  }

  /** Whether one message more is all right. */
  take(): boolean {
    const now = this.#now()
    this.#left = Math.min(BURST * this.#aSecond, this.#left + ((now - this.#since) / 1000) * this.#aSecond)
    this.#since = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** As much as in so many seconds may be said at once. */
const BURST = 3
