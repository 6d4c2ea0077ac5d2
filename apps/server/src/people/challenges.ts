/*
 * What an authenticator has to sign. In memory only: a restart costs whoever is just signing in a second try. Each owner
 * (a session, or a browser that has none yet) has one at most, a new one takes its place, and the first answer, right or
 * wrong, uses it up. If there are too many the oldest goes: whoever makes so many is slowed down by address before.
 */
import { randomBytes } from 'node:crypto'

export const CHALLENGE_LASTS = 5 * 60 * 1000
const MOST = 10_000

interface Challenge {
  readonly text: string
  readonly expiresAt: number
}

export class Challenges {
  readonly #now: () => number
  readonly #most: number
  /** In the order in which they were made. */
  readonly #open = new Map<string, Challenge>()

  constructor(now: () => number, most = MOST) {
    this.#now = now
    this.#most = most
  }

  /** 32 random bytes for this owner. */
  make(owner: string): Uint8Array<ArrayBuffer> {
    const bytes = Uint8Array.from(randomBytes(32))
    this.#open.delete(owner)
    for (const [old, { expiresAt }] of this.#open) {
      if (expiresAt > this.#now() && this.#open.size < this.#most) break
      this.#open.delete(old)
    }
    const text = Buffer.from(bytes).toString('base64url')
    this.#open.set(owner, { text, expiresAt: this.#now() + CHALLENGE_LASTS })
    return bytes
  }

  /** In base64url, as it comes back; undefined if there is none, or no longer. */
  take(owner: string): string | undefined {
    const challenge = this.#open.get(owner)
    this.#open.delete(owner)
    return challenge !== undefined && challenge.expiresAt > this.#now() ? challenge.text : undefined
  }
}
