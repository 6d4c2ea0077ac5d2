/** Plain JSON data, not nested deeper than anybody could mean. */
export function isJson(value: unknown, depth = 32): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (depth === 0) return false
  if (Array.isArray(value)) return Array.from(value).every((item) => isJson(item, depth - 1))
  return isPlainObject(value) && Object.values(value).every((item) => isJson(item, depth - 1))
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
