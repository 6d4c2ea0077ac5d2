/* How fast a table plays: live with a bank and an increment per turn, over days with a cap, or without clocks. */
import { fieldsOf, isOneOf, isWhole, misfit, need, type Refusal, reading } from '@logres/kernel'

/** In seconds. */
export interface LivePace {
  readonly kind: 'live'
  /** What each seat starts with. */
  readonly bank: number
  /** What a seat gains when its own turn ends. */
  readonly increment: number
}

/** In hours. A bank never grows beyond the cap. */
export interface DaysPace {
  readonly kind: 'days'
  readonly bank: number
  readonly increment: number
  readonly cap: number
}

export interface NoPace {
  readonly kind: 'none'
}

export type Pace = LivePace | DaysPace | NoPace

export const PRESETS = {
  quick: { kind: 'live', bank: 5 * 60, increment: 10 },
  live: { kind: 'live', bank: 15 * 60, increment: 20 },
  slow: { kind: 'live', bank: 30 * 60, increment: 45 },
  daysFast: { kind: 'days', bank: 24, increment: 4, cap: 72 },
  days: { kind: 'days', bank: 72, increment: 12, cap: 120 },
  daysSlow: { kind: 'days', bank: 72, increment: 36, cap: 240 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, Pace>>

const KINDS = ['live', 'days', 'none'] as const

/** Accepts any value. */
export function readPace(value: unknown): Pace | Refusal {
  return reading(() => paceIn(value))
}

function paceIn(value: unknown): Pace {
  const named = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  const kind = need(named, isOneOf(KINDS), 'pace.kind')
  switch (kind) {
    case 'live': {
      const { bank, increment } = fieldsOf(value, ['kind', 'bank', 'increment'], 'pace')
      return {
        kind,
        bank: need(bank, isWhole(60, 4 * 60 * 60), 'pace.bank'),
        increment: need(increment, isWhole(0, 10 * 60), 'pace.increment'),
      }
    }
    case 'days': {
      const { bank, increment, cap } = fieldsOf(value, ['kind', 'bank', 'increment', 'cap'], 'pace')
      const pace: DaysPace = {
        kind,
        bank: need(bank, isWhole(1, 240), 'pace.bank'),
        increment: need(increment, isWhole(1, 72), 'pace.increment'),
        cap: need(cap, isWhole(1, 240), 'pace.cap'),
      }
      return pace.cap < pace.bank ? misfit('badValue', { where: 'pace.cap' }) : pace
    }
    case 'none':
      fieldsOf(value, ['kind'], 'pace')
      return { kind }
  }
}

/** The pace in a stored row. */
export function paceOf(stored: object): Pace {
  const pace = readPace(stored)
  return pace.kind === 'refusal' ? PRESETS.none : pace
}

/** The pace if none is given. Against bots alone nobody is kept waiting. */
export function defaultPace(people: number): Pace {
  return people > 1 ? PRESETS.live : PRESETS.none
}

export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR

/** A pace in milliseconds, as the clock needs it. */
export interface Times {
  readonly bank: number
  readonly increment: number
  readonly cap: number | null
  /** Free thinking time for an answer in another's turn. */
  readonly grace: number
  /** For a question to several seats at once. */
  readonly frame: number
  /** The minimum for somebody who takes their seat back. */
  readonly least: number
  /** Whether quiet hours and vacations count. */
  readonly rests: boolean
}

const GRACE = 10 * SECOND
const LIVE_FRAME = 60 * SECOND
const LEAST = 30 * SECOND

/** Undefined without clocks. */
export function timesOf(pace: Pace): Times | undefined {
  switch (pace.kind) {
    case 'live': {
      const [bank, increment] = [pace.bank * SECOND, pace.increment * SECOND]
      const least = Math.max(increment, LEAST)
      return { bank, increment, cap: null, grace: GRACE, frame: LIVE_FRAME, least, rests: false }
    }
    case 'days': {
      const [bank, increment, cap] = [pace.bank * HOUR, pace.increment * HOUR, pace.cap * HOUR]
      return { bank, increment, cap, grace: 0, frame: bank, least: bank / 10, rests: true }
    }
    case 'none':
      return undefined
  }
}
