/*
 * Many effects as one statement, which is its own transaction: one round trip. Rows are passed as one array per
 * column, so the text does not depend on their number and is prepared once.
 */
import { columnsOf, type Value } from '../steps.ts'
import type { Name } from '../store.ts'
import { quoted, rowColumns, same, stored, typeOf } from './columns.ts'
import type { Effect, EffectKind } from './plan.ts'

/**
 * Error codes with which a statement rolls itself back: a row exists or does not; this connection may not write any
 * more.
 */
export const NOT_AS_EXPECTED = 'LG001'
export const NO_RECEIPT = 'LG002'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Stored with a transaction. */
export interface Receipt {
  readonly id: string
  readonly n: number
}

/** `table`: the rows in SQL. `first`: one of their columns, to count. */
type Compose = (name: Name, rows: string, first: string) => Part

interface Part {
  /** Changes something. */
  readonly write?: string
  /** Must match as many rows as given, or all is rolled back; with `write` it counts what that returns. */
  readonly must?: (written: string) => string
}

const PARTS: Readonly<Record<EffectKind, Compose>> = {
  insert: (name, rows) => ({ write: insertInto(name, rows) }),
  put: (name, rows) => ({
    write: `${insertInto(name, rows)} ON CONFLICT (${quoted(columnsOf(name).key)}) DO UPDATE SET ${others(name, 'excluded')}`,
  }),
  update: (name, rows, first) => ({
    write: `UPDATE "${name}" AS t SET ${others(name, 'u')} FROM ${rows} WHERE ${sameKey(name)} RETURNING 1`,
    must: (written) => allOf(first, written),
  }),
  remove: (name, rows) => ({ write: removeFrom(name, rows) }),
  removeOne: (name, rows, first) => ({
    write: `${removeFrom(name, rows)} RETURNING 1`,
    must: (written) => allOf(first, written),
  }),
  there: (name, rows, first) => ({ must: () => allOf(first, `"${name}" AS t JOIN ${rows} ON ${sameKey(name)}`) }),
  free: (name, rows) => ({ must: () => `NOT EXISTS (SELECT 1 FROM "${name}" AS t JOIN ${rows} ON ${sameKey(name)})` }),
}

const OF_ROWS: readonly EffectKind[] = ['insert', 'put', 'update']

export function statementOf(effects: readonly Effect[], receipt?: Receipt): Statement {
  const values: unknown[] = []
  const parameter = (value: unknown): string => `$${values.push(value)}`
  const writes: string[] = []
  const musts: string[] = []
  for (const { collection, kind, rows } of grouped(effects)) {
    const columns = OF_ROWS.includes(kind) ? rowColumns(collection) : columnsOf(collection).key
    const arrays = columns.map((column, i) => {
      const array = rows.map((row) => (column === 'body' ? (row[i] ?? null) : stored(row[i] ?? null)))
      return `${parameter(array)}::${typeOf(column)}[]`
    })
    const { write, must } = PARTS[kind](
      collection,
      `unnest(${arrays.join(', ')}) AS u(${quoted(columns)})`,
      arrays[0] ?? '',
    )
    if (write !== undefined) writes.push(`w${writes.length} AS (${write})`)
    if (must !== undefined) musts.push(`logres_must(${must(`w${writes.length - 1}`)}, '${NOT_AS_EXPECTED}')`)
  }
  if (receipt !== undefined) {
    const set = `"n" = ${parameter(receipt.n)}::bigint, "at" = now()`
    const where = `"id" = ${parameter(receipt.id)}::text AND NOT "closed"`
    writes.push(`receipt AS (UPDATE "receipts" SET ${set} WHERE ${where} RETURNING 1)`)
    musts.push(`logres_must(EXISTS (SELECT 1 FROM receipt), '${NO_RECEIPT}')`)
  }
  const before = writes.length === 0 ? '' : `WITH ${writes.join(', ')} `
  return { text: `${before}SELECT ${musts.join(', ') || '1'}`, values }
}

interface Group {
  readonly collection: Name
  readonly kind: EffectKind
  readonly rows: (readonly Value[])[]
}

/** Always in the same order, to avoid deadlocks. */
function grouped(effects: readonly Effect[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { collection, kind, values } of effects.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const name = `${collection} ${kind}`
    const group = groups.get(name) ?? { collection, kind, rows: [] }
    group.rows.push(values)
    groups.set(name, group)
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function insertInto(name: Name, rows: string): string {
  return `INSERT INTO "${name}" (${quoted(rowColumns(name))}) SELECT * FROM ${rows}`
}

function removeFrom(name: Name, rows: string): string {
  return `DELETE FROM "${name}" AS t USING ${rows} WHERE ${sameKey(name)}`
}

function sameKey(name: Name): string {
  return same(columnsOf(name).key, 't', 'u')
}

/** Sets all columns but the key. */
function others(name: Name, from: string): string {
  const { key } = columnsOf(name)
  return rowColumns(name)
    .filter((column) => !key.includes(column))
    .map((column) => `"${column}" = ${from}."${column}"`)
    .join(', ')
}

function allOf(array: string, rows: string): string {
  return `(SELECT count(*) FROM ${rows}) = cardinality(${array})`
}
