/* How long a step is shown at normal speed. */
import type { PaceOf, Step } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { type Event, type Position, RING } from '../../rules/index.ts'

const HOP = 90
const MOST_HOPS = 600
const EFFECT = 700
const QUEST = 900
const DICE = 500
const SCORING = 1500
const SMALL = 400

const QUESTS: readonly Event['kind'][] = ['questResolved', 'questSwapped', 'sealPlaced']
const EFFECTS: readonly Event['kind'][] = [
  'servantPlaced',
  'servantActedAgain',
  'itemTaken',
  'itemReturned',
  'counterPlaced',
  'scored',
  'excaliburTaken',
  'grailTaken',
  'traitorDiscarded',
  'traitorsRepelled',
  'questDiscarded',
  'manorBuilt',
  'allyJoined',
]
/** What needs no time of its own. */
const SILENT: readonly Event['kind'][] = ['turnBegan', 'staffKept', 'sealPassed', 'allyPassed', 'towerPassed']

function has(events: readonly Tagged[], kinds: readonly string[]): boolean {
  return events.some(({ kind }) => kinds.includes(kind))
}

function hops(from: Position, to: Position): number {
  const forth = (to - from + RING) % RING
  return Math.min(forth, RING - forth)
}

export const paceOf: PaceOf = (_before: Step, { events }: Step) => {
  if (has(events, ['scoringBegan', 'grailUsed', 'grailKept', 'gameEnded'])) return SCORING
  const moves = events.reduce((sum, event) => (isMove(event) ? sum + HOP * hops(event.from, event.to) : sum), 0)
  const effect = has(events, QUESTS) ? QUEST : has(events, EFFECTS) ? EFFECT : 0
  const dice = has(events, ['diceRolled']) ? DICE : 0
  const told = Math.min(MOST_HOPS, moves) + effect + dice
  if (told > 0) return told
  return events.every(({ kind }) => SILENT.some((silent) => silent === kind)) ? 0 : SMALL
}

function isMove(event: Tagged): event is Extract<Event, { kind: 'figureMoved' }> {
  return event.kind === 'figureMoved'
}
