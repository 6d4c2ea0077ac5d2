/* Changes and queries, validated and normalised: what every store builds its statements from. */
import { type Change, type Key, type Name, type Page, SHAPES } from './store.ts'

export type Value = string | number | null

/** One change, ready to be written. The row is already JSON, so the caller may change it. */
export interface Step {
  readonly collection: Name
  /** `removeOne`: a conflict if the row does not exist. */
  readonly kind: 'insert' | 'put' | 'remove' | 'removeOne'
  /** Of a row: its columns, then its body; of a removal: the key. */
  readonly values: readonly Value[]
}

export interface Columns {
  readonly key: readonly string[]
  readonly unique: readonly string[]
  readonly indexes: readonly (readonly string[])[]
  /** Gapless: see SHAPES. */
  readonly follows: string | undefined
  /** All but `body`, the key first. */
  readonly all: readonly string[]
}

const COLUMNS = new Map<Name, Columns>()

export function columnsOf(name: Name): Columns {
  const known = COLUMNS.get(name)
  if (known !== undefined) return known
  const { key, unique = [], indexes, follows } = SHAPES[name]
  const columns: Columns = { key, unique, indexes, follows, all: [...new Set([...key, ...unique, ...indexes.flat()])] }
  COLUMNS.set(name, columns)
  return columns
}

export function stepOf(change: Change): Step {
  const { key, all } = columnsOf(change.in)
  if ('remove' in change) {
    checkKey(change.in, change.remove, key.length)
    return { collection: change.in, kind: change.must === true ? 'removeOne' : 'remove', values: change.remove.slice() }
  }
  const isNew = 'insert' in change
  const row = isNew ? change.insert : change.put
  const values = all.map((field) => valueIn(change.in, row, field))
  values.push(JSON.stringify(row))
  return { collection: change.in, kind: isNew ? 'insert' : 'put', values }
}

/** A store might treat a missing part as null and find no row. */
export function checkKey(name: Name, given: Key, least: number): void {
  const { key } = columnsOf(name)
  if (given.length < least || given.length > key.length || given.some((value) => value === undefined)) {
    throw new TypeError(`the key of ${name} is (${key.join(', ')}), not (${given.join(', ')})`)
  }
}

/** The key field after these, for `Page.from`. */
export function keyAfter(name: Name, prefix: Key): string {
  const next = columnsOf(name).key[prefix.length]
  if (next === undefined) throw new TypeError(`no field of the key of ${name} follows (${prefix.join(', ')})`)
  return next
}

/** The sort order of this index. */
export function orderOf(name: Name, field: string): readonly string[] {
  const { key, indexes } = columnsOf(name)
  const index = indexes.find(([first]) => first === field)
  if (index === undefined) throw new Error(`${name} cannot be searched by ${field}: SHAPES has no such index`)
  return [...new Set([...index, ...key])]
}

export function checkPage({ limit, offset = 0, from = 0 }: Page): void {
  if (!Number.isSafeInteger(from)) throw new RangeError(`a page that starts with ${from}`)
  for (const number of [limit, offset]) {
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`a page of ${limit} from ${offset}`)
  }
}

function valueIn(name: Name, row: object, field: string): Value {
  const value: unknown = Reflect.get(row, field)
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new TypeError(`${name}.${field} must be a string, an integer or null`)
}
