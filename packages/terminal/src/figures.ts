/** Mean, minimum and maximum of some numbers. */
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

/** Rounded to this many digits; 0 if `whole` is 0. */
export function ratio(part: number, whole: number, digits: number): number {
  return whole === 0 ? 0 : Number((part / whole).toFixed(digits))
}
