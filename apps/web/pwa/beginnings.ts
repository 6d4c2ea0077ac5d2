/*
 * Which files a page begins with, in each language, written down where the server finds it (apps/server/src/http/page-assets.ts):
 * named in the page they come all at once, and not one after the other has asked for it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type FirstWords, firstOf } from './first.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>
export type Lang = (typeof LANGS)[number]

/** Pages that are not named one by one; the server knows it by the same name. */
const OTHERS = 'others'
const LANGS = ['en', 'fr', 'de', 'it'] as const
const SITE = 'src/i18n/site/{lang}.ts'
const WORDS = '../../packages/words/src'

/** A match page with the board of a game, and where the game's own words are. */
function matchOf(game: string, words: string, ...more: readonly string[]): readonly string[] {
  return [
    ...['src/match/match-page.tsx', 'src/match/words/{lang}.ts'],
    ...[`src/boards/${game}/index.tsx`, `src/boards/${game}/words/{lang}.ts`],
    ...[`${WORDS}/{lang}/{general}.ts`, `${WORDS}/{lang}/${words}.ts`],
    ...more,
  ]
}

const AVALON = matchOf('avalon', 'avalon')
const TOURNAMENT = matchOf('tournament', 'tournament/words', 'src/boards/tournament/judgement/words/{lang}.ts')
const MERLIN = matchOf('merlin', 'merlin/words', 'src/boards/merlin/words/parts/{lang}.ts')

/** By address; a match on the server by its game. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/pages/home/home-page.tsx'],
  '/new': ['src/pages/make/make-page.tsx'],
  '/t': ['src/pages/table/table-page.tsx'],
  '/profile': ['src/pages/profile/profile-page.tsx'],
  '/style': ['src/pages/style/style-page.tsx'],
  '/local/avalon': AVALON,
  '/g/avalon': AVALON,
  '/local/tournament': TOURNAMENT,
  '/g/tournament': TOURNAMENT,
  '/local/merlin': MERLIN,
  '/g/merlin': MERLIN,
}

/**
 * Letters that are asked for with a page, but after what makes it: until they are there it is read in letters of the device that
 * take nearly the same room (design/fonts.css). A match has no long texts, and its board shall not wait for them: what it needs
 * of them is asked for once it is seen.
 */
const FIRST_FONTS =
  /[/](alegreya-sans-latin-(400|500|700)-normal|cinzel-latin-wght-normal|alegreya-latin-wght-normal)\.woff2$/
const IS_MATCH = /^[/](local|g)[/]/

function fontsOf(manifest: Manifest, page: string): string[] {
  if (IS_MATCH.test(page)) return []
  return Object.entries(manifest).flatMap(([name, { file }]) => (FIRST_FONTS.test(name) ? [file] : []))
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

/** By page and language, where there is anything to be seen at once. */
async function firsts(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const found: Record<string, Record<string, string>> = {}
  for (const lang of LANGS) {
    const file = pathToFileURL(join(import.meta.dirname, `../${SITE.replace('{lang}', lang)}`)).href
    const { messages }: { readonly messages: FirstWords } = await import(file)
    for (const page of Object.keys(PAGES)) {
      const html = firstOf(page, messages)
      if (html !== '') found[page] = { ...found[page], [lang]: html }
    }
  }
  return found
}

export function beginnings(): Plugin {
  return {
    name: 'logres-beginnings',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
      const start = filesOf(manifest, ['index.html'])
      const all = [...Object.keys(PAGES), OTHERS].map((page) => [
        page,
        Object.fromEntries(
          LANGS.map((lang) => {
            const { js, css } = page === OTHERS ? start : filesOf(manifest, modulesOf(page, lang))
            const more = [...js, ...css].filter((file) => !start.js.has(file) && !start.css.has(file))
            return [lang, [...more, ...fontsOf(manifest, page)].map((file) => `/${file}`)]
          }),
        ),
      ])
      writeFileSync(join(dir, '.vite/beginnings.json'), JSON.stringify(Object.fromEntries(all)))
      writeFileSync(join(dir, '.vite/first.json'), JSON.stringify(await firsts()))
    },
  }
}
