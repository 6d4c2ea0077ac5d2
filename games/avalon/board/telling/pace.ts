/* How long each step of the other player is shown. */
import type { PaceOf } from '@logres/board-kit'
import { type Event, question } from '../../rules/index.ts'
import { viewIn } from '../view.ts'

/** By what happens in a step; what is not listed takes no time of its own. */
const TIMES: Readonly<Partial<Record<Event['kind'], number>>> = {
  tilePaid: 500,
  reinforced: 600,
  spellCast: 900,
  attackDeclared: 900,
  spellCountered: 700,
  cardEnchanted: 700,
  attackResisted: 700,
  regionConquered: 900,
  avalonUsed: 500,
  avalonKept: 500,
  tileTaken: 500,
  cardDiscarded: 250,
  gameEnded: 900,
}

const PER_CARD_PAID = 250
/** Of a long payment only the last cards are shown one by one, so that it takes no longer than 1500 ms. */
const MOST_SHOWN = 6

export const paceOf: PaceOf = (before, { events }) => {
  const asked = question(viewIn(before.view))
  if (asked?.kind === 'payLosses') return asked.owed > MOST_SHOWN ? 0 : PER_CARD_PAID
  return Math.max(0, ...events.map(({ kind }) => (isTimed(kind) ? (TIMES[kind] ?? 0) : 0)))
}

function isTimed(kind: string): kind is keyof typeof TIMES {
  return kind in TIMES
}
