/* How the page tells the match: the narrator's sentence, what changed since the reader's last action, and what is marked. */

import { type Board, imagined, type PlaceId, type Step, type ToldAction } from '@logres/board-kit'
import type { Question, Viewer } from '@logres/kernel'
import type { Players } from '@logres/words'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Play } from '../../play/play.ts'
import { botPace } from '../bot-pace.ts'
import type { MatchGame } from '../match-game.ts'
import { type Change, changesBetween, type Mark, type Marked, marksOf } from './changes.ts'
import { type Narration, narrationAt, type Recap, recapOf } from './narration.ts'
import { isOwnStep, isTurnOf, lastOwnStep } from './own-steps.ts'
import { USUAL_PACE } from './pace.ts'
import { isPageHidden } from './page-hidden.ts'
import { TellingPlayer } from './player.ts'
import { Storyteller, storyOf } from './story.tsx'

/** An action that has just begun to be told, or has become something else: an attack a conquest. */
export interface BegunAction {
  readonly action: ToldAction
  readonly isOwn: boolean
  /** Told at double speed, or passed over. */
  readonly isBrisk: boolean
}

/** The page that it is told on. Only the match and the position are there from the beginning. */
export interface TellingPage {
  readonly match: { readonly play: Play; readonly game: MatchGame }
  /** The earlier step that is shown; undefined: the present. */
  readonly at: ReadonlySignal<number | undefined>
  readonly board: Board
  readonly viewer: ReadonlySignal<Viewer>
  readonly players: ReadonlySignal<Players>
  readonly question: ReadonlySignal<Question | null>
  readonly outcome: ReadonlySignal<object | null>
}

interface Since {
  /** The reader's last own step, or where they put the marks away. */
  readonly from: number
  readonly steps: readonly Step[]
}

/** More steps at once are a jump. */
const MOST_AT_ONCE = 6

export class TellingState {
  readonly player: TellingPlayer
  /** Others' steps are being shown one after the other. */
  readonly isTelling: ReadonlySignal<boolean>
  /** What the narrator says in place of the prompt; undefined: nothing. */
  readonly narration: ReadonlySignal<Narration | undefined>
  /** Nothing is told any more, and the match waits for somebody whose turn was not told: the board says for whom. */
  readonly isWaiting: ReadonlySignal<boolean>
  /** What others did since the reader's last action, while it is the reader's turn and they have not acted. */
  readonly recap: ReadonlySignal<Recap | undefined>
  readonly marks: ReadonlySignal<readonly Mark[]>
  /** The view that they compare with; undefined: nothing is marked. */
  readonly comparedWith: ReadonlySignal<object | undefined>
  /** What is to be heard. */
  readonly begun: ReadonlySignal<BegunAction | undefined>
  /** A place named in the log or by the narrator that the reader points at. */
  readonly pointed: Signal<PlaceId | undefined> = signal(undefined)
  readonly #page: TellingPage
  readonly #begun: Signal<BegunAction | undefined> = signal(undefined)
  /** The marks were put away at this step, without acting. */
  readonly #cleared: Signal<Step | undefined> = signal(undefined)
  readonly #now: ReadonlySignal<Narration | undefined>
  readonly #since: ReadonlySignal<Since | undefined>
  readonly #passedOver = new Set<number>()
  #teller: Storyteller | undefined
  #stop = () => {}

  constructor(page: TellingPage) {
    this.#page = page
    this.player = this.#createPlayer()
    this.begun = this.#begun
    this.isTelling = computed(() => this.player.now.value?.isPaced === true && page.at.value === undefined)
    this.#now = computed(() => this.#narrationNow())
    this.narration = computed(() => this.#narrationToShow())
    this.isWaiting = computed(() => this.#waitsForOthers())
    this.#since = computed(() => this.#sinceLastAction())
    this.recap = computed(() => this.#recapNow())
    const changes = computed(() => this.#changes())
    this.comparedWith = computed(() => this.#beforeTold()?.view ?? this.#beforeChanges()?.view)
    this.marks = computed(() => marksOf({ told: this.#toldNow(), pointed: this.pointed.value, changes: changes.value }))
  }

  get teller(): Storyteller {
    this.#teller ??= new Storyteller(this.#page.board)
    return this.#teller
  }

  /** To be called once the page has its board. */
  start(): void {
    let before = 0
    this.#stop = effect(() => {
      const count = this.player.shown.value.steps.length
      const isNews = before > 0 && count >= before && count - before <= MOST_AT_ONCE
      before = count
      const next = this.#begunNow()
      // What had happened before the page was opened is not news.
      if (isNews && next !== undefined && !isSameMoment(this.#begun.peek(), next)) this.#begun.value = next
    })
  }

  /** This step will be the reader's, but not by their own hand: what others did before it stays news. */
  passOver(step: number): void {
    this.#passedOver.add(step)
  }

  /** The reader acts: what was passed over and then taken back no longer counts. */
  readerActs(): void {
    this.#passedOver.delete(this.#steps.peek().length)
  }

  /** The reader puts the marks away. */
  clear(): void {
    if (this.#since.peek() !== undefined) this.#cleared.value = this.#steps.peek().at(-1)
  }

  get hasMarks(): boolean {
    return this.#since.peek() !== undefined
  }

  /** Tells again what happened since the reader's last action. Returns false if that is nothing. */
  watchAgain(): boolean {
    const from = this.#lastOwn()
    if (from + 1 >= this.#steps.peek().length) return false
    this.#cleared.value = undefined
    this.player.rewind(from + 1, false)
    return true
  }

  /** Input meant for the present must not meet a board of the past. Returns whether there was something to skip. */
  skipToQuestion(): boolean {
    const asked = this.#page.match.play.current.peek()?.question ?? null
    // Stages are shown with buttons of their own.
    if (asked === null || !this.isTelling.peek()) return false
    this.player.catchUp()
    return true
  }

  close(): void {
    this.#stop()
    this.player.close()
  }

  get #steps(): ReadonlySignal<readonly Step[]> {
    return this.#page.match.play.steps
  }

  #createPlayer(): TellingPlayer {
    const { play, game } = this.#page.match
    const { at } = this.#page
    return new TellingPlayer({
      steps: play.steps,
      viewer: play.viewer,
      stagesOf: game.board.stagesOf,
      paceOf: (before, step, viewer) => {
        if (isOwnStep(play.game, before, step, viewer, this.#page.board.telling?.actor)) return 0
        return game.board.paceOf?.(before, step, viewer) ?? USUAL_PACE
      },
      pace: botPace,
      isLive: !play.isLocal,
      isPaused: computed(() => at.value !== undefined),
      isHidden: isPageHidden,
      isAsked: computed(() => {
        const now = play.current.value
        return (now?.question ?? null) !== null || (now?.outcome ?? null) !== null
      }),
      onChange: (isRevealing) => play.setRevealing(isRevealing),
    })
  }

  #narrationNow(): Narration | undefined {
    const { player } = this
    const { at, match, players } = this.#page
    if (at.value !== undefined || match.play.current.value === undefined) return undefined
    const shown = player.shown.value.steps
    const last = shown.length - 1
    // While something is shown again, the trail keeps what came after it. A stage is told as far as it goes.
    const steps = last < player.known.value ? this.#steps.value.slice(0, player.known.value + 1) : shown
    return narrationAt(this.teller, storyOf(steps, match.game), { steps, at: last, players: players.value })
  }

  #narrationToShow(): Narration | undefined {
    const { question, outcome } = this.#page
    if (question.value !== null || outcome.value !== null || this.player.now.value?.isPaced === false) return undefined
    const now = this.#now.value
    // Where all act at once, the board knows better whom the match waits for.
    return this.isTelling.value || now?.turn.seat !== 'all' ? now : undefined
  }

  #waitsForOthers(): boolean {
    const { narration } = this
    const last = this.player.shown.value.steps.at(-1)
    if (this.isTelling.value || narration.value === undefined || last === undefined) return false
    if (narration.value.turn.no !== last.turn.no) return true
    const { game } = this.#page.match.play
    return game.toAct(imagined(game, last.view)).some((actor) => actor !== last.turn.seat)
  }

  #sinceLastAction(): Since | undefined {
    const { at, question } = this.#page
    if (at.value !== undefined || question.value === null) return undefined
    const steps = this.#steps.value
    const last = steps.at(-1)
    // An answer in somebody else's turn has marks of its own.
    if (last === undefined || !isTurnOf(last, this.#page.viewer.value)) return undefined
    const cleared = this.#cleared.value
    const from = Math.max(this.#lastOwn(), cleared === undefined ? 0 : steps.lastIndexOf(cleared))
    return from < steps.length - 1 ? { from, steps } : undefined
  }

  #lastOwn(): number {
    const { play } = this.#page.match
    const steps = this.#steps.value
    const { telling } = this.#page.board
    return lastOwnStep(play.game, steps, steps.length - 1, play.viewer.value, telling?.actor, this.#passedOver)
  }

  /** The reader's last own step, while there is something to mark since then. */
  #beforeChanges(): Step | undefined {
    const since = this.#since.value
    return since?.steps[since.from]
  }

  #changes(): readonly Change[] {
    const [before, after] = [this.#beforeChanges(), this.#since.value?.steps.at(-1)]
    if (before === undefined || after === undefined) return NOTHING
    return changesBetween(this.#page.board.telling, before.view, after.view)
  }

  /** What is being told; of a reveal, what its last stage brings. */
  #shownNow(): Narration | undefined {
    const isShown = this.#page.at.value === undefined && this.player.now.value?.isTold === true
    return isShown ? this.#now.value : undefined
  }

  /** The step before the action that is being told. */
  #beforeTold(): Step | undefined {
    const [first] = this.#shownNow()?.current ?? []
    return first && this.player.shown.value.steps[first.from - 1]
  }

  /** Where the current action happens, and which numbers it has changed so far. */
  #toldNow(): Marked['told'] {
    const [now, before, after] = [this.#shownNow(), this.#beforeTold(), this.player.shown.value.steps.at(-1)]
    if (now === undefined || before === undefined || after === undefined) return undefined
    return {
      places: now.current.flatMap(({ places }) => places),
      changes: changesBetween(this.#page.board.telling, before.view, after.view),
    }
  }

  #recapNow(): Recap | undefined {
    const since = this.#since.value
    const { board, viewer, players, match } = this.#page
    if (since === undefined || board.telling?.keepsPrompt === true || !this.#isPromptKnown(since)) return undefined
    const story = storyOf(since.steps, match.game)
    return recapOf(this.teller, board.telling, { ...since, story, viewer: viewer.value }, players.value)
  }

  /**
   * The prompt gives way to the recap at the beginning of a turn, and when the same is asked again after others answered.
   * Another question in the middle of a turn must be seen, also if the page has answered the ones before it.
   */
  #isPromptKnown({ from, steps }: Since): boolean {
    const { game } = this.#page.match.play
    const [before, own, last] = [steps[from - 1], steps[from], steps.at(-1)]
    if (own === undefined || last === undefined || last.turn.seat !== this.#page.viewer.value) return false
    if (this.#passedOver.has(steps.length - 1)) return false
    if (own.turn.no !== last.turn.no) return true
    return before !== undefined && game.asked(before.view)?.kind === game.asked(last.view)?.kind
  }

  #begunNow(): BegunAction | undefined {
    const now = this.#now.value
    const action = now?.current.at(-1)
    if (action === undefined || action.to !== this.player.shown.value.steps.length - 1) return undefined
    const isBrisk = botPace.value !== 'calm' || this.player.isSkipping.value
    return { action, isOwn: action.seat === this.#page.viewer.value, isBrisk }
  }
}

const NOTHING: readonly Change[] = []

function isSameMoment(before: BegunAction | undefined, { action }: BegunAction): boolean {
  return before?.action.from === action.from && before.action.sound === action.sound
}
