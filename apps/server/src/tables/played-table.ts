/* The table of a match that goes on. The room of the match has it, and nobody else writes its row. */
import type { Seat, Viewer } from '@logres/kernel'
import { nextRevision } from '../store/revisions.ts'
import type { Change, Id, TableRow, Time } from '../store/store.ts'
import { tableChanges } from './places.ts'

export class PlayedTable {
  /** As it will be when everything asked for is durable. */
  #row: TableRow

  constructor(row: TableRow) {
    this.#row = row
  }

  /** Whether this person may look on like that, and speak for the seat if it is one. */
  isFor(viewer: Viewer, person: Id): boolean {
    return viewer === 'table' || this.people[viewer] === person
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.#row.seats.map((holder) => (holder.kind === 'person' ? holder.person : null))
  }

  /** To be committed with the entry that ends the match. */
  over(at: Time): Change[] {
    return this.put({ ...this.#row, status: 'over', touchedAt: at })
  }

  /** As another server wrote it. Answers the seats that are somebody else's now. */
  take(row: TableRow): Seat[] {
    const before = this.people
    this.#row = row
    return seatsPassed(before, this.people)
  }

  /** To be committed at once. */
  put(after: TableRow): Change[] {
    const before = this.#row
    this.#row = nextRevision(after)
    return tableChanges(before, after)
  }
}

export function seatsPassed(before: readonly (Id | null)[], after: readonly (Id | null)[]): Seat[] {
  return after.flatMap((person, seat) => (person === before[seat] ? [] : [seat]))
}
