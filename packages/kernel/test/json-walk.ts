/* Walking through a JSON document and changing it in one place. */
import { at } from '../src/index.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Path = readonly (string | number)[]

export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

/** Every value in the document with the way to it, the containers included. */
export function* places(value: Json, path: Path = []): Generator<{ path: Path; value: Json }> {
  yield { path, value }
  if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* places(item, [...path, i])
  else if (isObject(value)) for (const key of Object.keys(value)) yield* places(value[key] ?? null, [...path, key])
}

export function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy with the value at that place replaced; without the field if `change` answers undefined. */
export function changed(value: Json, path: Path, change: (old: Json) => Json | undefined): Json {
  return inside(value, path, change) ?? null
}

function inside(value: Json, path: Path, change: (old: Json) => Json | undefined): Json | undefined {
  if (path.length === 0) return change(value)
  const [step, ...rest] = path
  if (Array.isArray(value)) {
    const items = value.map((item, i) => (i === step ? inside(item, rest, change) : item))
    return items.filter((item) => item !== undefined)
  }
  if (!isObject(value)) throw new Error(`no way to ${path.join('.')}`)
  const fields = Object.entries(value).map(([key, item]) => [key, key === step ? inside(item, rest, change) : item])
  return Object.fromEntries(fields.filter(([, item]) => item !== undefined))
}

const WORDS = [
  ['person', 'bot', 'clerk'],
  ['start', 'act', 'undo', 'resign', 'standIn', 'handBack', 'agreeEnd', 'void'],
  ['red', 'blue'],
  ['vote', 'rounds'],
  ['take', 'pass', 'draw', 'peek', 'end', 'ask', 'keep', 'give', 'close', 'withdraw'],
  ['rules', 'agreement', 'resignation', 'void'],
]
const HEX = /^[0-9a-f]{64}$/

/** Other values that could plausibly stand in a leaf's place. */
export function otherLeaves(leaf: Json): Json[] {
  if (leaf === null) return ['x', 0, '0f'.repeat(32), {}, []]
  if (typeof leaf === 'boolean') return [!leaf, null]
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1, null, String(leaf)]
  if (typeof leaf !== 'string') return []
  const other = (char: string) => (HEX.test(leaf) ? (char === '0' ? '1' : '0') : char === 'a' ? 'b' : 'a')
  const middle = Math.floor(leaf.length / 2)
  return [
    other(leaf[0] ?? '') + leaf.slice(1),
    leaf.slice(0, middle) + other(leaf[middle] ?? '') + leaf.slice(middle + 1),
    leaf.slice(0, -1) + other(leaf.at(-1) ?? ''),
    `${leaf}a`,
    leaf.toUpperCase(),
    null,
    ...WORDS.filter((words) => words.includes(leaf)).flat(),
  ].filter((text) => text !== leaf)
}

/** Lists with an element dropped, doubled, or exchanged with its neighbour; `first` is the first that differs. */
export function otherLists(list: readonly Json[]): { list: Json[]; first: number; how: string }[] {
  return list.flatMap((item, i) => [
    { list: list.filter((_, j) => j !== i), first: i, how: `without ${i}` },
    { list: [...list.slice(0, i + 1), item, ...list.slice(i + 1)], first: i + 1, how: `${i} twice` },
    ...(i + 1 < list.length
      ? [{ list: [...list.slice(0, i), at(list, i + 1), item, ...list.slice(i + 2)], first: i, how: `${i} exchanged` }]
      : []),
  ])
}
