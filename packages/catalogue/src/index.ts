/* The rules of all games, loaded at once: for servers, terminals and workers. Pages load one game at a time (manifests.ts). */
import type { AnyGame, Race, RulesModule, StandingQuestion } from '@logres/kernel'
import { LISTED, MANIFESTS } from './manifests.ts'

export { findManifest, LISTED, MANIFESTS } from './manifests.ts'

export interface CatalogueEntry {
  readonly game: AnyGame
  /** Options for matches without people: they must end even if nobody tries to win. */
  readonly machineOptions: object
  readonly standing: readonly StandingQuestion[]
  readonly race: Race | null
  readonly revealTime: NonNullable<RulesModule['revealTime']>
  readonly isForced: NonNullable<RulesModule['isForced']>
}

export const CATALOGUE: readonly CatalogueEntry[] = await Promise.all(
  MANIFESTS.map(async ({ machineOptions, rules }) => {
    const { game, standing = [], race = null, revealTime = () => 0, isForced = () => false } = await rules()
    return { game, machineOptions, standing, race, revealTime, isForced }
  }),
)

export function findGame(id: string): CatalogueEntry | undefined {
  return CATALOGUE.find(({ game }) => game.id === id)
}

export function gameIds(): string[] {
  return MANIFESTS.map(({ id }) => id)
}

/** Those that people are told of. */
export function listedIds(): string[] {
  return LISTED.map(({ id }) => id)
}
