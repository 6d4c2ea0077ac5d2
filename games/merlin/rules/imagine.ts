import { type Chance, present } from '@logres/kernel'
import { copyBoard, type QuestId, type State } from './state.ts'
import type { View } from './view.ts'

/**
 * Deals the quests the viewer does not see. What all saw going into a hand stays there. All others of a stock are in hands, as
 * many in each as is known, or in the deck: each such deal is equally likely.
 */
export function imagine(view: View, chance: Chance): State {
  const hands = view.players.map(({ shown }, seat) =>
    seat === view.viewer && view.hand ? view.hand.slice() : shown.slice(),
  )
  for (const [stock, quests] of view.stocks.entries()) {
    const left = quests.filter((quest) => view.hand?.includes(quest) !== true)
    for (const [seat, { unseen }] of view.players.entries()) {
      if (seat === view.viewer) continue
      for (let n = present(unseen[stock]); n > 0; n--) present(hands[seat]).push(drawOne(left, chance))
    }
  }
  for (const hand of hands) hand.sort((a, b) => a - b)
  return { ...copyBoard(view), hands }
}

function drawOne(left: QuestId[], chance: Chance): QuestId {
  return present(left.splice(chance.pick(left.length, 'imagine'), 1)[0])
}
