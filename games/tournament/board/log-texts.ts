/* The log's lines: each event a sentence. What merely follows from the line before is not said. */
import type { LogLine, LogText } from '@logres/board-kit'
import type { Players } from '@logres/words'
import { isEvent } from './telling/stories.ts'
import { tellingTexts } from './telling/texts/index.ts'

/** A player who beats a card takes it and loses their own: the weapon that was turned says it. */
const UNSAID: readonly string[] = ['cardDestroyed', 'cardWon']

export function logTexts(lines: readonly LogLine[], players: Players): readonly LogText[] {
  const t = tellingTexts()
  return lines.flatMap(({ step, event }) =>
    !isEvent(event) || UNSAID.includes(event.kind) ? [] : [{ step, text: t.event(event, players), pictures: null }],
  )
}
