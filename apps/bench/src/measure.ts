/** Answers how much it did. */
export type Work = (round: number) => number

/** Runs `work` for about `ms`; answers the amount per second. */
export function rateOf(work: Work, ms: number): number {
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

const SLICES = 15

/**
 * One round: the works take turns in short slices, so that other load on the machine affects all alike; the median
 * slice counts.
 */
export function ratesInTurns<Name extends string>(
  works: ReadonlyMap<Name, Work>,
  ms: number,
): ReadonlyMap<Name, number> {
  const slices = [...works].map(([name, work]): Slices<Name> => ({ name, work, rates: [] }))
  for (let i = 0; i < SLICES; i++) for (const { work, rates } of slices) rates.push(rateOf(work, ms / SLICES))
  return new Map(slices.map(({ name, rates }) => [name, medianOf(rates)]))
}

interface Slices<Name> {
  readonly name: Name
  readonly work: Work
  readonly rates: number[]
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
