/* Starts that failed, in words: at the table, at the end of a match, and when a record is checked. */
import { lang } from '@logres/board-kit'
import type { BrokenSealsView } from './api/shapes.ts'
import { t } from './i18n/site.ts'

const DAY = 24 * 60 * 60 * 1000

function timeText(at: number): string {
  const isRecent = Date.now() - at < DAY / 2
  return new Intl.DateTimeFormat(lang.value, { ...(!isRecent && { dateStyle: 'short' }), timeStyle: 'short' }).format(
    at,
  )
}

/** Without the full stop: it becomes part of a sentence. */
export function brokenSealsText({ count, last }: BrokenSealsView): string {
  const words = t().seals
  const unlisted = count - last.length
  return [
    ...(unlisted > 0 ? [words.earlier(unlisted)] : []),
    ...last.map((each) => `${reasonText(each)}, ${timeText(each.at)}`),
  ].join('; ')
}

function reasonText({ why, names }: BrokenSealsView['last'][number]): string {
  const words = t().seals
  if (why === 'changed') return words.changed
  return why === 'left' ? words.left(names) : words.withheld(names)
}
