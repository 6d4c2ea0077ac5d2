/* The terminals and editions of all games, loaded at once. */
import type { Editions } from '@logres/manifest'
import type { TerminalModule } from '@logres/terminal'
import { MANIFESTS } from './manifests.ts'

const TERMINALS: ReadonlyMap<string, TerminalModule | undefined> = new Map(
  await Promise.all(MANIFESTS.map(async ({ id, terminal }) => [id, await terminal?.()] as const)),
)

const EDITIONS: ReadonlyMap<string, Editions | undefined> = new Map(
  await Promise.all(MANIFESTS.map(async ({ id, editions }) => [id, await editions?.()] as const)),
)

/** Undefined for games without their own. */
export function findTerminal(game: string): TerminalModule | undefined {
  return TERMINALS.get(game)
}

export function findEditions(game: string): Editions | undefined {
  return EDITIONS.get(game)
}
