/* What a program is told: its turns, in all its matches, one line of JSON each. */
import { findGame } from '@logres/catalogue'
import { type Seat, seededChance } from '@logres/kernel'
import type { MatchView } from '@logres/protocol'
import { ALONE, type Bus } from '../bus/bus.ts'
import type { Onlooker } from '../matches/onlooker.ts'
import type { Room } from '../matches/room.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { Store, TableRow } from '../store/store.ts'

export interface Line {
  write(line: object): void
  /** Nothing more will come. */
  end(): void
}

const CHANNEL = 'streams'

export class Streams {
  readonly #rooms: Rooms
  readonly #failed: (what: string, error: unknown) => void
  readonly #open = new Map<string, Set<Line>>()
  readonly #leave = new Map<Line, (() => void)[]>()
  #bus: Bus = ALONE

  constructor(rooms: Rooms, failed: (what: string, error: unknown) => void) {
    this.#rooms = rooms
    this.#failed = failed
  }

  get size(): number {
    return this.#leave.size
  }

  /** Opens a stream for a person who sits at these tables. */
  open(person: string, line: Line, tables: readonly TableRow[]): void {
    const lines = this.#open.get(person) ?? new Set()
    this.#open.set(person, lines.add(line))
    this.#leave.set(line, [])
    for (const row of tables) this.#follow(line, person, row)
  }

  close(person: string, line: Line): void {
    for (const leave of this.#leave.get(line) ?? []) leave()
    this.#leave.delete(line)
    const lines = this.#open.get(person)
    lines?.delete(line)
    if (lines?.size === 0) this.#open.delete(person)
  }

  /** Before the server stops: a stream would keep it waiting. Programs come back, to the next one. */
  drain(): void {
    for (const line of this.#leave.keys()) line.end()
  }

  /** What is heard here is told to the other servers, and what they tell is heard. */
  async share(bus: Bus, store: Pick<Store, 'get'>): Promise<void> {
    this.#bus = bus
    await bus.listen(CHANNEL, ({ table, seat }: { readonly table?: unknown; readonly seat?: unknown }) => {
      if (typeof table !== 'string' || this.#leave.size === 0) return
      store.get('tables', table).then(
        (row) => row && this.#hear(row, typeof seat === 'number' ? [seat] : row.seats.keys()),
        (error) => this.#failed(table, error),
      )
    })
  }

  /** A match begins: whoever sits there and listens hears of it. */
  begun(row: TableRow): void {
    this.#hear(row, row.seats.keys())
    this.#bus.tell(CHANNEL, { table: row.id })
  }

  /** Somebody else has this seat: if he listens, he hears of it. */
  passed(row: TableRow, seat: Seat): void {
    this.#hear(row, [seat])
    this.#bus.tell(CHANNEL, { table: row.id, seat })
  }

  #hear(row: TableRow, seats: Iterable<Seat>): void {
    for (const seat of seats) {
      const holder = row.seats[seat]
      if (holder?.kind !== 'person') continue
      for (const line of this.#open.get(holder.person) ?? []) this.#follow(line, holder.person, row)
    }
  }

  #follow(line: Line, person: string, row: TableRow): void {
    const seat = row.seats.findIndex((holder) => holder.kind === 'person' && holder.person === person)
    if (seat < 0) return
    this.#rooms
      .get(row.id)
      .then((room) => room !== undefined && this.#watch(line, person, seat, room))
      .catch((error) => this.#failed(row.id, error))
  }

  #watch(line: Line, person: string, seat: Seat, room: Room): void {
    const leaves = this.#leave.get(line)
    // Nobody listens any more, or somebody else has the seat.
    if (leaves === undefined || !room.isFor(seat, person)) return
    let told = -1
    let isOver = false
    const look = () => {
      const { view } = room.lens(seat).shown
      if (view.outcome !== null && !isOver) {
        isOver = true
        line.write({ kind: 'over', match: room.id, seat, outcome: view.outcome })
      }
      if (view.question === null || view.ask === told) return
      told = view.ask
      line.write({ kind: 'turn', ...turnOf(view, seat) })
    }
    const onlooker: Onlooker = {
      viewer: seat,
      person,
      line: null,
      // Every message comes when something has changed; what is told is what is shown then.
      send: look,
      // The room is opened again from its log, and followed again.
      dismiss: () => {
        const row = room.match.table
        this.#rooms
          .get(row.id)
          .then((again) => again !== undefined && this.#watch(line, person, seat, again))
          .catch((error) => this.#failed(row.id, error))
      },
    }
    leaves.push(() => room.leave(onlooker))
    room.enter(onlooker, 0)
  }
}

/** Everything needed to answer: the legal actions are worked out from what this seat is shown. */
function turnOf({ match, game, ask, question, view }: MatchView, seat: Seat): object {
  const rules = findGame(game)?.game
  const legal = rules?.legal(rules.imagine(view, seededChance(`${match} ${ask}`)), seat) ?? []
  return { match, game, seat, ask, question, view, legal }
}
