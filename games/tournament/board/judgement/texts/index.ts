/* What the judgement of God says itself, and the words of the game. */

import { catalogue, withWords } from '@logres/board-kit'
import { loadWords } from '../../../words/index.ts'
import type { Messages } from './en.ts'

const { texts, words, textsReady } = withWords(
  catalogue<Messages>({
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    de: () => import('./de.ts'),
    it: () => import('./it.ts'),
  }),
  loadWords,
)

export { texts, textsReady as judgementReady }

export function tokenName(token: string): string {
  const names: Readonly<Record<string, string>> = words().names.tokens
  return names[token] ?? token
}
