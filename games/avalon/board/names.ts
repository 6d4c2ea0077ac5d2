/* The printed things of Avalon by name, in the language of the page. */

import type { Card, Region, RegionCard, Tile } from '../rules/index.ts'
import type { AvalonNames } from '../words/index.ts'
import { words } from './texts/index.ts'

export function names(): AvalonNames {
  return words().names
}

export function cardName(card: Card): string {
  return names().card(card)
}

export function regionName(region: RegionCard | null): string {
  return region === null ? names().mist : names().regions[region.name]
}

/** What there is room for on the region itself. */
export function plateName(region: RegionCard | null): string {
  return region === null ? names().mist : (briefly(names().brief.regions, region.name) ?? names().regions[region.name])
}

/** What owning it gives besides crowns, in a few words; empty for most. */
export function briefPower(region: Region): string {
  return briefly(names().brief.powers, region) ?? ''
}

export function tileName(tile: Tile): string {
  return names().tiles[tile]
}

function briefly(brief: Readonly<Partial<Record<Region, string>>>, region: Region): string | undefined {
  return brief[region]
}
