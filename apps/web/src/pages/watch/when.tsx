/* When a match was played: today by the clock, this week by the day, then by the date. In the reader's zone. */
import { lang } from '@logres/board-kit'

const DAY = 24 * 60 * 60 * 1000

function dayText(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)]
  const format = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang.value, how).format(then)
  if (then.toDateString() === today.toDateString())
    return format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (now - at < 6 * DAY) return format({ weekday: 'long' })
  const isThisYear = then.getFullYear() === today.getFullYear()
  return format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })
}

export function When({ at }: { readonly at: number }) {
  const whole = new Intl.DateTimeFormat(lang.value, { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23' }).format(
    at,
  )
  return (
    <time dateTime={new Date(at).toISOString()} title={whole}>
      {dayText(at, Date.now())}
    </time>
  )
}
