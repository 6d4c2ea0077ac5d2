/* The games there are: the one place where a game is named outside its folder. In the order in which people see them. */
import { manifest as avalon } from '@logres/avalon'
import { manifest as gauntlet } from '@logres/gauntlet'
import type { Tagged } from '@logres/kernel'
import type { GameManifest } from '@logres/manifest'
import { manifest as merlin } from '@logres/merlin'
import { manifest as tournament } from '@logres/tournament'
import type { GameWords, Language } from '@logres/words'

export const MANIFESTS: readonly GameManifest[] = [avalon, tournament, merlin, gauntlet]

/** Those that people are shown. */
export const LISTED: readonly GameManifest[] = MANIFESTS.filter(({ isListed }) => isListed)

export function findManifest(id: string): GameManifest | undefined {
  return MANIFESTS.find((manifest) => manifest.id === id)
}

/** The words of a game in one language, fetched; undefined if there is no such game. */
export async function loadWords(
  language: Language,
  game: string,
  options: object = {},
): Promise<GameWords<Tagged, Tagged> | undefined> {
  return (await findManifest(game)?.words(language))?.(options)
}
