/*
 * How tables are changed: under a lock per person, then per table, and with all derived rows. During a match its room
 * writes the row.
 */
import { type Refusal, refuse, type Seat } from '@logres/kernel'
import { Locks } from '../locks.ts'
import { retryOnRevisionConflict } from '../store/revisions.ts'
import type { Change, Id, Person, Store, TableRow } from '../store/store.ts'
import { endedIfLeft } from './challenges.ts'
import { tableChanges } from './places.ts'

export interface Hooks {
  /** Somebody has sat down at a table that starts by itself, or a table is about to start: the pages of its people look. */
  tableChanged?(row: TableRow): void
  /** A match has started, and is durable. */
  matchStarted?(row: TableRow): void
  /** Writes the table of a running match, unless it has just ended. */
  reseat?(row: TableRow): Promise<Refusal | undefined>
  /** A challenge was made, or has ended. */
  challengeChanged?(people: readonly Id[]): void
  /** Somebody else has this seat of a match, and that is durable. */
  seatPassed?(row: TableRow, seat: Seat): void
}

type Changed = TableRow | Refusal

export class TableWriter {
  readonly store: Store
  readonly now: () => number
  readonly hooks: Hooks
  readonly #locks = new Locks()

  constructor(store: Store, now: () => number, hooks: Hooks) {
    this.store = store
    this.now = now
    this.hooks = hooks
  }

  get(id: Id): Promise<TableRow | undefined> {
    return this.store.get('tables', id)
  }

  /**
   * For what depends on all tables of a person. Reads the person under the lock; deleted or banned accounts are
   * refused.
   */
  withPerson<T>({ id }: Pick<Person, 'id'>, work: (person: Person) => Promise<T>): Promise<T | Refusal> {
    return this.#locks.run(`person ${id}`, async () => {
      const person = await this.store.get('people', id)
      return person === undefined || person.departed || person.bannedAt !== null ? refuse('notSignedIn') : work(person)
    })
  }

  /** After everything this person has started, and before anything else. */
  afterPerson<T>({ id }: Pick<Person, 'id'>, work: () => Promise<T>): Promise<T> {
    return this.#locks.run(`person ${id}`, work)
  }

  withTable<T>(id: Id, work: (row: TableRow) => Promise<T>): Promise<T | Refusal> {
    return this.#locks.run(`table ${id}`, () =>
      retryOnRevisionConflict(async () => {
        const row = await this.get(id)
        return row === undefined ? refuse('noSuchTable') : work(row)
      }),
    )
  }

  change(id: Id, change: (row: TableRow) => Changed | Promise<Changed>): Promise<Changed> {
    return this.withTable(id, async (row) => {
      const changed = await change(row)
      return 'kind' in changed || changed === row ? changed : this.write(row, changed)
    })
  }

  /** `before` must have been read in the same `withTable`. */
  async write(before: TableRow, after: TableRow, more: readonly Change[] = []): Promise<Changed> {
    const touched = { ...endedIfLeft(after), touchedAt: this.now() }
    if (before.status === 'playing') {
      const refusal = await (this.hooks.reseat?.(touched) ?? refuse('tableClosed'))
      return refusal ?? touched
    }
    await this.store.commit([...tableChanges(before, touched), ...more])
    const { challenge } = touched
    if (challenge !== undefined) this.hooks.challengeChanged?.([challenge.by, challenge.to])
    return touched
  }
}
