/* The log's lines: each event a sentence. What merely follows from the line before is not said. */

import type { LogLine, LogText } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Event } from '../rules/index.ts'
import { declineText, offerSentence } from './names.ts'
import { texts } from './texts/index.ts'

type Sentence = (event: Tagged, players: Players) => string

/** A player who beats a card takes it and loses their own: the weapon that was turned says it. */
const UNSAID: readonly string[] = ['cardDestroyed', 'cardWon']

export function tell(lines: readonly LogLine[], players: Players, sentence: Sentence): readonly LogText[] {
  return lines
    .filter(({ event }) => !UNSAID.includes(event.kind))
    .map(({ step, event }) => ({ step, text: offerLine(event, players) ?? sentence(event, players), pictures: null }))
}

/** Offers are not called by their numbers here: the market shows them. */
function offerLine(event: Tagged, players: Players): string | undefined {
  const t = texts()
  if (!isEvent(event)) return undefined
  const { names, reader } = players
  const called = (seat: number) => (seat === reader ? null : (names[seat] ?? ''))
  switch (event.kind) {
    case 'offerMade':
      return offerSentence({ name: event.offer, gives: event.gives, wants: event.wants }, players)
    case 'offerDeclined': {
      const said = declineText(event.reason)
      const line = t.declines(called(event.seat), called(event.offer.giver))
      return said === '' ? line : `${line} ${t.quoted(said)}`
    }
    case 'offerWithdrawn':
      return t.offMarket(called(event.offer.giver))
    default:
      return undefined
  }
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
