/*
 * The parts of a replay in one file: a page with the board and all that it needs inside, and for each language its words.
 * The end screen puts the record and one language into the page. Its policy allows these very scripts and nothing else: no
 * network, no other script, whatever stands in a record.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'

const SRC = join(import.meta.dirname, '../src')
const WORDS = join(import.meta.dirname, '../../../packages/words/src')
const LANGS = ['en', 'fr', 'de', 'it'] as const
type Lang = (typeof LANGS)[number]

/** What the page imports: where the parts lie. */
const PARTS = 'virtual:replay-file'

/** Modules that fetch a language: what they would fetch stands in the file already. By the end of their path. */
const FETCHING: readonly (readonly [importer: string, wanted: RegExp, said: string])[] = [
  ['/src/i18n/site.ts', /\/site\/\w\w\.ts$/, 'export const messages = globalThis.logresSaid.site'],
  ['/src/match/words/index.ts', /^\.\/\w\w\.ts$/, 'export const messages = globalThis.logresSaid.match'],
  ['/avalon/words/index.ts', /^\.\/\w\w\.ts$/, 'export const messages = globalThis.logresSaid.board'],
  ['/words/src/load.ts', /\/avalon\.ts$/, 'export const avalon = globalThis.logresSaid.avalon'],
  ['/words/src/load.ts', /\/general(-words)?\.ts$/, 'export const general = globalThis.logresSaid.general'],
  // Games that have no board yet.
  ['/words/src/load.ts', /\/words\.ts$/, 'export const tournament = undefined, merlin = undefined'],
]

function spokenInside(): Plugin {
  return {
    name: 'logres-spoken-inside',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const place = importer.replaceAll('\\', '/')
      const found = FETCHING.findIndex(([end, wanted]) => place.endsWith(end) && wanted.test(source))
      return found < 0 ? undefined : `\0said-${found}`
    },
    load(id) {
      const found = /^\0said-(\d+)$/.exec(id)?.[1]
      return found === undefined ? undefined : FETCHING[Number(found)]?.[2]
    },
  }
}

/** A module that is written here. */
function written(id: string, text: string): Plugin {
  return {
    name: `logres-${id}`,
    resolveId: (source) => (source === id ? id : undefined),
    load: (wanted) => (wanted === id ? text : undefined),
  }
}

/** The names of games and levels are all that such a page says of the site: texts, found by running its catalogue once. */
async function siteIn(lang: Lang): Promise<string> {
  const entry = 'replay-site.ts'
  const text = `
    import { messages } from ${from(join(SRC, 'i18n/site', `${lang}.ts`))}
    const { games, levels, shell, reasons } = messages
    globalThis.site = JSON.stringify({ games, levels, shell: { close: shell.close }, reasons })`
  const { code } = await bundled(entry, [written(entry, text), written('../lang.ts', 'export const plural = () => ""')])
  const context: { site?: string } = {}
  runInNewContext(code, context)
  return context.site ?? '{}'
}

function from(path: string): string {
  return JSON.stringify(path.replaceAll('\\', '/'))
}

async function wordsIn(lang: Lang): Promise<string> {
  const entry = 'replay-words.ts'
  const text = `
    import { messages as match } from ${from(join(SRC, 'match/words', `${lang}.ts`))}
    import { messages as board } from ${from(join(SRC, 'boards/avalon/words', `${lang}.ts`))}
    import { avalon } from ${from(join(WORDS, lang, 'avalon.ts'))}
    import { general } from ${from(join(WORDS, lang, lang === 'en' ? 'general-words.ts' : 'general.ts'))}
    globalThis.logresSaid = { lang: '${lang}', site: ${await siteIn(lang)}, match, board, avalon, general }`
  return (await bundled(entry, [written(entry, text)])).code
}

async function bundled(input: string, plugins: Plugin[]): Promise<{ readonly code: string; readonly style: string }> {
  const built = await build({
    configFile: false,
    root: join(SRC, '..'),
    logLevel: 'error',
    publicDir: false,
    plugins,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      ...{ write: false, target: 'es2022', cssCodeSplit: false, modulePreload: false, assetsInlineLimit: 1_000_000 },
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  })
  if (!('output' in built)) throw new Error('one bundle was wanted')
  return { code: built.output.map(codeOf).join(''), style: built.output.map(styleOf).join('') }
}

type Output = Rolldown.RolldownOutput['output'][number]

/** As it can stand inside a page: nothing in it ends the script. */
function codeOf(part: Output): string {
  if (part.type !== 'chunk') return ''
  return part.code
    .trim()
    .replace(/<\/(script)/gi, '<\\/$1')
    .replaceAll('<!--', '<\\!--')
}

function styleOf(part: Output): string {
  return part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source).trim() : ''
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function pageOf(code: string, style: string, words: readonly string[]): string {
  const policy = [
    ...["default-src 'none'", `script-src ${[code, ...words].map(hashOf).join(' ')}`],
    ...[`style-src ${hashOf(style)}`, 'img-src data:', "base-uri 'none'", "form-action 'none'"],
  ].join('; ')
  return `<!doctype html>
<html lang="%LOGRES-LANG%">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Logres</title>
<style>${style}</style>
</head>
<body>
<main id="app"></main>
<script type="application/json" id="replay">%LOGRES-REPLAY%</script>
<script>%LOGRES-WORDS%</script>
<script>${code}</script>
</body>
</html>
`
}

interface Part {
  readonly name: string
  readonly text: string
}

async function makeParts(): Promise<{ readonly page: Part; readonly words: readonly Part[] }> {
  const words = await Promise.all(LANGS.map(wordsIn))
  const { code, style } = await bundled(join(SRC, 'replay-file/main.tsx'), [spokenInside()])
  return {
    page: named('replay', 'html', pageOf(code, style, words)),
    words: words.map((text, i) => named(`replay-${LANGS[i]}`, 'txt', text)),
  }
}

/** With a hash in its name it can be kept for ever, by browsers and by the service worker. */
function named(name: string, ending: string, text: string): Part {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return { name: `assets/${name}-${hash}.${ending}`, text }
}

export function replayFile(): Plugin {
  let making: ReturnType<typeof makeParts> | undefined
  let isServing = false
  const addressOf = ({ name, text }: Part) =>
    isServing ? `data:text/plain;charset=utf-8,${encodeURIComponent(text)}` : `/${name}`
  return {
    name: 'logres-replay-file',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (source) => (source === PARTS ? `\0${PARTS}` : undefined),
    async load(id) {
      if (id !== `\0${PARTS}`) return undefined
      making ??= makeParts()
      const { page, words } = await making
      const byLang = Object.fromEntries(words.map((part, i) => [LANGS[i], addressOf(part)]))
      return `export const page = ${JSON.stringify(addressOf(page))}\nexport const words = ${JSON.stringify(byLang)}`
    },
    async generateBundle() {
      if (making === undefined) return
      const { page, words } = await making
      for (const { name, text } of [page, ...words]) this.emitFile({ type: 'asset', fileName: name, source: text })
    },
  }
}
