/*
 * Tables of people who were paired. Everybody has a reserved seat and takes it within seconds; the table starts by
 * itself once they have. If somebody does not come, those who did look again, and lose none of their waiting.
 */
import type { Refusal } from '@logres/kernel'
import { refuse } from '@logres/kernel'
import { seekAdded, seekRemoved } from '../lobby/seek-changes.ts'
import { newId } from '../secrets.ts'
import { type Change, Conflict, type Id, type Person, type Seek, type TableRow, type Time } from '../store/store.ts'
import { expiry, newTable, type TableSetup } from './new-table.ts'
import { tableChanges } from './places.ts'
import { seatedAt } from './table-row.ts'
import type { TableWriter } from './table-writer.ts'

/** Everybody has so long to take their seat. */
export const SIT_WITHIN = 8_000
/** A page counts down by itself, and its request takes a while. */
const LATE = 3_000

type Setup = Omit<TableSetup, 'seats'>

export class PairedTables {
  readonly #writer: TableWriter

  constructor(writer: TableWriter) {
    this.#writer = writer
  }

  /**
   * One commit removes the seeks and creates the table: nobody is paired twice. Undefined: one of the seeks is gone.
   * `people` by seat; `seeks` in any order.
   */
  async make(people: readonly Person[], seeks: readonly Seek[], setup: Setup): Promise<TableRow | undefined> {
    const { store, now } = this.#writer
    const [host] = people
    if (host === undefined) return undefined
    const seats = people.map(({ id, name }) => ({ kind: 'expected' as const, person: id, name }))
    const until = now() + SIT_WITHIN
    const row: TableRow = {
      ...newTable(host, { ...setup, seats }, now()),
      startsWhenFull: true,
      paired: { until, seeks },
    }
    try {
      await store.commit([
        ...seeks.flatMap(seekRemoved),
        ...tableChanges(undefined, row),
        expiry(row),
        settling(row.id, until + LATE),
      ])
      return row
    } catch (error) {
      if (error instanceof Conflict) return undefined
      throw error
    }
  }

  /**
   * Nobody waits any longer for those who have not come: those in `staying` look again, as long as before. Refused if
   * the table has started or was dissolved.
   */
  dissolve(id: Id, staying: (row: TableRow) => readonly Id[]): Promise<TableRow | Refusal> {
    return this.#writer.withTable(id, async (row) => {
      const { paired } = row
      if (paired === undefined || (row.status !== 'open' && row.status !== 'sealing')) return refuse('tableClosed')
      const { now } = this.#writer
      const kept = new Set(staying(row))
      const back = paired.seeks.filter(({ person }) => kept.has(person)).map((seek) => ({ ...seek, seenAt: now() }))
      for (let left = back; ; ) {
        try {
          return await this.#writer.write(row, { ...row, status: 'cancelled' }, left.flatMap(seekAdded))
        } catch (error) {
          // Somebody has begun to look for something else meanwhile.
          if (!(error instanceof Conflict) || error.collection !== 'seeks' || left.length === 0) throw error
          left = await this.#notLooking(left)
        }
      }
    })
  }

  /** Called at the deadline: dissolves the table unless everybody sits, and looks again later while it is starting. */
  async settle(id: Id): Promise<TableRow | undefined> {
    const row = await this.#writer.get(id)
    if (row?.paired === undefined) return undefined
    if (row.status === 'sealing') {
      await this.#writer.store.commit([settling(id, this.#writer.now() + SIT_WITHIN)])
      return undefined
    }
    const settled = await this.dissolve(id, seatedAt)
    return 'kind' in settled ? undefined : settled
  }

  async #notLooking(seeks: readonly Seek[]): Promise<Seek[]> {
    const rows = await Promise.all(seeks.map(({ person }) => this.#writer.store.get('seeks', person)))
    return seeks.filter((_, i) => rows[i] === undefined)
  }
}

function settling(match: Id, due: Time): Change {
  return { in: 'deadlines', insert: { id: newId(), match, due, what: { kind: 'paired' } } }
}
