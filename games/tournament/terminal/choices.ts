/* What to choose from at the terminal: which of very many actions get a line, and what to know of each. */
import { at } from '@logres/kernel'
import {
  type Action,
  CARD_PRICE,
  type Card,
  findOffer,
  HIGHEST,
  hasOutfit,
  isChecked,
  isKnight,
  JOKER,
  type View,
  weaponOf,
  worthOf,
} from '../rules/index.ts'

export function hint(view: View, action: Action): string {
  const hand = handOf(view)
  switch (action.kind) {
    case 'draft':
      return change(view, hand, [], [action.card])
    case 'accept': {
      const offer = findOffer(view.offers, action.offer)
      if (offer === undefined) return ''
      return change(view, hand, [...offer.wants.cards, ...action.fill], offer.gives.cards)
    }
    case 'offer':
    case 'counter':
      return change(view, hand, action.gives.cards, action.wants.cards)
    case 'lay': {
      const left = without(hand, action.cards)
      const strength = action.cards.reduce((total, card) => total + worthOf(card), 0)
      return `strength ${strength}, leaves ${hasOutfit(left) ? 'a complete outfit' : 'no outfit'}`
    }
    case 'stay':
      return hasOutfit(hand) || view.viewer === 'table' || !isChecked(view, view.viewer)
        ? ''
        : 'but your outfit is incomplete: you will be out'
    case 'retire':
      return view.options.winner === 'fighting'
        ? 'for the rest of the game; you still barter, but you win only if this announcement is the last'
        : 'for the rest of the game; you still barter'
    case 'buy':
      return `${CARD_PRICE} coins, one of ${view.heapSize} cards`
    default:
      return ''
  }
}

/** 5.1 Only changes of the outfit are worth a word; knights who are out need none. */
function change(view: View, hand: readonly Card[], out: readonly Card[], into: readonly Card[]): string {
  if (view.viewer === 'table' || !isKnight(view, view.viewer)) return ''
  const after = [...without(hand, out), ...into]
  if (hasOutfit(hand)) return hasOutfit(after) ? '' : 'breaks your outfit'
  if (hasOutfit(after)) return 'completes your outfit'
  const first = into.find((card) => !hand.some((held) => weaponOf(held) === weaponOf(card)))
  return first === undefined || weaponOf(first) === null ? '' : `your first ${weaponOf(first)}`
}

function handOf({ viewer, hands }: View): readonly Card[] {
  return viewer === 'table' ? [] : (at(hands, viewer).cards ?? [])
}

function without(hand: readonly Card[], cards: readonly Card[]): Card[] {
  const left = hand.slice()
  for (const card of cards) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/** More ways to lay than this are not all listed. */
const MOST_LAYINGS = 12
/** Which spaces are strong: all, none, and each two of four. */
const PATTERNS = ['1111', '0000', '1100', '1010', '1001', '0110', '0101', '0011']

export function selection(_view: View, legal: readonly Action[]): readonly Action[] {
  const layings = legal.flatMap((action) => (action.kind === 'lay' ? action : []))
  if (layings.length <= MOST_LAYINGS) return legal
  const chosen = PATTERNS.map((pattern) => {
    const fit = ({ cards }: { readonly cards: readonly Card[] }) =>
      cards.reduce((total, card, i) => total + (pattern.charAt(i) === '1' ? worthOf(card) : -weakness(card)), 0)
    return layings.reduce((best, each) => (fit(each) > fit(best) ? each : best))
  })
  return [...new Set(chosen)]
}

/** A joker is the weakest card, and too good to be sacrificed. */
function weakness(card: Card): number {
  return card === JOKER ? HIGHEST : worthOf(card)
}
