/** Runs `work` for about `ms` after a warm-up; `work` answers how much it did. Answers amount per second. */
export function rateOf(work: (round: number) => number, ms: number): number {
  runFor(work, ms / 2)
  return runFor(work, ms)
}

function runFor(work: (round: number) => number, ms: number): number {
  const start = performance.now()
  let amount = 0
  let round = 0
  let elapsed = 0
  while (elapsed < ms) {
    amount += work(round)
    round += 1
    elapsed = performance.now() - start
  }
  return (amount / elapsed) * 1000
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
