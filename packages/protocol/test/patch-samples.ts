/* JSON values for the tests of patches: random ones, and ones made from another by a few edits. */
import fc from 'fast-check'
import type { Json } from '../src/patch.ts'

/** Names that every object inherits, besides short and odd ones. */
const key = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'seat', '0', '1', '', '__proto__', 'constructor', 'toString', 'hasOwnProperty'),
  fc.string({ maxLength: 3 }),
)

const scalar: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -2, max: 12 }) },
  fc.constantFrom(null, true, false, 'kind', '"\n\\', '\ud800', 1e21, 1.5, -1000, 123_456),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.string({ unit: 'binary', maxLength: 5 }),
)

export const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json; list: Json[]; object: Record<string, Json> }>(
  (tie) => ({
    value: fc.oneof({ maxDepth: 4, withCrossShrink: true }, scalar, tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 9 }),
    // fromEntries defines fields, so that __proto__ becomes one too.
    object: fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map((fields) => Object.fromEntries(fields)),
  }),
).value

export interface Edit {
  /** Which part to descend into at each level; taken modulo their number. */
  readonly path: readonly number[]
  readonly kind: 'replace' | 'insert' | 'remove' | 'move'
  readonly at: number
  readonly key: string
  readonly value: Json
}

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record<Edit>({
    path: fc.array(fc.nat(9), { maxLength: 4 }),
    kind: fc.constantFrom('replace', 'insert', 'insert', 'remove', 'remove', 'move'),
    at: fc.nat(9),
    key,
    value: fc.oneof({ weight: 3, arbitrary: scalar }, json),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Shares everything that is not edited with the value. */
export function editsOf(value: Json, edits: readonly Edit[]): Json {
  return edits.reduce((done, edit) => edited(done, edit, 0), value)
}

function edited(value: Json, edit: Edit, level: number): Json {
  const step = edit.path[level]
  if (typeof value !== 'object' || value === null) return edit.value
  if (Array.isArray(value)) {
    if (step === undefined || value.length === 0) return editedList(value, edit)
    const i = step % value.length
    return value.with(i, edited(value[i], edit, level + 1))
  }
  const entries = Object.entries(value)
  const chosen = entries[(step ?? edit.at) % entries.length]
  if (chosen === undefined) return Object.fromEntries([[edit.key, edit.value]])
  if (step !== undefined) {
    return Object.fromEntries(
      entries.map((entry) => (entry === chosen ? [entry[0], edited(entry[1], edit, level + 1)] : entry)),
    )
  }
  const others = entries.filter((entry) => entry !== chosen)
  if (edit.kind === 'remove') return Object.fromEntries(others)
  if (edit.kind === 'insert') return Object.fromEntries([...entries, [edit.key, edit.value]])
  return Object.fromEntries([...others, [edit.kind === 'move' ? edit.key : chosen[0], edit.value]])
}

function editedList(list: readonly Json[], { kind, at, value }: Edit): Json {
  const i = at % (list.length + 1)
  if (kind === 'insert' || i === list.length) return list.toSpliced(i, 0, value)
  if (kind === 'replace') return list.with(i, value)
  const rest = list.toSpliced(i, 1)
  return kind === 'remove' ? rest : [...rest, ...list.slice(i, i + 1)]
}

/** As it arrives after being sent as text; undefined is not sent. */
export function sent(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
