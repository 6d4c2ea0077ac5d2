/** The mean of some numbers and how far they reach. */
export interface Spread {
  readonly mean: number
  readonly shortest: number
  readonly longest: number
}

export function spread(numbers: readonly number[]): Spread {
  return {
    mean: ratio(
      numbers.reduce((total, n) => total + n, 0),
      numbers.length,
      1,
    ),
    shortest: numbers.reduce((a, b) => Math.min(a, b)),
    longest: numbers.reduce((a, b) => Math.max(a, b)),
  }
}

/** To so many digits; 0 where there is nothing to divide by. */
export function ratio(part: number, whole: number, digits: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(digits))
}
