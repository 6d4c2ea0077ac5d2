/* What is said about playing with the box: the search in the rules, what is printed, the companion. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './en.ts'

const words = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})

export const companionTexts = words.get
export const companionReady = words.ready
