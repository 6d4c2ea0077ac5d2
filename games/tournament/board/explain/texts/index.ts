/* The explanations, loaded once the board is there. */
import { catalogue } from '@logres/board-kit'
import type { ExplainTexts } from './sentences.ts'

export type { ExplainTexts, Standing } from './sentences.ts'

export const { get: explainTexts, ready: explainReady } = catalogue<ExplainTexts>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})
