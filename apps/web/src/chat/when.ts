/* Times as people say them: today by the clock, this week by day, then the date. In the reader's zone. */
import { lang } from '@logres/board-kit'

const DAY = 24 * 60 * 60 * 1000
/** As clocks and matches count, in all languages. */
const DAY_HOURS = { hourCycle: 'h23' } as const

/** The browser knows the regional variant, such as British English. */
function locale(): string {
  return navigator.languages.find((each) => each.startsWith(lang.value)) ?? lang.value
}

export function whenText(at: number, now: number = Date.now()): string {
  const date = new Date(at)
  const clock = { hour: '2-digit', minute: '2-digit', ...DAY_HOURS } as const
  if (date.toDateString() === new Date(now).toDateString()) return date.toLocaleTimeString(locale(), clock)
  if (Math.abs(now - at) < 6 * DAY) return date.toLocaleString(locale(), { weekday: 'short', ...clock })
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return date.toLocaleDateString(locale(), { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })
}

export function fullTime(at: number): string {
  return new Date(at).toLocaleString(locale(), { dateStyle: 'full', timeStyle: 'short', ...DAY_HOURS })
}

/** A day and a time, for the end of something. */
export function dayAndTime(at: number): string {
  const how = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', ...DAY_HOURS } as const
  return new Date(at).toLocaleString(locale(), how)
}
