/*
 * Which seats are connected. RoomClients knows those at this server; the other servers publish theirs, repeatedly, so
 * that those of a dead server expire.
 */
import type { Seat } from '@logres/kernel'
import type { MatchBusMessage } from '../bus/match-messages.ts'
import type { RoomClients } from './room-clients.ts'

type Here = Extract<MatchBusMessage, { kind: 'here' }>

/** In milliseconds. Entries expire after a little more than two intervals. */
export const PRESENCE_INTERVAL = 10_000
const PRESENCE_TTL = 2.5 * PRESENCE_INTERVAL
/** A connection that has not answered for so many milliseconds is dead. */
const MAX_SILENCE = 4_000

export class Presence {
  readonly #clients: RoomClients
  readonly #publish: (news: MatchBusMessage) => void
  /** By server; undefined with a single server. */
  #elsewhere: Map<string, { readonly here: Here; readonly until: number }> | undefined

  constructor(audience: RoomClients, publish: (news: MatchBusMessage) => void) {
    this.#clients = audience
    this.#publish = publish
  }

  /** Whether somebody on this seat is connected, at any server. */
  isPresent(seat: Seat): boolean {
    return this.#isHere(seat) || this.#others().some(({ seats }) => seats.includes(seat))
  }

  /** Whether any seated person is connected. */
  get hasPlayers(): boolean {
    return this.#clients.hasPlayers || this.#others().some(({ seats }) => seats.length > 0)
  }

  /** Whether any seated person is connected to another server. */
  get hasPlayersElsewhere(): boolean {
    return this.#others().some(({ seats }) => seats.length > 0)
  }

  /** Whether somebody on this seat has the page visible, as far as is known. */
  isPageVisible(seat: Seat): boolean {
    return this.#visibleHere().includes(seat) || this.#others().some(({ seen }) => seen.includes(seat))
  }

  /** Call when a client joins, leaves, or changes visibility. */
  publish(): void {
    this.#publish({ kind: 'here', seats: this.#seatsHere(), seen: this.#visibleHere() })
  }

  /** Regularly. A server without players need not publish. */
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
