/* The race of the judgement without a match: throw after throw, and what became of each. Nothing of it leaves the page. */
import { seededChance } from '@logres/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  fittingLevel,
  type Level,
  LONGEST_TOUCH,
  rightToken,
  type Throw,
  type Token,
  throwSmallTokens,
} from '../../rules/index.ts'
import { type Verdict, verdictOf } from '../judgement/model.ts'
import { Stopwatch } from '../judgement/stopwatch.ts'

export interface Tried {
  readonly thrown: Throw
  readonly token: Token | null
  readonly ms: number | null
  readonly verdict: Verdict
}

/** `waiting`: for the throw. `open`: it lies there. `told`: one sees what came of it, before the next one. */
export type Stage = 'still' | 'waiting' | 'open' | 'told'

export const THROWS = 8
/** In milliseconds; the moment of the throw is drawn between the first two. */
const LEAST = 1200
const MOST = 3500
const TOLD = 1600

export class Practice {
  readonly stage: ReadonlySignal<Stage>
  readonly thrown: ReadonlySignal<Throw | null>
  readonly tried: ReadonlySignal<readonly Tried[]>
  readonly #stage: Signal<Stage> = signal('still')
  readonly #thrown: Signal<Throw | null> = signal(null)
  readonly #tried: Signal<readonly Tried[]> = signal([])
  readonly #watch = new Stopwatch()
  readonly #chance = seededChance(crypto.randomUUID())
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    this.stage = this.#stage
    this.thrown = this.#thrown
    this.tried = this.#tried
  }

  begin(): void {
    this.#tried.value = []
    this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#watch.clear()
    this.#thrown.value = null
    this.#stage.value = 'still'
  }

  /** The throw has just been put into the page. */
  readonly showing = () => {
    if (this.#stage.peek() === 'open') this.#watch.shown()
  }

  readonly touch = (token: Token, at: number): void => {
    const stage = this.#stage.peek()
    if (stage === 'waiting') {
      // The token does not matter; the throw is shown all the same, so that one sees what it was.
      this.#fall()
      this.#told(token, 0)
    } else if (stage === 'open') this.#told(token, this.#watch.until(at))
  }

  #wait(): void {
    this.#watch.clear()
    this.#thrown.value = null
    this.#stage.value = 'waiting'
    this.#after(LEAST + Math.random() * (MOST - LEAST), () => {
      this.#stage.value = 'open'
      this.#fall()
      this.#after(LONGEST_TOUCH, () => this.#told(null, null))
    })
  }

  #fall(): void {
    this.#thrown.value = throwSmallTokens(this.#chance)
  }

  #told(token: Token | null, ms: number | null): void {
    const thrown = this.#thrown.peek()
    if (thrown === null) return
    const verdict = verdictOf({ token, ms, measured: null }, rightToken(thrown))
    this.#tried.value = [...this.#tried.peek(), { thrown, token, ms, verdict }]
    this.#stage.value = 'told'
    this.#after(TOLD, () => (this.#tried.peek().length < THROWS ? this.#wait() : this.stop()))
  }

  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(run, ms)
  }
}

export interface Summary {
  /** Of the hits; undefined if there were none. */
  readonly median: number | undefined
  readonly best: number | undefined
  readonly mistakes: number
  /** The level of bots that fits; undefined after too few throws. */
  readonly level: Level | undefined
}

export function summaryOf(tried: readonly Tried[]): Summary {
  const hits = tried
    .flatMap(({ verdict, ms }) => (verdict === 'hit' && ms !== null ? [ms] : []))
    .toSorted((one, other) => one - other)
  const middle = (hits.length - 1) / 2
  const [low, high] = [hits[Math.floor(middle)], hits[Math.ceil(middle)]]
  return {
    median: low === undefined || high === undefined ? undefined : Math.round((low + high) / 2),
    best: hits[0],
    mistakes: tried.length - hits.length,
    level: fittingLevel({ hits, misses: tried.length - hits.length }),
  }
}
