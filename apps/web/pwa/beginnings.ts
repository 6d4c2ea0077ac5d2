/*
 * Which files a page begins with, in each language, written down where the server finds it (apps/server/src/http/beginnings.ts):
 * named in the page they come all at once, and not one after the other has asked for it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>
export type Lang = (typeof LANGS)[number]

const LANGS = ['en', 'fr', 'de', 'it'] as const
const SITE = 'src/i18n/site/{lang}.ts'
const WORDS = '../../packages/words/src'

const AVALON = [
  'src/match/match-page.tsx',
  'src/match/words/{lang}.ts',
  'src/boards/avalon/index.tsx',
  'src/boards/avalon/words/{lang}.ts',
  `${WORDS}/{lang}/{general}.ts`,
  `${WORDS}/{lang}/avalon.ts`,
]

const MERLIN = [
  'src/match/match-page.tsx',
  'src/match/words/{lang}.ts',
  'src/boards/merlin/index.tsx',
  'src/boards/merlin/words/{lang}.ts',
  'src/boards/merlin/words/parts/{lang}.ts',
  `${WORDS}/{lang}/{general}.ts`,
  `${WORDS}/{lang}/merlin/words.ts`,
]

/** By address; a match on the server by its game. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/pages/home/home-page.tsx'],
  '/new': ['src/pages/make/make-page.tsx'],
  '/t': ['src/pages/table/table-page.tsx'],
  '/profile': ['src/pages/profile/profile-page.tsx'],
  '/style': ['src/pages/style/style-page.tsx'],
  '/local/avalon': AVALON,
  '/g/avalon': AVALON,
  '/local/merlin': MERLIN,
  '/g/merlin': MERLIN,
}

/** All that is fetched for these modules, what they import included. */
export function filesOf(manifest: Manifest, modules: readonly string[]): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`nothing is built of ${key}`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const file of chunk.css ?? []) css.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const each of modules) visit(each)
  return { js, css }
}

/** What a page begins with besides the start of every page. */
export function modulesOf(page: string, lang: Lang): string[] {
  const own = PAGES[page]
  if (own === undefined) throw new Error(`no such page: ${page}`)
  const general = lang === 'en' ? 'general-words' : 'general'
  return [SITE, ...own].map((path) => path.replace('{lang}', lang).replace('{general}', general))
}

export function beginnings(): Plugin {
  return {
    name: 'logres-beginnings',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
      const start = filesOf(manifest, ['index.html'])
      const all = Object.keys(PAGES).map((page) => [
        page,
        Object.fromEntries(
          LANGS.map((lang) => {
            const { js, css } = filesOf(manifest, modulesOf(page, lang))
            const more = [...js, ...css].filter((file) => !start.js.has(file) && !start.css.has(file))
            return [lang, more.map((file) => `/${file}`)]
          }),
        ),
      ])
      writeFileSync(join(dir, '.vite/beginnings.json'), JSON.stringify(Object.fromEntries(all)))
    },
  }
}
