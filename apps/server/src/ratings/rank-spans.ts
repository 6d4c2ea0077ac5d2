/* Ranks as spans: while the bars of two people overlap, nobody can say which of them is better. */
import type { Points } from './scale.ts'

export interface RankSpan {
  readonly from: number
  readonly to: number
}

/** From one more than there are surely better ones, to the number of those who are not surely worse. In the order given. */
export function rankSpans(all: readonly Points[]): RankSpan[] {
  const lows = all.map(({ value, plusMinus }) => value - plusMinus).toSorted((a, b) => a - b)
  const highs = all.map(({ value, plusMinus }) => value + plusMinus).toSorted((a, b) => a - b)
  return all.map(({ value, plusMinus }) => ({
    from: 1 + all.length - firstAbove(lows, value + plusMinus),
    to: all.length - firstAbove(highs, value - plusMinus - 1),
  }))
}

/** How many of these sorted whole numbers are at most this. */
function firstAbove(sorted: readonly number[], most: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) <= most) from = middle + 1
    else to = middle
  }
  return from
}
