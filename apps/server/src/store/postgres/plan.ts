/*
 * Plans one batch before it is sent: one effect per row, however often it is changed, with the precondition it needs, and which
 * callers lose a conflict. All effects fit into one statement; if that succeeds, all preconditions held.
 *
 * The first plan is optimistic: inserted rows are new, and required rows exist. On a conflict the database is probed for
 * everything that is touched, and the batch is planned again.
 */
import { columnsOf, type Step, type Value } from '../steps.ts'
import type { Name } from '../store.ts'
import type { Fault } from '../transactions.ts'

/**
 * `insert`, `update` and `put`: the row must not exist, must exist, or may. `removeOne` must exist, `remove` may.
 * `free` must not exist, `there` must; neither changes anything.
 */
export type EffectKind = 'insert' | 'update' | 'put' | 'remove' | 'removeOne' | 'free' | 'there'

export interface Effect {
  readonly id: string
  readonly collection: Name
  readonly kind: EffectKind
  /** A row, or a key. */
  readonly values: readonly Value[]
}

export interface Plan {
  readonly effects: readonly Effect[]
  readonly faults: readonly (Fault | null)[]
}

/** What exists, by `idOf`, of everything the callers touch. */
export type Known = ReadonlySet<string>

interface Slot {
  readonly collection: Name
  readonly key: readonly Value[]
  readonly before: 'any' | 'absent' | 'present'
  readonly after: readonly Value[] | 'kept' | 'gone'
}

export function planOf(callers: readonly (readonly Step[])[], known?: Known): Plan {
  const draft = new Draft(known)
  const faults = callers.map((steps) => draft.add(steps))
  return { faults, effects: draft.effects() }
}

/** An id for a row by its key, or for its unique fields. */
export function idOf(collection: Name, what: 'key' | 'unique', values: readonly Value[]): string {
  return JSON.stringify([collection, what, ...values])
}

/** The key of the row that must exist before this one; undefined for the first, or where gaps are allowed. */
export function keyBefore(collection: Name, key: readonly Value[]): readonly Value[] | undefined {
  const columns = columnsOf(collection)
  const at = columns.key.indexOf(columns.follows ?? '')
  const number = at === -1 ? 0 : Number(key[at])
  return number > 0 ? key.with(at, number - 1) : undefined
}

/** Undefined if one of them is null: then it is not unique. */
export function uniqueOf(collection: Name, row: readonly Value[]): readonly Value[] | undefined {
  const { all, unique } = columnsOf(collection)
  if (unique.length === 0) return undefined
  const values = unique.map((column) => row[all.indexOf(column)] ?? null)
  return values.includes(null) ? undefined : values
}

export function keyIn(collection: Name, values: readonly Value[]): readonly Value[] {
  return values.slice(0, columnsOf(collection).key.length)
}

class Draft {
  readonly #known: Known | undefined
  readonly #slots = new Map<string, Slot>()
  readonly #held = new Set<string>()
  /** Changes of the current caller, to roll back on a conflict. */
  #before = new Map<string, Slot | undefined>()
  #claimed: string[] = []

  constructor(known: Known | undefined) {
    this.#known = known
  }

  add(steps: readonly Step[]): Fault | null {
    this.#before = new Map()
    this.#claimed = []
    const lost = steps.find((step) => !this.#change(step))
    if (lost === undefined) return null
    for (const [id, slot] of this.#before) {
      if (slot === undefined) this.#slots.delete(id)
      else this.#slots.set(id, slot)
    }
    for (const id of this.#claimed) this.#held.delete(id)
    return { kind: 'conflict', collection: lost.collection }
  }

  effects(): Effect[] {
    return [...this.#slots].map(([id, { collection, key, before, after }]) => {
      const values = after === 'kept' || after === 'gone' ? key : after
      return { id, collection, kind: kindOf(before, after), values }
    })
  }

  /** Answers false on a conflict. */
  #change({ collection, kind, values }: Step): boolean {
    const key = keyIn(collection, values)
    const id = idOf(collection, 'key', key)
    const isThere = this.#isThere(id)
    if (kind === 'insert' && (isThere === true || !this.#follows(collection, key))) return false
    if (kind === 'removeOne' && isThere === false) return false
    const isRow = kind === 'insert' || kind === 'put'
    if (isRow && !this.#claim(collection, values)) return false
    const needed = kind === 'insert' ? 'absent' : kind === 'removeOne' ? 'present' : 'any'
    const before = this.#slots.get(id)?.before ?? needed
    this.#set(id, { collection, key, before, after: isRow ? values : 'gone' })
    return true
  }

  /** Undefined: unknown. */
  #isThere(id: string): boolean | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? this.#known?.has(id) : slot.after !== 'gone'
  }

  #follows(collection: Name, key: readonly Value[]): boolean {
    const before = keyBefore(collection, key)
    if (before === undefined) return true
    const id = idOf(collection, 'key', before)
    if (this.#isThere(id) === false) return false
    if (!this.#slots.has(id)) this.#set(id, { collection, key: before, before: 'present', after: 'kept' })
    return true
  }

  #claim(collection: Name, row: readonly Value[]): boolean {
    const unique = uniqueOf(collection, row)
    if (unique === undefined) return true
    const id = idOf(collection, 'unique', unique)
    if (this.#held.has(id) || this.#known?.has(id) === true) return false
    this.#held.add(id)
    this.#claimed.push(id)
    return true
  }

  #set(id: string, slot: Slot): void {
    if (!this.#before.has(id)) this.#before.set(id, this.#slots.get(id))
    this.#slots.set(id, slot)
  }
}

function kindOf(before: Slot['before'], after: Slot['after']): EffectKind {
  if (after === 'kept') return 'there'
  if (after === 'gone') return before === 'any' ? 'remove' : before === 'present' ? 'removeOne' : 'free'
  return before === 'any' ? 'put' : before === 'present' ? 'update' : 'insert'
}
