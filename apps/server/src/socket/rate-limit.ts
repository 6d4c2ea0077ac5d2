/** A token bucket: a burst, then so much per second. */
export class TokenBucket {
  readonly #now: () => number
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #since: number

  constructor(now: () => number, perSecond: number, burst = BURST_SECONDS * perSecond) {
    this.#now = now
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
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
    return this.#left >= this.#burst
  }

  #fill(): void {
    const now = this.#now()
    // A clock that is put back takes nothing away.
    const seconds = Math.max(0, now - this.#since) / 1000
    this.#left = Math.min(this.#burst, this.#left + seconds * this.#perSecond)
    this.#since = now
  }
}

/** The burst, in seconds of the rate. */
const BURST_SECONDS = 3

export interface RateLimiterOptions {
  now(): number
  readonly perSecond: number
  readonly burst: number
}

/** One bucket per name. Full ones are dropped now and then: a new one would be the same. */
export class RateLimiter {
  readonly #options: RateLimiterOptions
  readonly #each = new Map<string, TokenBucket>()
  #sweepAt = SWEEP_FROM

  constructor(options: RateLimiterOptions) {
    this.#options = options
  }

  take(name: string): boolean {
    const { now, perSecond, burst } = this.#options
    let allowance = this.#each.get(name)
    if (allowance === undefined) {
      if (this.#each.size >= this.#sweepAt) this.#sweep()
      allowance = new TokenBucket(now, perSecond, burst)
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
