/* A race of reflexes as a page shows it: painted before everything else, because time runs from that paint. */
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

  /** Returns whether the tokens appear for somebody with this view. */
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

/** Background tabs paint no frames: then this many milliseconds. */
const LONGEST_FRAME = 150

/** Runs after the next frame was painted. */
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

/** Whole milliseconds, within the protocol's limits. */
export function clampClaim(claimed: number): number {
  return Math.min(60_000, Math.max(0, Math.round(claimed)))
}
