import { catalogue } from '../../i18n/lang.ts'
import type { Messages } from './en.ts'

const words = catalogue<Messages>({
  en: () => import('./en.ts'),
  fr: () => import('./en.ts'),
  de: () => import('./en.ts'),
  it: () => import('./en.ts'),
})

export const t = words.get
export const wordsReady = words.ready
