/** The element that must be there. A miss is a fault in the program, never a player's mistake. */
export function at<T>(list: readonly T[], index: number): T {
  return present(list[index])
}

/**
 * A value that must be there. Where it matters for speed write `present(list[i])` rather than `at(list, i)`: an
 * engine learns about each place in the code apart, and `at` is one place that sees lists of every kind.
 */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('something that must be there is missing')
  return value
}

export function sum(counts: readonly number[]): number {
  let total = 0
  for (let i = 0; i < counts.length; i++) total += counts[i] ?? 0
  return total
}

/** Adds to one cell of a table of counts. */
export function add(counts: number[], index: number, by: number): void {
  counts[index] = present(counts[index]) + by
}

/** The last element. (Asking an engine for element −1 is slow: it is no index but a name.) */
export function top<T>(list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[list.length - 1]
}

/** The names of its fields, in order, as its type knows them. For what is written down in one place and has no other fields. */
export function keysOf<T extends object>(fields: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = []
  for (const key in fields) keys.push(key)
  return keys
}
