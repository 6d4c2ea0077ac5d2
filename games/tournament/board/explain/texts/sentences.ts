/* What a language must say to explain the things on the board. */
import type { Explanation } from '@logres/board-kit'
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Banner, Card, Emblem, Offer, Weapon } from '../../../rules/index.ts'

export type Standing =
  | { readonly kind: 'meets'; readonly other: Seat }
  /** 3.1 Their duel of this round is over. */
  | { readonly kind: 'fought' }
  | { readonly kind: 'bye'; readonly isChecked: boolean }
  /** 8.1 Whether only those can win who were in the fighting to the end. */
  | { readonly kind: 'out' | 'over'; readonly onlyFighters: boolean }

type Said = Pick<Explanation, 'title' | 'text'>
type ByWeapon = Readonly<Record<Weapon, string>>

export interface ExplainTexts {
  knight(seat: Seat, banner: Banner | null, standing: Standing, players: Players): Said
  /** `counted`: in coins of the box, "2 × 10"; empty for an empty purse. */
  purse(seat: Seat, coins: number, counted: string, players: Players): Said
  sealedPurse(seat: Seat, players: Players): Said
  handSize(seat: Seat, size: number, players: Players): Said
  card(card: Card): string
  readonly jokerIs: string
  /** No card of its weapon is higher. */
  readonly isHighest: ByWeapon
  isBeaten(weapon: Weapon, higher: number): string
  readonly neverSold: string
  sold(least: number, most: number): string
  /** How many more of this weapon the viewer holds. */
  others(weapon: Weapon, count: number): string
  /** Without it the viewer's outfit is not complete. */
  readonly lastOf: ByWeapon
  gap(weapon: Weapon): Said
  offer(offer: Offer, players: Players): string
  readonly forSpectators: string
  ownOffer(declined: number): string
  readonly cannotMeet: string
  readonly effects: Readonly<Record<'completes' | 'keeps' | 'breaks', string>>
  wouldLack(gaps: readonly Weapon[]): string
  readonly needsNoOutfit: string
  coinsAfter(gained: number, left: number): string
  sequence(knights: number, round: number, rounds: number): Said
  readonly noSequence: Said
  heap(size: number): Said
  readonly tokens: Said
  token(token: Emblem): Said
  readonly allThree: Said
  duelPlace(weapon: Weapon): Said
}
