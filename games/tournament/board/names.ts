/* The things of the tournament by name, in the language of the page. */

import type { Players } from '@logres/words'
import { type Card, type DeclineReason, JOKER, type Offer, type Weapon } from '../rules/index.ts'
import type { TournamentNames } from '../words/index.ts'
import type { Ask } from './draft.ts'
import { texts, words } from './texts/index.ts'

export function names(): TournamentNames {
  return words().names
}

export function cardName(card: Card): string {
  return names().card(card)
}

export function weaponName(kind: Weapon | 'joker'): string {
  return kind === 'joker' ? cardName(JOKER) : names().weapons[kind]
}

/** "any lance", "any lance of 8 or more", "lance 8". */
export function askName({ weapon, value, isAtLeast }: Ask, lowest: number): string {
  const t = texts()
  if (weapon === 'joker') return cardName(JOKER)
  if (!isAtLeast) return `${names().weapons[weapon]} ${value}`
  return value <= lowest ? t.any[weapon] : t.atLeast(t.any[weapon], value)
}

export function offerSentence(offer: Pick<Offer, 'name' | 'gives' | 'wants'>, players: Players): string {
  return `${names().offer(offer, players)}.`
}

/** What a player says who declines for this reason; nothing if they gave none. */
export function declineText(reason: DeclineReason | undefined): string {
  return reason === undefined ? '' : names().declines[reason]
}
