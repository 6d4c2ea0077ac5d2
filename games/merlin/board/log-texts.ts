/* The log's lines: each event a sentence; what the heading of a turn says is not said again. */

import type { LogLine, LogText } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'

const UNSAID: readonly string[] = ['turnBegan']

export function tell(
  lines: readonly LogLine[],
  players: Players,
  sentence: (event: Tagged, players: Players) => string,
): readonly LogText[] {
  return lines
    .filter(({ event }) => !UNSAID.includes(event.kind))
    .map(({ step, event }) => ({ step, text: sentence(event, players), pictures: null }))
}
