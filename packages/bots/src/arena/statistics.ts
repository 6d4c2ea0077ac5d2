/* Confidence in a share of games. Shares are sums of fractions of victories, 0 to 1 per game. */

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 97.5th percentile of the normal distribution: 95 % lie within this many standard errors. */
const Z95 = 1.959963984540054

/** Wilson's interval, of 95 %: it stays within 0 and 1, and does not shrink to a point where all games were won. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = won / games
  const z2 = Z95 * Z95
  const middle = share + z2 / (2 * games)
  const reach = Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  const scale = 1 + z2 / games
  // Exact at 0 and 1, without rounding errors.
  return { low: won === 0 ? 0 : (middle - reach) / scale, high: won === games ? 1 : (middle + reach) / scale }
}

export type Verdict = 'above' | 'below' | 'undecided'

/** The error probability on either side, for a share at distance NEAR from the bar. */
const ERROR = 0.05
const ENOUGH = Math.log((1 - ERROR) / ERROR)
const NEAR = 0.05

/** Wald's sequential test of whether a share lies above or below a bar. */
export class SequentialTest {
  readonly #forWon: number
  readonly #forLost: number
  /** The log-likelihood ratio of above the bar to below it. */
  #evidence = 0
  #verdict: Verdict = 'undecided'

  constructor(bar: number) {
    if (!(bar > 0 && bar < 1)) throw new RangeError(`a bar lies between 0 and 1, not at ${bar}`)
    const near = Math.min(NEAR, bar / 2, (1 - bar) / 2)
    const [below, above] = [bar - near, bar + near]
    this.#forWon = Math.log(above / below)
    this.#forLost = Math.log((1 - above) / (1 - below))
  }

  /** Does not change once decided. */
  get verdict(): Verdict {
    return this.#verdict
  }

  /** Adds some games and how many were won; shared victories count as fractions. */
  add(won: number, games: number): Verdict {
    if (this.#verdict !== 'undecided') return this.#verdict
    this.#evidence += won * this.#forWon + (games - won) * this.#forLost
    if (this.#evidence >= ENOUGH) this.#verdict = 'above'
    else if (this.#evidence <= -ENOUGH) this.#verdict = 'below'
    return this.#verdict
  }
}
