/* The sentences of the pages around the match. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './site/en.ts'

export type { Messages } from './site/en.ts'

const site = catalogue<Messages>({
  en: () => import('./site/en.ts'),
  fr: () => import('./site/fr.ts'),
  de: () => import('./site/de.ts'),
  it: () => import('./site/it.ts'),
})

/** Once, before the first page. */
export const siteReady = site.ready
/** The sentences in the language of the page. */
export const t = site.get
