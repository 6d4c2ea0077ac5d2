/* Local time in a zone, by what Intl knows of it; a clock change makes a day of 23 or 25 hours. */

const formats = new Map<string, Intl.DateTimeFormat>()
const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

export function isZone(zone: string): boolean {
  try {
    // Offsets like +02:00 are zones to Intl, but never one where people live.
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

/** The days of the zone, counted from 1970-01-01. */
export function dayOf(zone: string, time: number): number {
  return Math.floor(shownAt(zone, time) / (DAY_MINUTES * MINUTE))
}

/**
 * When it is so many minutes after midnight of that day. A time that a clock change leaves out is as long after midnight
 * as it would have been; of one that comes twice it is the first.
 */
export function timeAt(zone: string, day: number, minutes: number): number {
  const shown = (day * DAY_MINUTES + minutes) * MINUTE
  // A change lies between the two tries only if they differ: zones change by a few hours, and never twice in two days.
  const before = shown - offsetAt(zone, shown - DAY_MINUTES * MINUTE)
  if (shownAt(zone, before) === shown) return before
  const after = shown - offsetAt(zone, shown + DAY_MINUTES * MINUTE)
  return shownAt(zone, after) === shown ? after : before
}

function offsetAt(zone: string, time: number): number {
  return shownAt(zone, time) - time
}
