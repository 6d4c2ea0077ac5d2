/* Plain JSON data: type, validation, equality, text size. */
import { isPlainObject } from '@logres/kernel'

export type Scalar = null | boolean | number | string
export type Json = Scalar | JsonList | JsonObject
export type JsonList = readonly Json[]
export interface JsonObject {
  readonly [key: string]: Json
}

/** Deeper nesting is never legitimate; the limit protects the stack from forged or cyclic values. */
export const DEEPEST = 100

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

export function isScalar(value: unknown): value is Scalar {
  if (typeof value === 'number') return Number.isFinite(value)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}

/** Plain JSON data nested at most `room` deep. */
export function isJson(value: unknown, room: number): value is Json {
  if (isScalar(value)) return true
  if (room === 0) return false
  if (isList(value)) {
    for (let i = 0; i < value.length; i++) if (!isJson(value[i], room - 1)) return false
    return true
  }
  if (!isPlainObject(value)) return false
  for (const key in value) if (!isJson(value[key], room - 1)) return false
  return true
}

/** Sets an own data field, whatever the key: assigning `__proto__` would change the prototype instead. */
export function put<Value>(fields: Record<string, Value>, key: string, value: Value): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}

/** False for anything that is not plain JSON or nested too deep, unless it is identical. */
export function isSame(one: unknown, other: unknown, room: number): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || room === 0) return false
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i], room - 1)) return false
    return true
  }
  return isPlainObject(one) && isPlainObject(other) && areFieldsSame(one, other, room)
}

function areFieldsSame(one: Record<string, unknown>, other: Record<string, unknown>, room: number): boolean {
  let count = 0
  for (const key in one) {
    if (!isSame(one[key], other[key], room - 1) || !Object.hasOwn(other, key)) return false
    count += 1
  }
  return Object.keys(other).length === count
}

/** The characters of the JSON text of a value; if more than `limit`, some number above it. */
export function textSize(value: unknown, limit: number): number {
  if (typeof value === 'number') return numberSize(value)
  if (typeof value === 'string') return stringSize(value)
  if (value === false) return 5
  if (typeof value !== 'object' || value === null) return 4
  let size = 1
  if (isList(value)) {
    for (let i = 0; i < value.length && size <= limit; i++) size += textSize(value[i], limit - size) + 1
  } else if (isPlainObject(value)) {
    for (const key in value) {
      if (size > limit) return size
      size += keySize(key)
      size += textSize(value[key], limit - size) + 1
    }
  }
  // One character for each bracket and comma: there is no comma after the last, so only an empty one has a bracket
  // left over.
  return size === 1 ? 2 : size
}

/** With its colon. */
export function keySize(key: string): number {
  return stringSize(key) + 1
}

function numberSize(value: number): number {
  if (value >= 0 && value < 1000 && (value | 0) === value) return value < 10 ? 1 : value < 100 ? 2 : 3
  return String(value).length
}

function stringSize(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const isPlain = code >= 0x20 && code !== 0x22 && code !== 0x5c && (code < 0xd800 || code > 0xdfff)
    if (!isPlain) return JSON.stringify(text).length
  }
  return text.length + 2
}
