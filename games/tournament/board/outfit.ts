/* What a hand is worth as an outfit: its cards by weapon, where jokers stand in, and what is missing. */
import { type Card, hasOutfit, JOKER, WEAPONS, type Weapon, weaponOf } from '../rules/index.ts'

export interface Part {
  readonly weapon: Weapon
  readonly cards: readonly Card[]
  /** `joker`: one stands in. `gap`: nothing fits. */
  readonly by: 'card' | 'joker' | 'gap'
}

export interface Outfit {
  readonly parts: readonly Part[]
  readonly gaps: readonly Weapon[]
  readonly jokers: number
  /** Jokers that stand in for nothing. */
  readonly spareJokers: number
}

export function outfitOf(hand: readonly Card[]): Outfit {
  const jokers = hand.filter((card) => card === JOKER).length
  let left = jokers
  const parts = WEAPONS.map((weapon): Part => {
    const cards = hand.filter((card) => weaponOf(card) === weapon)
    if (cards.length > 0) return { weapon, cards, by: 'card' }
    left -= 1
    return { weapon, cards, by: left >= 0 ? 'joker' : 'gap' }
  })
  const gaps = parts.filter(({ by }) => by === 'gap').map(({ weapon }) => weapon)
  return { parts, gaps, jokers, spareJokers: Math.max(0, left) }
}

export type Effect = 'completes' | 'keeps' | 'breaks' | 'lacks'

/** What becomes of the outfit when one hand turns into another. */
export function effectOf(before: readonly Card[], after: readonly Card[]): Effect {
  if (hasOutfit(after)) return hasOutfit(before) ? 'keeps' : 'completes'
  return hasOutfit(before) ? 'breaks' : 'lacks'
}

/** Without these cards, of each as many as are named. */
export function without(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const left = [...hand]
  for (const card of cards) {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}
