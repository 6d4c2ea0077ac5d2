/* 6.1 The ways to lay four cards: which are worth a look, and how good they look. With many cards there are thousands. */
import { present, type Seat } from '@logres/kernel'
import {
  type Action,
  type Card,
  JOKER,
  kindOf,
  question,
  REWARD,
  type State,
  type View,
  WEAPONS,
} from '../rules/index.ts'
import { chanceToWin, oddsAgainst } from './duel.ts'
import type { Evaluator } from './evaluate.ts'
import { EMPTY, gapsIn, readKit, type Scale, scaleOf } from './kit.ts'
import type { Self } from './policy.ts'

/** Of each weapon the best two, the lowest, and a middling card or else a joker: at most 4⁴. */
export function likelyLayings(view: View, legal: readonly Action[]): readonly Action[] {
  const hand = view.viewer === 'table' ? null : present(view.hands[view.viewer]).cards
  if (hand === null) return legal
  const isLikely: boolean[] = Array.from({ length: JOKER + 1 }, () => false)
  isLikely[JOKER] = true
  const hasJokers = hand.includes(JOKER)
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const cards = hand.filter((card) => kindOf(card) === weapon)
    const last = cards.length - 1
    for (const i of hasJokers ? [0, last - 1, last] : [0, last >> 1, last - 1, last]) {
      const card = cards[i]
      if (card !== undefined) isLikely[card] = true
    }
  }
  return legal.filter((action) => {
    if (action.kind !== 'lay') return true
    for (let i = 0; i < action.cards.length; i++) if (isLikely[present(action.cards[i])] !== true) return false
    return true
  })
}

/** The chance to win ten coins, and what is left for the next duels. */
export function rateLayings(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  { worth, coin }: Evaluator,
  self: Readonly<Self>,
): number[] {
  const asked = question(state)
  if (asked?.kind !== 'lay') return legal.map(() => 0)
  const opponent = asked.pair[0] === seat ? asked.pair[1] : asked.pair[0]
  const odds = oddsAgainst(present(state.knowledge[seat]), opponent)
  const judged = (1 + (seat === self.seat ? self.edge : 0)) / 2
  const left = worthLeft(present(state.hands[seat]), scaleOf(state), worth)
  return legal.map((action) => {
    if (action.kind !== 'lay') return 0
    return left(action.cards) + REWARD * coin * chanceToWin(action.cards, odds, judged)
  })
}

/**
 * What is left of a hand after a laying, by tables: its worth is a sum of what is left of each weapon, and of numbers of
 * cards, which differ only by the spaces that get a joker.
 */
function worthLeft(hand: readonly Card[], scale: Scale, worth: Evaluator['worth']): (laid: readonly Card[]) => number {
  const ofCards: number[] = []
  const ofWeapons: number[] = []
  const counts = [0, 0, 0, 0, 0]
  for (let kind = 0; kind <= WEAPONS.length; kind++) {
    const cards = hand.filter((card) => kindOf(card) === kind)
    counts[kind] = cards.length
    const strength = (left: readonly Card[]): number => {
      const { best, second, rest } = readKit(left, scale)
      return worth({ ...EMPTY, best, second, rest })
    }
    ofWeapons.push(strength(cards))
    for (const card of cards) ofCards[card] = strength(cards.filter((each) => each !== card))
  }
  const ofNumbers = Array.from({ length: 1 << WEAPONS.length }, (_, jokers) => worth(numbersAfter(counts, jokers)))
  return (laid) => {
    let total = 0
    let jokers = 0
    for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
      const card = present(laid[weapon])
      if (card === JOKER) jokers |= 1 << weapon
      total += present(card === JOKER ? ofWeapons[weapon] : ofCards[card])
    }
    return total + present(ofNumbers[jokers])
  }
}

/** `jokers`: a bit for each space that gets one. */
function numbersAfter(counts: readonly number[], jokers: number): typeof EMPTY {
  const left = counts.slice()
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const kind = (jokers & (1 << weapon)) === 0 ? weapon : WEAPONS.length
    left[kind] = present(left[kind]) - 1
  }
  const size = left.reduce((sum, count) => sum + count, 0)
  return { ...EMPTY, size, jokers: Math.max(0, present(left[WEAPONS.length])), ...gapsIn(left) }
}
