/* The SQL of each collection for SQLite, generated from SHAPES. */
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { checkKey, checkPage, columnsOf, keyAfter, orderOf, type Value } from './steps.ts'
import type { Key, Name, Page } from './store.ts'

export interface Query {
  readonly sql: string
  readonly values: readonly Value[]
}

interface Texts {
  readonly insert: string
  readonly put: string
  /** Like `put`, for an existing row whose search columns do not change: no index is touched. */
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

export function queryByKey(name: Name, key: Key): Query {
  const columns = columnsOf(name).key
  checkKey(name, key, columns.length)
  return { sql: `SELECT body FROM "${name}" WHERE ${equal(columns)}`, values: key }
}

export function queryByPrefix(name: Name, prefix: Key, page: Page | undefined): Query {
  const { key } = columnsOf(name)
  checkKey(name, prefix, 0)
  const next = page?.from === undefined ? undefined : keyAfter(name, prefix)
  const conditions = [...key.slice(0, prefix.length).map(isEqual), ...(next === undefined ? [] : [`"${next}" >= ?`])]
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  return {
    sql: `SELECT body FROM "${name}" ${where} ORDER BY ${list(key)} LIMIT ? OFFSET ?`,
    values: [...prefix, ...(page?.from === undefined ? [] : [page.from]), ...limits(page)],
  }
}

export function queryByIndex(
  name: Name,
  field: string,
  compare: '=' | '<=',
  value: string | number,
  page: Page | undefined,
): Query {
  const order = orderOf(name, field)
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
  const { key, all } = columnsOf(name)
  const into = `INSERT INTO "${name}" (${list([...all, 'body'])})`
  const values = [...all, 'body'].map((_, i) => `?${i + 1}`).join(', ')
  const others = [...all.filter((column) => !key.includes(column)), 'body']
  const updates = others.map((column) => `"${column}" = excluded."${column}"`).join(', ')
  return {
    insert: `${into} ${rowToInsert(name, values)}`,
    // Not REPLACE: that would silently delete another row with the same unique fields.
    put: `${into} VALUES (${values}) ON CONFLICT (${list(key)}) DO UPDATE SET ${updates}`,
    update: `UPDATE "${name}" SET "body" = ? WHERE ${all.map((column) => `"${column}" IS ?`).join(' AND ')}`,
    remove: `DELETE FROM "${name}" WHERE ${equal(key)}`,
  }
}

/** For gapless numbers: inserts nothing unless the previous row exists. */
function rowToInsert(name: Name, values: string): string {
  const { key, all, follows } = columnsOf(name)
  if (follows === undefined) return `VALUES (${values})`
  const parameter = (column: string): string => `?${all.indexOf(column) + 1}`
  const before = key
    .map((column) => `"${column}" = ${parameter(column)}${column === follows ? ' - 1' : ''}`)
    .join(' AND ')
  return `SELECT ${values} WHERE ${parameter(follows)} <= 0 OR EXISTS (SELECT 1 FROM "${name}" WHERE ${before})`
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}

function equal(columns: readonly string[]): string {
  return columns.map(isEqual).join(' AND ')
}

function isEqual(column: string): string {
  return `"${column}" = ?`
}

/** To SQLite a negative limit means none. */
function limits(page: Page | undefined): [limit: number, offset: number] {
  if (page === undefined) return [-1, 0]
  checkPage(page)
  return [page.limit, page.offset ?? 0]
}
