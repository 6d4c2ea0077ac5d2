/* The streams of the bot API: a program's turns in all its matches, one line of JSON each. */
import { findGame } from '@logres/catalogue'
import { type Seat, seededChance } from '@logres/kernel'
import type { MatchView } from '@logres/protocol'
import { type Bus, SINGLE_SERVER_BUS } from '../bus/bus.ts'
import type { Room } from '../matches/room.ts'
import type { RoomClient } from '../matches/room-client.ts'
import type { Rooms } from '../matches/rooms.ts'
import { nextSlice } from '../slices.ts'
import type { Store, TableRow } from '../store/store.ts'

export interface BotStream {
  write(stream: object): void
  /** Nothing more will come. */
  end(): void
}

const CHANNEL = 'streams'

export class Streams {
  readonly #rooms: Rooms
  readonly #failed: (what: string, error: unknown) => void
  readonly #open = new Map<string, Set<BotStream>>()
  readonly #leave = new Map<BotStream, (() => void)[]>()
  #bus: Bus = SINGLE_SERVER_BUS

  constructor(rooms: Rooms, failed: (what: string, error: unknown) => void) {
    this.#rooms = rooms
    this.#failed = failed
  }

  get size(): number {
    return this.#leave.size
  }

  /** Opens a stream for a person who sits at these tables. */
  open(person: string, stream: BotStream, tables: readonly TableRow[]): void {
    const streams = this.#open.get(person) ?? new Set()
    this.#open.set(person, streams.add(stream))
    this.#leave.set(stream, [])
    for (const row of tables) this.#follow(stream, person, row)
  }

  /** Whether a program of this person has a stream open here. */
  isListening(person: string): boolean {
    return this.#open.has(person)
  }

  close(person: string, stream: BotStream): void {
    for (const leave of this.#leave.get(stream) ?? []) leave()
    this.#leave.delete(stream)
    const streams = this.#open.get(person)
    streams?.delete(stream)
    if (streams?.size === 0) this.#open.delete(person)
  }

  /** Before shutdown: open streams would delay it. Programs reconnect. */
  drain(): void {
    for (const stream of this.#leave.keys()) stream.end()
  }

  /** Shares new matches and seats with the other servers. */
  async connect(bus: Bus, store: Pick<Store, 'get'>): Promise<void> {
    this.#bus = bus
    await bus.subscribe(CHANNEL, ({ table, seat }: { readonly table?: unknown; readonly seat?: unknown }) => {
      if (typeof table !== 'string' || this.#leave.size === 0) return
      store.get('tables', table).then(
        (row) => row && this.#followRow(row, typeof seat === 'number' ? [seat] : row.seats.keys()),
        (error) => this.#failed(table, error),
      )
    })
  }

  /** A match starts: seated people with an open stream follow it. */
  matchStarted(row: TableRow): void {
    this.#followRow(row, row.seats.keys())
    this.#bus.publish(CHANNEL, { table: row.id })
  }

  /** Somebody else has this seat now: if they have an open stream, it follows the match. */
  seatPassed(row: TableRow, seat: Seat): void {
    this.#followRow(row, [seat])
    this.#bus.publish(CHANNEL, { table: row.id, seat })
  }

  #followRow(row: TableRow, seats: Iterable<Seat>): void {
    for (const seat of seats) {
      const holder = row.seats[seat]
      if (holder?.kind !== 'person') continue
      for (const stream of this.#open.get(holder.person) ?? []) this.#follow(stream, holder.person, row)
    }
  }

  #follow(stream: BotStream, person: string, row: TableRow): void {
    const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person)
    if (seat < 0) return
    this.#join(stream, person, seat, row.id).catch((error) => this.#failed(row.id, error))
  }

  /** In slices: a program may play many matches. */
  async #join(stream: BotStream, person: string, seat: Seat, match: string): Promise<void> {
    const room = await this.#rooms.get(match)
    await nextSlice()
    if (room !== undefined) this.#watch(stream, person, seat, room)
  }

  #watch(stream: BotStream, person: string, seat: Seat, room: Room): void {
    const leaves = this.#leave.get(stream)
    // The stream is closed, or somebody else has the seat.
    if (leaves === undefined || !room.mayViewAs(seat, person)) return
    let told = -1
    let isOver = false
    const look = () => {
      const { view } = room.viewerState(seat).shown
      if (view.outcome !== null && !isOver) {
        isOver = true
        stream.write({ kind: 'over', match: room.id, seat, outcome: view.outcome })
      }
      if (view.question === null || view.ask === told) return
      told = view.ask
      stream.write({ kind: 'turn', ...turnOf(view, seat) })
    }
    const client: RoomClient = {
      viewer: seat,
      person,
      latency: null,
      // Any message means that something changed; what is sent is the state then.
      send: look,
      // The room is reopened from its log, and followed again.
      disconnect: () => {
        const row = room.match.table
        this.#rooms
          .get(row.id)
          .then((again) => again !== undefined && this.#watch(stream, person, seat, again))
          .catch((error) => {
            this.#failed(row.id, error)
            // Its program reconnects.
            stream.end()
          })
      },
    }
    leaves.push(() => room.leave(client))
    room.join(client, 0)
  }
}

/** Everything needed to answer. Legal actions are derived from what this seat is shown. */
function turnOf({ match, game, ask, question, view }: MatchView, seat: Seat): object {
  const rules = findGame(game)?.game
  const legal = rules?.legal(rules.imagine(view, seededChance(`${match} ${ask}`)), seat) ?? []
  return { match, game, seat, ask, question, view, legal }
}
