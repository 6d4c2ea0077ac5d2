import type { Seat } from '@logres/kernel'
import { type Context, layCard } from '../effects.ts'
import type { Card, Position } from '../vocabulary.ts'

/** 4.1 Any card, any region, always: no guard but that of 3.2. */
export function reinforce({ state, emit }: Context, seat: Seat, card: Card, at: Position): void {
  layCard(state, seat, card, at)
  emit({ kind: 'reinforced', seat, card, at })
}
