/* What can be wrong or unusual with an edition of Avalon, in French. */
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
  editionRegions: ({ needed, regions }) => `Il faut ${n(needed)} régions, pas ${n(regions)}.`,
  editionCastles: ({ needed, castles }) => `Il faut ${n(needed)} châteaux, pas ${n(castles)}.`,
  editionTooFewCrowns: ({ crowns: all, needed }) =>
    `Toutes les régions ensemble ont ${crowns(n(all))} : personne ne pourrait atteindre les ${n(needed)} qu’il faut pour gagner.`,
  editionCrowns: ({ crowns: all, usual }) =>
    `Toutes les régions ensemble ont ${crowns(n(all))} ; d’ordinaire, c’est ${n(usual)}.`,
  editionNoLandscape: ({ landscape }) =>
    `Aucune région n’a le paysage « ${landscapeIn(landscape)} » ; d’ordinaire, il y en a plusieurs de chaque.`,
  editionBareRegion: ({ region }) => `${regionIn(region)} : une couronne, ni paysage ni château. La règle le dit.`,
  editionStoneCircle: () => 'Le cercle de pierres est une forêt sans château : la règle le dit.',
  editionLandscape: () => 'Une région qui n’est ni Avalon ni le marais doit avoir un paysage.',
  editionTiles: ({ needed, tiles }) => `Il faut ${n(needed)} sortes de tuiles, pas ${n(tiles)}.`,
  editionNoTile: ({ tile }) => `Il faut au moins une tuile « ${tileIn(tile)} » : la règle la nomme.`,
  editionTileCount: ({ needed, shade, tiles }) =>
    `Il faut ${n(needed)} tuiles ${shade === 'dark' ? 'sombres' : 'claires'} en tout, pas ${n(tiles)}.`,
}
