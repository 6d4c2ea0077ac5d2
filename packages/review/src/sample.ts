import { present } from '@logres/kernel'
import type { Estimate } from '@logres/mind'

export type { Estimate } from '@logres/mind'

export const NOTHING: Estimate = { mean: 0, error: 0 }

export function estimateOf(values: readonly number[]): Estimate {
  const n = values.length
  if (n === 0) return NOTHING
  let total = 0
  for (const value of values) total += value
  const mean = total / n
  if (n === 1) return { mean, error: 0 }
  let squares = 0
  for (const value of values) squares += (value - mean) * (value - mean)
  return { mean, error: Math.sqrt(squares / (n - 1) / n) }
}

/** The mean of the first less that of the second, which were drawn in pairs. */
export function differenceOf(first: readonly number[], second: readonly number[]): Estimate {
  return estimateOf(first.map((value, i) => value - present(second[i])))
}

/** More than so many standard errors above the limit. */
export function isAbove({ mean, error }: Estimate, limit: number, errors = 2): boolean {
  return mean >= limit && mean > errors * error
}
