/*
 * The steps of a match on the server: the history, which is fetched, and the updates that arrive over the socket. Cursors say
 * where the two meet, so no step is missing or listed twice.
 */

import { type Step, stepOf, withStep } from '@logres/board-kit'
import type { AnyGame, Tagged, Viewer } from '@logres/kernel'
import { type MatchHistory, PatchMisfit, patchView } from '@logres/protocol'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

export interface ViewUpdate {
  readonly cursor: number
  readonly view: object
  readonly events: readonly object[]
}

export class StepHistory {
  readonly #game: AnyGame
  readonly #steps: Signal<readonly Step[]> = signal([])
  readonly #isComplete: Signal<boolean> = signal(false)
  #viewer: Viewer | undefined
  /** The last step known, from history or socket. */
  #cursor = -1
  /** Where the fetched history ends. It may be ahead of the socket, which then repeats steps. */
  #historyCursor = -1
  /** While history is missing: the cursor it must reach, and the steps received after that. */
  #gapEnd = 0
  #afterGap: { readonly cursor: number; readonly step: Step }[] = []

  constructor(game: AnyGame) {
    this.#game = game
  }

  get steps(): ReadonlySignal<readonly Step[]> {
    return this.#steps
  }

  /** No step is missing between the first and the last. */
  get isComplete(): ReadonlySignal<boolean> {
    return this.#isComplete
  }

  /**
   * The full view after a (re)connection; any number of steps may have been missed. `since`: the cursor after which the events
   * happened; the history may contain some of them already.
   */
  resync(viewer: Viewer, { cursor, view, events }: ViewUpdate, since: number): void {
    if (this.#viewer !== viewer) {
      this.#steps.value = []
      this.#cursor = -1
      this.#historyCursor = -1
      this.#isComplete.value = false
    }
    const isSame = this.#isComplete.peek() && cursor === this.#cursor
    const isNext = cursor === 0 || isSame || (this.#isComplete.peek() && since === this.#cursor && cursor === since + 1)
    this.#viewer = viewer
    this.#isComplete.value = isNext
    this.#afterGap = []
    this.#gapEnd = cursor
    if (cursor === 0) {
      this.#historyCursor = -1
      this.#steps.value = []
    }
    if (!isSame || cursor === 0) this.append({ cursor, view, events })
  }

  append({ cursor, view, events }: ViewUpdate): void {
    if (cursor <= this.#historyCursor) return
    const step = stepOf(this.#game, view, events.filter(isTagged))
    this.#cursor = cursor
    if (!this.#isComplete.peek()) this.#afterGap.push({ cursor, step })
    this.#steps.value = withStep(this.#steps.peek(), step)
  }

  /** Adds the fetched history. Returns whether it covers what was missing. */
  addHistory({ viewer, cursor, start, steps }: MatchHistory): boolean {
    if (viewer !== this.#viewer || cursor < this.#gapEnd) return false
    try {
      const past = this.#replayed(start, steps)
      const fresh = this.#afterGap.filter((heard) => heard.cursor > cursor)
      this.#steps.value = fresh.reduce((all, { step }) => withStep(all, step), past)
    } catch (error) {
      if (error instanceof PatchMisfit) return false
      throw error
    }
    this.#afterGap = []
    this.#historyCursor = cursor
    this.#cursor = Math.max(this.#cursor, cursor)
    this.#isComplete.value = true
    return true
  }

  #replayed(start: object, steps: MatchHistory['steps']): readonly Step[] {
    let view = start
    const first = stepOf(this.#game, start, [])
    return [
      first,
      ...steps.map(({ events, patch }) => {
        if (patch !== null) view = patchView(view, patch)
        return stepOf(this.#game, view, events.filter(isTagged))
      }),
    ]
  }
}

function isTagged(value: object): value is Tagged {
  return 'kind' in value && typeof value.kind === 'string'
}
