/* Starts that failed, in words: at the table, at the end of a match, and when a record is checked. */
import { lang } from '@logres/board-kit'
import type { BrokenSealsView } from './api/shapes.ts'
import { t } from './i18n/site.ts'

const DAY = 24 * 60 * 60 * 1000

function timeText(at: number): string {
  const isRecent = Date.now() - at < DAY / 2
  const date = isRecent ? {} : ({ dateStyle: 'short' } as const)
  return new Intl.DateTimeFormat(lang.value, { ...date, timeStyle: 'short', hourCycle: 'h23' }).format(at)
}

/** Without the full stop: it becomes part of a sentence. The last `most` are named. */
export function brokenSealsText({ count, last }: BrokenSealsView, most = last.length): string {
  const words = t().seals
  const named = last.slice(-most)
  const unlisted = count - named.length
  return [
    ...(unlisted > 0 ? [words.earlier(unlisted)] : []),
    ...named.map((each) => `${reasonText(each)}, ${timeText(each.at)}`),
  ].join('; ')
}

function reasonText({ why, names }: BrokenSealsView['last'][number]): string {
  const words = t().seals
  if (why === 'changed') return words.changed
  const all = names.join(', ')
  return why === 'left' ? words.left(names.length, all) : words.withheld(names.length, all)
}
