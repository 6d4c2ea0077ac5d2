/*
 * Sentences that no page uses any more. The compiler checks that all languages have the same keys; whether a key is
 * used can only be seen in the pages: as `.key`, destructured from its section, or by a section that is looked up by
 * a value.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, type SourceFile } from './sources.ts'

interface Catalogue {
  readonly english: string
  /** Where its sentences are used. */
  readonly users: (path: string) => boolean
}

const WEB = 'apps/web/src/'
const isText = (path: string) => /\/(site|words|texts|parts)\/(en|fr|de|it)\.ts$/.test(path)
const isPage = (path: string) => (path.startsWith(WEB) || /^games\/[^/]+\/board\//.test(path)) && !isText(path)

/** By their places: the site's, the match page's, and those of each board, which also the match page may use. */
function cataloguesIn(files: readonly SourceFile[]): Catalogue[] {
  return files.flatMap(({ path }): Catalogue[] => {
    if (path === `${WEB}i18n/site/en.ts`) return [{ english: path, users: isPage }]
    if (path === `${WEB}match/words/en.ts`) {
      return [{ english: path, users: (user) => isPage(user) && !user.startsWith(`${WEB}pages/`) }]
    }
    const [board] = /^(games\/[^/]+\/board|apps\/web\/src\/generic-board)\//.exec(path) ?? []
    if (board === undefined || !isText(path) || !path.endsWith('/en.ts')) return []
    return [
      { english: path, users: (user) => isPage(user) && (user.startsWith(board) || user.startsWith(`${WEB}match/`)) },
    ]
  })
}

function isSection(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function leaves(value: unknown, path: readonly string[] = []): string[][] {
  if (!isSection(value)) return [[...path]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

/** A section that is looked up by a value (`levels[level]`), or passed on whole (`textOf(t().options, name)`). */
function isLookedUp(section: string, text: string): boolean {
  const handedOn = `t\\(\\)(\\.\\w+)*\\.${section}\\s*[,)]|\\b${section}\\b[^\\n]*\\} = t\\(\\)`
  return new RegExp(`\\.${section}\\[|${handedOn}`).test(text)
}

/** Only code that names the section can use one of its keys. */
function naming(section: string, texts: readonly string[]): string {
  const names = new RegExp(`\\.${section}\\b|\\b${section}\\b[^\\n]*\\} = t\\(\\)`)
  return texts.filter((text) => names.test(text)).join('\n')
}

export function unusedKeys(messages: unknown, texts: readonly string[]): string[] {
  return leaves(messages)
    .filter((path) => {
      const key = path.at(-1) ?? ''
      const [section = ''] = path
      const text = path.length > 1 ? naming(section, texts) : texts.join('\n')
      if (new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,}]`).test(text)) return false
      return !path.slice(0, -1).some((each) => isLookedUp(each, text))
    })
    .map((path) => path.join('.'))
}

export async function messageFaults(files: readonly SourceFile[]): Promise<string[]> {
  const found = await Promise.all(
    cataloguesIn(files).map(async ({ english, users }) => {
      const { messages }: { readonly messages: unknown } = await import(pathToFileURL(join(ROOT, english)).href)
      const texts = files.filter(({ path }) => users(path)).map((file) => file.text)
      return unusedKeys(messages, texts).map((key) => `${english}: nobody says ${key}`)
    }),
  )
  return found.flat()
}
