/*
 * The race of reflexes (tournament 7.3). Live, both are sent the throw at one unpredictable moment, once both have said
 * that they are ready or had enough time to say so. A touch is measured between what the browser claims and what the
 * latency allows. Over days each runs alone. The measurement goes into the log.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findGame } from '@logres/catalogue'
import type { Race, RaceNow } from '@logres/kernel'
import { type Entry, isRefusal, type Refusal, refuse, type Seat, type Tagged } from '@logres/kernel'
import type { Room } from './room.ts'
import type { Latency } from './room-client.ts'

/** In milliseconds. */
export interface RaceTiming {
  /** How long a live race waits for both to be connected. */
  readonly patience: number
  /** How long the first throw waits for both to be ready, after pages have shown what led to it. */
  readonly readyWithin: number
  /** The moment of the throw is drawn between these. */
  readonly least: number
  readonly most: number
  /** Between two latency probes; there are eight before each throw. */
  readonly probeEvery: number
  /** The system clock by default. */
  readonly clock?: RaceClock
}

/** Touches are measured, and waits are timed, with this clock. */
export interface RaceClock {
  now(): number
  sleep(ms: number): Promise<unknown>
}

const MACHINE: RaceClock = { now: () => performance.now(), sleep: (ms) => sleep(ms, undefined, { ref: false }) }

export const RACE_TIMING: RaceTiming = {
  patience: 30_000,
  readyWithin: 15_000,
  least: 1_500,
  most: 4_500,
  probeEvery: 120,
}

export interface RacesOptions {
  readonly timing: RaceTiming
  failed(match: string, error: unknown): void
}

export interface TouchClaim {
  readonly key: string
  readonly token: string
  readonly claimed: number
}

interface Early {
  readonly token: string
  entered(done: number | Refusal): void
}

/** One attempt, as far as this process has seen it. */
interface Attempt {
  readonly name: string
  isThrowing: boolean
  /** Who said that they are ready; and resolved when all who are waited for have. */
  readonly ready: Set<Seat>
  readonly allReady: PromiseWithResolvers<void>
  /** Until when the throw waits for them; undefined: not known yet. */
  readyBy: number | undefined
  /** Latencies have been measured, or are being measured. */
  isProbed: boolean
  /** When each awaited seat was sent the throw. */
  readonly sent: Map<Seat, number>
  /** Touches that came before the throw, with their callbacks. */
  readonly early: Map<Seat, Early>
  /** First touch per seat: a repeat gets the same answer. */
  readonly touched: Map<Seat, { readonly key: string; readonly done: Promise<number | Refusal> }>
}

const PROBES = 8
/** For the return trip of a last-moment touch, and a busy machine. */
const SLACK = 500
/** Programs cannot be measured: they are as fast as a bot of this level. */
const PROGRAM = 'squire'

export class Races {
  readonly #options: RacesOptions
  readonly #clock: RaceClock
  readonly #attempts = new WeakMap<Room, Attempt>()

  constructor(options: RacesOptions) {
    this.#options = options
    this.#clock = options.timing.clock ?? MACHINE
  }

  /** After every entry, and (news null) when a match is opened. Answers whether a race is running. */
  advance(room: Room, news: Entry | null): boolean {
    const { race, now } = raceIn(room)
    if (race === undefined || now === undefined) return false
    const attempt = this.#attemptOf(room, now)
    if (!now.isThrown) {
      if (!attempt.isThrowing) this.#guard(room, this.#throw(room, race, now, attempt))
      return true
    }
    this.#awaitAll(room, race, now.waitsFor, attempt, news)
    return true
  }

  #awaitAll(room: Room, race: Race, seats: readonly Seat[], attempt: Attempt, news: Entry | null): void {
    for (const seat of seats) {
      if (attempt.sent.has(seat)) continue
      attempt.sent.set(seat, this.#clock.now())
      this.#guard(room, this.#await(room, race, seat, attempt, news !== null))
    }
  }

  /** The same for an entry by another server: that one throws, and handles seats that are not connected here. */
  watch(room: Room, news: Entry): void {
    const { race, now } = raceIn(room)
    if (race === undefined || now === undefined) return
    const attempt = this.#attemptOf(room, now)
    if (now.isThrown) {
      room.setReadiness(null)
      const here = now.waitsFor.filter((seat) => isHere(room, seat))
      this.#awaitAll(room, race, here, attempt, news)
      return
    }
    if (attempt.isProbed) return
    attempt.isProbed = true
    if (!this.#isAlone(room)) this.#askReady(room, now, attempt)
    this.#guard(room, this.#probe(room, now.pair))
  }

  /** A person has seen what led to the race, and is ready for the throw. */
  ready(room: Room, seat: Seat): number | Refusal {
    const { now } = raceIn(room)
    if (now === undefined || !now.pair.includes(seat)) return refuse('noRace')
    if (room.levelAt(seat) !== undefined) return refuse('standInPlays')
    const attempt = this.#attemptOf(room, now)
    if (!attempt.ready.has(seat)) {
      room.publish({ kind: 'ready', seat, race: attempt.name })
      this.#noteReady(room, now, attempt, [seat])
    }
    return room.viewerState(seat).shown.cursor
  }

  /** The same, by somebody who is connected to another server. */
  readyElsewhere(room: Room, seat: Seat, race: string): void {
    const { now } = raceIn(room)
    const attempt = now && this.#attemptOf(room, now)
    if (now !== undefined && attempt?.name === race) this.#noteReady(room, now, attempt, [seat])
  }

  #noteReady(room: Room, now: RaceNow, attempt: Attempt, seats: readonly Seat[]): void {
    for (const seat of seats) attempt.ready.add(seat)
    const waitsFor = peopleIn(room, now).filter((seat) => !attempt.ready.has(seat))
    if (waitsFor.length === 0) attempt.allReady.resolve()
    const { readyBy: until } = attempt
    if (until !== undefined) room.setReadiness({ waitsFor, until, now: () => this.#clock.now() })
  }

  /** A second throw follows the first: nobody has to say it again. */
  #askReady(room: Room, now: RaceNow, attempt: Attempt): void {
    attempt.readyBy = this.#clock.now() + room.revealLeft + this.#options.timing.readyWithin
    this.#noteReady(room, now, attempt, now.no === 1 ? [] : now.pair)
  }

  /** Resolves when all are ready, or count as ready because their time is up. */
  async #untilReady(room: Room, now: RaceNow, attempt: Attempt): Promise<void> {
    this.#askReady(room, now, attempt)
    const left = Math.max(0, (attempt.readyBy ?? 0) - this.#clock.now())
    await Promise.race([attempt.allReady.promise, this.#clock.sleep(left)])
    this.#noteReady(room, now, attempt, now.pair)
    for (const seat of now.pair) room.publish({ kind: 'ready', seat, race: attempt.name })
  }

  /** A touch by a person, with the latency of their connection. */
  touch(room: Room, seat: Seat, claim: TouchClaim, latency: Latency | null): Promise<number | Refusal> {
    const received = this.#clock.now()
    const { race, now } = raceIn(room)
    if (race === undefined || now === undefined || !now.pair.includes(seat)) return refused('noRace')
    if (room.levelAt(seat) !== undefined) return refused('standInPlays')
    const attempt = this.#attemptOf(room, now)
    const before = attempt.touched.get(seat)
    if (before !== undefined) return before.key === claim.key ? before.done : refused('alreadyTouched')
    const isEarly = !now.isThrown
    if (!isEarly && !now.waitsFor.includes(seat)) return refused('runFirst')
    const span = Math.round(received - (attempt.sent.get(seat) ?? received))
    const allowance = Math.round(Math.min(latency?.roundTrip ?? race.mostAllowance, race.mostAllowance))
    const measured = isEarly ? NOTHING : { claimed: claim.claimed, span, allowance }
    const action = race.touch(seat, { token: claim.token, measured })
    const read = room.match.game.parseAction(action)
    if (isRefusal(read)) return Promise.resolve(read)
    // A false start is entered with the throw, so the other seat learns nothing before.
    const done = isEarly ? waitEarly(attempt, seat, claim.token) : enterTouch(room, seat, action)
    attempt.touched.set(seat, { key: claim.key, done })
    return done
  }

  #attemptOf(room: Room, { pair, no }: RaceNow): Attempt {
    const { game, state } = room.match
    const name = `${game.turn(state).no} ${pair.join('-')} ${no}`
    const known = this.#attempts.get(room)
    if (known?.name === name) return known
    const attempt: Attempt = {
      ...{ name, isThrowing: false, isProbed: false, sent: new Map(), early: new Map(), touched: new Map() },
      ...{ ready: new Set(), allReady: Promise.withResolvers(), readyBy: undefined },
    }
    this.#attempts.set(room, attempt)
    return attempt
  }

  async #throw(room: Room, race: Race, now: RaceNow, attempt: Attempt): Promise<void> {
    attempt.isThrowing = true
    const people = peopleIn(room, now)
    const shown = await this.#shownTo(room, people)
    if (shown === 'both' && people.length > 0) {
      await this.#untilReady(room, now, attempt)
      await this.#prepare(room, people)
    }
    room.setReadiness(null)
    if (room.isClosed) return
    // Running alone, nobody can start too early.
    if (shown === 'alone') dropEarly(attempt)
    const done = await room.act('clerk', race.throwTo(shown), 'clerk')
    if (typeof done !== 'number') attempt.isThrowing = false
  }

  /** Live: both. Over days, or where somebody is absent and there is no clock: each alone. */
  async #shownTo(room: Room, people: readonly Seat[]): Promise<'both' | 'alone'> {
    if (people.length === 0) return 'both'
    const { times } = room.time
    if (this.#isAlone(room)) return 'alone'
    const end = this.#clock.now() + this.#options.timing.patience
    while (!people.every((seat) => isPresent(room, seat))) {
      if (room.isClosed || this.#clock.now() > end) return times === undefined ? 'alone' : 'both'
      await this.#clock.sleep(Math.min(200, this.#options.timing.patience))
    }
    return 'both'
  }

  #isAlone(room: Room): boolean {
    return room.time.times?.rests === true
  }

  async #prepare(room: Room, people: readonly Seat[]): Promise<void> {
    const { least, most } = this.#options.timing
    await this.#probe(room, people)
    await this.#clock.sleep(randomInt(least, most + 1))
  }

  async #probe(room: Room, seats: readonly Seat[]): Promise<void> {
    for (let i = 0; i < PROBES; i++) {
      for (const { viewer, latency } of room.clients) if (seats.some((seat) => seat === viewer)) latency?.probe()
      await this.#clock.sleep(this.#options.timing.probeEvery)
    }
  }

  async #await(room: Room, race: Race, seat: Seat, attempt: Attempt, isNews: boolean): Promise<void> {
    const level = levelOf(room, seat)
    const early = attempt.early.get(seat)
    if (level !== undefined) {
      await room.act('clerk', race.touchAsBot(seat, level), 'clerk')
    } else if (early !== undefined) {
      early.entered(await enterTouch(room, seat, race.touch(seat, { token: early.token, measured: NOTHING })))
    } else {
      // Somebody who saw the throw before a restart can no longer be measured: opening it was final.
      if (isNews) await this.#clock.sleep(race.longest + SLACK)
      if (attempt.touched.has(seat) || this.#attempts.get(room) !== attempt) return
      attempt.touched.set(seat, { key: '', done: Promise.resolve(refuse('tooLate')) })
      if (!room.isClosed) await room.act('clerk', race.touch(seat, null), 'clerk')
    }
  }

  #guard(room: Room, work: Promise<void>): void {
    work.catch((error) => this.#options.failed(room.id, error))
  }
}

const NOTHING = { claimed: 0, span: 0, allowance: 0 }

function raceIn(room: Room): { readonly race?: Race; readonly now?: RaceNow | undefined } {
  const { game, state, outcome } = room.match
  const race = findGame(game.id)?.race
  return race === null || race === undefined || outcome !== undefined ? {} : { race, now: race.now(state) }
}

function peopleIn(room: Room, { pair }: RaceNow): Seat[] {
  return pair.filter((seat) => levelOf(room, seat) === undefined)
}

/** Everybody without a browser gets a random time. */
function levelOf(room: Room, seat: Seat): string | undefined {
  const connected = [...room.clients].filter(({ viewer }) => viewer === seat)
  const isProgram = connected.length > 0 && connected.every(({ latency }) => latency === null)
  return room.levelAt(seat) ?? (isProgram ? PROGRAM : undefined)
}

function isPresent(room: Room, seat: Seat): boolean {
  return room.levelAt(seat) !== undefined || room.presence.isPresent(seat)
}

function isHere(room: Room, seat: Seat): boolean {
  return [...room.clients].some(({ viewer }) => viewer === seat)
}

function waitEarly({ early }: Attempt, seat: Seat, token: string): Promise<number | Refusal> {
  return new Promise((entered) => early.set(seat, { token, entered }))
}

function dropEarly({ early, touched }: Attempt): void {
  for (const [seat, { entered }] of early) {
    touched.delete(seat)
    entered(refuse('runFirst'))
  }
  early.clear()
}

async function enterTouch(room: Room, seat: Seat, action: Tagged): Promise<number | Refusal> {
  const done = await room.act('clerk', action, 'clerk')
  return typeof done === 'number' ? room.viewerState(seat).shown.cursor : done
}

function refused(code: string): Promise<Refusal> {
  return Promise.resolve(refuse(code))
}
