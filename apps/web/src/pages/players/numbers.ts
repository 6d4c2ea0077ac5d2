/* Numbers and dates in the page's language. */
import { lang } from '@logres/board-kit'

export function whole(value: number): string {
  return value.toLocaleString(lang.value, { useGrouping: value >= 10_000 })
}

/** Never without it. */
export function plusMinus(value: number): string {
  return `±\u00a0${whole(value)}`
}

const DAY = 24 * 60 * 60 * 1000

/** "today", "13 Nov". */
export function dayOf(at: number): string {
  const [then, now] = [new Date(at), new Date()]
  if (then.toDateString() === now.toDateString())
    return new Intl.RelativeTimeFormat(lang.value, { numeric: 'auto' }).format(0, 'day')
  const isRecent = now.getTime() - at < 300 * DAY
  return then.toLocaleDateString(lang.value, {
    day: 'numeric',
    month: 'short',
    ...(!isRecent && { year: 'numeric' }),
  })
}

export function wholeDate(at: number): string {
  return new Date(at).toLocaleString(lang.value, { dateStyle: 'long', timeStyle: 'short' })
}
