/*
 * Rate limits by address: across all servers, or at this one alone if there are no others or Redis is unreachable. Not the
 * plugin's own store, which uses the system clock: put back, it would refuse everybody for that long.
 */
import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { SharedCache } from '../bus/bus.ts'

type Callback = Parameters<FastifyRateLimitStore['incr']>[1]

/** Addresses counted at a time; beyond that the first counted are forgotten. */
const MAX_ADDRESSES = 5_000

interface Counted {
  readonly current: number
  /** What is left of the window, in milliseconds. */
  readonly ttl: number
}

export function requestLimits(shared: SharedCache | null, now: () => number): new () => FastifyRateLimitStore {
  return class Limits implements FastifyRateLimitStore {
    readonly #name: string
    /** Counts of the window that ends at `#until`. */
    #here = new Map<string, number>()
    #until = 0

    constructor(name = 'requests') {
      this.#name = name
    }

    incr(key: string, callback: Callback, window: number): void {
      this.#count(key, window).then((counted) => callback(null, counted), callback)
    }

    async #count(key: string, window: number): Promise<Counted> {
      const current = await shared?.count(`${this.#name}:${key}`, window).catch(() => undefined)
      return current === undefined ? this.#countHere(key, window) : { current, ttl: window }
    }

    child({ path, prefix }: { readonly path: string; readonly prefix: string }): FastifyRateLimitStore {
      return new Limits(`${this.#name}:${prefix}${path}`)
    }

    #countHere(key: string, window: number): Counted {
      const time = now()
      if (time > this.#until) {
        this.#here = new Map()
        this.#until = time + window
      }
      const current = (this.#here.get(key) ?? 0) + 1
      const [first] = this.#here.keys()
      if (current === 1 && first !== undefined && this.#here.size >= MAX_ADDRESSES) this.#here.delete(first)
      this.#here.set(key, current)
      return { current, ttl: this.#until - time }
    }
  }
}
