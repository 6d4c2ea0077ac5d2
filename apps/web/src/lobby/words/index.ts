/* What is said about finding opponents and about who is here. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './en.ts'

const words = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})

export const lobbyTexts = words.get
export const lobbyReady = words.ready
