/* Rematches: the same people, each one seat further, so that somebody else begins. They start when all have sat down. */
import { type Refusal, refuse } from '@logres/kernel'
import { isBlockedBetween } from '../people/blocks.ts'
import type { Id, Person, SeatHolder, TableRow } from '../store/store.ts'
import { whyNotHost } from './limits.ts'
import { expiry, newTable } from './new-table.ts'
import { tableChanges } from './places.ts'
import { whyNotRatedPerson } from './rated.ts'
import { gameOf, OPEN, seatOf } from './table-row.ts'
import type { TableWriter } from './table-writer.ts'

export interface Rematch {
  readonly row: TableRow
  /** False: somebody was faster. */
  readonly isNew: boolean
}

export class Rematches {
  readonly #writer: TableWriter

  constructor(writer: TableWriter) {
    this.#writer = writer
  }

  /** One per table, unless it was cancelled. The first to ask is its host; seats are reserved for all. */
  ask(id: Id, { id: who }: Person): Promise<Rematch | Refusal> {
    return this.#writer.withPerson({ id: who }, (person) =>
      this.#writer.withTable(id, async (row) => {
        if (seatOf(row, person) === undefined) return refuse('notSeated')
        if (row.status !== 'over') return refuse('notOver')
        const known = row.rematch === null ? undefined : await this.#writer.get(row.rematch)
        if (known !== undefined && known.status !== 'cancelled') return { row: known, isNew: false }
        return this.#make(row, person)
      }),
    )
  }

  async #make(row: TableRow, host: Person): Promise<Rematch | Refusal> {
    const { store, now } = this.#writer
    const game = gameOf(row)
    const read = game.options.read(row.options)
    if (read.kind === 'refusal') return read
    const refusal =
      game.checkSetup(read.options, row.seats.length) ??
      (await whyNotHost(store, host)) ??
      (row.isRated === true ? await whyNotRatedPerson(store, host) : undefined)
    if (refusal !== undefined) return refusal
    const seats = await Promise.all(row.seats.map((holder) => this.#reserve(holder, host)))
    const next = newTable(
      host,
      { ...row, options: read.options, seats: rotated(seats), startsWhenFull: true },
      now(),
      row.id,
    )
    // The finished table's time does not change: it keeps its place in the list.
    await store.commit([
      ...tableChanges(row, { ...row, rematch: next.id }),
      ...tableChanges(undefined, next),
      expiry(next),
    ])
    return { row: next, isNew: true }
  }

  /** Reserves a seat for everybody who may come. */
  async #reserve(holder: SeatHolder, host: Person): Promise<SeatHolder> {
    if (holder.kind !== 'person') return holder
    const { store } = this.#writer
    const person = await store.get('people', holder.person)
    if (person === undefined || person.departed || person.bannedAt !== null) return OPEN
    if (person.id !== host.id && (await isBlockedBetween(store, host.id, person.id))) return OPEN
    return { kind: 'expected', person: person.id, name: person.name }
  }
}

function rotated<T>(list: readonly T[]): T[] {
  return [...list.slice(1), ...list.slice(0, 1)]
}
