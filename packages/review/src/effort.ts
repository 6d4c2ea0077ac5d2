/* How much is looked at for one decision, in playouts. */
export interface Effort {
  /** For finding plays that are worth a look. */
  readonly search: number
  /** Of those, besides the one made. */
  readonly options: number
  /** For each of them: to find out how it goes on. */
  readonly grow: number
  /** For each of them: to measure it, in the same imagined worlds. */
  readonly measure: number
}

export const NORMAL: Effort = { search: 240, options: 3, grow: 80, measure: 160 }
/** For a warning while somebody plays. */
export const QUICK: Effort = { search: 600, options: 3, grow: 100, measure: 120 }
/** For a hint, which somebody waits for once. */
export const THOROUGH: Effort = { search: 8000, options: 3, grow: 400, measure: 400 }

/**
 * What seems to lose at least `from`, by more than so many errors, is looked at again with each of these efforts in turn, and other
 * chance, as long as every look says so. The look that finds the smallest loss counts.
 */
export interface Confirmation {
  readonly from: number
  readonly errors: number
  readonly looks: readonly Effort[]
}

/**
 * A mistake is called one only if two more looks agree. How a line goes on is found by a search, whose luck the error of a
 * measurement does not know: one look alone, however long, was wrong about every fifth mistake.
 */
export const CONFIRM: Confirmation = {
  from: 0.05,
  errors: 2,
  looks: [timesEffort(NORMAL, 5), { search: 2400, options: 3, grow: 800, measure: 300 }],
}

export function timesEffort({ search, options, grow, measure }: Effort, factor: number): Effort {
  return { search: search * factor, options, grow: grow * factor, measure: measure * factor }
}

/** How many playouts a judgement takes at most, for a progress bar. `more` are plays besides the one made that must be tried. */
export function mostPlayouts({ search, options, grow, measure }: Effort, more = 0): number {
  return search + (options + 1 + more) * (grow + measure)
}
