/* Questions of which everybody can know that they have one answer. */
import { present, type Seat, seededChance } from '@logres/kernel'
import { imagine } from './imagine.ts'
import { legal } from './legal.ts'
import { type Board, playerAt, type QuestId, question } from './state.ts'
import type { View } from './view.ts'

/**
 * The same for every viewer: only what the table sees counts. A quest that could be resolved may be in hand, so there is one
 * answer for sure only where none of all those that may be there is met (3.5, 5.1).
 */
export function isForced(view: View): boolean {
  const asked = question(view)
  if (asked === undefined) return false
  const { seat } = asked
  const world = imagine({ ...view, viewer: 'table', hand: null }, seededChance('forced'))
  if (legal(world, seat).length !== 1) return false
  const withAll = { ...world, hands: world.hands.with(seat, possibleHand(view, seat)) }
  return !legal(withAll, seat).some(({ kind }) => kind === 'resolveQuest')
}

/** All the quests that may be in this hand, for all that the table knows. */
function possibleHand(board: Board, seat: Seat): QuestId[] {
  const { shown, unseen } = playerAt(board, seat)
  return [...shown, ...board.stocks.flatMap((quests, stock) => (present(unseen[stock]) > 0 ? quests : []))]
}
