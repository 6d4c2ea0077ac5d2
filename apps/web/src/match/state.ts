/* One open match page: what is shown, the present or an earlier position, and what the board is told of it. */

import type { Board, RailState, SeatLabel } from '@logres/board-kit'
import { afterPaint, judgeOf, ruleLink, type Stage, type Step, stepsFor } from '@logres/board-kit'
import {
  type GameRecord,
  isRefusal,
  type Outcome,
  type Question,
  type Refusal,
  type Seat,
  type Tagged,
  type Viewer,
} from '@logres/kernel'
import type { Company } from '@logres/words'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { showWhyNot } from '../design/toasts.tsx'
import { t as site } from '../i18n/site.ts'
import { restartTurn } from '../play/play.ts'
import { courseOf } from '../play/timeline.ts'
import { type Speech, speechOf } from './game-texts.ts'
import type { OpenMatch } from './open-match.ts'
import { t } from './words/index.ts'

/** The steps, and the one that is shown. */
export interface Told {
  readonly steps: readonly Step[]
  readonly now: number
}

export class MatchState {
  readonly match: OpenMatch
  readonly speech: Speech
  readonly board: Board
  /** The step looked at; undefined: the present. */
  readonly at: Signal<number | undefined> = signal(undefined)
  /** After the end: through whose eyes. */
  readonly eyes: Signal<Viewer | undefined> = signal(undefined)
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly shownAt: ReadonlySignal<number>
  /** For the log and all that tells in words: a frame later, for whoever plays a card looks at the board. */
  readonly told: Signal<Told>
  readonly company: ReadonlySignal<Company>
  readonly question: ReadonlySignal<Question | null>
  readonly outcome: ReadonlySignal<Outcome | null>
  readonly seats: ReadonlySignal<readonly SeatLabel[]>
  readonly viewer: ReadonlySignal<Viewer>
  readonly isRunning: Signal<boolean> = signal(false)
  readonly rail: RailState
  /** Once all hands are open anyway. */
  readonly canChangeEyes: ReadonlySignal<boolean> = computed(() => this.#course.value !== undefined)
  /** Begun before this page was opened. */
  readonly isResumed: boolean
  /** The position the address asks for. */
  wishedAt: number | undefined
  readonly #course: Signal<readonly Stage[] | undefined> = signal(undefined)
  readonly #stopTelling: () => void

  constructor(match: OpenMatch, Clock: ComponentType<{ readonly seat: number | 'all' }>) {
    const { play } = match
    this.match = match
    this.rail = { tab: signal('log'), unread: signal(0), hasChat: !play.isLocal }
    this.isResumed = match.wish?.isNew !== true
    this.speech = speechOf(match.game.words, match.options)
    this.viewer = computed(() => this.eyes.value ?? play.viewer.value)
    this.steps = computed(() => {
      const course = this.#course.value
      return course === undefined ? play.steps.value : stepsFor(play.game, course, this.viewer.value)
    })
    this.shownAt = computed(() => Math.min(this.at.value ?? Number.POSITIVE_INFINITY, this.steps.value.length - 1))
    this.told = signal({ steps: this.steps.peek(), now: this.shownAt.peek() })
    this.#stopTelling = effect(() => {
      const told: Told = { steps: this.steps.value, now: this.shownAt.value }
      const before = this.told.peek()
      if (told.steps === before.steps && told.now === before.now) return
      const tell = () => {
        this.told.value = told
      }
      // Looking back, one goes by the words.
      return this.isLive ? afterPaint(tell) : tell()
    })
    this.question = computed(() => (this.at.value === undefined ? (play.shown.value?.question ?? null) : null))
    this.outcome = computed(() => outcomeIn(play.shown.value?.outcome ?? null))
    let company: Company = { names: [], reader: null }
    this.company = computed(() => {
      const names = play.shown.value?.seats.map(({ name }) => name) ?? []
      const reader = this.viewer.value === 'table' ? null : this.viewer.value
      // The same as long as it says the same: whatever is said to it is then not said anew with each act.
      if (reader !== company.reader || !areSame(names, company.names)) company = { names, reader }
      return company
    })
    this.seats = computed(() => (play.shown.value?.seats ?? []).map((seat, i) => this.#label(seat, i)))
    this.board = match.game.board.open({
      view: computed(() => this.#view()),
      steps: computed(() => this.steps.value.slice(0, this.shownAt.value + 1)),
      viewer: this.viewer,
      isLive: computed(() => this.isLive),
      question: this.question,
      judge: computed(() => judgeOf(play.game, this.#view(), this.viewer.value)),
      company: this.company,
      isBusy: computed(() => play.waiting.value > 0),
      Clock,
      seats: this.seats,
      rail: this.rail,
      race: computed(() => (this.at.value === undefined ? play.race.value : undefined)),
      act: (action) => void this.act(action),
      touch: async (token, claimed) => this.tellIf(await play.touch(token, claimed)),
      refused: (refusal) => this.refused(refusal),
      sayRefusal: (refusal) => this.speech.refusal(refusal),
      sayEvent: (event, company) => this.speech.event(event, company),
      sayQuestion: (question) => this.speech.question(question, this.company.value),
      sayAction: (action) => this.speech.action(action, this.company.value),
      sayLabel: (name) => this.speech.label(name),
    })
  }

  get isLive(): boolean {
    return this.at.value === undefined
  }

  async act(action: Tagged): Promise<void> {
    this.tellIf(await this.match.play.act(action))
  }

  async undo(): Promise<void> {
    if (this.canUndo) this.tellIf(await this.match.play.undo())
  }

  async restart(): Promise<void> {
    if (this.canUndo) this.tellIf(await restartTurn(this.match.play))
  }

  get canUndo(): boolean {
    return this.isLive && (this.match.play.shown.value?.undoable.length ?? 0) > 0
  }

  tellIf(refusal: Refusal | undefined): void {
    if (refusal !== undefined) this.refused(refusal)
  }

  /** Why not, with the rule. */
  refused(refusal: Refusal): void {
    const { rule } = refusal
    const { id } = this.match.play.game
    showWhyNot(
      this.speech.refusal(refusal),
      rule === null || !this.match.game.hasBook
        ? undefined
        : { href: ruleLink(id, rule), text: `${t().rules} ${rule}` },
    )
  }

  jump(step: number | undefined): void {
    const last = this.steps.peek().length - 1
    this.at.value = step === undefined || step >= last ? undefined : Math.max(0, step)
  }

  /** As soon as it is there. */
  jumpToWish(): void {
    const { wishedAt } = this
    if (wishedAt === undefined || !this.match.play.isWhole.value) return
    // What lies ahead cannot be shown.
    this.wishedAt = undefined
    this.jump(wishedAt)
  }

  /** The whole course of a match that is over, from its record. */
  async learnCourse(): Promise<void> {
    const { play } = this.match
    if (this.#course.peek() !== undefined) return
    const record: GameRecord | Refusal = await play.record()
    if (isRefusal(record)) return
    const course = courseOf(play.game, record)
    if (!('code' in course)) this.#course.value = course
  }

  /** Its sentences are loaded. */
  ready(): Promise<void> {
    return this.speech.ready()
  }

  close(): void {
    this.#stopTelling()
    this.speech.close()
    this.board.close()
    this.match.play.close()
  }

  #view(): object {
    const { play } = this.match
    const step = this.steps.value[this.shownAt.value]
    return step?.view ?? play.shown.value?.view ?? {}
  }

  #label(
    seat: {
      readonly name: string
      readonly bot: string | null
      readonly standIn: string | null
      readonly resigned: boolean
    },
    no: Seat,
  ): SeatLabel {
    const words = t()
    const levels: Readonly<Record<string, string>> = site().levels
    const level = (name: string) => levels[name] ?? name
    const { name, bot, standIn, resigned } = seat
    if (resigned) return { name, note: words.resigned }
    if (standIn !== null) return { name, note: words.standIn(level(standIn)) }
    if (bot !== null) return { name, note: level(bot) }
    return { name, note: no === this.viewer.value ? words.you : '' }
  }
}

function outcomeIn(outcome: object | null): Outcome | null {
  return outcome !== null && isOutcome(outcome) ? outcome : null
}

function isOutcome(outcome: object): outcome is Outcome {
  return 'by' in outcome
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i])
}
