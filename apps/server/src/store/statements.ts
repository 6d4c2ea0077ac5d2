/* The SQL of each collection, told by SHAPES, and the values that go with it. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { type Change, type Key, type Name, type Page, SHAPES } from './store.ts'

/** One change, ready to be written: its row is text already, so whoever asked may go on changing it. */
export interface Step {
  readonly collection: Name
  /** `removeOne`: it is a conflict if there is none. */
  readonly kind: 'insert' | 'put' | 'remove' | 'removeOne'
  readonly values: readonly SQLInputValue[]
}

export interface Query {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

interface Texts {
  readonly key: readonly string[]
  readonly indexes: readonly (readonly string[])[]
  /** All but `body`. */
  readonly columns: readonly string[]
  readonly insert: string
  readonly put: string
  /** As `put`, for a row that is there and differs in nothing that can be searched by: no index is touched. */
  readonly update: string
  readonly remove: string
}

/** Prepares each statement once. */
export class Statements {
  readonly #db: DatabaseSync
  readonly #known = new Map<string, StatementSync>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  of(sql: string): StatementSync {
    const known = this.#known.get(sql)
    if (known !== undefined) return known
    const statement = this.#db.prepare(sql)
    this.#known.set(sql, statement)
    return statement
  }
}

export function stepOf(change: Change): Step {
  const { key, columns } = textsOf(change.in)
  if ('remove' in change) {
    checkKey(change.in, key, change.remove, key.length)
    return { collection: change.in, kind: change.must === true ? 'removeOne' : 'remove', values: change.remove.slice() }
  }
  const isNew = 'insert' in change
  const row = isNew ? change.insert : change.put
  const values = columns.map((field) => valueIn(change.in, row, field))
  values.push(JSON.stringify(row))
  return { collection: change.in, kind: isNew ? 'insert' : 'put', values }
}

export function queryByKey(name: Name, key: Key): Query {
  const texts = textsOf(name)
  checkKey(name, texts.key, key, texts.key.length)
  return { sql: `SELECT body FROM "${name}" WHERE ${equal(texts.key)}`, values: key }
}

export function queryByPrefix(name: Name, prefix: Key, page: Page | undefined): Query {
  const { key } = textsOf(name)
  checkKey(name, key, prefix, 0)
  const where = prefix.length === 0 ? '' : `WHERE ${equal(key.slice(0, prefix.length))}`
  return {
    sql: `SELECT body FROM "${name}" ${where} ORDER BY ${list(key)} LIMIT ? OFFSET ?`,
    values: [...prefix, ...limits(page)],
  }
}

export function queryByIndex(
  name: Name,
  field: string,
  compare: '=' | '<=',
  value: string | number,
  page: Page | undefined,
): Query {
  const { key, indexes } = textsOf(name)
  const index = indexes.find(([first]) => first === field)
  if (index === undefined) throw new Error(`${name} cannot be searched by ${field}: SHAPES has no such index`)
  const order = [...new Set([...index, ...key])]
  return {
    sql: `SELECT body FROM "${name}" WHERE "${field}" ${compare} ? ORDER BY ${list(order)} LIMIT ? OFFSET ?`,
    values: [value, ...limits(page)],
  }
}

const TEXTS = new Map<Name, Texts>()

export function textsOf(name: Name): Texts {
  const known = TEXTS.get(name)
  if (known !== undefined) return known
  const texts = compose(name)
  TEXTS.set(name, texts)
  return texts
}

function compose(name: Name): Texts {
  const { key, unique = [], indexes } = SHAPES[name]
  const columns: string[] = [...new Set([...key, ...unique, ...indexes.flat()])]
  const insert = `INSERT INTO "${name}" (${list([...columns, 'body'])}) VALUES (${columns.map(() => '?, ').join('')}?)`
  const others = [...columns.filter((column) => !key.some((field) => field === column)), 'body']
  const updates = others.map((column) => `"${column}" = excluded."${column}"`).join(', ')
  return {
    key,
    indexes,
    columns,
    insert,
    // Not REPLACE: that would silently delete another row that holds the unique fields.
    put: `${insert} ON CONFLICT (${list(key)}) DO UPDATE SET ${updates}`,
    update: `UPDATE "${name}" SET "body" = ? WHERE ${columns.map((column) => `"${column}" IS ?`).join(' AND ')}`,
    remove: `DELETE FROM "${name}" WHERE ${equal(key)}`,
  }
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}

function equal(columns: readonly string[]): string {
  return columns.map((column) => `"${column}" = ?`).join(' AND ')
}

/** SQLite takes a missing parameter for null and would answer that there is no such row. */
function checkKey(name: Name, fields: readonly string[], given: Key, least: number): void {
  if (given.length < least || given.length > fields.length || given.some((value) => value === undefined)) {
    throw new TypeError(`the key of ${name} is (${fields.join(', ')}), not (${given.join(', ')})`)
  }
}

function valueIn(name: Name, row: object, field: string): SQLInputValue {
  const value: unknown = Reflect.get(row, field)
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new TypeError(`${name}.${field} must be a text, a whole number or null`)
}

/** To SQLite a negative limit is none. */
function limits(page: Page | undefined): [limit: number, offset: number] {
  if (page === undefined) return [-1, 0]
  const { limit, offset = 0 } = page
  for (const number of [limit, offset]) {
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`a page of ${limit} from ${offset}`)
  }
  return [limit, offset]
}
