/* Rows are stored as JSON. One that is damaged must not hide the others. */
import { columnsOf, type Value } from './steps.ts'
import { type Collections, DamagedRow, type Name } from './store.ts'

/** Told about every damaged row that is read. */
export type OnDamaged = (row: DamagedRow) => void

/** The rows of a list without damaged ones; a log without gaps has all of its rows or none. */
export function parseList<C extends Name>(
  name: C,
  wanted: readonly Value[],
  bodies: readonly string[],
  onDamaged: OnDamaged,
): Collections[C][] {
  const rows: Collections[C][] = []
  for (const [i, body] of bodies.entries()) {
    try {
      rows.push(parseRow(name, [...wanted, `row ${i}`], body, onDamaged))
    } catch (error) {
      if (columnsOf(name).follows !== undefined) throw error
    }
  }
  return rows
}

export function parseRow<C extends Name>(
  name: C,
  key: readonly Value[],
  body: string,
  onDamaged: OnDamaged,
): Collections[C] {
  try {
    const row: Collections[C] | null = JSON.parse(body)
    if (typeof row === 'object' && row !== null) return row
    throw new Error('not an object')
  } catch (error) {
    const damaged = new DamagedRow(name, key, error)
    onDamaged(damaged)
    throw damaged
  }
}
