/* Rate limits by address across all servers; only at this one while Redis is unreachable. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { SharedCache } from '../bus/bus.ts'

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

export function sharedLimits(shared: SharedCache): new () => FastifyRateLimitStore {
  return class Limits implements FastifyRateLimitStore {
    readonly #name: string
    /** Counts of the window that ends at `#until`. */
    #here = new Map<string, number>()
    #until = 0

    constructor(name = 'requests') {
      this.#name = name
    }

    incr(key: string, callback: Callback, window: number): void {
      shared
        .count(`${this.#name}:${key}`, window)
        .catch(() => this.#countHere(key, window))
        .then((current) => callback(null, { current, ttl: window }), callback)
    }

    child({ path, prefix }: { readonly path: string; readonly prefix: string }): FastifyRateLimitStore {
      return new Limits(`${this.#name}:${prefix}${path}`)
    }

    #countHere(key: string, window: number): number {
      const now = performance.now()
      if (now > this.#until) {
        this.#here = new Map()
        this.#until = now + window
      }
      const count = (this.#here.get(key) ?? 0) + 1
      this.#here.set(key, count)
      return count
    }
  }
}
