/* What can be wrong or unusual with an edition of Avalon, in Italian. */
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
  editionRegions: ({ needed, regions }) => `I territori devono essere ${n(needed)}, non ${n(regions)}.`,
  editionCastles: ({ needed, castles }) => `I castelli devono essere ${n(needed)}, non ${n(castles)}.`,
  editionTooFewCrowns: ({ crowns: all, needed }) =>
    `Tutti i territori insieme hanno ${crowns(n(all))}: nessuno potrebbe arrivare alle ${n(needed)} che servono per vincere.`,
  editionCrowns: ({ crowns: all, usual }) =>
    `Tutti i territori insieme hanno ${crowns(n(all))}; di solito sono ${n(usual)}.`,
  editionNoLandscape: ({ landscape }) =>
    `Nessun territorio ha il paesaggio “${landscapeIn(landscape)}”; di solito ce n’è più d’uno per tipo.`,
  editionBareRegion: ({ region }) =>
    `${regionIn(region)} ha una corona, nessun paesaggio e nessun castello: lo dice il regolamento.`,
  editionStoneCircle: () => 'Il cerchio di pietre è una foresta senza castello: lo dice il regolamento.',
  editionLandscape: () => 'Un territorio che non è Avalon né la palude deve avere un paesaggio.',
  editionTiles: ({ needed, tiles }) => `I tipi di tessere devono essere ${n(needed)}, non ${n(tiles)}.`,
  editionNoTile: ({ tile }) => `Serve almeno una tessera “${tileIn(tile)}”: il regolamento la nomina.`,
  editionTileCount: ({ shade, needed, tiles }) =>
    `Le tessere ${shade === 'dark' ? 'scure' : 'chiare'} devono essere ${n(needed)} in tutto, non ${n(tiles)}.`,
}
