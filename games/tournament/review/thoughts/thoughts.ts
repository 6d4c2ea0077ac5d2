/* What a player of the tournament may think about now: a code, from what their seat knows. A question, never the answer. */
import type { Seat } from '@logres/kernel'
import { JOKER, question, type View, WEAPONS, type Weapon, weaponOf } from '../../rules/index.ts'

export type Thought =
  | { readonly code: 'draft' }
  | { readonly code: 'lacks'; readonly weapon: Weapon }
  | { readonly code: 'lacksSeveral'; readonly count: number }
  | { readonly code: 'complete' }
  | { readonly code: 'announce' }
  | { readonly code: 'announceShort' }
  | { readonly code: 'lay' }
  | { readonly code: 'purchase' }

export function thoughtOf(view: View, seat: Seat): Thought | undefined {
  const hand = view.hands[seat]?.cards ?? []
  switch (question(view)?.kind) {
    case 'draft':
      return { code: 'draft' }
    case 'barter':
      return ofBarter(hand)
    case 'announcement':
      return { code: missingIn(hand).length === 0 ? 'announce' : 'announceShort' }
    case 'lay':
      return { code: 'lay' }
    case 'purchase':
      return { code: 'purchase' }
    default:
      return undefined
  }
}

function ofBarter(hand: readonly number[]): Thought {
  const missing = missingIn(hand)
  const [weapon] = missing
  if (weapon === undefined) return { code: 'complete' }
  return missing.length === 1 ? { code: 'lacks', weapon } : { code: 'lacksSeveral', count: missing.length }
}

/** What an outfit still needs (5.1); jokers stand in for the last of them. */
function missingIn(hand: readonly number[]): readonly Weapon[] {
  const jokers = hand.filter((card) => card === JOKER).length
  const missing = WEAPONS.filter((weapon) => !hand.some((card) => weaponOf(card) === weapon))
  return missing.slice(0, Math.max(0, missing.length - jokers))
}
