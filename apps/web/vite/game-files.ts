/*
 * Where the files of the games are, by the layout that every game's folder has: what a match page starts with, and what the
 * board and the words of a game say in one language.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFESTS } from '@logres/catalogue/manifests'
import type { GameManifest } from '@logres/manifest'

export const ROOT = join(import.meta.dirname, '../../..')
export const LANGS = ['en', 'fr', 'de', 'it'] as const
export type Lang = (typeof LANGS)[number]

const GENERIC_BOARD = 'apps/web/src/generic-board'

/** From the root of the repository. */
export interface GameFiles {
  readonly manifest: GameManifest
  readonly rules: string
  readonly board: string
  /** The folders that hold a file for each language: en.ts, fr.ts, … */
  readonly texts: readonly string[]
  /** Those of them that the board starts with. */
  readonly firstTexts: readonly string[]
  readonly words: string
}

function filesOf(manifest: GameManifest): GameFiles {
  const home = `games/${manifest.id}`
  const board = manifest.board === undefined ? GENERIC_BOARD : `${home}/board`
  const texts = globSync(`${board}/**/en.ts`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/').replace(/\/en\.ts$/, ''))
    // What is said at the end, and in a review, is loaded then.
    .filter((path) => !path.startsWith(`${board}/ending/`) && !path.startsWith(`${board}/review/`))
    .toSorted()
  return {
    manifest,
    rules: `${home}/rules/index.ts`,
    board: `${board}/index.tsx`,
    texts,
    firstTexts: texts.filter((path) => !path.startsWith(`${board}/explain/`)),
    words: `${home}/words`,
  }
}

export const GAME_FILES: readonly GameFiles[] = MANIFESTS.map(filesOf)
