/* A lesson that is open in a page: where the learner is, and the match on the board. Each scene is a match of its own. */
import { catalogueFrom } from '@logres/board-kit'
import type { Refusal, Tagged } from '@logres/kernel'
import {
  type AnyLessonTexts,
  type AnyStepTexts,
  LessonPlayer,
  type LessonRun,
  type LessonStep,
  optionsOf,
  stepsOf,
} from '@logres/lessons'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { me, rememberedName } from '../api/me.ts'
import { manifestOf } from '../games.ts'
import type { MatchGame } from '../match/match-game.ts'
import { MatchState } from '../match/state.ts'
import { elementOf } from '../match/telling/places.ts'
import { LessonPlay } from './lesson-play.ts'
import { leaveAt, lessonName, markDone } from './progress.ts'
import { t } from './words/index.ts'

/** How long an allowed action that is not wanted here stays on the board, in milliseconds. */
const TAKEN_BACK = 600
/** After so many tries the thing to touch is shown, and after one more it is offered to show how. */
export const TRIES_TO_SHOW = 2

/** Refusals are the teacher's to explain. */
class LessonMatch extends MatchState {
  readonly #refused: (refusal: Refusal) => void

  constructor(match: ConstructorParameters<typeof MatchState>[0], refused: (refusal: Refusal) => void) {
    super(match, () => NoClock)
    this.#refused = refused
  }

  override showRefusal(refusal: Refusal): void {
    this.#refused(refusal)
  }
}

export interface LessonEntry {
  readonly id: string
  readonly seconds: number
}

export interface OpenLesson {
  readonly game: MatchGame
  readonly player: LessonPlayer
  readonly entries: readonly LessonEntry[]
  /** From 1. */
  readonly no: number
  readonly others: readonly string[]
}

/** Undefined: there is no such lesson. */
export async function loadLesson(game: MatchGame, no: number): Promise<OpenLesson | undefined> {
  const { lessons } = manifestOf(game.rules.game.id)
  if (lessons === undefined) return undefined
  const [course, stage] = await Promise.all([lessons.course(), lessons.stage()])
  const found = Object.entries(course.lessons)[no - 1]
  if (found === undefined) return undefined
  const [id, lesson] = found
  const player = new LessonPlayer({ game: game.rules.game, stage, course }, id, lesson)
  const entries = Object.entries(course.lessons).map(([each, { seconds }]) => ({ id: each, seconds }))
  return { game, player, entries, no, others: course.others }
}

export class LessonSession {
  readonly open: OpenLesson
  readonly player: LessonPlayer
  readonly run: ReadonlySignal<LessonRun>
  readonly match: ReadonlySignal<MatchState>
  readonly step: ReadonlySignal<LessonStep | undefined>
  /** The learner asked to be shown how, so many times. */
  readonly shown: Signal<number> = signal(0)
  /** What the first touch of this step opens is on the board. */
  readonly isOpened: Signal<boolean> = signal(false)
  /** Nothing has been touched for a while. */
  readonly isIdle: Signal<boolean> = signal(false)
  readonly #run: Signal<LessonRun>
  readonly #match: Signal<MatchState>
  readonly #names: ReadonlySignal<readonly string[]>
  readonly #texts
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(open: OpenLesson, at: number) {
    this.open = open
    this.player = open.player
    this.#run = signal(open.player.resume(at))
    this.run = this.#run
    this.step = computed(() => this.player.stepAt(this.#run.value.at))
    this.#names = computed(() => [me.value?.name ?? rememberedName() ?? t().you, ...open.others])
    this.#texts = catalogueFrom((lang) => this.#lessons.texts(lang))
    this.#match = signal(this.#matchOf(this.#run.peek()))
    this.match = this.#match
  }

  async ready(): Promise<void> {
    await Promise.all([this.#texts.ready(), this.#match.peek().ready()])
  }

  get game(): string {
    return this.open.game.rules.game.id
  }

  get id(): string {
    return this.open.entries[this.open.no - 1]?.id ?? ''
  }

  /** Of this lesson, in the page's language. */
  get texts(): AnyLessonTexts {
    return this.textsOf(this.id)
  }

  textsOf(id: string): AnyLessonTexts {
    const texts = this.#texts.get()[id]
    if (texts === undefined) throw new Error(`no texts for ${id}`)
    return texts
  }

  /** Of the step now; undefined once the lesson is done. */
  get stepTexts(): AnyStepTexts | undefined {
    const name = stepsOf(this.player.lesson)[this.#run.value.at]?.[0]
    return name === undefined ? undefined : this.texts.steps[name]
  }

  get isDone(): boolean {
    return this.#run.value.at >= this.player.count
  }

  act(action: Tagged): Refusal | undefined {
    const now = this.#run.peek()
    const refusal = this.player.played.game.whyNot(now.moments.at(-1)?.state ?? {}, 0, action)
    // The match shows it, which is to say that this session hears of it again.
    if (refusal !== undefined) return refusal
    void this.#go(this.player.act(now, action))
    return undefined
  }

  refused(refusal: Refusal): void {
    void this.#go(this.player.refused(this.#run.peek(), refusal))
  }

  /** A thing, then what it is part of. */
  touch(places: readonly string[]): void {
    void this.#go(this.player.touch(this.#run.peek(), places))
  }

  choose(answer: string): void {
    void this.#go(this.player.choose(this.#run.peek(), answer))
  }

  next(): void {
    void this.#go(this.player.next(this.#run.peek()))
  }

  /** What a touch would prepare on the board is done there too. */
  skip(): void {
    const step = this.step.peek()
    const thing = step?.task === 'touch' && step.reachesBoard === true ? elementOf(step.places[0] ?? '') : undefined
    if (thing instanceof HTMLElement) thing.click()
    else void this.#go(this.player.skip(this.#run.peek()))
  }

  back(): void {
    void this.#go(this.player.back(this.#run.peek()))
  }

  again(): void {
    void this.#go(this.player.begin())
  }

  showHow(): void {
    this.shown.value += 1
  }

  /** To a step that the address names. */
  goTo(at: number): void {
    const now = this.#run.peek()
    if (at === now.at) return
    let run = now
    while (run.at > at && run.at > 0 && run.starts.length > at) run = this.player.back({ ...run, done: 0 })
    void this.#go(run.at === at ? run : this.player.resume(at))
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#texts.close()
    this.#match.peek().close()
  }

  get #lessons() {
    const { lessons } = manifestOf(this.game)
    if (lessons === undefined) throw new Error(`${this.game} has no lessons`)
    return lessons
  }

  /** A new scene is shown once its match is ready. */
  async #go(run: LessonRun): Promise<void> {
    const before = this.#run.peek()
    if (run === before || this.#isClosed) return
    clearTimeout(this.#timer)
    const former = this.#match.peek()
    const isCut = run.moments[0] !== before.moments[0]
    const match = isCut ? this.#matchOf(run) : former
    if (isCut) await match.ready()
    if (this.#isClosed || this.#run.peek() !== before) {
      if (isCut) match.close()
      return
    }
    batch(() => {
      if (run.at !== before.at || isCut) {
        this.shown.value = 0
        this.isOpened.value = false
      }
      this.#run.value = run
      this.#match.value = match
    })
    if (isCut) former.close()
    if (run.tried !== undefined) this.#timer = setTimeout(() => this.#takeBack(), TAKEN_BACK)
    this.#keep(run)
  }

  #takeBack(): void {
    this.#run.value = this.player.takeBack(this.#run.peek())
  }

  #keep({ at }: LessonRun): void {
    const name = lessonName(this.game, this.id)
    if (at >= this.player.count) markDone(name)
    leaveAt(name, at >= this.player.count ? undefined : at)
  }

  #matchOf(run: LessonRun): MatchState {
    const { game } = this.open
    // While the next scene is made ready, this one still shows its own run.
    const [first] = run.moments
    let last = run
    const own = computed(() => {
      const now = this.#run.value
      if (now.moments[0] === first) last = now
      return last
    })
    const play = new LessonPlay({
      ...{ game: game.rules.game, run: own, names: this.#names },
      race: game.rules.race,
      act: (action) => this.act(action),
      enter: (action) => void this.#go(this.player.enter(this.#run.peek(), action)),
    })
    const options = optionsOf(game.rules.game, this.player.played.course)
    const match = { kind: 'match', play, game, options, table: undefined, params: undefined } as const
    return new LessonMatch(match, (refusal) => this.refused(refusal))
  }
}

function NoClock(): null {
  return null
}
