/* The state of an open match page: the position that is shown, present or past, and the context of the board. */

import type { Board, SeatLabel, SidebarState } from '@logres/board-kit'
import { afterPaint, type Legality, legalityOf, type Moment, ruleLink, type Step, stepsFor } from '@logres/board-kit'
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
import type { Players } from '@logres/words'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { showWhyNot } from '../design/toasts.tsx'
import { t as site } from '../i18n/site.ts'
import { whomText } from '../people/whom.ts'
import { type Play, restartTurn } from '../play/play.ts'
import { timelineOf } from '../play/timeline.ts'
import type { AutoAnswers } from './auto-answers.ts'
import { type GameTexts, gameTexts } from './game-texts.ts'
import type { OpenMatch } from './open-match.ts'
import type { Finding } from './proof.ts'
import { TellingState } from './telling/state.ts'
import { t } from './words/index.ts'

/** The steps, and the one that is shown. */
export interface LogState {
  readonly steps: readonly Step[]
  readonly now: number
}

export interface Finished {
  readonly moments: readonly Moment[]
  readonly record: GameRecord
}

type CreateClock = (play: Play, isBehind: ReadonlySignal<boolean>) => ComponentType<{ readonly seat: number | 'all' }>

export class MatchState {
  readonly match: OpenMatch
  readonly texts: GameTexts
  readonly board: Board
  /** The step that is shown; undefined: the present. */
  readonly at: Signal<number | undefined> = signal(undefined)
  /** After the end: the chosen viewer. */
  readonly viewAs: Signal<Viewer | undefined> = signal(undefined)
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly shownAt: ReadonlySignal<number>
  /** For the log and other texts: updated one frame later, so that the board is painted first. */
  readonly logState: Signal<LogState>
  readonly players: ReadonlySignal<Players>
  readonly question: ReadonlySignal<Question | null>
  readonly outcome: ReadonlySignal<Outcome | null>
  readonly seats: ReadonlySignal<readonly SeatLabel[]>
  readonly viewer: ReadonlySignal<Viewer>
  readonly isReplaying: Signal<boolean> = signal(false)
  /** Everything on the page is as of the step or stage that its player shows. */
  readonly telling: TellingState
  /** Something has happened that this page has not shown yet. */
  readonly isBehind: ReadonlySignal<boolean>
  readonly sidebar: SidebarState
  readonly legality: ReadonlySignal<Legality>
  /** Asked before an action of the reader is sent; resolves to whether it is. Only a coach does, in a match on this device. */
  guard: ((action: Tagged) => Promise<boolean>) | undefined
  /** While the page answers what has one answer. */
  autoAnswers: AutoAnswers | undefined
  /** Once the match is over and its record loaded. */
  readonly canChangeViewer: ReadonlySignal<boolean> = computed(() => this.#timeline.value !== undefined)
  /** Once the match is over and its record loaded: all that happened. */
  readonly finished: ReadonlySignal<Finished | undefined> = computed(() => {
    const [moments, record] = [this.#timeline.value, this.#record]
    return moments === undefined || record === undefined ? undefined : { moments, record }
  })
  /** What "Verify this game" has found; undefined while its dialog is closed. */
  readonly proof: Signal<readonly Finding[] | 'checking' | undefined> = signal(undefined)
  /** What links to the rulebook say of this match, if it is played with another edition. */
  readonly rulesQuery: Signal<string> = signal('')
  /** The position that the URL asks for. */
  requestedStep: number | undefined
  readonly #timeline: Signal<readonly Moment[] | undefined> = signal(undefined)
  #record: GameRecord | undefined
  readonly #stopLogUpdates: () => void
  readonly #stopRaces: () => void

  constructor(match: OpenMatch, createClock: CreateClock) {
    const { play } = match
    this.match = match
    this.sidebar = { tab: signal('log'), unread: signal(0), hasChat: !play.isLocal }
    this.texts = gameTexts(match.game.words, match.options)
    this.viewer = computed(() => this.viewAs.value ?? play.viewer.value)
    this.telling = new TellingState(this)
    const { player } = this.telling
    this.isBehind = computed(() => player.shown.value.isBehind)
    this.steps = computed(() => {
      const timeline = this.#timeline.value
      return timeline === undefined ? player.shown.value.steps : stepsFor(play.game, timeline, this.viewer.value)
    })
    this.shownAt = computed(() => Math.min(this.at.value ?? Number.POSITIVE_INFINITY, this.steps.value.length - 1))
    this.logState = signal({ steps: this.steps.peek(), now: this.shownAt.peek() })
    this.#stopLogUpdates = effect(() => {
      const next: LogState = { steps: this.steps.value, now: this.shownAt.value }
      const before = this.logState.peek()
      if (next.steps === before.steps && next.now === before.now) return
      const update = () => {
        this.logState.value = next
      }
      // In past positions people read the log, so it is updated at once.
      return this.isLive ? afterPaint(update) : update()
    })
    const isPresent = computed(() => this.at.value === undefined && !this.isBehind.value)
    this.question = computed(() => (isPresent.value ? (play.current.value?.question ?? null) : null))
    this.outcome = computed(() => (this.isBehind.value ? null : outcomeIn(play.current.value?.outcome ?? null)))
    this.#stopRaces = effect(() => {
      // The throw is there: nobody watches anything else now.
      if (play.race.value?.waitsFor.some((seat) => seat === play.viewer.value)) player.catchUp()
    })
    let players: Players = { names: [], reader: null }
    this.players = computed(() => {
      const names = play.current.value?.seats.map(({ name }) => name) ?? []
      const reader = this.viewer.value === 'table' ? null : this.viewer.value
      // The same object while nothing changes, so that texts are not computed again after each action.
      if (reader !== players.reader || !areSame(names, players.names)) players = { names, reader }
      return players
    })
    this.seats = computed(() => (play.current.value?.seats ?? []).map((seat, i) => this.#label(seat, i)))
    this.legality = computed(() => legalityOf(play.game, this.#view(), this.viewer.value))
    this.board = match.game.board.open({
      view: computed(() => this.#view()),
      steps: computed(() => this.steps.value.slice(0, this.shownAt.value + 1)),
      moments: computed(() => this.#timeline.value?.slice(0, this.shownAt.value + 1)),
      comparedWith: this.telling.comparedWith,
      viewer: this.viewer,
      isLive: computed(() => this.isLive),
      question: this.question,
      legality: this.legality,
      players: this.players,
      isBusy: computed(() => play.unanswered.value > 0),
      // Clocks stop while something is shown in stages, but not while steps are told.
      Clock: createClock(
        play,
        computed(() => this.isBehind.value && player.now.value?.isPaced !== true),
      ),
      seats: this.seats,
      sidebar: this.sidebar,
      race: computed(() => (isPresent.value ? play.race.value : undefined)),
      readiness: play.readiness,
      reveal: {
        now: computed(() => (player.now.value?.isPaced === true ? undefined : player.now.value)),
        next: () => player.next(),
        skip: () => player.catchUp(),
      },
      act: (action) => this.act(action),
      sayReady: async () => {
        player.catchUp()
        this.showIfRefused(await play.sayReady())
      },
      touch: async (token, claimed) => this.showIfRefused(await play.touch(token, claimed)),
      showRefusal: (refusal) => this.showRefusal(refusal),
      sayRefusal: (refusal) => this.texts.refusal(refusal),
      sayEvent: (event, players) => this.texts.event(event, players),
      sayQuestion: (question) => this.texts.question(question, this.players.value),
      sayAction: (action) => this.texts.action(action, this.players.value),
      sayLabel: (name) => this.texts.label(name),
    })
  }

  get isLive(): boolean {
    return this.at.value === undefined
  }

  /** Returns whether it was accepted; if not, the page says why. */
  async act(action: Tagged): Promise<boolean> {
    const { player } = this.telling
    player.catchUp()
    player.stopSkipping()
    if (this.guard !== undefined && !(await this.guard(action))) return false
    return this.actUnasked(action)
  }

  /** Without asking the coach. */
  async actUnasked(action: Tagged): Promise<boolean> {
    this.autoAnswers?.personActs()
    this.telling.readerActs()
    const refusal = await this.match.play.act(action)
    this.showIfRefused(refusal)
    return refusal === undefined
  }

  async undo(): Promise<void> {
    if (this.canUndo) this.showIfRefused(await this.match.play.undo(this.autoAnswers?.takeBack()))
  }

  async restart(): Promise<void> {
    if (!this.canUndo) return
    this.autoAnswers?.takeBack()
    this.showIfRefused(await restartTurn(this.match.play))
  }

  /** A bot plays for the reader, who is there again. A second press has nothing left to do. */
  async takeSeat(): Promise<void> {
    const refusal = await this.match.play.takeBack()
    if (refusal?.code !== 'noStandIn') this.showIfRefused(refusal)
  }

  get canUndo(): boolean {
    return this.isLive && !this.isBehind.value && (this.match.play.current.value?.undoable.length ?? 0) > 0
  }

  showIfRefused(refusal: Refusal | undefined): void {
    if (refusal !== undefined) this.showRefusal(refusal)
  }

  /** Shows the reason, with a link to the rule. */
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

  /** As soon as its steps are loaded. */
  jumpToRequestedStep(): void {
    const { requestedStep } = this
    if (requestedStep === undefined || !this.match.play.isComplete.value) return
    // A step in the future is ignored.
    this.requestedStep = undefined
    this.jump(requestedStep)
  }

  /** Loads the timeline of a finished match from its record. */
  async loadTimeline(): Promise<void> {
    const { play } = this.match
    if (this.#timeline.peek() !== undefined) return
    const record: GameRecord | Refusal = await play.record()
    if (isRefusal(record)) return
    const timeline = timelineOf(play.game, record)
    if ('code' in timeline) return
    this.#record = record
    this.#timeline.value = timeline
  }

  /** Of a match that was replayed elsewhere. */
  useTimeline(timeline: readonly Moment[]): void {
    this.#timeline.value = timeline
  }

  /** Loads its texts. */
  async ready(): Promise<void> {
    await this.texts.ready()
    this.telling.start()
  }

  close(): void {
    this.#stopLogUpdates()
    this.#stopRaces()
    this.telling.close()
    this.texts.close()
    this.board.close()
    this.match.play.close()
  }

  /** What is shown. */
  get view(): object {
    return this.#view()
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
    const { table } = this.match
    const isOther = bot === null && table !== undefined && no !== this.viewer.value
    const whom = isOther ? { whom: whomText({ table: table.id, seat: no }) } : {}
    if (resigned) return { name, note: words.resigned, ...whom }
    if (standIn !== null) {
      const say = no === this.viewer.value ? words.standInMine : words.standIn
      return { name, note: say(level(standIn)), ...whom }
    }
    if (bot !== null) return { name, note: level(bot) }
    // In a lesson the learner is called "You" already.
    if (no === this.viewer.value) return { name, note: name.toLowerCase() === words.you ? '' : words.you }
    const { play } = this.match
    if (play.isLocal) return { name, note: '' }
    const presence = play.presence.value?.seats[no] ?? 'unknown'
    return {
      name,
      presence,
      ...whom,
      note: presence === 'here' || presence === 'unknown' ? '' : words.presence[presence],
    }
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
