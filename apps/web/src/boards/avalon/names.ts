/* The printed things of Avalon by name, in the language of the page. */
import { type Card, colourOf, isSorceress, type Region, type RegionCard, type Tile } from '@logres/avalon'
import { texts } from './words/index.ts'

export function cardName(card: Card): string {
  return texts().card(colourOf(card), isSorceress(card))
}

export function regionName(region: RegionCard | null): string {
  return region === null ? texts().mist : texts().regions[region.name]
}

/** What owning it gives besides crowns; empty for most. */
export function powerOf(region: Region): string {
  return texts().powers[region] ?? ''
}

export function tileName(tile: Tile): string {
  return texts().tiles[tile]
}
