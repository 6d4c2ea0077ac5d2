/*
 * The permutation law's other world: what a viewer may not know is dealt again, straight from 2.3 and 4.8, without view or
 * imagine. Hidden are only hands and deck; what came from one deck can be told apart from what came from a later one, so
 * cards change places within their stock.
 */
import { at, type Chance, type Viewer } from '@logres/kernel'
import { merlin, type State } from '../../rules/index.ts'

export function disguise(state: State, viewer: Viewer, luck: Chance): State {
  const world = merlin.clone(state)
  for (const stock of world.stocks) {
    const isHidden = (seat: number, quest: number) => seat !== viewer && stock.includes(quest)
    const own = viewer === 'table' ? [] : at(world.hands, viewer)
    const loose = stock.filter((quest) => !own.includes(quest))
    for (const [seat, hand] of world.hands.entries())
      for (const [i, quest] of hand.entries())
        if (isHidden(seat, quest)) hand[i] = at(loose.splice(luck.pick(loose.length, 'disguise'), 1), 0)
  }
  for (const hand of world.hands) hand.sort((a, b) => a - b)
  return world
}
