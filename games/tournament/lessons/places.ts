import type { PlaceId } from '@logres/lessons'
import { type CardCodes, cardsIn } from './scene.ts'

/** "sw4 jo" → the places of these cards in the learner's hand. */
export function held(codes: CardCodes): readonly PlaceId[] {
  return cardsIn(codes).map((card) => `card-${card}`)
}

/** "sw4 jo" → the places of these cards among the open ones. */
export function open(codes: CardCodes): readonly PlaceId[] {
  return cardsIn(codes).map((card) => `open-${card}`)
}
