/*
 * Every refusal code has a sentence, and every sentence belongs to a code. The types make each language complete;
 * this compares English with the sources.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MANIFESTS } from '@logres/catalogue/manifests'
import { SENTENCES } from '@logres/words/en/refusals'
import { ROOT, type SourceFile } from './sources.ts'

export interface KnownSentences {
  readonly general: readonly string[]
  readonly games: ReadonlyMap<string, readonly string[]>
  /** The pages have their own sentences for their own refusals: offline no others can be loaded. */
  readonly pages: readonly string[]
}

export async function wordFaults(files: readonly SourceFile[]): Promise<string[]> {
  const { messages }: { readonly messages: { readonly reasons: object } } = await import(
    pathToFileURL(join(ROOT, PAGES)).href
  )
  return faultsOfWords(files, {
    general: Object.keys(SENTENCES),
    games: new Map(
      await Promise.all(MANIFESTS.map(async ({ id, words }) => [id, (await words('en'))({}).refusalCodes] as const)),
    ),
    pages: Object.keys(messages.reasons),
  })
}

export function faultsOfWords(files: readonly SourceFile[], { general, games, pages }: KnownSentences): string[] {
  const sources = files.filter(
    ({ path }) => /\/src\/|^games\/[^/]+\/rules\//.test(path) && !path.startsWith('packages/words/'),
  )
  const refusers = refusersIn(sources)
  const unsaid = sources.flatMap((file) => {
    const known = new Set([...general, ...(isPage(file.path) ? pages : (games.get(gameOf(file.path)) ?? []))])
    const where = whereSaid(file.path)
    const codes = new Set(codesIn(file, refusers).filter((code) => !known.has(code)))
    return [...codes].map((code) => `${file.path}: the refusal "${code}" has no sentence in ${where}`)
  })
  const named = (path: string) => {
    const text = sources
      .filter((file) => file.path.startsWith(path))
      .map((file) => file.text)
      .join('\n')
    return (code: string) => text.includes(`'${code}'`) || new RegExp(`^  ${code}: `, 'm').test(text)
  }
  const inAll = named('')
  return [
    ...unsaid,
    ...general
      .filter((code) => !inAll(code))
      .map((code) => `packages/words: nothing refuses with "${code}" any more, but there is a sentence for it`),
    ...pages
      .filter((code) => !sources.some((file) => isPage(file.path) && codesIn(file, refusers).includes(code)))
      .map((code) => `${PAGES}: no page refuses with "${code}" any more, but there is a sentence for it`),
    ...[...games].flatMap(([game, codes]) => {
      const inGame = named(`games/${game}/rules/`)
      return codes
        .filter((code) => !inGame(code))
        .map((code) => `games/${game}/words: ${game} refuses with "${code}" no more, but there is a sentence for it`)
    }),
  ]
}

const PAGES = 'apps/web/src/i18n/site/en.ts'

function isPage(path: string): boolean {
  return path.startsWith('apps/web/')
}

function whereSaid(path: string): string {
  if (isPage(path)) return `packages/words/src/en/refusals.ts, nor among the reasons of ${PAGES}`
  return gameOf(path) === '' ? 'packages/words/src/en/refusals.ts' : `the words of ${gameOf(path)}`
}

function gameOf(path: string): string {
  return /^games\/([^/]+)\//.exec(path)?.[1] ?? ''
}

/** The functions that take a code, by name, and which argument it is: those that other files may call. */
export function refusersIn(sources: readonly SourceFile[]): Map<string, number> {
  return new Map(sources.flatMap(({ text }) => declaredIn(text, 'export function')))
}

function declaredIn(text: string, keyword: string): [name: string, place: number][] {
  const declared = [...text.matchAll(new RegExp(`^${keyword} (\\w+)\\(([^)]*\\bcode: string\\b[^)]*)\\)`, 'gm'))]
  return declared.map(([, name = '', parameters = '']) => {
    const place = parameters.split(',').findIndex((parameter) => /^\s*code: string\b/.test(parameter))
    return [name, place]
  })
}

/** What a file can refuse with: the codes in its calls, those it sends literally, and the reasons of a game. */
export function codesIn({ path, text }: SourceFile, exported: ReadonlyMap<string, number>): string[] {
  const refusers = new Map([...exported, ...declaredIn(text, 'function')])
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
  const sent = [...code.matchAll(/kind: 'refusal', code: '(\w+)'/g), ...code.matchAll(/#fault \?\?= '(\w+)'/g)]
  const asked = [...code.matchAll(/#fault \?\? \([^:]*\? '(\w+)' : /g)]
  const reasons = path.endsWith('/reasons.ts') ? [...code.matchAll(/^ {2}(\w+): (?:null|'[\d.]+'),/gm)] : []
  return [
    ...[...sent, ...asked, ...reasons].flatMap((match) => match[1] ?? []),
    ...[...refusers].flatMap(([name, place]) => callsOf(name, code).flatMap((given) => literals(given[place]))),
  ]
}

/** The literals that an expression can be: not those it is compared with. */
function literals(expression = ''): string[] {
  return [...expression.replace(/[!=]==? '\w+'/g, '').matchAll(/'(\w+)'/g)].flatMap((match) => match[1] ?? [])
}

/** The arguments of every call of a function. */
function callsOf(name: string, code: string): string[][] {
  return [...code.matchAll(new RegExp(`(?<![\\w.#])${name}\\(`, 'g'))].map((match) =>
    argumentsFrom(code, match.index + match[0].length),
  )
}

function argumentsFrom(code: string, start: number): string[] {
  const found = ['']
  for (let depth = 0, i = start; i < code.length; i++) {
    const sign = code.charAt(i)
    if ('([{'.includes(sign)) depth++
    if (')]}'.includes(sign) && depth-- === 0) break
    if (sign === ',' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found
}
