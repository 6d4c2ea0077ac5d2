/* A race of reflexes, as a page looks at it: ahead of all else that is shown, for time runs from the moment it is seen. */
import type { RaceView } from '@logres/board-kit'
import type { Race } from '@logres/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

export class RaceTracker {
  readonly #race: Race | undefined
  readonly #now: Signal<RaceView | undefined> = signal(undefined)

  constructor(race: Race | undefined) {
    this.#race = race
  }

  get now(): ReadonlySignal<RaceView | undefined> {
    return this.#now
  }

  /** Answers whether this is the moment in which somebody first sees what is to be touched. */
  update(view: object, isOver: boolean): boolean {
    const before = this.#now.peek()
    const now = isOver ? undefined : this.#race?.now(view)
    if (now === undefined) {
      this.#now.value = undefined
      return false
    }
    this.#now.value = { ...now, view }
    return now.waitsFor.some((seat) => before?.waitsFor.includes(seat) !== true)
  }
}

/** A page behind others shows no frames; nor does one that is put there now. */
const LONGEST_FRAME = 150

/** Once the frame that is due has been shown. */
export function afterNextFrame(run: () => void): void {
  if (globalThis.document?.hidden !== false) {
    run()
    return
  }
  let isDone = false
  const once = () => {
    if (!isDone) run()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_FRAME)
}

/** What the line carries of a claim: whole milliseconds, and none that no race lasts. */
export function clampClaim(claimed: number): number {
  return Math.min(60_000, Math.max(0, Math.round(claimed)))
}
