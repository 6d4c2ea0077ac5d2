/* What the pages know about the games before loading one. */

import { lang } from '@logres/board-kit'
import { findManifest } from '@logres/catalogue/manifests'
import type { GameAbout, GameManifest } from '@logres/manifest'

export { LISTED as GAMES } from '@logres/catalogue/manifests'

export function isGame(id: string | undefined | null): id is string {
  return typeof id === 'string' && findManifest(id) !== undefined
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
