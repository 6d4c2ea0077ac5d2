/* Local time in a time zone, by Intl. Daylight saving makes days of 23 or 25 hours. */

const formats = new Map<string, Intl.DateTimeFormat>()
const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

export function isZone(zone: string): boolean {
  try {
    // Intl accepts offsets like +02:00, but nobody lives in one.
    return /^[A-Za-z]/.test(zone) && formatOf(zone) !== undefined
  } catch {
    return false
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', {
      ...{ timeZone: zone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    })
    formats.set(zone, format)
  }
  return format
}

/** What clocks in the zone show, as if it were UTC. */
function shownAt(zone: string, time: number): number {
  const whole = Math.floor(time / 1000) * 1000
  const parts = new Map(
    formatOf(zone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) + time - whole
}

/** Days in the zone, counted from 1970-01-01. */
export function dayOf(zone: string, time: number): number {
  return Math.floor(shownAt(zone, time) / (DAY_MINUTES * MINUTE))
}

/**
 * The time so many minutes after midnight of that day. A time skipped by daylight saving counts from midnight; of a
 * time that comes twice, the first.
 */
export function timeAt(zone: string, day: number, minutes: number): number {
  const shown = (day * DAY_MINUTES + minutes) * MINUTE
  // The two attempts differ only if a change lies between them: zones change by a few hours, and never twice in two
  // days.
  const before = shown - offsetAt(zone, shown - DAY_MINUTES * MINUTE)
  if (shownAt(zone, before) === shown) return before
  const after = shown - offsetAt(zone, shown + DAY_MINUTES * MINUTE)
  return shownAt(zone, after) === shown ? after : before
}

function offsetAt(zone: string, time: number): number {
  return shownAt(zone, time) - time
}
