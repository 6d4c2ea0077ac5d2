import { catalogue } from '@logres/board-kit'
import type { Messages } from './texts/en.ts'

const own = catalogue<Messages>({
  en: () => import('./texts/en.ts'),
  fr: () => import('./texts/fr.ts'),
  de: () => import('./texts/de.ts'),
  it: () => import('./texts/it.ts'),
})

export const texts = own.get
export const textsReady = own.ready
