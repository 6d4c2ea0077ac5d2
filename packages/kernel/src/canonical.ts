import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isPlainObject } from './plain-json.ts'

/**
 * One text for one value: JSON with sorted keys and no white space. Throws on anything that is not plain JSON
 * data (undefined, NaN, a Map …), for then two different values could share a text.
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`${value} is not JSON`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`
  if (isPlainObject(value)) {
    const fields = Object.keys(value).sort()
    return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
  }
  throw new TypeError(`a ${typeof value} is not plain JSON data`)
}

/** SHA-256 over the canonical text, as hex. */
export function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))))
}
