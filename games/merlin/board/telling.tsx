/* The log's lines: each event a sentence; what the heading of a turn says is not said again. */

import type { LogLine, LogText } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Company } from '@logres/words'

const UNSAID: readonly string[] = ['turnBegan']

export function tell(
  lines: readonly LogLine[],
  company: Company,
  sentence: (event: Tagged, company: Company) => string,
): readonly LogText[] {
  return lines
    .filter(({ event }) => !UNSAID.includes(event.kind))
    .map(({ step, event }) => ({ step, text: sentence(event, company), pictures: null }))
}
