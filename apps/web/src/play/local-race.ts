/*
 * The race of reflexes in a local match, where this page is the clerk: the throw comes at a random moment after the person
 * said they are ready, a bot's touch is drawn by the rules, a person's is measured. People who share the device run one after
 * the other.
 */
import type { Readiness } from '@logres/board-kit'
import type { Race, RaceNow } from '@logres/kernel'
import { type Refusal, refuse, type Seat, type Tagged } from '@logres/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'

export interface LocalRaceOptions {
  readonly race: Race
  readonly people: readonly Seat[]
  levelAt(seat: Seat): string
  /** The turn number of a state. Together with pair and number it identifies an attempt. */
  turnNo(state: object): number
  enter(action: Tagged): void
}

interface Attempt {
  readonly name: string
  isReady: boolean
  isThrowing: boolean
  /** The seats that had not been thrown to at the first update; for the others the start time is unknown. */
  readonly notYetThrownTo: Set<Seat>
  readonly awaited: Set<Seat>
  readonly early: Map<Seat, string>
}

/** In milliseconds. The throw comes at a random moment between these two. */
const EARLIEST_THROW = 1500
const LATEST_THROW = 4500
/** Extra time for a touch at the last moment to get through the page. */
const SLACK = 300

export class LocalRace {
  readonly #options: LocalRaceOptions
  readonly #readiness: Signal<Readiness | undefined> = signal(undefined)
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #attempt: Attempt | undefined

  constructor(options: LocalRaceOptions) {
    this.#options = options
  }

  /** Before the first throw of a judgement that the person runs in. */
  get readiness(): ReadonlySignal<Readiness | undefined> {
    return this.#readiness
  }

  /** To be called after every change. Returns whether a race with a person is on: then nothing else may act for the clerk. */
  update(state: object): boolean {
    const { race, people } = this.#options
    const now = race.now(state)
    if (now === undefined || !now.pair.some((seat) => people.includes(seat))) {
      this.#readiness.value = undefined
      return false
    }
    const attempt = this.#attemptOf(state, now)
    for (const seat of now.pair) if (!now.waitsFor.includes(seat)) attempt.notYetThrownTo.add(seat)
    if (!now.isThrown) this.#prepare(attempt, now)
    else this.#await(attempt, now)
    return !now.isThrown || now.waitsFor.length > 0
  }

  /** To be called while the page still reveals what led here: it tells whom the throw will wait for. */
  expect(state: object): void {
    const now = this.#options.race.now(state)
    if (now !== undefined && !now.isThrown) this.#isAwaited(this.#attemptOf(state, now), now)
  }

  sayReady(state: object, seat: Seat): Refusal | undefined {
    const now = this.#options.race.now(state)
    if (now === undefined || !now.pair.includes(seat)) return refuse('noRace')
    const attempt = this.#attemptOf(state, now)
    attempt.isReady = true
    if (!now.isThrown) this.#prepare(attempt, now)
    return undefined
  }

  touch(state: object, seat: Seat, token: string, claimed: number): Refusal | undefined {
    const { race, enter } = this.#options
    const now = race.now(state)
    if (now === undefined || !now.pair.includes(seat)) return refuse('noRace')
    const attempt = this.#attemptOf(state, now)
    if (attempt.early.has(seat)) return refuse('alreadyTouched')
    if (!now.isThrown) attempt.early.set(seat, token)
    else if (!now.waitsFor.includes(seat)) return refuse('runFirst')
    else enter(race.touch(seat, { token, measured: { claimed, span: claimed, allowance: 0 } }))
    return undefined
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #attemptOf(state: object, { pair, no }: RaceNow): Attempt {
    const name = `${this.#options.turnNo(state)} ${pair.join('-')} ${no}`
    if (this.#attempt?.name !== name) {
      this.close()
      this.#attempt = {
        name,
        isReady: false,
        isThrowing: false,
        notYetThrownTo: new Set(),
        awaited: new Set(),
        early: new Map(),
      }
    }
    return this.#attempt
  }

  #prepare(attempt: Attempt, now: RaceNow): void {
    if (!this.#isAwaited(attempt, now)) this.#throw(attempt, this.#options.people.length > 1)
  }

  /** Who shares the device is ready by beginning a run; a second throw follows the first. */
  #isAwaited({ isReady }: Attempt, { pair, no }: RaceNow): boolean {
    const { people } = this.#options
    const waitsFor = people.length > 1 || no > 1 || isReady ? [] : pair.filter((seat) => people.includes(seat))
    this.#readiness.value = { waitsFor, until: null }
    return waitsFor.length > 0
  }

  #throw(attempt: Attempt, isShared: boolean): void {
    if (attempt.isThrowing) return
    attempt.isThrowing = true
    const { race, enter } = this.#options
    const wait = isShared ? 0 : EARLIEST_THROW + Math.random() * (LATEST_THROW - EARLIEST_THROW)
    this.#after(wait, attempt, () => enter(race.throwTo(isShared ? 'alone' : 'both')))
  }

  /** Bots' times are drawn once no person is running: until then nothing on the page changes. */
  #await(attempt: Attempt, { waitsFor }: RaceNow): void {
    const { race, people, levelAt, enter } = this.#options
    const [person] = waitsFor.filter((seat) => people.includes(seat))
    const [first] = waitsFor
    if (person !== undefined) this.#awaitPerson(attempt, person)
    else if (first !== undefined) this.#after(0, attempt, () => enter(race.touchAsBot(first, levelAt(first))))
  }

  #awaitPerson(attempt: Attempt, seat: Seat): void {
    if (attempt.awaited.has(seat)) return
    attempt.awaited.add(seat)
    const { race, enter } = this.#options
    const early = attempt.early.get(seat)
    const miss = () => enter(race.touch(seat, null))
    if (early !== undefined) this.#after(0, attempt, () => enter(race.touch(seat, { token: early, measured: NOTHING })))
    // A person who reloads the page after the throw has missed it.
    else if (!attempt.notYetThrownTo.has(seat)) this.#after(0, attempt, miss)
    else this.#after(race.longest + SLACK, attempt, miss)
  }

  /** Asynchronously, and only while this attempt lasts. */
  #after(ms: number, attempt: Attempt, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      if (this.#attempt === attempt) run()
    }, ms)
    this.#timers.add(timer)
  }
}

const NOTHING = { claimed: 0, span: 0, allowance: 0 }
