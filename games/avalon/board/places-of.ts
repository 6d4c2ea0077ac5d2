/* What an action is about on this board: for a coach. */
import type { PlaceId } from '@logres/board-kit'
import type { Action } from '../rules/index.ts'
import { ANSWER_NO, ANSWER_YES, cardPlace, pilePlace, regionPlace, tilePlace, USE_AVALON } from './telling/places.ts'

/** `seat` is the viewer's. Copies of a card are as good as each other: the first. */
export function placesOf(action: Action, seat: 0 | 1): readonly PlaceId[] {
  switch (action.kind) {
    case 'attack':
    case 'enchant':
      return [cardPlace(action.card, 1), regionPlace(action.at)]
    case 'reinforce':
      return [cardPlace(action.card, 1), pilePlace(seat, action.at)]
    case 'payLoss':
      return [action.from === 'hand' ? cardPlace(action.card, 1) : pilePlace(seat, action.from)]
    case 'discard':
      return [cardPlace(action.card, 1)]
    case 'takeTile':
      return [tilePlace(action.tile, 1)]
    case 'counterSpell':
    case 'resist':
      return [ANSWER_YES]
    case 'decline':
      return [ANSWER_NO]
    case 'useAvalon':
      return [USE_AVALON]
    default:
      return []
  }
}
