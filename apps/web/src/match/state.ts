/* One open match page: what is shown, the present or an earlier position, and what the board is told of it. */

import type { Board, SeatLabel, SidebarState } from '@logres/board-kit'
import { afterPaint, legalityOf, type Moment, ruleLink, type Step, stepsFor } from '@logres/board-kit'
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
import { timelineOf } from '../play/timeline.ts'
import { type GameTexts, gameTexts } from './game-texts.ts'
import type { OpenMatch } from './open-match.ts'
import { t } from './words/index.ts'

/** The steps, and the one that is shown. */
export interface LogState {
  readonly steps: readonly Step[]
  readonly now: number
}

export class MatchState {
  readonly match: OpenMatch
  readonly texts: GameTexts
  readonly board: Board
  /** The step looked at; undefined: the present. */
  readonly at: Signal<number | undefined> = signal(undefined)
  /** After the end: through whose eyes. */
  readonly viewAs: Signal<Viewer | undefined> = signal(undefined)
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly shownAt: ReadonlySignal<number>
  /** For the log and all that tells in words: a frame later, for whoever plays a card looks at the board. */
  readonly logState: Signal<LogState>
  readonly company: ReadonlySignal<Company>
  readonly question: ReadonlySignal<Question | null>
  readonly outcome: ReadonlySignal<Outcome | null>
  readonly seats: ReadonlySignal<readonly SeatLabel[]>
  readonly viewer: ReadonlySignal<Viewer>
  readonly isReplaying: Signal<boolean> = signal(false)
  readonly sidebar: SidebarState
  /** Once all hands are open anyway. */
  readonly canChangeViewer: ReadonlySignal<boolean> = computed(() => this.#timeline.value !== undefined)
  /** Begun before this page was opened. */
  readonly isResumed: boolean
  /** The position the address asks for. */
  requestedStep: number | undefined
  readonly #timeline: Signal<readonly Moment[] | undefined> = signal(undefined)
  readonly #stopLogUpdates: () => void

  constructor(match: OpenMatch, Clock: ComponentType<{ readonly seat: number | 'all' }>) {
    const { play } = match
    this.match = match
    this.sidebar = { tab: signal('log'), unread: signal(0), hasChat: !play.isLocal }
    this.isResumed = match.params?.isNew !== true
    this.texts = gameTexts(match.game.words, match.options)
    this.viewer = computed(() => this.viewAs.value ?? play.viewer.value)
    this.steps = computed(() => {
      const course = this.#timeline.value
      return course === undefined ? play.steps.value : stepsFor(play.game, course, this.viewer.value)
    })
    this.shownAt = computed(() => Math.min(this.at.value ?? Number.POSITIVE_INFINITY, this.steps.value.length - 1))
    this.logState = signal({ steps: this.steps.peek(), now: this.shownAt.peek() })
    this.#stopLogUpdates = effect(() => {
      const told: LogState = { steps: this.steps.value, now: this.shownAt.value }
      const before = this.logState.peek()
      if (told.steps === before.steps && told.now === before.now) return
      const tell = () => {
        this.logState.value = told
      }
      // Looking back, one goes by the words.
      return this.isLive ? afterPaint(tell) : tell()
    })
    this.question = computed(() => (this.at.value === undefined ? (play.current.value?.question ?? null) : null))
    this.outcome = computed(() => outcomeIn(play.current.value?.outcome ?? null))
    let company: Company = { names: [], reader: null }
    this.company = computed(() => {
      const names = play.current.value?.seats.map(({ name }) => name) ?? []
      const reader = this.viewer.value === 'table' ? null : this.viewer.value
      // The same as long as it says the same: whatever is said to it is then not said anew with each act.
      if (reader !== company.reader || !areSame(names, company.names)) company = { names, reader }
      return company
    })
    this.seats = computed(() => (play.current.value?.seats ?? []).map((seat, i) => this.#label(seat, i)))
    this.board = match.game.board.open({
      view: computed(() => this.#view()),
      steps: computed(() => this.steps.value.slice(0, this.shownAt.value + 1)),
      viewer: this.viewer,
      isLive: computed(() => this.isLive),
      question: this.question,
      legality: computed(() => legalityOf(play.game, this.#view(), this.viewer.value)),
      company: this.company,
      isBusy: computed(() => play.unanswered.value > 0),
      Clock,
      seats: this.seats,
      sidebar: this.sidebar,
      race: computed(() => (this.at.value === undefined ? play.race.value : undefined)),
      act: (action) => void this.act(action),
      touch: async (token, claimed) => this.showIfRefused(await play.touch(token, claimed)),
      showRefusal: (refusal) => this.showRefusal(refusal),
      sayRefusal: (refusal) => this.texts.refusal(refusal),
      sayEvent: (event, company) => this.texts.event(event, company),
      sayQuestion: (question) => this.texts.question(question, this.company.value),
      sayAction: (action) => this.texts.action(action, this.company.value),
      sayLabel: (name) => this.texts.label(name),
    })
  }

  get isLive(): boolean {
    return this.at.value === undefined
  }

  async act(action: Tagged): Promise<void> {
    this.showIfRefused(await this.match.play.act(action))
  }

  async undo(): Promise<void> {
    if (this.canUndo) this.showIfRefused(await this.match.play.undo())
  }

  async restart(): Promise<void> {
    if (this.canUndo) this.showIfRefused(await restartTurn(this.match.play))
  }

  get canUndo(): boolean {
    return this.isLive && (this.match.play.current.value?.undoable.length ?? 0) > 0
  }

  showIfRefused(refusal: Refusal | undefined): void {
    if (refusal !== undefined) this.showRefusal(refusal)
  }

  /** Why not, with the rule. */
  showRefusal(refusal: Refusal): void {
    const { rule } = refusal
    const { id } = this.match.play.game
    showWhyNot(
      this.texts.refusal(refusal),
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
  jumpToRequestedStep(): void {
    const { requestedStep } = this
    if (requestedStep === undefined || !this.match.play.isComplete.value) return
    // What lies ahead cannot be shown.
    this.requestedStep = undefined
    this.jump(requestedStep)
  }

  /** The whole course of a match that is over, from its record. */
  async loadTimeline(): Promise<void> {
    const { play } = this.match
    if (this.#timeline.peek() !== undefined) return
    const record: GameRecord | Refusal = await play.record()
    if (isRefusal(record)) return
    const course = timelineOf(play.game, record)
    if (!('code' in course)) this.#timeline.value = course
  }

  /** Its sentences are loaded. */
  ready(): Promise<void> {
    return this.texts.ready()
  }

  close(): void {
    this.#stopLogUpdates()
    this.texts.close()
    this.board.close()
    this.match.play.close()
  }

  #view(): object {
    const { play } = this.match
    const step = this.steps.value[this.shownAt.value]
    return step?.view ?? play.current.value?.view ?? {}
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
