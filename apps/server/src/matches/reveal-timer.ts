/*
 * How long pages take to show what happened in a match: computed from its events, whatever pages say. Bots wait for it,
 * until all pages that were sent it have shown it.
 */
import { findGame } from '@logres/catalogue'
import type { Tagged } from '@logres/kernel'
import { LONGEST_REVEAL } from '../clocks/clock.ts'
import type { RoomClient } from './room-client.ts'

export class RevealTimer {
  readonly #timeOf: (events: readonly Tagged[]) => number
  #until = 0
  /** The pages that have not shown it yet, and the cursor they have to reach. */
  readonly #watching = new Map<RoomClient, number>()
  #allShown = Promise.withResolvers<void>()

  constructor(game: string, isSkipped = false) {
    this.#timeOf = (isSkipped ? undefined : findGame(game)?.revealTime) ?? (() => 0)
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

  /** A reveal was sent to this client. */
  sent(client: RoomClient, cursor: number): void {
    // Programs show nothing, and a spectator must not hold up the match.
    if (client.latency !== null && client.viewer !== 'table') this.#watching.set(client, cursor)
  }

  /** This client has shown everything up to the cursor. */
  shown(client: RoomClient, cursor: number): void {
    if (cursor < (this.#watching.get(client) ?? Number.POSITIVE_INFINITY)) return
    this.#watching.delete(client)
    if (this.#watching.size > 0) return
    this.#allShown.resolve()
    this.#allShown = Promise.withResolvers()
  }

  gone(client: RoomClient): void {
    this.shown(client, Number.MAX_SAFE_INTEGER)
  }

  get isWatched(): boolean {
    return this.#watching.size > 0
  }

  /** Resolves once all pages here have shown everything. */
  get allShown(): Promise<void> {
    return this.isWatched ? this.#allShown.promise : Promise.resolve()
  }
}
