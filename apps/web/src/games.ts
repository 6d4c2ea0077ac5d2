/* What the pages know about the games before loading one. */

import { lang } from '@logres/board-kit'
import { findManifest, LISTED } from '@logres/catalogue/manifests'
import type { GameAbout, GameManifest } from '@logres/manifest'

/** Those that people are shown. */
export const GAMES: readonly GameManifest[] = LISTED

/** Those of them whose rules can be read here. */
export const BOOKS: readonly GameManifest[] = LISTED.filter(({ book }) => book !== undefined)

export function isGame(id: string | undefined | null): id is string {
  return typeof id === 'string' && findManifest(id) !== undefined
}

/** Whether it can be learnt here. */
export function hasLessons(id: string | undefined | null): id is string {
  return isGame(id) && manifestOf(id).lessons !== undefined
}

export function manifestOf(id: string): GameManifest {
  const manifest = findManifest(id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  return manifest
}

/** In the page's language. */
export function aboutOf(id: string): GameAbout {
  return manifestOf(id).about[lang.value]
}
