/** A token bucket: a burst, then so much per second. */
export class TokenBucket {
  readonly #now: () => number
  readonly #aSecond: number
  readonly #most: number
  #left: number
  #since: number

  constructor(now: () => number, aSecond: number, most = BURST * aSecond) {
    this.#now = now
    this.#aSecond = aSecond
    this.#most = most
    this.#left = most
    this.#since = now()
  }

  /** Whether one more message is allowed. */
  take(): boolean {
    this.#fill()
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  /** Whether it is as good as new. */
  get isFull(): boolean {
    this.#fill()
    return this.#left >= this.#most
  }

  #fill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#since) / 1000) * this.#aSecond)
    this.#since = now
  }
}

/** The burst, in seconds of the rate. */
const BURST = 3

export interface RateLimiterOptions {
  now(): number
  readonly aSecond: number
  readonly most: number
}

/** One bucket per name. Full ones are dropped now and then: a new one would be the same. */
export class RateLimiter {
  readonly #plan: RateLimiterOptions
  readonly #each = new Map<string, TokenBucket>()
  #sweepAt = SWEEP_FROM

  constructor(plan: RateLimiterOptions) {
    this.#plan = plan
  }

  take(name: string): boolean {
    const { now, aSecond, most } = this.#plan
    let allowance = this.#each.get(name)
    if (allowance === undefined) {
      if (this.#each.size >= this.#sweepAt) this.#sweep()
      allowance = new TokenBucket(now, aSecond, most)
      this.#each.set(name, allowance)
    }
    return allowance.take()
  }

  #sweep(): void {
    for (const [name, allowance] of this.#each) if (allowance.isFull) this.#each.delete(name)
    this.#sweepAt = Math.max(SWEEP_FROM, 2 * this.#each.size)
  }
}

const SWEEP_FROM = 1_000
