/* Which tables a person is at. */
import type { Person, Store, TableRow } from '../store/store.ts'
import { placesOf } from '../tables/limits.ts'

/** Tables of these statuses that the person hosts or sits at, newest first within each status. */
export async function tablesOf(
  store: Store,
  person: Pick<Person, 'id'>,
  statuses: readonly TableRow['status'][],
): Promise<TableRow[]> {
  const places = await Promise.all(statuses.map((status) => placesOf(store, person, status)))
  const own = places.flat().filter(({ seat, isHost }) => seat !== null || isHost)
  const rows = await Promise.all(own.map(({ table }) => store.get('tables', table)))
  return rows.filter((row) => row !== undefined)
}
