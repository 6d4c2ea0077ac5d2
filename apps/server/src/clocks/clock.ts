/*
 * The clock of a match, without timers: it is told what is asked when, and answers whose time is up when. A seat's
 * time runs while it is asked. Time spent stays spent: undo gives nothing back, and each turn gives its increment
 * once.
 */
import { at, type Seat } from '@logres/kernel'
import type { Times } from './pace.ts'
import { countedWithin, type TimeOff, timeAfter } from './time-off.ts'

/** A question to several seats at once. It has one clock for all; banks do not run meanwhile. */
export interface Frame {
  /** A different id is a different frame with its own time. */
  readonly id: string
  /** Null: no limit. */
  readonly limit: number | null
  /** When time is up the clerk ends it; no bot stands in. */
  readonly closes: boolean
}

/** What the match asks now. */
export interface PendingQuestions {
  readonly turn: { readonly no: number; readonly seat: Seat | 'all' }
  /** The seats played by people. The others need no clock. */
  readonly players: readonly Seat[]
  /** Those of them who are asked. */
  readonly asked: readonly Seat[]
  readonly frame: Frame | null
}

export interface ClockState extends PendingQuestions {
  /** Everything below is as of this time. */
  readonly at: number
  readonly banks: readonly number[]
  /** How long each seat may still think about an answer in another's turn before its bank runs. */
  readonly graces: readonly number[]
  /** How long each seat has been asked in total. */
  readonly used: readonly number[]
  /** The last turn for which each seat got its increment. */
  readonly paid: readonly number[]
  /** What is left of the frame per seat: quiet hours make it differ. */
  readonly frameLeft: readonly number[]
  /** Until then no time runs: pages are still showing what happened. Absent in matches without such a pause. */
  readonly pausedUntil?: number
}

export interface Due {
  readonly at: number
  /** Who is out of time then. */
  readonly seats: readonly Seat[]
  /** The clerk ends the frame. */
  readonly closes: boolean
}

export class MatchClock {
  readonly #times: Times
  #excuses: readonly (TimeOff | null)[]
  #state: ClockState

  constructor(times: Times, excuses: readonly (TimeOff | null)[], state: ClockState) {
    this.#times = times
    this.#excuses = excuses
    this.#state = state
  }

  static begin(times: Times, excuses: readonly (TimeOff | null)[], now: number, pending: PendingQuestions): MatchClock {
    const each = (value: number) => excuses.map(() => value)
    const nothing = { turn: pending.turn, players: pending.players, asked: [], frame: null }
    const counts = { graces: each(0), used: each(0), paid: each(-1), frameLeft: each(0) }
    const clock = new MatchClock(times, excuses, { ...nothing, at: now, banks: each(times.bank), ...counts })
    clock.moved(now, pending)
    return clock
  }

  /** After every entry, which pages take `reveal` milliseconds to show. Null: the match is over. */
  moved(now: number, pending: PendingQuestions | null, reveal = 0): void {
    const before = this.#until(now)
    if (pending === null) {
      this.#state = { ...before, asked: [], frame: null }
      return
    }
    const pause = this.#pauseAfter(before, reveal)
    const { turn, players, asked, frame } = pending
    const { least } = this.#times
    const isBack = (seat: Seat) =>
      players !== before.players && players.includes(seat) && !before.players.includes(seat)
    const isSameFrame = frame !== null && frame.id === before.frame?.id
    const limit = frame?.limit ?? 0
    const frameLeft = mapped(before.frameLeft, (left, seat) => {
      if (!isSameFrame) return limit
      return isBack(seat) ? Math.max(left, Math.min(limit, least)) : left
    })
    const { banks, paid } = this.#paid(before, turn)
    this.#state = {
      turn,
      players,
      asked,
      frame,
      at: before.at,
      paid,
      used: before.used,
      frameLeft,
      banks: mapped(banks, (bank, seat) => (isBack(seat) ? Math.max(bank, least) : bank)),
      graces: mapped(before.graces, (grace, seat) => this.#grace(grace, seat, before, pending)),
      ...pause,
    }
  }

  /** Reveals are shown one after the other. Over days nobody minds the seconds. */
  #pauseAfter({ at: now, pausedUntil = 0 }: ClockState, reveal: number): Pick<ClockState, 'pausedUntil'> {
    const end = Math.min(Math.max(pausedUntil, now) + reveal, now + LONGEST_REVEAL)
    return this.#times.rests || end <= now ? {} : { pausedUntil: end }
  }

  /** The end of a seat's own turn gives the increment, once per turn: undo gains nothing. */
  #paid(
    { turn, players, banks, paid }: ClockState,
    next: PendingQuestions['turn'],
  ): Pick<ClockState, 'banks' | 'paid'> {
    const { no, seat } = turn
    if (seat === 'all' || !players.includes(seat) || no <= at(paid, seat)) return { banks, paid }
    if (next.no < no || (next.no === no && next.seat === seat)) return { banks, paid }
    const bank = at(banks, seat) + this.#times.increment
    return { banks: banks.with(seat, Math.min(bank, this.#times.cap ?? bank)), paid: paid.with(seat, no) }
  }

  /** Given only to a seat that was not asked before: still being asked counts as one answer, whatever was undone. */
  #grace(grace: number, seat: Seat, before: ClockState, { asked, turn, frame }: PendingQuestions): number {
    if (frame !== null || turn.seat === seat || !asked.includes(seat)) return 0
    return before.frame === null && before.asked.includes(seat) ? grace : this.#times.grace
  }

  /** New quiet hours and vacations, from now on. */
  setTimeOff(now: number, excuses: readonly (TimeOff | null)[]): void {
    this.#state = this.#until(now)
    this.#excuses = excuses
  }

  /** The state with the time spent until then. */
  #until(now: number): ClockState {
    const state = this.#state
    const { asked, frame, banks, graces, used, frameLeft, pausedUntil = 0 } = state
    if (now <= state.at) return state
    const { turn, players, paid } = state
    const from = Math.min(now, startOf(state))
    const spent = (seat: Seat) => {
      const excuses = this.#excusesOf(seat)
      return excuses === null ? now - from : countedWithin(excuses, { from, to: now })
    }
    const less = (left: number, seat: Seat) => (left === 0 ? 0 : Math.max(0, left - spent(seat)))
    const ofBank = (seat: Seat) => Math.max(0, spent(seat) - at(graces, seat))
    return {
      turn,
      players,
      asked,
      frame,
      at: now,
      paid,
      used: withEach(used, asked, (time, seat) => time + spent(seat)),
      ...(pausedUntil > now && { pausedUntil }),
      frameLeft: mapped(frameLeft, less),
      banks: frame === null ? withEach(banks, asked, (bank, seat) => Math.max(0, bank - ofBank(seat))) : banks,
      graces: mapped(graces, less),
    }
  }

  #excusesOf(seat: Seat): TimeOff | null {
    return this.#times.rests ? (this.#excuses[seat] ?? null) : null
  }

  /** Whose time is up next if nothing happens. */
  due(): Due | undefined {
    const { frame, asked } = this.#state
    const [only] = asked
    if (frame === null && only !== undefined && asked.length === 1) {
      return { at: this.until(only), seats: asked, closes: false }
    }
    const times = asked.map((seat) => this.until(seat))
    if (frame?.limit === null || (times.length === 0 && frame?.closes !== true)) return undefined
    if (frame?.closes === true) {
      const end = times.length === 0 ? startOf(this.#state) + Math.max(...this.#state.frameLeft) : Math.max(...times)
      return { at: end, seats: [], closes: true }
    }
    const first = Math.min(...times)
    return { at: first, seats: asked.filter((_, i) => times[i] === first), closes: false }
  }

  /** When this seat's time is up if it is asked until then. */
  until(seat: Seat): number {
    const { frame, banks, graces, frameLeft } = this.#state
    const left = frame === null ? at(graces, seat) + at(banks, seat) : at(frameLeft, seat)
    return timeAfter(this.#excusesOf(seat), startOf(this.#state), left)
  }

  /** The bank of this seat. */
  left(seat: Seat, now: number): number {
    return at(this.#until(now).banks, seat)
  }

  /** A copy that does not change any more. */
  stopped(): MatchClock {
    return new MatchClock(this.#times, this.#excuses, this.#state)
  }

  /** The state as of then. */
  at(now: number): ClockState {
    return this.#until(now)
  }

  toJSON(): ClockState {
    return this.#state
  }
}

/** In milliseconds: an entry keeps bots and clocks waiting no longer than this, however much pages have to show. */
export const LONGEST_REVEAL = 12_000

/** From when on time runs. */
function startOf({ at: from, pausedUntil = 0 }: ClockState): number {
  return Math.max(from, pausedUntil)
}

/** The same array if nothing changed. */
function mapped(values: readonly number[], next: (value: number, seat: Seat) => number): readonly number[] {
  let changed: number[] | undefined
  for (let seat = 0; seat < values.length; seat++) {
    const value = at(values, seat)
    const now = next(value, seat)
    if (now === value) continue
    changed ??= values.slice()
    changed[seat] = now
  }
  return changed ?? values
}

function withEach(
  values: readonly number[],
  seats: readonly Seat[],
  next: (value: number, seat: Seat) => number,
): readonly number[] {
  if (seats.length === 0) return values
  const changed = values.slice()
  for (const seat of seats) changed[seat] = next(at(values, seat), seat)
  return changed
}
