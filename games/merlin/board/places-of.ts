/* What an action is about on this board: for a coach. */
import type { PlaceId } from '@logres/board-kit'
import { at } from '@logres/kernel'
import { type Action, RING } from '../rules/index.ts'
import type { Model } from './model.ts'
import {
  actPlace,
  diePlace,
  displayPlace,
  itemPlace,
  provincePlace,
  questPlace,
  servantPlace,
  spacePlace,
  tilePlace,
  traitorPlace,
} from './places.ts'

export function placesOf(action: Action, model: Model): readonly PlaceId[] {
  const seat = model.me.peek()
  switch (action.kind) {
    case 'chooseDie':
      return dieAndSpace(action, model)
    case 'placeServant':
      return [actPlace(action), servantPlace(action.servant, action.province)]
    case 'takeItem':
      return [actPlace(action), provincePlace(action.province)]
    case 'returnItem':
      return [itemPlace(seat, action.item, action.province)]
    case 'placeCounter':
      return [actPlace(action), provincePlace(action.province)]
    case 'discardTraitor':
      return [traitorPlace(seat, action.colour)]
    case 'discardQuest':
    case 'resolveQuest':
      return [questPlace(action.quest)]
    case 'drawQuest':
      return action.from === 'deck' ? ['deck'] : [displayPlace(action.from)]
    case 'build':
      return [tilePlace(action.tile)]
    default:
      return [actPlace(action)]
  }
}

/** The die, and where it leads; Merlin may go either way (3.2), which is chosen after it. */
function dieAndSpace(action: Action & { readonly kind: 'chooseDie' }, model: Model): readonly PlaceId[] {
  const value = action.figure === 'merlin' ? undefined : action.value
  const die = model.dice
    .peek()
    .find((each) => each.state === 'left' && each.figure === action.figure && (value ?? each.value) === each.value)
  if (die === undefined) return []
  if (action.figure === 'merlin') return [diePlace(die.no)]
  const { knight } = at(model.view.peek().players, model.me.peek())
  return [diePlace(die.no), spacePlace((knight + die.value) % RING)]
}
