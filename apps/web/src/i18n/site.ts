/* The texts of the pages around the match. */
import { catalogue } from '@logres/board-kit'
import type { Messages } from './site/en.ts'

export type { Messages } from './site/en.ts'

const site = catalogue<Messages>({
  en: () => import('./site/en.ts'),
  fr: () => import('./site/fr.ts'),
  de: () => import('./site/de.ts'),
  it: () => import('./site/it.ts'),
})

/** To be awaited before the first page is rendered. */
export const siteReady = site.ready
/** The texts in the page's language. */
export const t = site.get
