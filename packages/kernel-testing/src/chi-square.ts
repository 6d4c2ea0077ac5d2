/** How far observed counts lie from expected ones; compare with the 99.9 % point below. */
export function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((total, count, i) => {
    const wanted = expected[i] ?? 0
    return total + (count - wanted) ** 2 / wanted
  }, 0)
}

/** The value that chance alone exceeds once in a thousand (Wilson and Hilferty's approximation). */
export function chiSquareLimit(degrees: number): number {
  const spread = 2 / (9 * degrees)
  return degrees * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3
}
