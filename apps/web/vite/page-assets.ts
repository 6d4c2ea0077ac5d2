/*
 * Which files a page starts with, in each language, written down where the server finds it (apps/server/src/http/page-assets.ts):
 * named in the page they come all at once, and not one after the other has asked for it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type FirstWords, firstOf } from './first-paint.ts'
import { GAME_FILES, type GameFiles, LANGS, type Lang } from './game-files.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** Pages that are not named one by one; the server knows it by the same name. */
const OTHERS = 'others'
const SITE = 'src/i18n/site/{lang}.ts'
const GENERAL = '../../packages/words/src/{lang}/general.ts'

/** As the build names it: relative to the folder of the pages. */
function fromPages(path: string): string {
  return posix.relative('apps/web', path)
}

const PLAYED_ON = { '/local': 'src/play/local.ts', '/g': 'src/play/remote.ts' } as const

/** A match page with its game. */
function matchOf(start: keyof typeof PLAYED_ON, { rules, board, firstTexts, words }: GameFiles): readonly string[] {
  const files = [rules, board, ...[...firstTexts, words].map((folder) => `${folder}/{lang}.ts`)]
  return ['src/match/match-page.tsx', PLAYED_ON[start], 'src/match/words/{lang}.ts', GENERAL, ...files.map(fromPages)]
}

/** By address; a match on the server by its game. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/pages/home/home-page.tsx', 'src/lobby/words/{lang}.ts'],
  '/new': ['src/pages/create-table/create-table-page.tsx'],
  '/t': ['src/pages/table/table-page.tsx'],
  '/settings': ['src/pages/settings/settings-page.tsx', 'src/pages/settings/words/{lang}.ts'],
  '/style': ['src/pages/style/style-page.tsx'],
  ...Object.fromEntries(
    GAME_FILES.flatMap((files) =>
      (['/local', '/g'] as const).map((start) => [`${start}/${files.manifest.id}`, matchOf(start, files)]),
    ),
  ),
}

/**
 * Fonts that are requested with a page, but after what makes it: until they have loaded it is shown in fallback fonts that take
 * nearly the same room (design/fonts.css). A match has no long texts, and its board shall not wait for fonts: what it needs of
 * them is requested once it is shown.
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

/** What a page starts with besides the start of every page. */
export function modulesOf(page: string, lang: Lang): string[] {
  const own = PAGES[page]
  if (own === undefined) throw new Error(`no such page: ${page}`)
  return [SITE, ...own].map((path) => path.replace('{lang}', lang))
}

/** By page and language, where there is anything to be seen at once. */
async function firsts(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const found: Record<string, Record<string, string>> = {}
  for (const lang of LANGS) {
    const file = pathToFileURL(join(import.meta.dirname, `../${SITE.replace('{lang}', lang)}`)).href
    const { messages }: { readonly messages: FirstWords } = await import(file)
    for (const page of Object.keys(PAGES)) {
      const html = firstOf(page, messages, lang)
      if (html !== '') found[page] = { ...found[page], [lang]: html }
    }
  }
  return found
}

export function pageAssets(): Plugin {
  return {
    name: 'logres-page-assets',
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
      writeFileSync(join(dir, '.vite/page-assets.json'), JSON.stringify(Object.fromEntries(all)))
      writeFileSync(join(dir, '.vite/first-paint.json'), JSON.stringify(await firsts()))
    },
  }
}
