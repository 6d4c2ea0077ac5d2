/* What a player of Merlin may think about now: a code, from what their seat knows. A question, never the answer. */
import { at, type Seat, sum } from '@logres/kernel'
import { PROVINCES, question, type View } from '../../rules/index.ts'

export type Thought =
  | { readonly code: 'scoring'; readonly traitors: number }
  | { readonly code: 'lastDice' }
  | { readonly code: 'traitors'; readonly traitors: number }
  | { readonly code: 'begin' }
  | { readonly code: 'dice'; readonly dice: number }
  | { readonly code: 'action' }
  | { readonly code: 'repeat' }
  | { readonly code: 'finish' }
  | { readonly code: 'exchange' }
  | { readonly code: 'quest' }
  | { readonly code: 'tower' }

export function thoughtOf(view: View, seat: Seat): Thought | undefined {
  const asked = question(view)
  if (asked?.seat !== seat) return undefined
  switch (asked.kind) {
    case 'chooseDie':
      return ofDice(view, seat)
    case 'act':
      return { code: 'action' }
    case 'repeat':
      return { code: 'repeat' }
    case 'finish':
      return { code: 'finish' }
    case 'exchange':
      return { code: 'exchange' }
    case 'discardMore':
    case 'drawQuest':
      return { code: 'quest' }
    case 'tower':
      return { code: 'tower' }
    default:
      return undefined
  }
}

/** 7 There is a scoring after every second round. */
const ROUNDS_TO_SCORING = 2
/** A turn uses one die: of three own ones and Merlin's. */
const DICE = 4

function ofDice(view: View, seat: Seat): Thought {
  const { dice, merlinDie, items, traitors: held } = at(view.players, seat)
  const left = dice.length + (merlinDie > 0 ? 1 : 0)
  const traitors = sum(PROVINCES.map((colour) => Math.max(0, (held[colour] ?? 0) - (items.shield[colour] ?? 0))))
  if (view.round % ROUNDS_TO_SCORING === 0 && left < DICE) return { code: 'scoring', traitors }
  if (left === 1) return { code: 'lastDice' }
  if (traitors > 0) return { code: 'traitors', traitors }
  return left === DICE ? { code: 'begin' } : { code: 'dice', dice: left }
}
