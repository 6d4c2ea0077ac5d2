/* The log's lines: each event a sentence, what belongs together drawn together, cards beside their names. */

import type { LogLine, LogText } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Card, Event, Position } from '../../rules/index.ts'
import { Chip } from '../card.tsx'
import { texts } from '../texts/index.ts'

type Sentence = (event: Tagged, players: Players) => string

/** The heading of a turn says whose it is; that the plays are over is seen from the tile. */
const UNSAID: readonly string[] = ['turnBegan', 'playsFinished']

interface Group {
  readonly step: number
  readonly event: Event
  readonly cards: Card[]
  /** Where losses came from, while it is one place. */
  from: Position | 'hand' | 'several' | undefined
  count: number
}

export function logTexts(lines: readonly LogLine[], players: Players, sentence: Sentence): readonly LogText[] {
  return grouped(lines).map((group, i) => ({
    step: group.step,
    text: group.count > 1 && group.event.kind === 'cardLost' ? sayLost(group, players) : sentence(group.event, players),
    pictures: group.cards.map((card, c) => <Chip key={`${i}/${c}`} card={card} />),
  }))
}

function grouped(lines: readonly LogLine[]): readonly Group[] {
  const groups: Group[] = []
  for (const { step, event } of lines) {
    if (!isEvent(event) || UNSAID.includes(event.kind)) continue
    const last = groups.at(-1)
    if (event.kind === 'cardDrawn') {
      // Drawn for the tile that was said before, even if the discards had to be shuffled meanwhile.
      const tile = groups.findLast(({ event: { kind } }) => kind === 'tilePaid') ?? last
      if (event.card !== null) tile?.cards.push(event.card)
      continue
    }
    if (event.kind === 'cardLost' && last?.event.kind === 'cardLost' && last.event.seat === event.seat) {
      last.cards.push(event.card)
      last.count += 1
      if (last.from !== event.from) last.from = 'several'
      continue
    }
    const cards = 'card' in event && event.card !== null ? [event.card] : []
    groups.push({ step, event, cards, from: event.kind === 'cardLost' ? event.from : undefined, count: 1 })
  }
  return groups
}

function sayLost({ event, count, from }: Group, { names, reader }: Players): string {
  const t = texts()
  const seat = 'seat' in event ? event.seat : null
  const name = seat === null || seat === reader ? null : (names[seat] ?? '')
  return t.lost(name, count, typeof from === 'number' ? t.atRegion(from + 1) : t.fromHandAndPiles)
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
