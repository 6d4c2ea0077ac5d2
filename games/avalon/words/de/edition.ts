/* What can be wrong or unusual with an edition of Avalon, in German. */
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
  editionRegions: ({ needed, regions }) => `Es müssen ${n(needed)} Gebiete sein, nicht ${n(regions)}.`,
  editionCastles: ({ needed, castles }) => `Es müssen ${n(needed)} Burgen sein, nicht ${n(castles)}.`,
  editionTooFewCrowns: ({ crowns: all, needed }) =>
    `Alle Gebiete zusammen haben ${crowns(n(all))}: Niemand könnte die ${n(needed)} erreichen, die man zum Sieg braucht.`,
  editionCrowns: ({ crowns: all, usual }) => `Alle Gebiete zusammen haben ${crowns(n(all))}; üblich sind ${n(usual)}.`,
  editionNoLandscape: ({ landscape }) =>
    `Kein Gebiet hat die Landschaft „${landscapeIn(landscape)}“; üblich sind mehrere von jeder.`,
  editionBareRegion: ({ region }) =>
    `${regionIn(region)} hat eine Krone, keine Landschaft und keine Burg: So steht es in der Regel.`,
  editionStoneCircle: () => 'Der Steinkreis ist ein Wald ohne Burg: So steht es in der Regel.',
  editionLandscape: () => 'Ein Gebiet, das weder Avalon noch der Sumpf ist, braucht eine Landschaft.',
  editionTiles: ({ needed, tiles }) => `Es müssen ${n(needed)} Arten von Tafeln sein, nicht ${n(tiles)}.`,
  editionNoTile: ({ tile }) => `Es muss eine Tafel „${tileIn(tile)}“ geben: Die Regel nennt sie.`,
  editionTileCount: ({ needed, shade, tiles }) =>
    `Es müssen zusammen ${n(needed)} ${shade === 'dark' ? 'dunkle' : 'helle'} Tafeln sein, nicht ${n(tiles)}.`,
}
