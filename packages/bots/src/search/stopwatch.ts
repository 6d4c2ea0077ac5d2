/* The only clock of the bots, for budgets in milliseconds. */
import type { Budget } from '@logres/mind'

/** Browsers, workers and Node all have it; none of their types are available here. */
declare const performance: { now(): number }

/** Tracks how much of a budget is used. */
export class Stopwatch {
  readonly #iterations: number
  readonly #begin: number
  readonly #ms: number
  #done = 0

  constructor(budget: Budget) {
    this.#iterations = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY
    this.#ms = 'ms' in budget ? budget.ms : Number.POSITIVE_INFINITY
    this.#begin = this.#ms === Number.POSITIVE_INFINITY ? 0 : performance.now()
  }

  /** Counts one iteration. */
  count(): void {
    this.#done += 1
  }

  get done(): number {
    return this.#done
  }

  isOver(): boolean {
    return this.#done >= this.#iterations || this.isLate()
  }

  /** Whether the time is up, regardless of iterations. */
  isLate(): boolean {
    return this.#ms !== Number.POSITIVE_INFINITY && this.#elapsed() >= this.#ms
  }

  /** About how many iterations the rest of the budget allows. */
  left(): number {
    if (this.#ms === Number.POSITIVE_INFINITY) return this.#iterations - this.#done
    const elapsed = this.#elapsed()
    return elapsed === 0 ? Number.POSITIVE_INFINITY : (this.#done * (this.#ms - elapsed)) / elapsed
  }

  #elapsed(): number {
    return performance.now() - this.#begin
  }
}
