/* What can be wrong or unusual with an edition of Avalon, in English. */
import { numberIn as n, type Param, type RefusalSentences } from '@logres/words'
import { LANDSCAPES, REGIONS, TILES } from '../../rules/index.ts'
import type { EditionCode } from '../sentences.ts'
import { names } from './things.ts'

const { crowns } = names

function landscapeIn(value: Param): string {
  const found = LANDSCAPES.find((landscape) => landscape === value)
  return found === undefined ? '' : names.landscapes[found]
}

function regionIn(value: Param): string {
  const found = REGIONS.find((region) => region === value)
  return found === undefined ? '' : names.regions[found]
}

function tileIn(value: Param): string {
  const found = TILES.find((tile) => tile === value)
  return found === undefined ? '' : names.tiles[found]
}

export const editionFaults: RefusalSentences<EditionCode> = {
  editionRegions: ({ needed, regions }) => `There must be ${n(needed)} regions, not ${n(regions)}.`,
  editionCastles: ({ needed, castles }) => `There must be ${n(needed)} castles, not ${n(castles)}.`,
  editionTooFewCrowns: ({ crowns: all, needed }) =>
    `All regions together have ${crowns(n(all))}: nobody could get the ${n(needed)} that win.`,
  editionCrowns: ({ crowns: all, usual }) => `All regions together have ${crowns(n(all))}; usually it is ${n(usual)}.`,
  editionNoLandscape: ({ landscape }) =>
    `No region is of the landscape “${landscapeIn(landscape)}”; usually there are several of each.`,
  editionBareRegion: ({ region }) => `${regionIn(region)} has one crown, no landscape and no castle: the rules say so.`,
  editionStoneCircle: () => 'The stone circle is a forest without a castle: the rules say so.',
  editionLandscape: () => 'A region that is neither Avalon nor the swamp needs a landscape.',
  editionTiles: ({ needed, tiles }) => `There must be ${n(needed)} kinds of tiles, not ${n(tiles)}.`,
  editionNoTile: ({ tile }) => `There must be a tile “${tileIn(tile)}”: the rules name it.`,
  editionTileCount: ({ needed, shade, tiles }) =>
    `There must be ${n(needed)} ${shade === 'dark' ? 'dark' : 'light'} tiles in all, not ${n(tiles)}.`,
}
