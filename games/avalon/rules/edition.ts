/*
 * An edition is what is printed on the region cards and how many there are of each supply tile. Owners of the box can give a file
 * with the values of theirs; it is read field by field and held against what the rule texts state.
 */
import {
  type EditionReview,
  errorAt,
  type Finding,
  fieldsOf,
  isOneOf,
  isText,
  isWhole,
  listOf,
  need,
  OUR_EDITION,
  orNull,
  present,
  type Refusal,
  reading,
  refuse,
  reviewWith,
  sum,
  warningAt,
} from '@logres/kernel'
import { CROWNS_TO_WIN, REGION_CARDS, type RegionCard, TILE_DATA } from './data.ts'
import { LANDSCAPES, type Landscape, REGIONS, type Region, TILES } from './vocabulary.ts'

export interface RegionPrint {
  readonly landscape: Landscape | null
  readonly crowns: number
  readonly castle: boolean
}

export interface Edition {
  readonly name: string
  /** 1.2 In the order of REGIONS. */
  readonly regions: readonly RegionPrint[]
  /** 1.3 How many there are of each, in the order of TILES. */
  readonly tiles: readonly number[]
}

/** Ours. */
export const STANDARD: Edition = {
  name: OUR_EDITION,
  regions: REGIONS.map((region) => {
    const { landscape, crowns, castle } = REGION_CARDS[region]
    return { landscape, crowns, castle }
  }),
  tiles: TILES.map((tile) => TILE_DATA[tile].copies),
}

/** 1.2, 1.3 Stated. */
const MOST_CROWNS = 3
const CASTLES = 3
const TILES_OF = { light: 5, dark: 4 } as const
/** Those two have one crown and no landscape, as stated. */
const BARE: readonly Region[] = ['avalon', 'swamp']
const USUAL_CROWNS = 22

/** Any value may be given. */
export function reviewEdition(value: unknown): EditionReview<Edition> {
  return reviewWith(value, readShape, checkEdition)
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function readShape(value: unknown): { readonly kind: 'edition'; readonly edition: Edition } | Refusal {
  return reading(() => {
    const { name, regions, tiles } = fieldsOf(value, ['name', 'regions', 'tiles'], 'edition')
    const edition: Edition = {
      name: need(name, isText, 'name'),
      regions: listOf(regions, 'regions', readRegion),
      tiles: listOf(tiles, 'tiles', (copies, where) => need(copies, isWhole(0, TILES_OF.light), where)),
    }
    return { kind: 'edition', edition }
  })
}

function readRegion(value: unknown, where: string): RegionPrint {
  const { landscape, crowns, castle } = fieldsOf(value, ['landscape', 'crowns', 'castle'], where)
  return {
    landscape: need(landscape, orNull(isOneOf(LANDSCAPES)), `${where}.landscape`),
    crowns: need(crowns, isWhole(1, MOST_CROWNS), `${where}.crowns`),
    castle: need(castle, isFlag, `${where}.castle`),
  }
}

function checkEdition(edition: Edition): Finding[] {
  return [...checkRegions(edition), ...checkTiles(edition)]
}

/** 1.2 */
function checkRegions({ regions }: Edition): Finding[] {
  if (regions.length !== REGIONS.length) {
    const refusal = refuse('editionRegions', '1.2', { regions: regions.length, needed: REGIONS.length })
    return [errorAt('regions', refusal)]
  }
  const castles = regions.filter(({ castle }) => castle).length
  const crowns = sum(regions.map((region) => region.crowns))
  return [
    ...REGIONS.flatMap((region, i) => checkRegion(region, present(regions[i]), `regions[${i}]`)),
    ...(castles === CASTLES ? [] : [errorAt('regions', refuse('editionCastles', '1.2', { castles, needed: CASTLES }))]),
    ...(crowns < CROWNS_TO_WIN
      ? [errorAt('regions', refuse('editionTooFewCrowns', '8.1', { crowns, needed: CROWNS_TO_WIN }))]
      : crowns === USUAL_CROWNS
        ? []
        : [warningAt('regions', refuse('editionCrowns', '1.2', { crowns, usual: USUAL_CROWNS }))]),
    ...LANDSCAPES.filter((landscape) => regions.every((region) => region.landscape !== landscape)).map((landscape) =>
      warningAt('regions', refuse('editionNoLandscape', '1.2', { landscape })),
    ),
  ]
}

function checkRegion(region: Region, { landscape, crowns, castle }: RegionPrint, where: string): Finding[] {
  if (BARE.includes(region)) {
    const isBare = landscape === null && crowns === 1 && !castle
    return isBare ? [] : [errorAt(where, refuse('editionBareRegion', '1.2', { region }))]
  }
  if (region === 'stoneCircle') {
    const isForest = landscape === 'forest' && !castle
    return isForest ? [] : [errorAt(where, refuse('editionStoneCircle', '1.2'))]
  }
  return landscape === null ? [errorAt(`${where}.landscape`, refuse('editionLandscape', '1.2'))] : []
}

/** 1.3 Five light ones and four dark, three kinds of each. */
function checkTiles({ tiles }: Edition): Finding[] {
  if (tiles.length !== TILES.length)
    return [errorAt('tiles', refuse('editionTiles', '1.3', { tiles: tiles.length, needed: TILES.length }))]
  const none = TILES.flatMap((tile, i) =>
    tiles[i] === 0 ? [errorAt(`tiles[${i}]`, refuse('editionNoTile', '1.3', { tile }))] : [],
  )
  const wrong = (['light', 'dark'] as const).flatMap((shade) => {
    const count = sum(TILES.map((tile, i) => (TILE_DATA[tile].shade === shade ? present(tiles[i]) : 0)))
    if (count === TILES_OF[shade]) return []
    return [errorAt('tiles', refuse('editionTileCount', '1.3', { shade, tiles: count, needed: TILES_OF[shade] }))]
  })
  return [...none, ...wrong]
}

/** What follows from an edition. */
export interface Printed {
  readonly edition: Edition
  readonly cards: Readonly<Record<Region, RegionCard>>
  /** How many crowns a region has on average. */
  readonly crowns: number
}

const ALL = new WeakMap<Edition, Printed>()

export function printedBy({ edition = OUR_EDITION }: { readonly edition?: typeof OUR_EDITION | Edition }): Printed {
  if (edition === OUR_EDITION) return OURS
  let found = ALL.get(edition)
  if (found === undefined) {
    found = workOut(edition)
    ALL.set(edition, found)
  }
  return found
}

function workOut(edition: Edition): Printed {
  const card = (name: Region): RegionCard => Object.freeze({ name, ...present(edition.regions[REGIONS.indexOf(name)]) })
  return {
    edition,
    cards: {
      plainA: card('plainA'),
      plainCastle: card('plainCastle'),
      plainB: card('plainB'),
      forestA: card('forestA'),
      forestCastle: card('forestCastle'),
      stoneCircle: card('stoneCircle'),
      hillA: card('hillA'),
      hillCastle: card('hillCastle'),
      hillB: card('hillB'),
      avalon: card('avalon'),
      swamp: card('swamp'),
    },
    crowns: sum(edition.regions.map(({ crowns }) => crowns)) / REGIONS.length,
  }
}

const OURS: Printed = { ...workOut(STANDARD), cards: REGION_CARDS }

const NAMED: readonly Region[] = ['stoneCircle', 'avalon', 'swamp']

/** The region of ours that looks like this card, for its name and picture: a castle in a forest, a plain. */
export function likenessOf({ name, landscape, castle }: RegionCard): Region {
  if (NAMED.includes(name) || landscape === null) return name
  return castle ? `${landscape}Castle` : `${landscape}A`
}
