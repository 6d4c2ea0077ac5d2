/* The files a page starts with, linked in its head, so that the browser requests all of them at once. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../store/store.ts'
import { askedLanguage } from './asked-language.ts'
import { withoutSavedId } from './web-head.ts'

/** By page and language, as written by apps/web/vite/page-assets.ts. */
type AssetsByPage = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Pages without an entry of their own. */
const OTHERS = 'others'
const IS_MATCH = /^\/(local|g)\//

/** By page and language: what is shown before any script has loaded, as written by apps/web/vite/first-paint.ts. */
type Firsts = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface PageAssets {
  readonly lang: string
  /** For the end of the head, after the shared stylesheet. */
  readonly links: string
  /** Markup shown until the page renders itself. */
  readonly first: string
  readonly isMatch: boolean
}

export type FindPageAssets = (store: Store, path: string, languages: string | undefined) => Promise<PageAssets>

export function readPageAssets(dist: string): FindPageAssets {
  const known: AssetsByPage = JSON.parse(textIn(join(dist, '.vite/page-assets.json')))
  const firsts: Firsts = JSON.parse(textIn(join(dist, '.vite/first-paint.json')))
  return async (store, path, languages) => {
    const lang = askedLanguage(languages)
    const page = await pageOf(store, path)
    const files = (known[page] ?? known[OTHERS])?.[lang] ?? []
    const first = firsts[page]?.[lang] ?? ''
    return { lang, links: files.map(linkTo).join(''), first, isMatch: IS_MATCH.test(page) }
  }
}

function textIn(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}

/** Tables share one entry; a match needs the board of its game. */
async function pageOf(store: Store, path: string): Promise<string> {
  const [, kind, id = ''] = /^\/(t|g)\/([\w-]{1,40})\/?$/.exec(path) ?? []
  if (kind === undefined) return withoutSavedId(path)
  if (kind === 't') return '/t'
  return `/g/${(await store.get('tables', id))?.game ?? ''}`
}

function linkTo(file: string): string {
  if (file.endsWith('.woff2')) {
    return `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${file}">`
  }
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" crossorigin href="${file}">`
}
