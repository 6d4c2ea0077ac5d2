/* Rows are stored as JSON. One that is damaged must not hide the others. */
import { columnsOf } from './steps.ts'
import { type Collections, DamagedRow, type Key, type Name } from './store.ts'

/** Told about every damaged row that is read. */
export type OnDamaged = (row: DamagedRow) => void

/** The rows of a list without damaged ones; a log without gaps has all of its rows or none. */
export function parseList<C extends Name>(
  name: C,
  wanted: Key,
  bodies: readonly string[],
  onDamaged: OnDamaged,
): Collections[C][] {
  const rows: Collections[C][] = []
  for (const [i, body] of bodies.entries()) {
    try {
      rows.push(parseRow(name, [...wanted, `row ${i + 1} of ${bodies.length}`], body, onDamaged))
    } catch (error) {
      if (columnsOf(name).follows !== undefined) throw error
    }
  }
  return rows
}

export function parseRow<C extends Name>(name: C, key: Key, body: string, onDamaged: OnDamaged): Collections[C] {
  const row = parse<Collections[C]>(body)
  if (row !== undefined) return row
  // Without what is wrong with it: a log must not show what a row contains.
  const damaged = new DamagedRow(name, key, 'it is not the JSON of an object')
  onDamaged(damaged)
  throw damaged
}

function parse<T>(body: string): T | undefined {
  try {
    const row: T | null = JSON.parse(body)
    return typeof row === 'object' && row !== null ? row : undefined
  } catch {
    return undefined
  }
}
