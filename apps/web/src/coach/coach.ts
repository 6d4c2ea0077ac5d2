/*
 * The coach of one match against bots on this device: what it says now. It sees the view of its player, and what playouts of that
 * view say; it never sees the match.
 */
import type { Legality } from '@logres/board-kit'
import { type AnyGame, isRefusal, type Question, type Seat, type Tagged } from '@logres/kernel'
import type { Reason } from '@logres/mind'
import type { Option } from '@logres/review'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { ReviewClient } from '../play/review-client.ts'
import { services, setService } from './settings.ts'
import { afterDecision, storedGood, storeGood, tactFor } from './tact.ts'

export interface Idea {
  readonly action: Tagged
  readonly reasons: readonly Reason[]
  /** How many games of a hundred it wins less than the best; 0: about as good. */
  readonly behind: number
}

export type Saying =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'looking'; readonly part: number }
  /** What was chosen is looked at before it is played. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'idea'; readonly idea: Idea; readonly no: number; readonly count: number }
  | { readonly kind: 'warning'; readonly action: Tagged; readonly loss: number; readonly reasons: readonly Reason[] }

/** The part of the open match that a coach needs. */
export interface CoachedMatch {
  readonly game: AnyGame
  readonly seats: number
  readonly view: ReadonlySignal<object>
  readonly seat: ReadonlySignal<Seat | undefined>
  readonly question: ReadonlySignal<Question | null>
  /** Its number. */
  readonly turn: ReadonlySignal<number>
  readonly legality: ReadonlySignal<Legality>
  /** Plays without asking the coach. Resolves to false if it was refused. */
  play(action: Tagged): Promise<boolean>
}

/** Of the ideas after the best, those that lose more are none. */
const LEAST_GOOD = 0.1
/** Milliseconds: only for hopeless cases. Who does not want to wait for a warning says so. */
const PATIENCE = 20_000

const QUIET: Saying = { kind: 'quiet' }

export class Coach {
  readonly saying: ReadonlySignal<Saying>
  readonly #saying: Signal<Saying> = signal(QUIET)
  readonly #match: CoachedMatch
  readonly #client: ReviewClient
  readonly #patience: () => Promise<void>
  readonly #stop: () => void
  #ideas: readonly Idea[] = []
  #cancel: () => void = () => {}
  #skip: () => void = () => {}
  #decide: ((goesOn: boolean) => void) | undefined
  /** The turn in which a warning was given: there is one a turn at most. */
  #warnedIn: number | undefined
  /** A later action replaces one that is still being looked at. */
  #checks = 0

  constructor(match: CoachedMatch, client: ReviewClient, patience = () => sleep(PATIENCE)) {
    this.#match = match
    this.#client = client
    this.#patience = patience
    this.saying = computed(() => this.#saying.value)
    // What was said was about another position.
    const position = computed(() => [match.question.value, match.view.value])
    this.#stop = effect(() => {
      position.value
      this.clear()
    })
  }

  /** Whether a line to think about is due in this turn. */
  get isThinking(): boolean {
    const { turns } = tactFor(storedGood(this.#match.game.id))
    return services.think.value && Math.ceil(this.#match.turn.value / this.#match.seats) % turns === 0
  }

  clear(): void {
    this.#cancel()
    this.#cancel = () => {}
    this.#ideas = []
    this.#answer(false)
    this.#saying.value = QUIET
  }

  async showGoodMove(): Promise<void> {
    const position = this.#position()
    if (position === undefined) return
    this.clear()
    this.#saying.value = { kind: 'looking', part: 0 }
    const asked = this.#client.ask({ kind: 'hint', ...position }, (part) => {
      if (this.#saying.peek().kind === 'looking') this.#saying.value = { kind: 'looking', part }
    })
    let isOld = false
    this.#cancel = () => {
      isOld = true
      asked.cancel()
    }
    const result = await asked.result
    if (isOld) return
    this.#cancel = () => {}
    const hint = result !== undefined && 'hint' in result ? result.hint : undefined
    this.#ideas = hint === undefined ? [] : ideasOf(this.#match.game, hint)
    this.#showIdea(0)
  }

  anotherIdea(): void {
    const now = this.#saying.peek()
    if (now.kind === 'idea') this.#showIdea((now.no + 1) % now.count)
  }

  async playIdea(): Promise<void> {
    const now = this.#saying.peek()
    if (now.kind !== 'idea') return
    this.clear()
    await this.#match.play(now.idea.action)
  }

  /** Asked before an action of the player is sent. Resolves to whether it is to be sent. */
  async check(action: Tagged): Promise<boolean> {
    const position = this.#position()
    if (position === undefined || !services.warn.peek()) return true
    const key = JSON.stringify(action)
    const isShown = this.#ideas.some((idea) => JSON.stringify(idea.action) === key)
    if (isShown || this.#match.legality.peek().legal.length < 2) return true
    const turn = this.#match.turn.peek()
    if (this.#warnedIn === turn) return true
    this.clear()
    this.#checks += 1
    const check = this.#checks
    const asked = this.#client.ask({ kind: 'blunder', action, ...position })
    this.#saying.value = { kind: 'checking' }
    const skipped = new Promise<undefined>((resolve) => {
      this.#skip = () => resolve(undefined)
    })
    const result = await Promise.race([asked.result, skipped, this.#patience()])
    if (result === undefined) asked.cancel()
    // It was for a position that has gone.
    if (check !== this.#checks || this.#position()?.view !== position.view) return false
    if (this.#saying.peek().kind === 'checking') this.#saying.value = QUIET
    const found = typeof result === 'object' && 'blunder' in result ? result.blunder : undefined
    const good = storedGood(this.#match.game.id)
    const isWarned = found !== undefined && found.loss.mean >= tactFor(good).loss
    if (result !== undefined) storeGood(this.#match.game.id, afterDecision(good, isWarned))
    if (found === undefined || !isWarned) return true
    this.#warnedIn = turn
    this.#saying.value = { kind: 'warning', action, loss: found.loss.mean, reasons: found.judgement.reasons }
    return new Promise((resolve) => {
      this.#decide = resolve
    })
  }

  /** Not to wait for a warning. */
  playNow(): void {
    this.#skip()
  }

  chooseAgain(): void {
    this.clear()
  }

  playAnyway(): void {
    this.#answer(true)
    this.#saying.value = QUIET
  }

  /** No warnings any more; what was about to be played waits for another choice. */
  stopWarning(): void {
    setService('warn', false)
    this.clear()
  }

  close(): void {
    this.#stop()
    this.clear()
  }

  #answer(goesOn: boolean): void {
    const decide = this.#decide
    this.#decide = undefined
    decide?.(goesOn)
  }

  #showIdea(no: number): void {
    const idea = this.#ideas[no]
    this.#saying.value =
      idea === undefined ? { kind: 'nothing' } : { kind: 'idea', idea, no, count: this.#ideas.length }
  }

  #position() {
    const { game, view, seat, seats, question } = this.#match
    const own = seat.peek()
    if (own === undefined || question.peek() === null) return undefined
    return { game: game.id, view: view.peek(), seat: own, seats }
  }
}

/** What came from the worker are copies. */
function ideasOf(
  game: AnyGame,
  hint: { readonly action: Tagged; readonly options: readonly Option<Tagged>[]; readonly reasons: readonly Reason[] },
): readonly Idea[] {
  const best = { action: hint.action, behind: 0, reasons: hint.reasons }
  const others = hint.options
    .slice(1)
    .filter(({ behind }) => behind.mean <= LEAST_GOOD)
    .map(({ action, behind }) => ({
      action,
      reasons: [],
      behind: behind.mean > 2 * behind.error ? Math.round(100 * behind.mean) : 0,
    }))
  return [best, ...others].flatMap((idea) => {
    const action = game.parseAction(idea.action)
    return isRefusal(action) ? [] : [{ ...idea, action }]
  })
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
