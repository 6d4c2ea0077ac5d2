/*
 * WebAuthn challenges, in memory only: after a restart a sign-in in progress must be repeated. Each owner (a session,
 * or a browser that has none yet) has at most one; a new one replaces it, and the first answer, right or wrong, uses
 * it up. If there are too many the oldest goes; rate limits by address come first. Several servers share them, since
 * the answer may reach another one.
 */
import { randomBytes } from 'node:crypto'
import type { SharedCache } from '../bus/bus.ts'
import { isStillValid } from '../clocks/expiry.ts'

export const CHALLENGE_TTL = 5 * 60 * 1000
const MOST = 10_000

interface Challenge {
  readonly text: string
  readonly expiresAt: number
}

export class Challenges {
  readonly #now: () => number
  readonly #shared: SharedCache | null
  readonly #most: number
  /** In the order they were made. */
  readonly #open = new Map<string, Challenge>()

  constructor(now: () => number, shared: SharedCache | null = null, most = MOST) {
    this.#now = now
    this.#shared = shared
    this.#most = most
  }

  /** 32 random bytes for this owner. */
  async make(owner: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = Uint8Array.from(randomBytes(32))
    const text = Buffer.from(bytes).toString('base64url')
    const isShared = await this.#shared?.put(nameOf(owner), text, CHALLENGE_TTL).then(
      () => true,
      () => false,
    )
    if (isShared !== true) this.#keep(owner, text)
    return bytes
  }

  #keep(owner: string, text: string): void {
    this.#open.delete(owner)
    for (const [old, { expiresAt }] of this.#open) {
      if (this.#isValid(expiresAt) && this.#open.size < this.#most) break
      this.#open.delete(old)
    }
    this.#open.set(owner, { text, expiresAt: this.#now() + CHALLENGE_TTL })
  }

  /** In base64url, as it comes back; undefined if there is none, or it has expired. */
  async take(owner: string): Promise<string | undefined> {
    const shared = await this.#shared?.take(nameOf(owner)).catch(() => null)
    return shared ?? this.#takeHere(owner)
  }

  #takeHere(owner: string): string | undefined {
    const challenge = this.#open.get(owner)
    this.#open.delete(owner)
    return challenge !== undefined && this.#isValid(challenge.expiresAt) ? challenge.text : undefined
  }

  #isValid(expiresAt: number): boolean {
    return isStillValid(expiresAt, this.#now(), CHALLENGE_TTL)
  }
}

function nameOf(owner: string): string {
  return `challenge:${owner}`
}
