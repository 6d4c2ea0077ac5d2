/* The printed things of Avalon by name, in the language of the page. */

import { type Card, likenessOf, type Region, type RegionCard, type Tile } from '../rules/index.ts'
import type { AvalonNames } from '../words/index.ts'
import { words } from './texts/index.ts'

export function names(): AvalonNames {
  return words().names
}

export function cardName(card: Card): string {
  return names().card(card)
}

export function regionName(region: RegionCard | null): string {
  return region === null ? names().mist : names().regions[likenessOf(region)]
}

/** What there is room for on the region itself. */
export function plateName(region: RegionCard | null): string {
  return region === null ? names().mist : (briefly(names().brief.regions, likenessOf(region)) ?? regionName(region))
}

/** What owning it gives besides crowns, in a few words; empty for most. */
export function briefPower(region: RegionCard): string {
  return briefly(names().brief.powers, likenessOf(region)) ?? ''
}

export function tileName(tile: Tile): string {
  return names().tiles[tile]
}

function briefly(brief: Readonly<Partial<Record<Region, string>>>, region: Region): string | undefined {
  return brief[region]
}
