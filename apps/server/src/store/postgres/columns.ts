/* Values and columns in PostgreSQL. */
import { columnsOf, type Value } from '../steps.ts'
import type { Name } from '../store.ts'

/** Integer columns; all others are text. */
const NUMBERS: ReadonlySet<string> = new Set(['due', 'n', 'rank', 'seat', 'seq', 'turn'])

export function typeOf(column: string): 'bigint' | 'text' {
  return NUMBERS.has(column) ? 'bigint' : 'text'
}

/** Search columns, then the row itself. */
export function rowColumns(name: Name): readonly string[] {
  return [...columnsOf(name).all, 'body']
}

export function stored(value: Value): Value {
  return typeof value === 'string' ? withoutNul(value) : value
}

/**
 * PostgreSQL text cannot contain U+0000. Escaped like this (and U+0001 too), strings stay distinct and keep their
 * order.
 */
function withoutNul(text: string): string {
  if (!text.includes('\u0000') && !text.includes('\u0001')) return text
  return text.replaceAll('\u0001', '\u0001\u0002').replaceAll('\u0000', '\u0001\u0001')
}

export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ')
}

export function same(columns: readonly string[], left: string, right: string): string {
  return columns.map((column) => `${left}."${column}" = ${right}."${column}"`).join(' AND ')
}
