/* How values look in PostgreSQL. */
import { columnsOf, type Value } from '../steps.ts'
import type { Name } from '../store.ts'

/** Whole numbers; all others are texts. */
const NUMBERS: ReadonlySet<string> = new Set(['due', 'n', 'rank', 'seat', 'seq', 'turn'])

export function typeOf(column: string): 'bigint' | 'text' {
  return NUMBERS.has(column) ? 'bigint' : 'text'
}

/** Of a row: what can be searched by, and the row itself. */
export function rowColumns(name: Name): readonly string[] {
  return [...columnsOf(name).all, 'body']
}

export function stored(value: Value): Value {
  return typeof value === 'string' ? withoutNul(value) : value
}

/** No text of PostgreSQL holds U+0000. Written so, and U+0001 too, texts differ still, and sort as before. */
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
