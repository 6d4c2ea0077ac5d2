/* How much is open by name, here and at the other servers, as far as they have reported it lately. */

/** A server that has not reported for so many milliseconds is gone, and so is what was open there. */
const REPORT_VALID = 30_000

interface Report {
  heardAt: number
  readonly counts: Map<string, number>
}

export class OpenCounts {
  readonly #here = new Map<string, number>()
  readonly #elsewhere = new Map<string, Report>()

  total(name: string): number {
    let sum = this.#here.get(name) ?? 0
    for (const { counts } of this.#elsewhere.values()) sum += counts.get(name) ?? 0
    return sum
  }

  here(name: string): number {
    return this.#here.get(name) ?? 0
  }

  add(name: string, change: 1 | -1): void {
    const count = this.here(name) + change
    if (count === 0) this.#here.delete(name)
    else this.#here.set(name, count)
  }

  get all(): [string, number][] {
    return [...this.#here]
  }

  /** From another server: all its counts, or those that changed. */
  heard(from: string, counts: readonly (readonly [string, number])[], isAll: boolean): void {
    const known = this.#elsewhere.get(from)
    const report = known === undefined || isAll ? { heardAt: 0, counts: new Map<string, number>() } : known
    for (const [name, count] of counts) {
      if (count === 0) report.counts.delete(name)
      else report.counts.set(name, count)
    }
    report.heardAt = performance.now()
    this.#elsewhere.set(from, report)
  }

  forgetSilent(): void {
    for (const [from, { heardAt }] of this.#elsewhere) {
      if (performance.now() - heardAt > REPORT_VALID) this.#elsewhere.delete(from)
    }
  }
}
