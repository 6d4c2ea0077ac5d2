/* The words of the rulebook: const tuples and the unions derived from them. */
import { present } from '@logres/kernel'

/** In the order in which a duel turns them over (6.1). */
/** 4.3 Why somebody declines an offer, if they say so. "cannotSpare" does not tell whether they hold it. */
export const DECLINE_REASONS = ['tooLittle', 'cannotSpare', 'noUse', 'helpsYou'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const WEAPONS = ['shield', 'sword', 'lance', 'armour'] as const
export type Weapon = (typeof WEAPONS)[number]

/** The highest value printed on a card. */
export const HIGHEST = 15

/**
 * A card is a number: 15 × the weapon's place in WEAPONS + its value − 1. There is one card of each weapon and value;
 * the jokers are all alike, so all of them are 60. A hand, the heap and the open cards are lists in rising order.
 */
export type Card = number
export const JOKER: Card = WEAPONS.length * HIGHEST

export function cardOf(weapon: Weapon, value: number): Card {
  return HIGHEST * WEAPONS.indexOf(weapon) + value - 1
}

/** The weapon's place in WEAPONS; one more for a joker. */
export function kindOf(card: Card): number {
  return (card / HIGHEST) | 0
}

const WEAPON_OF: readonly (Weapon | null)[] = [
  ...WEAPONS.flatMap((weapon) => Array.from({ length: HIGHEST }, () => weapon)),
  null,
]

/** Null for a joker. */
export function weaponOf(card: Card): Weapon | null {
  return present(WEAPON_OF[card])
}

/** 1.1 A joker is worth 0. */
export function worthOf(card: Card): number {
  return card === JOKER ? 0 : (card % HIGHEST) + 1
}

export const BANNERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Banner = (typeof BANNERS)[number]

export const EMBLEMS = ['crown', 'cup', 'orb'] as const
export type Emblem = (typeof EMBLEMS)[number]

/** 1.4 The large tokens. */
export const TOKENS = [...EMBLEMS, 'allThree'] as const
export type Token = (typeof TOKENS)[number]

/** How well a bot plays. */
export const LEVELS = ['page', 'squire', 'knight', 'champion'] as const
export type Level = (typeof LEVELS)[number]
