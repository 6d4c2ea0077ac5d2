/*
 * Shows the match step by step: what others did is shown for a while, and what is revealed in stages stage by stage. The match
 * does not wait for it, but for stages. A page that is opened late shows the present: only what happens while it is open is
 * told, unless the reader asks to see it again.
 */
import {
  JUST_OPENED,
  type PaceOf,
  placeOf,
  prefersReducedMotion,
  type RevealNow,
  type RevealPosition,
  type RevealStage,
  type ShownSteps,
  type StagesOf,
  type Step,
  shownSteps,
  stagedAfter,
} from '@logres/board-kit'
import type { Viewer } from '@logres/kernel'
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Pace } from '../bot-pace.ts'
import { timeOf } from './pace.ts'

export interface TellingPlayerOptions {
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly viewer: ReadonlySignal<Viewer>
  readonly stagesOf: StagesOf | undefined
  /** How long a step without stages is shown; 0: it is not told. */
  readonly paceOf: PaceOf
  readonly pace: ReadonlySignal<Pace>
  /** Others act whenever they want: the page must not fall behind. */
  readonly isLive: boolean
  /** The page shows an earlier position: nothing goes on meanwhile. */
  readonly isPaused: ReadonlySignal<boolean>
  /** Nobody sees the page: nothing is told. */
  readonly isHidden: ReadonlySignal<boolean>
  /** The match waits for the viewer, or is over: skipping ends here. */
  readonly isAsked: ReadonlySignal<boolean>
  /** Something is being revealed in stages: a match in this page waits for it. */
  onChange(isRevealing: boolean): void
}

/** Without motion there is nothing to follow but the change; and where more waits, it goes faster. */
const BRISK = 0.6

/** A step that is shown again, and is not told otherwise. */
const AGAIN = 700

export class TellingPlayer {
  readonly shown: ReadonlySignal<ShownSteps>
  readonly now: ReadonlySignal<RevealNow | undefined>
  /** The last step that has been shown, now or earlier: while something is shown again, more than `shown` is known. */
  readonly known: ReadonlySignal<number>
  /** The reader has stopped the telling. */
  readonly isHeld: ReadonlySignal<boolean>
  /** Steps are passed over until the viewer is asked. */
  readonly isSkipping: ReadonlySignal<boolean>
  /** The reader wants to see something again: it is told at any pace. */
  readonly isAgain: ReadonlySignal<boolean>
  readonly #options: TellingPlayerOptions
  readonly #position: Signal<RevealPosition> = signal(JUST_OPENED)
  /** The last step that was shown completely, now or earlier. */
  readonly #done: Signal<Step | undefined> = signal(undefined)
  readonly #held: Signal<boolean> = signal(false)
  readonly #skipping: Signal<boolean> = signal(false)
  readonly #again: Signal<boolean> = signal(false)
  readonly #stages = new WeakMap<Step, readonly RevealStage[]>()
  readonly #paces = new WeakMap<Step, number>()
  readonly #stops: readonly (() => void)[]

  constructor(options: TellingPlayerOptions) {
    this.#options = options
    this.isHeld = this.#held
    this.isSkipping = this.#skipping
    this.isAgain = this.#again
    const { steps, viewer, isAsked } = options
    let before: ShownSteps | undefined
    this.shown = computed(() => {
      const of = viewer.value
      const isTold = this.#isTold()
      const { value: position } = this.#position
      const next = shownSteps(steps.value, position, (one, two) => this.#stagesFor(one, two, of, isTold, position.step))
      before = before === undefined ? next : keepSame(before, next)
      return before
    })
    this.now = computed(() => this.shown.value.now)
    this.known = computed(() => Math.max(this.shown.value.steps.length - 1, this.#doneAt()))
    const isRevealing = computed(() => {
      const of = viewer.value
      const from = this.#doneAt()
      return from >= 0 && stagedAfter(steps.value, from, (one, two) => this.#stagedFor(one, two, of))
    })
    this.#stops = [
      effect(() => {
        const isOver = this.now.value === undefined
        const [all, asked] = [steps.value, isAsked.value]
        if (isOver) this.#catchUp(all)
        if (isOver && asked && this.#skipping.peek()) this.#skipping.value = false
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
    if (isTold) this.#goTo({ last: step, step: undefined, stage: 0 })
    else this.#position.value = { last, step, stage: stage + 1 }
  }

  /** To the present. */
  catchUp(): void {
    batch(() => {
      this.#held.value = false
      this.#again.value = false
      this.#catchUp(this.#options.steps.peek())
    })
  }

  /** To the present, and on until the viewer is asked. Spectators never are. */
  skip(): void {
    const { isAsked, viewer } = this.#options
    batch(() => {
      this.catchUp()
      this.#skipping.value = !isAsked.peek() && viewer.peek() !== 'table'
    })
  }

  /** What comes is told again. */
  stopSkipping(): void {
    this.#skipping.value = false
  }

  hold(isHeld: boolean): void {
    this.#held.value = isHeld
  }

  /** Shows an earlier step again, and stays there, or goes on from there. */
  rewind(at: number, isHeld: boolean): void {
    const steps = this.#options.steps.peek()
    const [last, step] = [steps[at - 1], steps[at]]
    if (last === undefined || step === undefined) return
    batch(() => {
      this.#again.value = true
      this.#held.value = isHeld
      this.#position.value = { last, step, stage: 0 }
    })
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  #catchUp(steps: readonly Step[]): void {
    const last = steps.at(-1)
    if (last !== this.#position.peek().last) this.#goTo({ last, step: undefined, stage: 0 })
    this.#again.value = false
    this.#held.value = false
  }

  #goTo(position: RevealPosition): void {
    batch(() => {
      this.#position.value = position
      const steps = this.#options.steps.peek()
      const at = position.last === undefined ? -1 : steps.lastIndexOf(position.last)
      if (at >= this.#doneAt(true)) this.#done.value = position.last
    })
  }

  #doneAt(isPeeking = false): number {
    const done = isPeeking ? this.#done.peek() : this.#done.value
    const steps = isPeeking ? this.#options.steps.peek() : this.#options.steps.value
    return done === undefined ? -1 : placeOf(done, steps)
  }

  /** Whether the steps of others are told, or passed over. */
  #isTold(): boolean {
    const { pace, isHidden } = this.#options
    const isUsual = pace.value !== 'instant' && !isHidden.value
    return this.#again.value || (isUsual && !this.#skipping.value)
  }

  #stagesFor(
    before: Step,
    step: Step,
    viewer: Viewer,
    isTold: boolean,
    wanted: Step | undefined,
  ): readonly RevealStage[] {
    const stages = this.#stagedFor(before, step, viewer)
    if (stages.length > 0) return stages
    const ms = (isTold ? this.#paceFor(before, step, viewer) : 0) || (step === wanted && isTold ? AGAIN : 0)
    return ms === 0 ? NONE : [{ told: step.events.length, view: step.view, ms, isPaced: true }]
  }

  #stagedFor(before: Step, step: Step, viewer: Viewer): readonly RevealStage[] {
    const known = this.#stages.get(step)
    if (known !== undefined) return known
    const stages = this.#options.stagesOf?.(before, step, viewer) ?? NONE
    this.#stages.set(step, stages)
    return stages
  }

  #paceFor(before: Step, step: Step, viewer: Viewer): number {
    const known = this.#paces.get(step)
    if (known !== undefined) return known
    const ms = this.#options.paceOf(before, step, viewer)
    this.#paces.set(step, ms)
    return ms
  }

  #wait(): (() => void) | undefined {
    const now = this.now.value
    const stage = now?.stages[now.stage]
    if (now === undefined || stage === undefined || this.#held.value || this.#options.isPaused.value) return undefined
    const timer = setTimeout(() => this.next(), this.#timeOf(now, stage))
    return () => clearTimeout(timer)
  }

  #timeOf({ isPaced, isQueued }: RevealNow, { ms }: RevealStage): number {
    if (!isPaced) return ms * (prefersReducedMotion() || isQueued ? BRISK : 1)
    const { pace, isLive, steps } = this.#options
    const waiting = steps.peek().length - this.shown.peek().steps.length
    return timeOf(ms, { pace: pace.value, isLive: isLive && !this.#again.peek(), waiting })
  }
}

const NONE: readonly RevealStage[] = []

/** The same objects while the stage is the same: the page is not rendered again, and the time runs on. */
function keepSame(before: ShownSteps, next: ShownSteps): ShownSteps {
  const [one, other] = [before.now, next.now]
  if (one === undefined || other === undefined || one.step !== other.step || one.stage !== other.stage) return next
  if (before.steps.length !== next.steps.length || before.steps.at(-2) !== next.steps.at(-2)) return next
  return { ...next, steps: before.steps, now: one.isQueued === other.isQueued ? one : other }
}
