/* A lesson as a match: what the board shows, and where its actions go. */
import { type RaceView, type Step, stepsFor } from '@logres/board-kit'
import type { AnyGame, GameRecord, Race, Refusal, Seat, Tagged, Viewer } from '@logres/kernel'
import { refuse } from '@logres/kernel'
import { LEARNER, type LessonRun } from '@logres/lessons'
import type { MatchView } from '@logres/protocol'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Clocks, StandingAnswers } from '../play/messages.ts'
import type { Chat, Connection, Play } from '../play/play.ts'
import { clampClaim } from '../play/race-tracker.ts'

export interface LessonPlayOptions {
  readonly game: AnyGame
  readonly race: Race | undefined
  readonly run: ReadonlySignal<LessonRun>
  /** By seat. */
  readonly names: ReadonlySignal<readonly string[]>
  act(action: Tagged): Refusal | undefined
  /** What is measured of the learner in a race. */
  enter(action: Tagged): void
}

export class LessonPlay implements Play {
  readonly game: AnyGame
  readonly isLocal = true
  readonly viewer: ReadonlySignal<Viewer> = signal(LEARNER)
  readonly current: ReadonlySignal<MatchView>
  readonly steps: ReadonlySignal<readonly Step[]>
  readonly isComplete: ReadonlySignal<boolean> = signal(true)
  readonly connection: ReadonlySignal<Connection> = signal('local')
  readonly isSaving: ReadonlySignal<boolean> = signal(true)
  readonly clocks: ReadonlySignal<Clocks | undefined> = signal(undefined)
  readonly presence: ReadonlySignal<undefined> = signal(undefined)
  readonly agreeing: ReadonlySignal<readonly Seat[]> = signal([])
  readonly standing: ReadonlySignal<StandingAnswers> = signal({})
  readonly chats: ReadonlySignal<readonly Chat[]> = signal([])
  readonly handover: ReadonlySignal<Seat | undefined> = signal(undefined)
  /** What is about to be taken back must be off the board before the next action. */
  readonly unanswered: ReadonlySignal<number>
  readonly race: ReadonlySignal<RaceView | undefined>
  readonly readiness: ReadonlySignal<undefined> = signal(undefined)
  readonly #options: LessonPlayOptions

  constructor(options: LessonPlayOptions) {
    const { game, run, names } = options
    this.game = game
    this.#options = options
    const moments = computed(() => {
      const { moments, tried } = run.value
      return tried === undefined ? moments : [...moments, tried]
    })
    this.steps = computed(() => stepsFor(game, moments.value, LEARNER))
    this.unanswered = computed(() => (run.value.tried === undefined ? 0 : 1))
    this.race = computed(() => {
      const view = this.steps.value.at(-1)?.view ?? {}
      const now = options.race?.now(view)
      return now === undefined ? undefined : { ...now, view }
    })
    this.current = computed(() => {
      const view = this.steps.value.at(-1)?.view ?? {}
      return {
        ...{ match: 'lesson', game: game.id, view, ask: moments.value.length, undoable: [], outcome: null },
        question: game.asked(view) ?? null,
        seats: names.value.map((name) => ({ name, bot: null, standIn: null, resigned: false })),
      }
    })
  }

  async act(action: Tagged): Promise<Refusal | undefined> {
    return this.#options.act(action)
  }

  /** Nothing but the next action is to be done in a lesson. */
  async undo(): Promise<Refusal> {
    return refuse('notSeated')
  }

  /** No wire lies between page and clerk. */
  async touch(token: string, claimed: number): Promise<Refusal | undefined> {
    const { race, enter } = this.#options
    if (race === undefined) return refuse('noRace')
    const ms = clampClaim(claimed)
    enter(race.touch(LEARNER, { token, measured: { claimed: ms, span: ms, allowance: 0 } }))
    return undefined
  }

  sayReady = this.undo
  resign = this.undo
  agreeEnd = this.undo
  takeBack = this.undo
  setStandingAnswers = this.undo
  say = this.undo

  async record(): Promise<GameRecord | Refusal> {
    return refuse('notSeated')
  }

  confirmHandover(): void {}
  setRevealing(): void {}
  close(): void {}
}
