/*
 * Which seats are connected, and how many people watch. RoomClients knows those at this server; the other servers publish
 * theirs, repeatedly, so that those of a dead server expire. Clients are told of each change.
 */
import type { Seat } from '@logres/kernel'
import type { PresenceMessage, SeatPresence } from '@logres/protocol'
import type { MatchBusMessage } from '../bus/match-messages.ts'
import type { RoomClient } from './room-client.ts'
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
  readonly #seats: readonly Seat[]
  readonly #isBot: (seat: Seat) => boolean
  /** The last message to the clients. */
  #told: string
  /** By server; undefined with a single server. */
  #elsewhere: Map<string, { readonly here: Here; readonly until: number }> | undefined

  constructor(clients: RoomClients, bots: readonly boolean[], publish: (news: MatchBusMessage) => void) {
    this.#clients = clients
    this.#seats = [...bots.keys()]
    this.#isBot = (seat) => bots[seat] === true
    this.#publish = publish
    this.#told = JSON.stringify(this.message())
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

  message(): PresenceMessage {
    const others = this.#others()
    const active = new Set([...this.#activeHere(), ...others.flatMap((each) => each.active ?? each.seen)])
    const connected = new Set([...this.#answeringHere(), ...others.flatMap(({ seats }) => seats)])
    const presenceOf = (seat: Seat): SeatPresence | null => {
      if (this.#isBot(seat)) return null
      return active.has(seat) ? 'here' : connected.has(seat) ? 'away' : 'gone'
    }
    const watching = others.reduce((all, each) => all + (each.watching ?? 0), this.#watchingHere())
    return { kind: 'presence', seats: this.#seats.map(presenceOf), watching }
  }

  /** Call when a client joins, leaves, or changes visibility. Answers whether the clients here were told of a change. */
  publish(): boolean {
    this.#publish({
      ...{ kind: 'here', seats: this.#seatsHere(), seen: this.#visibleHere() },
      ...{ active: this.#activeHere(), watching: this.#watchingHere() },
    })
    return this.#tell()
  }

  /** Regularly: what was published expires, and connections fall silent. A server without clients need not publish. */
  repeat(): void {
    if (this.#clients.all.size > 0) this.publish()
  }

  receive(here: Here, server: string): void {
    this.#elsewhere ??= new Map()
    if (here.seats.length === 0 && (here.watching ?? 0) === 0) this.#elsewhere.delete(server)
    else this.#elsewhere.set(server, { here, until: performance.now() + PRESENCE_TTL })
    this.#tell()
  }

  #tell(): boolean {
    const message = this.message()
    const text = JSON.stringify(message)
    if (text === this.#told) return false
    this.#told = text
    this.#clients.send(message)
    return true
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
    return seatsOf([...this.#clients.all])
  }

  /** Seats whose connections answer. */
  #answeringHere(): Seat[] {
    return seatsOf([...this.#clients.all].filter((each) => isAnswering(each)))
  }

  /** Seats of people who look at the page, and of programs. */
  #activeHere(): Seat[] {
    return seatsOf([...this.#clients.all].filter((each) => isAnswering(each) && each.isPageVisible?.() !== false))
  }

  /** A person with several pages counts once. */
  #watchingHere(): number {
    return new Set([...this.#clients.all].flatMap(({ viewer, person }) => (viewer === 'table' ? [person] : []))).size
  }

  #visibleHere(): Seat[] {
    const eyes = [...this.#clients.all].filter(
      (each) => each.latency !== null && isAnswering(each) && each.isPageVisible?.() === true,
    )
    return seatsOf(eyes)
  }
}

/** Programs are not measured. */
function isAnswering({ latency }: RoomClient): boolean {
  return latency === null || latency.silence < MAX_SILENCE
}

function seatsOf(clients: readonly RoomClient[]): Seat[] {
  return [...new Set(clients.flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer])))]
}
