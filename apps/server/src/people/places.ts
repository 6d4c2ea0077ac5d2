/* Where a person sits. Tables cannot be searched by who sits at them: all of a status are read, a page at a time. */
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Person, Store, TableRow } from '../store/store.ts'
import { seatOf } from '../tables/tables.ts'

const PAGE = 200

/** Tables of these statuses that the person hosts or sits at. */
export async function tablesOf(
  store: Store,
  person: Pick<Person, 'id'>,
  statuses: readonly TableRow['status'][],
): Promise<TableRow[]> {
  const found: TableRow[] = []
  for (const status of statuses) {
    for (let offset = 0; ; offset += PAGE) {
      const rows = await store.find('tables', 'status', status, { limit: PAGE, offset })
      found.push(...rows.filter((row) => row.host === person.id || seatOf(row, person) !== undefined))
      if (rows.length < PAGE) break
      await othersFirst()
    }
  }
  return found
}
