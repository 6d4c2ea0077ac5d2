/*
 * Shows what is revealed in stages, each for its time, one reveal after the other. A page that is opened late shows the
 * present: only what happens while it is open is revealed.
 */
import {
  JUST_OPENED,
  prefersReducedMotion,
  type RevealNow,
  type RevealPosition,
  type RevealStage,
  type ShownSteps,
  type StagesOf,
  type Step,
  shownSteps,
} from '@logres/board-kit'
import type { Viewer } from '@logres/kernel'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'

export interface RevealPlayerOptions {
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly viewer: ReadonlySignal<Viewer>
  readonly stagesOf: StagesOf | undefined
  /** The page shows an earlier position: nothing is turned over meanwhile. */
  readonly isPaused: ReadonlySignal<boolean>
  /** Something is being revealed: a match in this page waits for it. */
  onChange(isRevealing: boolean): void
}

/** Without motion there is nothing to follow but the change; and where more waits, it goes faster. */
const BRISK = 0.6

export class RevealPlayer {
  readonly shown: ReadonlySignal<ShownSteps>
  readonly now: ReadonlySignal<RevealNow | undefined>
  readonly #options: RevealPlayerOptions
  readonly #position: Signal<RevealPosition> = signal(JUST_OPENED)
  readonly #known = new WeakMap<Step, readonly RevealStage[]>()
  readonly #stops: readonly (() => void)[]

  constructor(options: RevealPlayerOptions) {
    this.#options = options
    const { steps, viewer } = options
    let before: ShownSteps | undefined
    this.shown = computed(() => {
      const of = viewer.value
      const next = shownSteps(steps.value, this.#position.value, (one, two) => this.#stages(one, two, of))
      before = before === undefined ? next : keepSame(before, next)
      return before
    })
    this.now = computed(() => this.shown.value.now)
    const isRevealing = computed(() => this.now.value !== undefined)
    this.#stops = [
      effect(() => {
        if (this.now.value === undefined) this.#catchUp(steps.value)
      }),
      effect(() => options.onChange(isRevealing.value)),
      effect(() => this.#wait()),
    ]
  }

  next(): void {
    const now = this.now.peek()
    if (now === undefined) return
    const { step, stage, isTold } = now
    const { last } = this.#position.peek()
    this.#position.value = isTold ? { last: step, step: undefined, stage: 0 } : { last, step, stage: stage + 1 }
  }

  /** To the present. */
  skip(): void {
    if (this.now.peek() !== undefined) this.#catchUp(this.#options.steps.peek())
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  #catchUp(steps: readonly Step[]): void {
    const last = steps.at(-1)
    if (last !== this.#position.peek().last) this.#position.value = { last, step: undefined, stage: 0 }
  }

  #stages(before: Step, step: Step, viewer: Viewer): readonly RevealStage[] {
    const known = this.#known.get(step)
    if (known !== undefined) return known
    const stages = this.#options.stagesOf?.(before, step, viewer) ?? []
    this.#known.set(step, stages)
    return stages
  }

  #wait(): (() => void) | undefined {
    const now = this.now.value
    const stage = now?.stages[now.stage]
    if (now === undefined || stage === undefined || this.#options.isPaused.value) return undefined
    const isBrisk = prefersReducedMotion() || now.isQueued
    const timer = setTimeout(() => this.next(), stage.ms * (isBrisk ? BRISK : 1))
    return () => clearTimeout(timer)
  }
}

/** The same objects while the stage is the same: the page is not rendered again, and the time runs on. */
function keepSame(before: ShownSteps, next: ShownSteps): ShownSteps {
  const [one, other] = [before.now, next.now]
  if (one === undefined || other === undefined || one.step !== other.step || one.stage !== other.stage) return next
  if (before.steps.length !== next.steps.length || before.steps.at(-2) !== next.steps.at(-2)) return next
  return { ...next, steps: before.steps, now: one.isQueued === other.isQueued ? one : other }
}
