import { catalogue } from '../../../i18n/lang.ts'

const words = catalogue({
  en: () => import('./en.ts'),
  fr: () => import('./en.ts'),
  de: () => import('./en.ts'),
  it: () => import('./en.ts'),
})

export const texts = words.get
export const textsReady = words.ready
