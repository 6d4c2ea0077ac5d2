/* What the board says itself, and the words of the game, whose names are the same in every edition. */

import { catalogue, withWords } from '@logres/board-kit'
import { loadWords, type MerlinNames } from '../../words/index.ts'
import type { Messages } from './en.ts'
import { partsReady } from './parts.ts'

const own = withWords(
  catalogue<Messages>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
    it: () => import('./it.ts'),
  }),
  loadWords,
)

export const { texts, words } = own

export function names(): MerlinNames {
  return words().names
}

export async function textsReady(): Promise<void> {
  await Promise.all([own.textsReady(), partsReady()])
}
