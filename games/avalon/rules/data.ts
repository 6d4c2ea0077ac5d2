/*
 * Chapter 1, Material. Marked as reconstructed (R) is what no text we could read describes; the reconstruction
 * satisfies every sentence of the German, French and Italian rules.
 */
import type { Landscape, Region, Tile } from './vocabulary.ts'

/** 1.1 Five colours (R: which five) × two characters × eight copies = 80. */
export const COPIES = 8

/** A region as printed. It lies in the State as it is, once turned up. */
export interface RegionCard {
  readonly name: Region
  readonly landscape: Landscape | null
  readonly crowns: number
  readonly castle: boolean
}

function region(name: Region, landscape: Landscape | null, crowns: number, castle = false): RegionCard {
  return Object.freeze({ name, landscape, crowns, castle })
}

/** 1.2 Stated: eleven cards, 1–3 crowns, three castles, Avalon 1, swamp 1, the stone circle is a forest. Rest (R). */
export const REGION_CARDS: Readonly<Record<Region, RegionCard>> = {
  plainA: region('plainA', 'plain', 3),
  plainCastle: region('plainCastle', 'plain', 2, true),
  plainB: region('plainB', 'plain', 2),
  forestA: region('forestA', 'forest', 3),
  forestCastle: region('forestCastle', 'forest', 2, true),
  stoneCircle: region('stoneCircle', 'forest', 1),
  hillA: region('hillA', 'hill', 3),
  hillCastle: region('hillCastle', 'hill', 2, true),
  hillB: region('hillB', 'hill', 2),
  avalon: region('avalon', null, 1),
  swamp: region('swamp', null, 1),
}

export interface TileData {
  readonly shade: 'light' | 'dark'
  readonly copies: number
}

/** 1.3 Stated: five light and four dark tiles of three kinds each, and what each kind gives. Copies (R). */
export const TILE_DATA: Readonly<Record<Tile, TileData>> = {
  two: { shade: 'light', copies: 2 },
  landscape: { shade: 'light', copies: 1 },
  connected: { shade: 'light', copies: 2 },
  four: { shade: 'dark', copies: 2 },
  landscapeTwice: { shade: 'dark', copies: 1 },
  realm: { shade: 'dark', copies: 1 },
}

export const TILES_IN_ALL = 9
export const ROW = 11
export const HAND_AT_START = 5
export const HAND_LIMIT = 5
export const CROWNS_TO_WIN = 15
export const CONQUESTS_A_TURN = 2
