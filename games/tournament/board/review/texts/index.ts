import { catalogue } from '@logres/board-kit'
import type { Messages } from './en.ts'

const own = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
})

export const texts = own.get
export const textsReady = own.ready
