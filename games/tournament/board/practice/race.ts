/* 7.2 The judgement of God for two people on one device, without a match: throw after throw, until one of them wins. */
import type { Chance } from '@logres/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  fasterOf,
  isHit,
  LONGEST_TOUCH,
  MOST_THROWS,
  rightToken,
  type Throw,
  type Token,
  type Touch,
  throwSmallTokens,
} from '../../rules/index.ts'
import type { Stopwatch } from '../judgement/stopwatch.ts'

export type Side = 0 | 1

/**
 * `called`: not both are ready. `waiting`: for the throw. `open`: it may be touched. `told`: nobody hit or both at once, and it is
 * thrown again. `over`: somebody has won.
 */
export type RaceStage = 'called' | 'waiting' | 'open' | 'told' | 'over'

export interface Told {
  readonly thrown: Throw
  readonly right: Token
  readonly touches: readonly [Touch, Touch]
  /** Null: nobody, and it is thrown again. */
  readonly winner: Side | null
  /** 7.2 After the third throw. */
  readonly isByLot: boolean
}

/** In milliseconds; the moment of the throw is drawn between the first two. */
const LEAST = 1200
const MOST = 3500
/** So soon a touch belongs to the button that was there before, and is no false start. */
const GRACE = 600
/** After a hit: a touch that was made before it may still be on its way to the page. */
const SETTLING = 80

const NO_TOUCH: Touch = { token: null, ms: null, measured: null }

export class SharedRace {
  readonly stage: ReadonlySignal<RaceStage>
  readonly thrown: ReadonlySignal<Throw | null>
  readonly ready: ReadonlySignal<readonly [boolean, boolean]>
  /** Of the throw that lies there. */
  readonly touches: ReadonlySignal<readonly [Touch | null, Touch | null]>
  readonly told: ReadonlySignal<Told | undefined>
  readonly #stage: Signal<RaceStage> = signal('called')
  readonly #thrown: Signal<Throw | null> = signal(null)
  readonly #ready: Signal<readonly [boolean, boolean]> = signal([false, false])
  readonly #touches: Signal<readonly [Touch | null, Touch | null]> = signal([null, null])
  readonly #told: Signal<Told | undefined> = signal(undefined)
  readonly #chance: Chance
  readonly #watch: Pick<Stopwatch, 'shown' | 'clear' | 'until'>
  #no = 0
  #isArmed = false
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(chance: Chance, watch: Pick<Stopwatch, 'shown' | 'clear' | 'until'>) {
    this.#chance = chance
    this.#watch = watch
    this.stage = this.#stage
    this.thrown = this.#thrown
    this.ready = this.#ready
    this.touches = this.#touches
    this.told = this.#told
  }

  /** The number of the throw, from 1. */
  get no(): number {
    return this.#no
  }

  /** For the first throw, or for another one. */
  sayReady(side: Side): void {
    const stage = this.#stage.peek()
    if (stage !== 'called' && stage !== 'told') return
    const [one, other] = this.#ready.peek()
    this.#ready.value = side === 0 ? [true, other] : [one, true]
    if (this.#ready.peek().every(Boolean)) this.#wait()
  }

  /** The throw has just been put into the page. */
  readonly showing = () => {
    if (this.#stage.peek() === 'open') this.#watch.shown()
  }

  /** At this time of the page's clock. */
  touch(side: Side, token: Token, at: number): void {
    const stage = this.#stage.peek()
    const isEarly = stage === 'waiting'
    if (this.#touches.peek()[side] !== null || !(stage === 'open' || (isEarly && this.#isArmed))) return
    const touch: Touch = { token, ms: isEarly ? 0 : this.#watch.until(at), measured: null }
    const [one, other] = this.#touches.peek()
    this.#touches.value = side === 0 ? [touch, other] : [one, touch]
    const thrown = this.#thrown.peek()
    if (this.#touches.peek().every((each) => each !== null)) this.#settle()
    else if (thrown !== null && isHit(touch, rightToken(thrown))) this.#after(SETTLING, () => this.#settle())
  }

  stop(): void {
    this.#clearTimers()
    this.#watch.clear()
  }

  #wait(): void {
    this.stop()
    this.#no += 1
    this.#ready.value = [false, false]
    this.#touches.value = [null, null]
    this.#told.value = undefined
    this.#thrown.value = null
    this.#isArmed = false
    this.#stage.value = 'waiting'
    this.#after(GRACE, () => {
      this.#isArmed = true
    })
    this.#after(LEAST + this.#chance.pick(MOST - LEAST, 'moment of the throw'), () => {
      this.#stage.value = 'open'
      this.#fall()
      this.#after(LONGEST_TOUCH, () => this.#settle())
    })
  }

  #fall(): Throw {
    const thrown = throwSmallTokens(this.#chance)
    this.#thrown.value = thrown
    return thrown
  }

  #settle(): void {
    this.#clearTimers()
    // After two false starts it has not fallen yet, and is shown all the same.
    const thrown = this.#thrown.peek() ?? this.#fall()
    const right = rightToken(thrown)
    const [one, other] = this.#touches.peek()
    const touches = [one ?? NO_TOUCH, other ?? NO_TOUCH] as const
    const faster = fasterOf(touches, right)
    const isByLot = faster === null && this.#no >= MOST_THROWS
    const drawn = isByLot ? (this.#chance.pick(2, 'lot') === 0 ? 0 : 1) : null
    const winner = faster ?? drawn
    this.#told.value = { thrown, right, touches, winner, isByLot }
    this.#stage.value = winner === null ? 'told' : 'over'
  }

  #after(ms: number, run: () => void): void {
    this.#timers.push(setTimeout(run, ms))
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }
}
