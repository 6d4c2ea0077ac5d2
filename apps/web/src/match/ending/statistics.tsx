import type { Ending, Statistic } from '@logres/board-kit/ending'
import type { Finished } from '../state.ts'
import { t } from './words/index.ts'

export function StatisticList({ ending, finished }: { readonly ending: Ending; readonly finished: Finished }) {
  const { title, items } = ending.statistics
  return (
    <section aria-labelledby="end-numbers">
      <h2 id="end-numbers">{title === '' ? t().numbers : title}</h2>
      <dl class="end-numbers">
        {[...items, timeOf(finished)].map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note === '' ? null : <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function timeOf({ record: { entries } }: Finished): Statistic {
  const words = t()
  const passed = (entries.at(-1)?.at ?? 0) - (entries[0]?.at ?? 0)
  const text =
    passed < 2 * HOUR
      ? words.minutes(Math.max(1, Math.round(passed / MINUTE)))
      : passed < 2 * DAY
        ? words.hours(Math.round(passed / HOUR))
        : words.days(Math.round(passed / DAY))
  return { name: words.time, value: <b>{text}</b>, note: '' }
}
