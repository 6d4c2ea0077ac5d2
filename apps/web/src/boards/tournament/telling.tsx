/* The log's lines: each event a sentence, with the cards beside it. What merely follows from the line before is not said. */
import type { Tagged } from '@logres/kernel'
import type { Card, Event } from '@logres/tournament'
import type { Company } from '@logres/words/load'
import type { LogLine } from '../../play/steps.ts'
import type { Said } from '../board.ts'
import { Mini } from './art.tsx'

type Sentence = (event: Tagged, company: Company) => string

/** Whoever beats a card takes it and loses his own: the weapon that was turned says it. */
const UNSAID: readonly string[] = ['cardDestroyed', 'cardWon']

export function tell(lines: readonly LogLine[], company: Company, sentence: Sentence): readonly Said[] {
  return lines
    .filter(({ event }) => !UNSAID.includes(event.kind))
    .map(({ step, event }) => ({
      step,
      text: sentence(event, company),
      things: cardsIn(event).map((card, i) => <Mini key={i} card={card} cls="t-chip-card" />),
    }))
}

function cardsIn(event: Tagged): readonly Card[] {
  if (!isEvent(event)) return []
  switch (event.kind) {
    case 'cardDrafted':
      return [event.card]
    case 'cardBought':
      return event.card === null ? [] : [event.card]
    default:
      return []
  }
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
