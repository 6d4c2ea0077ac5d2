/* A store without a disk: lists of rows. Slow and simple on purpose. */
import { type Change, Conflict, type Key, type Name, type Page, SHAPES } from '../../src/store/store.ts'
import { field, keyOf } from './samples.ts'

type Part = string | number | null

export class Model {
  #rows = new Map<Name, readonly object[]>()

  /** The collection with a conflict; undefined on success. */
  commit(changes: readonly Change[]): Name | undefined {
    const before = new Map(this.#rows)
    for (const change of changes) {
      if (this.#apply(change)) continue
      this.#rows = before
      return change.in
    }
    return undefined
  }

  rows(name: Name, order: readonly string[], keep: (row: object) => boolean): object[] {
    return this.#of(name)
      .filter(keep)
      .sort((a, b) => byFields(a, b, [...order, ...SHAPES[name].key]))
  }

  #of(name: Name): readonly object[] {
    return this.#rows.get(name) ?? []
  }

  #apply(change: Change): boolean {
    const rows = this.#of(change.in)
    const key = 'remove' in change ? change.remove : keyOf(change.in, 'insert' in change ? change.insert : change.put)
    const others = rows.filter((row) => keyOf(change.in, row).some((part, i) => part !== key[i]))
    if ('remove' in change) {
      this.#rows.set(change.in, others)
      return change.must !== true || others.length < rows.length
    }
    if ('insert' in change && (others.length < rows.length || leavesHole(change.in, change.insert, rows))) return false
    const row = 'insert' in change ? change.insert : change.put
    if (others.some((other) => clash(change.in, row, other))) return false
    this.#rows.set(change.in, [...others, row])
    return true
  }
}

function leavesHole(name: Name, row: object, others: readonly object[]): boolean {
  const { key, follows } = SHAPES[name]
  if (follows === undefined) return false
  const number = Number(field(row, follows))
  const before = key.map((part) => (part === follows ? number - 1 : field(row, part)))
  return number > 0 && !others.some((other) => key.every((part, i) => field(other, part) === before[i]))
}

function clash(name: Name, row: object, other: object): boolean {
  const { unique } = SHAPES[name]
  return unique?.every((part) => field(row, part) !== null && field(row, part) === field(other, part)) ?? false
}

function byFields(a: object, b: object, fields: readonly string[]): number {
  return fields.map((name) => compare(field(a, name), field(b, name))).find((order) => order !== 0) ?? 0
}

/** Strings by code point, which is the order of their bytes; `<` goes by UTF-16. */
export function compare(a: Part, b: Part): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}

/** A store for loops over collections, without typed fields. */
export interface Searched {
  list(name: Name, prefix: Key, page?: Page): Promise<object[]>
  find(name: Name, field: string, value: string | number, page?: Page): Promise<object[]>
  upTo(name: Name, field: string, most: number, page?: Page): Promise<object[]>
}

/** 'ok' or the collection of the conflict. */
export async function outcome(commit: Promise<void>): Promise<string> {
  try {
    await commit
    return 'ok'
  } catch (error) {
    if (error instanceof Conflict) return error.collection
    throw error
  }
}
