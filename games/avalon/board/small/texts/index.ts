/* What is said beside the small board. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './en.ts'

const words = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})

export const texts = words.get
export const textsReady = words.ready
