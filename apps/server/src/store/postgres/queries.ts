/* SELECT statements for PostgreSQL. */
import { checkKey, checkPage, columnsOf, keyAfter, orderOf, type Value } from '../steps.ts'
import type { Key, Name, Page } from '../store.ts'
import { quoted, stored, typeOf } from './columns.ts'
import type { Statement } from './statement.ts'

interface Condition {
  readonly column: string
  readonly compare: '=' | '<=' | '>='
  readonly value: string | number
}

export function queryByKey(name: Name, key: Key): Statement | undefined {
  const columns = columnsOf(name).key
  checkKey(name, key, columns.length)
  return compose(name, equal(columns, key), columns, undefined)
}

export function queryByPrefix(name: Name, prefix: Key, page: Page | undefined): Statement | undefined {
  const columns = columnsOf(name).key
  checkKey(name, prefix, 0)
  const first = page?.from
  const start: Condition[] =
    first === undefined ? [] : [{ column: keyAfter(name, prefix), compare: '>=', value: first }]
  return compose(name, [...equal(columns, prefix), ...start], columns, page)
}

export function queryByIndex(
  name: Name,
  field: string,
  compare: '=' | '<=',
  value: string | number,
  page: Page | undefined,
): Statement | undefined {
  return compose(name, [{ column: field, compare, value }], orderOf(name, field), page)
}

function equal(columns: readonly string[], values: Key): Condition[] {
  return values.map((value, i) => ({ column: columns[i] ?? '', compare: '=', value }))
}

/** Undefined: there can be no such row. */
function compose(
  name: Name,
  conditions: readonly Condition[],
  order: readonly string[],
  page: Page | undefined,
): Statement | undefined {
  if (page !== undefined) checkPage(page)
  const values: Value[] = []
  const parts: string[] = []
  for (const { column, compare, value } of conditions) {
    const bound = boundOf(column, compare, value)
    if (bound === undefined) return undefined
    parts.push(`"${column}" ${compare} $${values.push(bound)}::${typeOf(column)}`)
  }
  const where = parts.length === 0 ? '' : ` WHERE ${parts.join(' AND ')}`
  const limits =
    page === undefined
      ? ''
      : ` LIMIT $${values.push(page.limit)}::bigint OFFSET $${values.push(page.offset ?? 0)}::bigint`
  return { text: `SELECT "body" FROM "${name}"${where} ORDER BY ${quoted(order)}${limits}`, values }
}

/** Integer columns hold safe integers: any other number equals none of them, but may lie between two. */
function boundOf(column: string, compare: Condition['compare'], value: string | number): Value | undefined {
  if (typeOf(column) === 'text') return stored(String(value))
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined
  if (compare === '=') return Number.isSafeInteger(value) ? value : undefined
  return Math.floor(Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value)))
}
