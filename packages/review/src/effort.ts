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
export const QUICK: Effort = { search: 160, options: 2, grow: 60, measure: 96 }

/** For a hint, which somebody waits for once. */
export const THOROUGH: Effort = { search: 1200, options: 3, grow: 400, measure: 400 }
/** A mistake is called one only after a second look with so many times the playouts. */
export const CONFIRM = { from: 0.05, times: 5 } as const

export function timesEffort({ search, options, grow, measure }: Effort, factor: number): Effort {
  return { search: search * factor, options, grow: grow * factor, measure: measure * factor }
}

/** How many playouts a judgement takes at most, for a progress bar. `more` are plays besides the one made that must be tried. */
export function mostPlayouts({ search, options, grow, measure }: Effort, more = 0): number {
  return search + (options + 1 + more) * (grow + measure)
}
