/* The judgement as the page sees it: what is thrown, what was touched, and what came of it. */

import type { BoardContext, Step } from '@logres/board-kit'
import type { Seat, Tagged } from '@logres/kernel'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type Event,
  FALSE_START_BELOW,
  isHit,
  type JudgementFrame,
  MOST_THROWS,
  question,
  rightToken,
  type Throw,
  type Token,
  type Touch,
  type View,
} from '../../rules/index.ts'
import { Stopwatch } from './stopwatch.ts'

type Shown = Extract<Event, { kind: 'touchesShown' }>
type Lot = Extract<Event, { kind: 'lotDrawn' }>

/** What happened in this judgement so far. */
export interface Past {
  /** The step that called it: its name. */
  readonly step: number
  readonly throws: readonly Shown[]
  readonly lot: Lot | undefined
}

/**
 * `called`: not all are ready for the first throw. `waiting`: for the throw. `coming`: I have begun my run. `open`: it may be touched. `looking`: others run, or I have
 * run and they have not. `ready`: my run can begin. `decided`: it is over, and one looks at the numbers.
 */
export type Phase = 'called' | 'waiting' | 'ready' | 'coming' | 'open' | 'looking' | 'decided'

export type Stage = 'called' | 'ready' | 'touch' | 'look' | 'after' | 'lot'

export interface Mine {
  readonly attempt: string
  readonly token: Token
  readonly isEarly: boolean
}

/** In milliseconds: so soon a touch belongs to whatever was there before, and is no false start. */
const GRACE = 1000
/** Between "I am ready" and the throw: the hand goes to the tokens. */
const LEAST_PAUSE = 1000
const MOST_PAUSE = 2500

export class Judgement {
  readonly context: BoardContext
  readonly frame: ReadonlySignal<JudgementFrame | undefined>
  readonly past: ReadonlySignal<Past | undefined>
  readonly pair: ReadonlySignal<readonly [Seat, Seat] | undefined>
  /** Which of the pair looks on; undefined: neither. */
  readonly side: ReadonlySignal<0 | 1 | undefined>
  readonly phase: ReadonlySignal<Phase | undefined>
  /** What stands in the arena: it does not change when the throw falls. */
  readonly stage: ReadonlySignal<Stage>
  readonly thrown: ReadonlySignal<Throw | null>
  /** 6.4 How the duel stands that it decides, in the order of the pair. */
  readonly points: ReadonlySignal<readonly [number, number]>
  /** Those of the pair who are not ready for the throw yet. */
  readonly notReady: ReadonlySignal<readonly Seat[]>
  /** What I touched in this attempt. */
  readonly mine: ReadonlySignal<Mine | undefined>
  readonly #mine: Signal<Mine | undefined> = signal(undefined)
  readonly #comingFor: Signal<string | undefined> = signal(undefined)
  readonly #dismissed: Signal<{ readonly step: number; readonly length: number } | undefined> = signal(undefined)
  readonly #attempt: ReadonlySignal<string | undefined>
  readonly #watch = new Stopwatch()
  readonly #stop: () => void
  #armedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(context: BoardContext) {
    this.context = context
    this.frame = computed(() => judgementIn(context.race.value?.view ?? context.view.value))
    this.past = computed(() => pastOf(context.steps.value))
    this.pair = computed(() => this.frame.value?.pair ?? (this.past.value?.lot ?? this.past.value?.throws.at(-1))?.pair)
    this.side = computed(() => sideOf(this.pair.value, context.viewer.value))
    this.#attempt = computed(() => attemptOf(this.frame.value, context.race.value?.view ?? context.view.value))
    this.mine = computed(() => (this.#mine.value?.attempt === this.#attempt.value ? this.#mine.value : undefined))
    this.thrown = computed(() => this.frame.value?.thrown ?? (this.frame.value ? null : this.#last()))
    this.points = computed(() => {
      const { frames } = viewIn(context.view.value)
      return frames.findLast((frame) => frame.kind === 'duel')?.points ?? [0, 0]
    })
    this.notReady = computed(() => context.readiness.value?.waitsFor ?? this.pair.value ?? [])
    this.phase = computed(() => this.#phase())
    this.stage = computed(() => this.#stage())
    const isWaiting = computed(() => this.phase.value === 'waiting')
    this.#stop = effect(() => {
      // Another throw is waited for, or all are ready for the first: from now on a touch counts.
      if (this.#attempt.value === undefined || !isWaiting.value) return
      this.#watch.clear()
      this.arm()
    })
  }

  /** I have said so, and wait for the other. */
  get amReady(): boolean {
    const side = this.side.value
    const me = side === undefined ? undefined : this.pair.value?.[side]
    return me !== undefined && !this.notReady.value.includes(me)
  }

  /** Whether a touch of mine would be one. */
  get isOpen(): boolean {
    const { value } = this.phase
    return (value === 'waiting' || value === 'open') && this.context.race.value !== undefined
  }

  /** The throw has just been put into the page. The same functions for each drawing: it is then not redrawn. */
  readonly showing = () => this.#watch.shown()
  readonly touching = (token: Token, at: number) => this.touch(token, at)

  /** The tokens have just come into the page, or another throw is waited for. */
  arm(): void {
    this.#armedAt = performance.now() + GRACE
  }

  /** At this time of the page's clock. */
  touch(token: Token, at: number): void {
    const attempt = this.#attempt.peek()
    if (attempt === undefined || this.mine.peek() !== undefined || !this.isOpen) return
    const isEarly = this.phase.peek() === 'waiting'
    if (isEarly && at < this.#armedAt) return
    // Before anything else: what the page does with it can wait.
    this.context.touch(token, isEarly ? 0 : this.#watch.until(at))
    this.#mine.value = { attempt, token, isEarly }
  }

  /** When I am ready, over days or where the device is shared. */
  beginRun(): void {
    const attempt = this.#attempt.peek()
    if (attempt === undefined || this.phase.peek() !== 'ready') return
    this.#comingFor.value = attempt
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        if (this.phase.peek() === 'coming') this.context.act({ kind: 'beginRun' })
        // A refusal brings it back.
        this.#timer = setTimeout(() => {
          this.#comingFor.value = undefined
        }, MOST_PAUSE)
      },
      LEAST_PAUSE + Math.random() * (MOST_PAUSE - LEAST_PAUSE),
    )
  }

  dismiss(): void {
    const { past, context } = this
    context.reveal.skip()
    this.#dismissed.value = { step: past.peek()?.step ?? -1, length: context.steps.peek().length }
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#watch.clear()
    this.#stop()
  }

  #last(): Throw | null {
    return this.past.value?.throws.at(-1)?.thrown ?? null
  }

  #phase(): Phase | undefined {
    const frame = this.frame.value
    if (frame === undefined) return this.#isDecided() ? 'decided' : undefined
    const side = this.side.value
    if (this.#isCalled(frame)) return 'called'
    if (side === undefined || frame.hasTouched[side]) return 'looking'
    if (frame.hasRun[side]) return 'open'
    if (frame.shown === null) return 'waiting'
    return this.#comingFor.value === this.#attempt.value ? 'coming' : 'ready'
  }

  /** A second throw follows the first. In an earlier position nobody is waited for. */
  #isCalled({ no, shown }: JudgementFrame): boolean {
    if (no > 1 || shown !== null) return false
    return !this.context.isLive.value || this.notReady.value.length > 0
  }

  #stage(): Stage {
    const phase = this.phase.value
    if (phase === 'called') return 'called'
    if (phase === 'decided') return this.past.value?.lot === undefined ? 'after' : 'lot'
    if (phase === 'looking' || !this.context.isLive.value) return 'look'
    return phase === 'ready' ? 'ready' : 'touch'
  }

  /** Until it is put away, or the duel is over. Who looks at an earlier position sees it again. */
  #isDecided(): boolean {
    const past = this.past.value
    if (past === undefined || (past.lot === undefined && past.throws.length === 0)) return false
    const steps = this.context.steps.value
    const dismissed = this.#dismissed.value
    if (dismissed?.step === past.step && steps.length >= dismissed.length) return false
    return viewIn(this.context.view.value).frames.some(({ kind }) => kind === 'duel') || isDeciding(steps.at(-1))
  }
}

export type Verdict = 'hit' | 'wrong' | 'early' | 'none'

/** 7.2 */
export function verdictOf(touch: Touch, right: Token): Verdict {
  if (touch.token === null || touch.ms === null) return 'none'
  if (touch.ms < FALSE_START_BELOW) return 'early'
  return touch.token === right ? 'hit' : 'wrong'
}

/** Why the right token is right. */
export function whyRight(thrown: Throw): 'shownOnce' | 'shownTwice' | 'threeDifferent' | 'threeAlike' {
  if (new Set(thrown.emblems).size === 1) return 'threeAlike'
  if (rightToken(thrown) === 'allThree') return 'threeDifferent'
  return thrown.dots === 1 ? 'shownOnce' : 'shownTwice'
}

/** 7.2 What came of a throw. */
export function outcomeOf({ touches, right, winner }: Shown): 'decided' | 'deadHeat' | 'bothMissed' {
  if (winner !== null) return 'decided'
  return touches.every((touch) => isHit(touch, right)) ? 'deadHeat' : 'bothMissed'
}

export function isLastThrow(no: number): boolean {
  return no >= MOST_THROWS
}

export type { Lot, Shown }

function pastOf(steps: readonly Step[]): Past | undefined {
  const throws: Shown[] = []
  let lot: Lot | undefined
  for (let step = steps.length - 1; step >= 0; step--) {
    const events = steps[step]?.events ?? []
    for (const event of events.toReversed()) {
      if (!isEvent(event)) continue
      if (event.kind === 'touchesShown') throws.unshift(event)
      if (event.kind === 'lotDrawn') lot = event
      if (event.kind === 'judgementCalled') return { step, throws, lot }
      if (event.kind === 'duelBegan' || event.kind === 'barterBegan') return undefined
    }
  }
  // Called before this page was opened, and the past is not told yet.
  return throws.length > 0 || lot !== undefined ? { step: -1, throws, lot } : undefined
}

function isDeciding(step: Step | undefined): boolean {
  return step?.events.some(({ kind }) => kind === 'touchesShown' || kind === 'lotDrawn') === true
}

function judgementIn(view: object): JudgementFrame | undefined {
  const asked = isView(view) ? question(view) : undefined
  return asked?.kind === 'judgement' ? asked : undefined
}

function attemptOf(frame: JudgementFrame | undefined, view: object): string | undefined {
  return frame && `${viewIn(view).turnNo} ${frame.pair.join('-')} ${frame.no}`
}

function sideOf(pair: readonly [Seat, Seat] | undefined, viewer: Seat | 'table'): 0 | 1 | undefined {
  if (pair === undefined || viewer === 'table') return undefined
  return pair[0] === viewer ? 0 : pair[1] === viewer ? 1 : undefined
}

function viewIn(view: object): View {
  if (!isView(view)) throw new TypeError('no view of the tournament')
  return view
}

function isView(view: object): view is View {
  return 'frames' in view && 'banners' in view
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
