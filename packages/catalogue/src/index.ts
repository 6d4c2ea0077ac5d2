/* The list of games, for whoever needs all of them. */
import { avalon, STANDING } from '@logres/avalon'
import type { AnyGame } from '@logres/kernel'
import { merlin } from '@logres/merlin'
import { RACE, tournament } from '@logres/tournament'
import type { Race, StandingQuestion } from './platform.ts'

export type { Measured, Race, RaceNow, StandingQuestion } from './platform.ts'

export interface CatalogueEntry {
  readonly game: AnyGame
  /** Options for matches without people: they must end even if nobody tries to win. */
  readonly machineOptions: object
  readonly standing: readonly StandingQuestion[]
  readonly race: Race | null
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  { game: avalon, machineOptions: { turnLimit: 200 }, standing: STANDING, race: null },
  { game: tournament, machineOptions: {}, standing: [], race: RACE },
  { game: merlin, machineOptions: {}, standing: [], race: null },
]

export function findGame(id: string): CatalogueEntry | undefined {
  return CATALOGUE.find(({ game }) => game.id === id)
}

export function gameIds(): string[] {
  return CATALOGUE.map(({ game }) => game.id)
}
