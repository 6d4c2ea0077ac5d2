/* What is said of what happens on this board. */
import { catalogue } from '@logres/board-kit'
import type { TellingTexts } from './sentences.ts'

export type { TellingTexts } from './sentences.ts'

export const { get: tellingTexts, ready: tellingReady } = catalogue<TellingTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})
