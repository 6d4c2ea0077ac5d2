/* Questions of which everybody can know that they have one answer. */
import { seededChance } from '@logres/kernel'
import type { Question } from './frames.ts'
import { imagine } from './imagine.ts'
import { legal } from './legal.ts'
import { question } from './state.ts'
import type { View } from './view.ts'

/** What lies open decides these; the others also the cards in hand. */
const OPEN: readonly Question['kind'][] = ['takeTile', 'endTurn']
/** Of these an empty hand leaves nothing hidden. */
const OPEN_WITHOUT_HAND: readonly Question['kind'][] = ['playCards', 'payLosses']

/** The same for every viewer: how many cards are in a hand is known to all. */
export function isForced(view: View): boolean {
  const asked = question(view)
  if (asked === undefined) return false
  const isHandEmpty = view.hands[asked.seat].size === 0
  if (!OPEN.includes(asked.kind) && !(isHandEmpty && OPEN_WITHOUT_HAND.includes(asked.kind))) return false
  return legal(imagine(view, seededChance('forced')), asked.seat).length === 1
}
