/* The table of a running match. Only the match's room writes this row. */
import type { Seat, Viewer } from '@logres/kernel'
import { nextRevision } from '../store/revisions.ts'
import type { Change, Id, TableRow, Time } from '../store/store.ts'
import { tableChanges } from './places.ts'

export class PlayedTable {
  /** As it will be once everything is durable. */
  #row: TableRow

  constructor(row: TableRow) {
    this.#row = row
  }

  get host(): Id {
    return this.#row.host
  }

  get isPublic(): boolean {
    return this.#row.access === 'public'
  }

  /** Whether this person may view the match like this, and act for the seat if it is one. */
  mayViewAs(viewer: Viewer, person: Id): boolean {
    return viewer === 'table' || this.people[viewer] === person
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.#row.seats.map((holder) => (holder.kind === 'person' ? holder.person : null))
  }

  /** To commit with the entry that ends the match. */
  over(at: Time): Change[] {
    return this.put({ ...this.#row, status: 'over', touchedAt: at })
  }

  /** As another server wrote it. Answers the seats that changed hands. */
  replace(row: TableRow): Seat[] {
    const before = this.people
    this.#row = row
    return seatsPassed(before, this.people)
  }

  /** To commit at once. */
  put(after: TableRow): Change[] {
    const before = this.#row
    this.#row = nextRevision(after)
    return tableChanges(before, after)
  }
}

export function seatsPassed(before: readonly (Id | null)[], after: readonly (Id | null)[]): Seat[] {
  return after.flatMap((person, seat) => (person === before[seat] ? [] : [seat]))
}
