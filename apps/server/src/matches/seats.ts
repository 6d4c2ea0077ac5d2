/* Who plays each seat, derived from the log. */
import { isLevel, type Level } from '@logres/bots'
import type { Entry, Seat, Table } from '@logres/kernel'
import { at } from '@logres/kernel'
import type { SeatView } from '@logres/protocol'

export class Seats {
  #seats: readonly SeatView[]
  #players: readonly Seat[]

  constructor({ seats }: Table) {
    this.#seats = seats.map(({ name, bot }) => ({ name, bot, standIn: null, resigned: false }))
    this.#players = playersAt(this.#seats)
  }

  get list(): readonly SeatView[] {
    return this.#seats
  }

  /** The seats played by people themselves. The same array until that changes. */
  get players(): readonly Seat[] {
    return this.#players
  }

  /** Applies an entry. The list is replaced if anything changed. */
  apply({ kind, seat, action }: Entry): void {
    if (seat === null) return
    if (kind === 'resign') this.#change(seat, { resigned: true })
    if (kind === 'standIn') this.#change(seat, { standIn: botOf(action) })
    if (kind === 'handBack') this.#change(seat, { standIn: null })
  }

  /** The level that plays this seat; undefined for a person. */
  levelAt(seat: Seat, standIn: Level): Level | undefined {
    const { bot, standIn: playing, resigned } = at(this.#seats, seat)
    const level = bot ?? playing ?? (resigned ? standIn : null)
    return level !== null && isLevel(level) ? level : undefined
  }

  /** The seats of people who are still in the match. */
  get people(): Seat[] {
    return this.#seats.flatMap(({ bot, resigned }, seat) => (bot === null && !resigned ? [seat] : []))
  }

  #change(seat: Seat, change: Partial<SeatView>): void {
    this.#seats = this.#seats.with(seat, { ...at(this.#seats, seat), ...change })
    this.#players = playersAt(this.#seats)
  }
}

function playersAt(seats: readonly SeatView[]): readonly Seat[] {
  return seats.flatMap(({ bot, standIn, resigned }, seat) =>
    bot === null && standIn === null && !resigned ? [seat] : [],
  )
}

function botOf(action: unknown): string | null {
  if (typeof action !== 'object' || action === null || !('bot' in action)) return null
  return typeof action.bot === 'string' ? action.bot : null
}
