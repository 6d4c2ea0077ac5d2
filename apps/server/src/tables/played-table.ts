/* The table of a match that goes on. The room of the match has it, and nobody else writes its row. */
import type { Viewer } from '@logres/kernel'
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

  /** To be committed at once. */
  put(after: TableRow): Change[] {
    const before = this.#row
    this.#row = after
    return tableChanges(before, after)
  }
}
