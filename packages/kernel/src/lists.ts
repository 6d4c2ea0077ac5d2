/** The element that must be there. A miss is a fault in the program, never a player's mistake. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`)
  return item
}

export function sum(counts: readonly number[]): number {
  let total = 0
  for (const count of counts) total += count
  return total
}

/** Adds to one cell of a table of counts. */
export function add(counts: number[], index: number, by: number): void {
  counts[index] = at(counts, index) + by
}
