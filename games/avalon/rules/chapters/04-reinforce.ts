import { type Context, layCard } from '../effects.ts'
import type { Card, Position, Side } from '../vocabulary.ts'

/** 4.1 Any card, any region, always: no guard but that of 3.2. */
export function reinforce({ state, emit }: Context, seat: Side, card: Card, at: Position): void {
  layCard(state, seat, card, at)
  emit({ kind: 'reinforced', seat, card, at })
}
