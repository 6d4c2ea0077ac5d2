/* The list of games, for whoever needs all of them. */
import { avalon } from '@logres/avalon'
import type { AnyGame } from '@logres/kernel'
import { merlin } from '@logres/merlin'
import { tournament } from '@logres/tournament'

export interface CatalogueEntry {
  readonly game: AnyGame
  /** Options for matches without people: they must end even if nobody tries to win. */
  readonly machineOptions: object
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  { game: avalon, machineOptions: { turnLimit: 200 } },
  { game: tournament, machineOptions: {} },
  { game: merlin, machineOptions: {} },
]

export function findGame(id: string): CatalogueEntry | undefined {
  return CATALOGUE.find(({ game }) => game.id === id)
}

export function gameIds(): string[] {
  return CATALOGUE.map(({ game }) => game.id)
}
