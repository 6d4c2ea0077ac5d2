/*
 * Reading values of unknown shape: an action from a socket, a record from a file. Inside `reading` a misfit
 * ends the reading at once; outside it is a refusal that names the place, never a throw.
 */
import { type Params, type Refusal, refuse, type Tagged } from './game.ts'
import { isJson, isPlainObject } from './plain-json.ts'

class Misfit extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

export function reading<T extends Tagged>(read: () => T): T | Refusal {
  try {
    return read()
  } catch (error) {
    if (error instanceof Misfit) return error.refusal
    throw error
  }
}

export function misfit(code: string, params: Params): never {
  throw new Misfit(refuse(code, null, params))
}

type Fields<Key extends string, Optional extends string> = Readonly<Record<Key, unknown>> & {
  readonly [each in Optional]?: unknown
}

/** A plain object with exactly these fields, and perhaps the optional ones. */
export function fieldsOf<Key extends string, Optional extends string = never>(
  value: unknown,
  keys: readonly Key[],
  where: string,
  optional: readonly Optional[] = [],
): Fields<Key, Optional> {
  if (!isPlainObject(value)) return misfit('notAnObject', { where })
  const all: readonly string[] = [...keys, ...optional]
  for (const key of Object.keys(value)) {
    if (!all.includes(key)) misfit('fieldUnknown', { where, field: key.slice(0, 40) })
  }
  const object: object = value
  if (hasAll<Key, Optional>(object, keys)) return object
  return misfit('fieldMissing', { where, field: keys.find((key) => !Object.hasOwn(object, key)) ?? '' })
}

function hasAll<Key extends string, Optional extends string>(
  value: object,
  keys: readonly Key[],
): value is Fields<Key, Optional> {
  return keys.every((key) => Object.hasOwn(value, key))
}

export function need<T>(value: unknown, fits: (value: unknown) => value is T, where: string): T {
  return fits(value) ? value : misfit('badValue', { where })
}

export function listOf<T>(value: unknown, where: string, each: (item: unknown, where: string) => T): T[] {
  if (!Array.isArray(value)) return misfit('notAList', { where })
  return Array.from(value, (item: unknown, i) => each(item, `${where}[${i}]`))
}

/** The same, or null. */
export function orNull<T>(fits: (value: unknown) => value is T): (value: unknown) => value is T | null {
  return (value): value is T | null => value === null || fits(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200
}

/** −0 is none: it would be 0 after a round trip through JSON text, and something else before. */
export function isWhole(least: number, most: number): (value: unknown) => value is number {
  return (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0) && value >= least && value <= most
}

/** A JSON value whose meaning is somebody else's matter. */
export function json(value: unknown, where: string): unknown {
  return isJson(value) ? value : misfit('badValue', { where })
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

export function isOneOf<T extends string>(words: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => words.some((word) => word === value)
}
