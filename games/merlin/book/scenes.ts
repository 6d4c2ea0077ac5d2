/* The figures of Merlin's rulebook as data, to be drawn with the components of the game. A test plays them. */
import type { AllyName, Colour, Possessions, Quest, Servant, Terrain } from '../rules/index.ts'

/** A die, and where it leads. */
export interface Move {
  readonly figure: 'knight' | 'merlin'
  readonly value: number
  readonly from: number
  readonly to: number
  readonly clockwise: boolean
}

export interface RingScene {
  readonly kind: 'ring'
  /** By seat; the first is the reader's. */
  readonly knights: readonly number[]
  readonly merlin: number
  readonly moves: readonly Move[]
}

/** A letter for each tile, row by row: mountain, wood, lake; a capital has a tower. */
export interface DomainScene {
  readonly kind: 'domain'
  readonly tiles: string
  readonly manors: readonly { readonly tile: number; readonly seat: number }[]
  /** The tile whose lines are shown. */
  readonly looked: number | null
}

export interface QuestsScene {
  readonly kind: 'quests'
  readonly quests: readonly Quest[]
  readonly has: Possessions
}

export type Scene =
  | RingScene
  | DomainScene
  | QuestsScene
  /** The things of each player. */
  | { readonly kind: 'own'; readonly dice: readonly number[]; readonly merlinDie: number }
  /** Shields, flags and materials of every colour. */
  | { readonly kind: 'items' }
  /** A servant comes where another player's stands. */
  | { readonly kind: 'servant'; readonly servant: Servant; readonly from: Colour; readonly to: Colour }
  | { readonly kind: 'flags' }
  | { readonly kind: 'traitors'; readonly traitors: readonly Colour[]; readonly shields: readonly Colour[] }
  /** 9 The abilities, and those with a seal. */
  | { readonly kind: 'seals'; readonly sealed: readonly (readonly [Servant, 1 | 2 | 3])[] }
  | { readonly kind: 'knights'; readonly knights: readonly AllyName[] }

const TERRAINS: Readonly<Record<string, Terrain>> = { m: 'mountain', w: 'wood', l: 'lake' }

export function tilesOf({ tiles }: DomainScene): { readonly terrain: Terrain; readonly tower: boolean }[] {
  return [...tiles.replace(/\s/g, '')].map((letter) => ({
    terrain: TERRAINS[letter.toLowerCase()] ?? 'mountain',
    tower: letter !== letter.toLowerCase(),
  }))
}

export const SCENES = {
  ring: { kind: 'ring', knights: [0, 4, 12, 16], merlin: 0, moves: [] },
  own: { kind: 'own', dice: [2, 3, 6], merlinDie: 4 },
  items: { kind: 'items' },
  lines: { kind: 'domain', tiles: 'lmwWLm wlMmlw MWlLmw LmwMlW', manors: [], looked: 2 },
  walk: {
    kind: 'ring',
    knights: [0],
    merlin: 12,
    moves: [
      { figure: 'knight', value: 3, from: 0, to: 3, clockwise: true },
      { figure: 'merlin', value: 2, from: 12, to: 14, clockwise: true },
      { figure: 'merlin', value: 2, from: 12, to: 10, clockwise: false },
    ],
  },
  servant: { kind: 'servant', servant: 'builder', from: 'brown', to: 'blue' },
  quests: {
    kind: 'quests',
    quests: [
      { points: 1, icon: 'builder', conditions: [{ kind: 'servants', servants: ['builder'], province: 2 }] },
      {
        points: 2,
        icon: 'lady',
        conditions: [
          { kind: 'influence', province: 1 },
          { kind: 'influence', province: 4 },
        ],
      },
      {
        points: 3,
        icon: 'shieldBearer',
        conditions: [
          { kind: 'influence', province: 1 },
          { kind: 'item', item: 'flag', province: 3 },
          { kind: 'item', item: 'shield', province: 0 },
        ],
      },
    ],
    has: {
      items: { shield: [1, 0, 0, 0, 0, 0], flag: [0, 0, 0, 1, 0, 0], material: [0, 0, 0, 0, 0, 0] },
      influence: [0, 2, 0, 0, 0, 0],
      servants: [null, null, null, 2],
    },
  },
  flags: { kind: 'flags' },
  traitors: { kind: 'traitors', traitors: ['black', 'grey', 'blue'], shields: ['black', 'blue'] },
  territory: {
    kind: 'domain',
    tiles: 'mlwwlm lmWwml mlwLmm',
    manors: [
      { tile: 2, seat: 0 },
      { tile: 9, seat: 1 },
    ],
    looked: null,
  },
  seals: {
    kind: 'seals',
    sealed: [
      ['builder', 1],
      ['flagBearer', 3],
    ],
  },
  knights: { kind: 'knights', knights: ['tristram', 'galahad', 'percival', 'kay'] },
} as const satisfies Record<string, Scene>
