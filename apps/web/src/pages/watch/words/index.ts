/* What is said on the pages of matches to watch and of the archive. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './en.ts'

const words = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})

export const watchTexts = words.get
export const watchReady = words.ready
