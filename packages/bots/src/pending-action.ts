/*
 * An action that a bot wants to take later (`after` in Choice). A bot is asked again when its view changes, so the time counts from
 * when it first chose the action.
 */

export class PendingAction {
  #key: string | undefined
  #since = 0

  /** How many of `after` milliseconds are left; `now` is when the action was chosen, this time. */
  msLeft(action: unknown, after: number, now: number): number {
    const key = JSON.stringify(action)
    if (key !== this.#key) {
      this.#key = key
      this.#since = now
    }
    return Math.max(0, this.#since + after - now)
  }

  /** It was taken. */
  clear(): void {
    this.#key = undefined
  }
}
