/* What an action is about on this board: for a coach. */
import type { PlaceId } from '@logres/board-kit'
import type { Action } from '../rules/index.ts'
import { acceptPlace, cardPlace, HEAP_PLACE, offerPlace, openPlace, READY, RETIRE, STAY } from './telling/places.ts'

export function placesOf(action: Action): readonly PlaceId[] {
  switch (action.kind) {
    case 'draft':
      return [openPlace(action.card)]
    case 'lay':
      return [...new Set(action.cards.map(cardPlace))]
    case 'offer':
      return action.gives.cards.map(cardPlace)
    case 'counter':
    case 'decline':
    case 'withdraw':
      return [offerPlace(action.offer)]
    case 'accept':
      return [...action.fill.map(cardPlace), acceptPlace(action.offer), offerPlace(action.offer)]
    case 'ready':
      return [READY]
    case 'stay':
      return [STAY]
    case 'retire':
      return [RETIRE]
    case 'buy':
      return [HEAP_PLACE]
    default:
      return []
  }
}
