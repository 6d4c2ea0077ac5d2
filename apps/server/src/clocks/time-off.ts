/*
 * Quiet hours and vacations, as a person sets them: { quiet: { from, to, zone }, vacation: [{ from, to }] }. At
 * tables over days the seat's time stands still meanwhile, so both are limited. Check settings with `readQuiet` and
 * `changeVacation` before writing them; invalid ones are ignored.
 */
import { fieldsOf, listOf, misfit, need, type Refusal, reading } from '@logres/kernel'
import { DAY, HOUR } from './pace.ts'
import { dayOf, isZone, timeAt } from './zones.ts'

/** Every day from one local time to another, like 22:30 to 07:00. */
export interface Quiet {
  readonly from: string
  readonly to: string
  /** Like Europe/Berlin. */
  readonly zone: string
}

/** Local days like 2026-08-31, both inclusive. */
export interface Vacation {
  readonly from: string
  readonly to: string
}

export interface TimeOff {
  readonly quiet: Quiet | null
  /** Quiet hours apply from then on. */
  readonly quietSince: number
  readonly vacation: readonly Vacation[]
}

export const LONGEST_QUIET = 12 * HOUR
export const MOST_VACATION_DAYS = 30
const MOST_VACATIONS = 40
const DAY_MINUTES = 24 * 60

/** Accepts any value. */
export function readQuiet(value: unknown): { readonly kind: 'quiet'; readonly quiet: Quiet } | Refusal {
  return reading(() => ({ kind: 'quiet', quiet: quietIn(value) }))
}

function quietIn(value: unknown): Quiet {
  const read = fieldsOf(value, ['from', 'to', 'zone'], 'quiet')
  const quiet: Quiet = {
    from: need(read.from, isClock, 'quiet.from'),
    to: need(read.to, isClock, 'quiet.to'),
    zone: need(read.zone, isZoneName, 'quiet.zone'),
  }
  const length = (minutesOf(quiet.to) - minutesOf(quiet.from) + DAY_MINUTES) % DAY_MINUTES
  if (length === 0 || length * 60_000 > LONGEST_QUIET) misfit('badValue', { where: 'quiet' })
  return quiet
}

function vacationIn(value: unknown, where: string): Vacation {
  const read = fieldsOf(value, ['from', 'to'], where)
  const vacation = { from: need(read.from, isDate, `${where}.from`), to: need(read.to, isDate, `${where}.to`) }
  const days = dayNo(vacation.to) - dayNo(vacation.from) + 1
  if (days < 1 || days > 2 * MOST_VACATION_DAYS) misfit('badValue', { where })
  return vacation
}

function vacationsIn(value: unknown): Vacation[] {
  const list = listOf(value, 'vacation', vacationIn)
  if (list.length > MOST_VACATIONS || tooManyDays(list)) misfit('badValue', { where: 'vacation' })
  return list
}

/**
 * Replaces vacations. What has begun stays taken, or the yearly limit would mean nothing; past days cannot become
 * vacation. `today` is a local day.
 */
export function changeVacation(
  wanted: unknown,
  former: readonly Vacation[],
  today: string,
): { readonly kind: 'vacation'; readonly vacation: readonly Vacation[] } | Refusal {
  return reading(() => {
    const lastYear = `${Number(today.slice(0, 4)) - 1}-01-01`
    const taken = former
      .filter(({ from, to }) => from <= today && to >= lastYear)
      .map(({ from, to }) => ({ from, to: to < today ? to : today }))
    const since = dateOf(dayNo(today) + (taken.some(({ to }) => to === today) ? 1 : 0))
    const coming = listOf(wanted, 'vacation', vacationIn)
      .filter(({ to }) => to >= since)
      .map(({ from, to }) => ({ from: from > since ? from : since, to }))
    return { kind: 'vacation', vacation: vacationsIn([...taken, ...coming]) }
  })
}

function tooManyDays(list: readonly Vacation[]): boolean {
  const days = new Map<string, number>()
  for (const { from, to } of list) {
    for (let day = dayNo(from); day <= dayNo(to); day++) {
      const year = dateOf(day).slice(0, 4)
      days.set(year, (days.get(year) ?? 0) + 1)
    }
  }
  return [...days.values()].some((count) => count > MOST_VACATION_DAYS)
}

/** The time off in a person's settings. */
export function timeOffIn(settings: object): TimeOff | null {
  const quiet = 'quiet' in settings ? readQuiet(settings.quiet) : undefined
  const vacation = reading(() => ({
    kind: 'vacation',
    vacation: 'vacation' in settings ? vacationsIn(settings.vacation) : [],
  }))
  const excuses: TimeOff = {
    quiet: quiet?.kind === 'quiet' ? quiet.quiet : null,
    quietSince: 0,
    vacation: 'vacation' in vacation ? vacation.vacation : [],
  }
  return excuses.quiet === null && excuses.vacation.length === 0 ? null : excuses
}

/** Changed quiet hours apply a day later: otherwise one could shift them along and never be asked. */
export function changedTimeOff(former: TimeOff | null, next: TimeOff | null, now: number): TimeOff | null {
  if (next === null || next.quiet === null) return next
  const isSame = JSON.stringify(former?.quiet) === JSON.stringify(next.quiet)
  return { ...next, quietSince: isSame ? (former?.quietSince ?? 0) : now + DAY }
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** When the person need not play between these times: sorted, not overlapping. */
export function timeOffWithin({ quiet, quietSince, vacation }: TimeOff, { from, to }: Span): Span[] {
  const zone = quiet?.zone ?? 'UTC'
  const spans = vacation.map((each) => ({
    from: timeAt(zone, dayNo(each.from), 0),
    to: timeAt(zone, dayNo(each.to) + 1, 0),
  }))
  if (quiet !== null) {
    const [begin, end] = [minutesOf(quiet.from), minutesOf(quiet.to)]
    const last = dayOf(zone, to)
    for (let day = dayOf(zone, Math.max(from, quietSince)) - 1; day <= last; day++) {
      const span = { from: timeAt(zone, day, begin), to: timeAt(zone, end > begin ? day : day + 1, end) }
      spans.push({ ...span, from: Math.max(span.from, quietSince) })
    }
  }
  return merged(spans.map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) })))
}

function merged(spans: readonly Span[]): Span[] {
  const list: Span[] = []
  for (const span of spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = list.at(-1)
    if (last === undefined || last.to < span.from) list.push(span)
    else list[list.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return list
}

/** How much of this span counts. */
export function countedWithin(excuses: TimeOff | null, span: Span): number {
  const all = Math.max(0, span.to - span.from)
  if (excuses === null || all === 0) return all
  return timeOffWithin(excuses, span).reduce((left, { from, to }) => left - (to - from), all)
}

/** When so much counted time will have passed. */
export function timeAfter(excuses: TimeOff | null, from: number, amount: number): number {
  if (excuses === null) return from + amount
  let left = amount
  // Terminates: quiet hours are at most half a day and vacations are few.
  for (let start = from; ; start += 7 * DAY) {
    const week = { from: start, to: start + 7 * DAY }
    let awake = start
    for (const rest of [...timeOffWithin(excuses, week), { from: week.to, to: week.to }]) {
      if (rest.from - awake >= left && rest.from > awake) return awake + left
      left -= rest.from - awake
      awake = rest.to
    }
  }
}

function isClock(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

function isZoneName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 60 && isZone(value)
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && dateOf(dayNo(value)) === value
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function dayNo(date: string): number {
  return Math.floor(Date.parse(date) / DAY)
}

function dateOf(day: number): string {
  return Number.isFinite(day) ? new Date(day * DAY).toISOString().slice(0, 10) : ''
}
