/* What a player of Avalon may think about now: a code, from what their seat knows. A question, never the answer. */
import { sum } from '@logres/kernel'
import {
  CROWNS_TO_WIN,
  crowns,
  HAND_LIMIT,
  isSorceress,
  opponentOf,
  type Place,
  question,
  type Side,
  type View,
} from '../../rules/index.ts'

export type Thought =
  | { readonly code: 'nearWin'; readonly crowns: number }
  | { readonly code: 'danger'; readonly crowns: number }
  | { readonly code: 'overflow'; readonly cards: number }
  | { readonly code: 'undefended'; readonly knights: number }
  | { readonly code: 'knights'; readonly knights: number }
  | { readonly code: 'noKnight' }
  | { readonly code: 'tile' }
  | { readonly code: 'attacked' }
  | { readonly code: 'enchanted' }
  | { readonly code: 'losses'; readonly cards: number }

export function thoughtOf(view: View, seat: Side): Thought | undefined {
  const asked = question(view)
  if (asked?.seat !== seat) return undefined
  switch (asked.kind) {
    case 'playCards':
      return ofPlays(view, seat)
    case 'takeTile':
      return { code: 'tile' }
    case 'answerAttack':
      return { code: 'attacked' }
    case 'answerSpell':
      return { code: 'enchanted' }
    case 'payLosses':
      return { code: 'losses', cards: asked.owed }
    default:
      return undefined
  }
}

/** Crowns from which the end is near. */
const NEAR = CROWNS_TO_WIN - 3

function ofPlays(view: View, seat: Side): Thought {
  const own = crowns(view, seat)
  const theirs = crowns(view, opponentOf(seat))
  const counts = view.hands[seat].cards ?? []
  const cards = sum(counts)
  const knights = sum(counts.filter((_, card) => !isSorceress(card)))
  if (own >= NEAR) return { code: 'nearWin', crowns: own }
  if (theirs >= NEAR) return { code: 'danger', crowns: theirs }
  const isUndefended = ({ owner, piles }: Place) => owner !== seat && piles[opponentOf(seat)].length === 0
  if (knights > 0 && view.places.some(isUndefended)) return { code: 'undefended', knights }
  if (cards > HAND_LIMIT) return { code: 'overflow', cards }
  return knights > 0 ? { code: 'knights', knights } : { code: 'noKnight' }
}
