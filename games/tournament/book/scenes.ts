/* The figures of the tournament's rulebook as data, to be drawn with the components of the game. A test plays them. */
import type { Emblem, Measured, Token, Weapon } from '../rules/index.ts'

export type CardName = readonly [Weapon, number] | 'joker'

/** Shield, sword, lance, armour: as they are laid. */
export type Outfit = readonly [CardName, CardName, CardName, CardName]

export interface OfferScene {
  readonly kind: 'offer'
  readonly gives: { readonly cards: readonly CardName[]; readonly coins: number }
  readonly wants: { readonly weapon: Weapon; readonly least: number }
  /** What one who is offered this holds: only some of it will do. */
  readonly hand: readonly CardName[]
  readonly fitting: readonly CardName[]
}

export interface DuelScene {
  readonly kind: 'duel'
  readonly mine: Outfit
  readonly theirs: Outfit
  readonly points: readonly [number, number]
}

export interface ThrowScene {
  readonly kind: 'throw'
  readonly emblems: readonly [Emblem, Emblem, Emblem]
  readonly dots: 1 | 2
  readonly right: Token
}

/** A touch as it was measured, and the time that counts. */
export interface RaceScene {
  readonly kind: 'race'
  readonly touches: readonly { readonly measured: Measured; readonly counts: number }[]
}

export type Scene =
  | { readonly kind: 'cards'; readonly cards: readonly CardName[] }
  /** The sequence card for so many knights. */
  | { readonly kind: 'sequence'; readonly knights: number }
  | {
      readonly kind: 'tokens'
      readonly large: readonly Token[]
      readonly small: readonly (readonly [Emblem, Emblem])[]
    }
  /** A hand by weapons, and which are missing: a joker stands in for one of them. */
  | { readonly kind: 'hand'; readonly cards: readonly CardName[]; readonly lacks: readonly Weapon[] }
  | OfferScene
  | DuelScene
  | ThrowScene
  | RaceScene

export const SCENES = {
  cards: { kind: 'cards', cards: [['shield', 6], ['sword', 8], ['lance', 2], ['armour', 15], 'joker'] },
  sequence: { kind: 'sequence', knights: 4 },
  tokens: {
    kind: 'tokens',
    large: ['crown', 'cup', 'orb', 'allThree'],
    small: [
      ['crown', 'cup'],
      ['cup', 'orb'],
      ['orb', 'crown'],
    ],
  },
  offer: {
    kind: 'offer',
    gives: { cards: [['sword', 4]], coins: 3 },
    wants: { weapon: 'lance', least: 6 },
    hand: [['lance', 5], ['lance', 6], ['lance', 9], 'joker'],
    fitting: [
      ['lance', 6],
      ['lance', 9],
    ],
  },
  outfit: {
    kind: 'hand',
    cards: [['shield', 3], ['sword', 2], ['sword', 7], ['lance', 5], 'joker'],
    lacks: ['armour'],
  },
  duel: {
    kind: 'duel',
    mine: [
      ['shield', 6],
      ['sword', 8],
      ['lance', 2],
      ['armour', 5],
    ],
    theirs: [['shield', 4], ['sword', 9], 'joker', ['armour', 3]],
    points: [3, 1],
  },
  jokers: {
    kind: 'duel',
    mine: ['joker', ['sword', 5], ['lance', 7], ['armour', 2]],
    theirs: ['joker', ['sword', 3], ['lance', 6], ['armour', 8]],
    points: [2, 1],
  },
  level: {
    kind: 'duel',
    mine: [['shield', 9], ['sword', 8], ['lance', 1], 'joker'],
    theirs: [
      ['shield', 3],
      ['sword', 2],
      ['lance', 4],
      ['armour', 6],
    ],
    points: [2, 2],
  },
  twoDots: { kind: 'throw', emblems: ['cup', 'cup', 'orb'], dots: 2, right: 'cup' },
  oneDot: { kind: 'throw', emblems: ['cup', 'cup', 'orb'], dots: 1, right: 'orb' },
  allThree: { kind: 'throw', emblems: ['crown', 'cup', 'orb'], dots: 1, right: 'allThree' },
  race: {
    kind: 'race',
    touches: [
      { measured: { claimed: 330, span: 390, allowance: 60 }, counts: 330 },
      { measured: { claimed: 340, span: 540, allowance: 200 }, counts: 340 },
    ],
  },
} as const satisfies Record<string, Scene>
