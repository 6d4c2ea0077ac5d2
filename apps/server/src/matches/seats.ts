/* Who plays each seat, as the log tells it. */
import { isLevel, type Level } from '@logres/bots'
import type { Entry, Seat, Table } from '@logres/kernel'
import { at } from '@logres/kernel'
import type { SeatView } from '@logres/protocol'

export class Seats {
  #seats: SeatView[]

  constructor({ seats }: Table) {
    this.#seats = seats.map(({ name, bot }) => ({ name, bot, standIn: null, resigned: false }))
  }

  get list(): readonly SeatView[] {
    return this.#seats
  }

  /** Takes in an entry of the log. A new list if it changed anything. */
  follow({ kind, seat, action }: Entry): void {
    if (seat === null) return
    if (kind === 'resign') this.#change(seat, { resigned: true })
    if (kind === 'standIn') this.#change(seat, { standIn: botOf(action) })
    if (kind === 'handBack') this.#change(seat, { standIn: null })
  }

  /** The level that plays this seat; undefined where a person does. */
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
  }
}

function botOf(action: unknown): string | null {
  if (typeof action !== 'object' || action === null || !('bot' in action)) return null
  return typeof action.bot === 'string' ? action.bot : null
}
