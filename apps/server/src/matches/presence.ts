/*
 * Who is there. Of those at this server the audience knows; the other servers tell of theirs, and once more from time to time: one
 * that is gone can tell nothing, and is forgotten.
 */
import type { Seat } from '@logres/kernel'
import type { MatchBusMessage } from '../bus/match-messages.ts'
import type { RoomClients } from './room-clients.ts'

type Here = Extract<MatchBusMessage, { kind: 'here' }>

/** Said again so often, in milliseconds, and believed a little longer than twice that. */
export const PRESENCE_INTERVAL = 10_000
const PRESENCE_TTL = 2.5 * PRESENCE_INTERVAL
/** A line that does not answer for so many milliseconds leads nowhere. */
const MAX_SILENCE = 4_000

export class Presence {
  readonly #clients: RoomClients
  readonly #publish: (news: MatchBusMessage) => void
  /** By server; none where there is one server only. */
  #elsewhere: Map<string, { readonly here: Here; readonly until: number }> | undefined

  constructor(audience: RoomClients, publish: (news: MatchBusMessage) => void) {
    this.#clients = audience
    this.#publish = publish
  }

  /** Whether somebody on this seat looks on, at any server. */
  isPresent(seat: Seat): boolean {
    return this.#isHere(seat) || this.#others().some(({ seats }) => seats.includes(seat))
  }

  /** Whether somebody who sits here looks on. */
  get hasPlayers(): boolean {
    return this.#clients.hasPlayers || this.#others().some(({ seats }) => seats.length > 0)
  }

  /** Whether somebody on this seat has the page before his eyes, as far as is known. */
  isPageVisible(seat: Seat): boolean {
    return this.#visibleHere().includes(seat) || this.#others().some(({ seen }) => seen.includes(seat))
  }

  /** To be called when somebody comes, goes, looks away or back. */
  publish(): void {
    this.#publish({ kind: 'here', seats: this.#seatsHere(), seen: this.#visibleHere() })
  }

  /** From time to time; nobody need hear that nobody is here. */
  repeat(): void {
    if (this.#clients.hasPlayers) this.publish()
  }

  receive(here: Here, server: string): void {
    this.#elsewhere ??= new Map()
    if (here.seats.length === 0) this.#elsewhere.delete(server)
    else this.#elsewhere.set(server, { here, until: performance.now() + PRESENCE_TTL })
  }

  #others(): Here[] {
    if (this.#elsewhere === undefined) return []
    const now = performance.now()
    return [...this.#elsewhere.values()].filter(({ until }) => until > now).map(({ here }) => here)
  }

  #isHere(seat: Seat): boolean {
    return [...this.#clients.all].some(({ viewer }) => viewer === seat)
  }

  #seatsHere(): Seat[] {
    return [...new Set([...this.#clients.all].flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer])))]
  }

  #visibleHere(): Seat[] {
    const eyes = [...this.#clients.all].filter(
      (each) => each.latency !== null && each.latency.silence < MAX_SILENCE && each.isPageVisible?.() === true,
    )
    return eyes.flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer]))
  }
}
