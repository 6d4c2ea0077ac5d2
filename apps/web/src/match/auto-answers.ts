/*
 * A preference: the page answers what has one answer. Where other people play, only if everybody can know that there was one:
 * how fast somebody answers must not tell what they hold (docs/decisions/0030).
 */
import { imagined } from '@logres/board-kit'
import { canonical, type Tagged } from '@logres/kernel'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { prefs } from './prefs.ts'
import type { MatchState } from './state.ts'

export class AutoAnswers {
  /** What was answered since the person last acted themselves. */
  readonly given: ReadonlySignal<readonly Tagged[]>
  /** The same, once it is the person's turn to answer: all of it is told at once. */
  readonly told: ReadonlySignal<readonly Tagged[]>
  readonly #given: Signal<readonly Tagged[]> = signal([])
  /** Something was taken back: nothing is answered again before the person has acted. */
  readonly #isHeld = signal(false)
  readonly #next: ReadonlySignal<Tagged | undefined>
  readonly #state: MatchState
  readonly #pause: () => Promise<void>
  readonly #stop: () => void
  /** The question that was answered last: a server may confirm an answer before it shows the next question. */
  #answered: number | undefined
  #isClosed = false

  /** `pause`: the person sees the question before it is answered. */
  constructor(state: MatchState, pause: () => Promise<void>) {
    this.#state = state
    this.#pause = pause
    this.given = this.#given
    this.#next = computed(() => (this.#isHeld.value ? undefined : onlyAnswer(state)))
    this.told = computed(() =>
      this.#next.value === undefined && state.match.play.unanswered.value === 0 ? this.#given.value : NOTHING,
    )
    this.#stop = effect(() => {
      const action = this.#next.value
      if (action !== undefined) void this.#answer(action, this.#asked)
    })
  }

  /** The person acts. */
  personActs(): void {
    this.#isHeld.value = false
    this.#given.value = []
  }

  /**
   * The person takes something back. Returns from which act on: their own last one, with everything that was answered after it.
   * Undefined: nothing was.
   */
  takeBack(): number | undefined {
    const acts = this.#state.match.play.current.peek()?.undoable ?? []
    const answers = this.#given.peek().length
    this.#isHeld.value = true
    this.#given.value = []
    return answers === 0 ? undefined : acts[Math.max(0, acts.length - answers - 1)]
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
  }

  get #asked(): number | undefined {
    return this.#state.match.play.current.peek()?.ask
  }

  async #answer(action: Tagged, asked: number | undefined): Promise<void> {
    await this.#pause()
    const next = this.#next.peek()
    if (this.#isClosed || next === undefined || canonical(next) !== canonical(action)) return
    if (this.#asked !== asked || this.#answered === asked) return
    this.#answered = asked
    const { play } = this.#state.match
    this.#given.value = [...this.#given.peek(), action]
    this.#state.telling.passOver(play.steps.peek().length)
    const refusal = await play.act(action)
    if (refusal === undefined) return
    // Not again and again.
    this.#isHeld.value = true
    this.#given.value = this.#given.peek().slice(0, -1)
    this.#state.showRefusal(refusal)
  }
}

const NOTHING: readonly Tagged[] = []

/** The answer, if there is one alone and the page may give it. Undefined: ask the person. */
function onlyAnswer(state: MatchState): Tagged | undefined {
  const { play, game } = state.match
  if (!prefs.autoAnswer.value) return undefined
  const now = play.current.value
  const [only, other] = state.question.value === null ? [] : state.legality.value.legal
  if (now === undefined || only === undefined || other !== undefined) return undefined
  if (play.unanswered.value > 0 || !play.isSaving.value || play.race.value !== undefined) return undefined
  const seat = play.viewer.value
  if (seat === 'table' || now.seats[seat]?.standIn !== null) return undefined
  // Turns and phases end by a button, or by a preference of their own.
  const finish = state.board.finish.value?.action
  if (finish !== undefined && canonical(finish) === canonical(only)) return undefined
  // Where several are asked, what one may do changes under their hands.
  if (play.game.toAct(imagined(play.game, now.view)).length > 1) return undefined
  const isAlone = now.seats.every(({ bot }, each) => each === seat || bot !== null)
  return isAlone || game.rules.isForced?.(now.view) === true ? only : undefined
}
