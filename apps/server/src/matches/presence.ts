/*
 * Who is there. Of those at this server the audience knows; the other servers tell of theirs, and once more from time to time: one
 * that is gone can tell nothing, and is forgotten.
 */
import type { Seat } from '@logres/kernel'
import type { MatchNews } from '../bus/news.ts'
import type { Audience } from './audience.ts'

type Here = Extract<MatchNews, { kind: 'here' }>

/** Said again so often, in milliseconds, and believed a little longer than twice that. */
export const SAID_EVERY = 10_000
const BELIEVED_FOR = 2.5 * SAID_EVERY
/** A line that does not answer for so many milliseconds leads nowhere. */
const LONGEST_SILENCE = 4_000

export class Presence {
  readonly #audience: Audience
  readonly #tell: (news: MatchNews) => void
  /** By server; none where there is one server only. */
  #elsewhere: Map<string, { readonly here: Here; readonly until: number }> | undefined

  constructor(audience: Audience, tell: (news: MatchNews) => void) {
    this.#audience = audience
    this.#tell = tell
  }

  /** Whether somebody on this seat looks on, at any server. */
  isThere(seat: Seat): boolean {
    return this.#hereAt(seat) || this.#others().some(({ seats }) => seats.includes(seat))
  }

  /** Whether somebody who sits here looks on. */
  get isAttended(): boolean {
    return this.#audience.isAttended || this.#others().some(({ seats }) => seats.length > 0)
  }

  /** Whether somebody on this seat has the page before his eyes, as far as is known. */
  isSeen(seat: Seat): boolean {
    return this.#seenHere().includes(seat) || this.#others().some(({ seen }) => seen.includes(seat))
  }

  /** To be called when somebody comes, goes, looks away or back. */
  say(): void {
    this.#tell({ kind: 'here', seats: this.#seatsHere(), seen: this.#seenHere() })
  }

  /** From time to time; nobody need hear that nobody is here. */
  repeat(): void {
    if (this.#audience.isAttended) this.say()
  }

  hear(here: Here, server: string): void {
    this.#elsewhere ??= new Map()
    if (here.seats.length === 0) this.#elsewhere.delete(server)
    else this.#elsewhere.set(server, { here, until: performance.now() + BELIEVED_FOR })
  }

  #others(): Here[] {
    if (this.#elsewhere === undefined) return []
    const now = performance.now()
    return [...this.#elsewhere.values()].filter(({ until }) => until > now).map(({ here }) => here)
  }

  #hereAt(seat: Seat): boolean {
    return [...this.#audience.onlookers].some(({ viewer }) => viewer === seat)
  }

  #seatsHere(): Seat[] {
    return [...new Set([...this.#audience.onlookers].flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer])))]
  }

  #seenHere(): Seat[] {
    const eyes = [...this.#audience.onlookers].filter(
      (each) => each.line !== null && each.line.silence < LONGEST_SILENCE && each.isSeen?.() === true,
    )
    return eyes.flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer]))
  }
}
