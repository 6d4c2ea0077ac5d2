/* What the score sheet says itself, and the names of the game. */
import { catalogue, withWords } from '@logres/board-kit'
import { loadWords, type MerlinNames } from '../../words/index.ts'
import type { Messages } from './en.ts'

const own = withWords(
  catalogue<Messages>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
    it: () => import('./it.ts'),
  }),
  loadWords,
)

export const { texts, textsReady } = own

export function names(): MerlinNames {
  return own.words().names
}
