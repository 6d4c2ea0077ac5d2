import type { Rate } from './limits.ts'

/** A burst, then so much per minute. */
export class TokenBucket {
  readonly #now: () => number
  readonly #rate: Rate
  #left: number
  #since: number

  constructor(now: () => number, rate: Rate) {
    this.#now = now
    this.#rate = rate
    this.#left = rate.burst
    this.#since = now()
  }

  has(count: number): boolean {
    this.#fill()
    return this.#left >= count
  }

  /** May leave a debt, of a burst at most: several servers can spend the same tokens before they hear of each other. */
  spend(count: number): void {
    this.#fill()
    this.#left = Math.max(-this.#rate.burst, this.#left - count)
  }

  /** Whether it is as good as new. */
  get isFull(): boolean {
    this.#fill()
    return this.#left >= this.#rate.burst
  }

  #fill(): void {
    const now = this.#now()
    const { perMinute, burst } = this.#rate
    // A clock that is set back must not take anything away.
    const passed = Math.max(0, now - this.#since)
    this.#left = Math.min(burst, this.#left + (passed / 60_000) * perMinute)
    this.#since = now
  }
}

const SWEEP_FROM = 1_000

/** One bucket per name. Full ones are dropped now and then: a new one would be the same. */
export class TokenBuckets {
  readonly #now: () => number
  readonly #rateOf: (name: string) => Rate
  readonly #buckets = new Map<string, TokenBucket>()
  #sweepAt = SWEEP_FROM

  constructor(now: () => number, rateOf: (name: string) => Rate) {
    this.#now = now
    this.#rateOf = rateOf
  }

  of(name: string): TokenBucket {
    let bucket = this.#buckets.get(name)
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#sweepAt) this.#sweep()
      bucket = new TokenBucket(this.#now, this.#rateOf(name))
      this.#buckets.set(name, bucket)
    }
    return bucket
  }

  /** Whether one more is allowed. */
  take(name: string): boolean {
    const bucket = this.of(name)
    if (!bucket.has(1)) return false
    bucket.spend(1)
    return true
  }

  #sweep(): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(name)
    this.#sweepAt = Math.max(SWEEP_FROM, 2 * this.#buckets.size)
  }
}
