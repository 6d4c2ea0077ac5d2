/*
 * Work that is done in small steps, so that a worker can report, go on later, or stop. It is counted in playouts, never in time:
 * the same question has the same answer on every machine.
 */

/** Yields after every playout. */
export type Work<Result> = Generator<undefined, Result, undefined>

export class Task<Result> {
  readonly #work: Work<Result>
  #done = 0
  #result: { readonly value: Result } | undefined

  constructor(work: Work<Result>) {
    this.#work = work
  }

  /** Does so many playouts; true when the result is there. To cancel a task, stop calling this. */
  step(playouts: number): boolean {
    for (let i = 0; i < playouts && this.#result === undefined; i++) {
      const next = this.#work.next()
      if (next.done === true) this.#result = { value: next.value }
      else this.#done += 1
    }
    return this.#result !== undefined
  }

  /** Playouts so far. */
  get done(): number {
    return this.#done
  }

  /** Undefined until the last step. */
  get result(): Result | undefined {
    return this.#result?.value
  }

  /** Does all the rest. */
  finish(): Result {
    while (this.#result === undefined) this.step(Number.MAX_SAFE_INTEGER)
    return this.#result.value
  }
}
