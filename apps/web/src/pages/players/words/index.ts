/* What is said on the page of the players. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './en.ts'

const words = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})

export const t = words.get
export const playersReady = words.ready
