/* The minds of all games, loaded at once: for servers, terminals and workers. */
import type { MindModule } from '@logres/mind'
import { MANIFESTS } from './manifests.ts'

const MINDS: ReadonlyMap<string, MindModule | undefined> = new Map(
  await Promise.all(MANIFESTS.map(async ({ id, mind }) => [id, await mind?.()] as const)),
)

/** Undefined for games without their own. */
export function findMind(game: string): MindModule | undefined {
  return MINDS.get(game)
}
