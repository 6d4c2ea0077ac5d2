/* What each seat has set: whether it agrees to end without a winner, and its standing answers. */
import { isDeepStrictEqual } from 'node:util'
import { at, type Seat, type Viewer } from '@logres/kernel'
import type { ServerMessage, StandingAnswers } from '@logres/protocol'
import type { Id, SeatPreferencesRow } from '../store/store.ts'

export class SeatPreferences {
  /** The newest, durable or not. */
  #rows: readonly SeatPreferencesRow[]
  #shown: readonly SeatPreferencesRow[]
  /** Being committed. */
  #pending: readonly SeatPreferencesRow[] = []

  constructor(match: Id, seats: number, rows: readonly SeatPreferencesRow[]) {
    this.#rows = Array.from({ length: seats }, (_, seat) => ({
      ...{ match, seat, agreesToEnd: false, standing: {} },
      ...rows.find((row) => row.seat === seat),
    }))
    this.#shown = this.#rows
  }

  agrees(seat: Seat): boolean {
    return at(this.#rows, seat).agreesToEnd
  }

  /** Only what is durable. */
  standing(seat: Seat): StandingAnswers {
    return at(this.#shown, seat).standing
  }

  /** The row to commit; call `committed` afterwards. */
  change(seat: Seat, change: Partial<Pick<SeatPreferencesRow, 'agreesToEnd' | 'standing'>>): SeatPreferencesRow {
    const changed = { ...at(this.#rows, seat), ...change }
    this.#rows = this.#rows.with(seat, changed)
    this.#pending = [...this.#pending, changed]
    return changed
  }

  /** Takes the stored row, unless a newer one is being written. Answers whether it changed. */
  replace(row: SeatPreferencesRow): boolean {
    if (this.#pending.some(({ seat }) => seat === row.seat)) return false
    if (isDeepStrictEqual(at(this.#shown, row.seat), row)) return false
    this.#rows = this.#rows.with(row.seat, row)
    this.#shown = this.#shown.with(row.seat, row)
    return true
  }

  committed(row: SeatPreferencesRow): void {
    this.#pending = this.#pending.filter((each) => each !== row)
    this.#shown = this.#shown.with(row.seat, row)
  }

  /** All of it, for a client that has just joined. */
  messagesFor(viewer: Viewer): ServerMessage[] {
    return viewer === 'table' ? [this.agreeingMessage()] : [this.agreeingMessage(), this.standingMessage(viewer)]
  }

  agreeingMessage(): ServerMessage {
    return { kind: 'agreeing', seats: this.#shown.flatMap(({ agreesToEnd, seat }) => (agreesToEnd ? [seat] : [])) }
  }

  /** For this seat alone. */
  standingMessage(seat: Seat): ServerMessage {
    return { kind: 'standing', answers: this.standing(seat) }
  }
}
