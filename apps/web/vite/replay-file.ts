/*
 * The parts of a replay in one file: for each game a page with its board and everything it needs inside, and for each language
 * its words. The end screen, or `logres replay --html`, puts the record and one language into the page. Its policy allows these
 * scripts and nothing else: no network and no other script, whatever is in a record.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { GAME_FILES, type GameFiles, LANGS, type Lang, ROOT } from './game-files.ts'
import { scopedStyles } from './scoped-styles.ts'

const SRC = 'apps/web/src'

/** What the page imports: where the parts are. */
const PARTS = 'virtual:replay-file'

/** A module that holds what is said in one language: en.ts, or en/general.ts. */
const SPOKEN = /^(.*)\/(?:en|fr|de|it)(\/general)?\.ts$/

/** The folders, relative to the repository, with such modules; of the site only what a replay shows. */
function spokenIn({ texts, words }: GameFiles): readonly string[] {
  return [`${SRC}/match/words`, `${SRC}/pages/editions/texts`, 'packages/words/src', words, ...texts]
}

/** Instead of fetching a language, the program takes it from the script that was put in beside it. */
function spokenInside(files: GameFiles): Plugin {
  const folders = new Set([`${SRC}/i18n/site`, ...spokenIn(files)])
  return {
    name: 'logres-spoken-inside',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.')) return undefined
      const path = relative(ROOT, join(importer, '..', source)).replaceAll('\\', '/')
      const folder = SPOKEN.exec(path)?.[1] ?? ''
      return folders.has(folder) ? `\0said:${folder}` : undefined
    },
    load(id) {
      const folder = /^\0said:(.*)$/.exec(id)?.[1]
      if (folder === undefined) return undefined
      return `export const { messages, words, general } = globalThis.logresSaid.modules[${JSON.stringify(folder)}]`
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

function from(path: string): string {
  return JSON.stringify(join(ROOT, path).replaceAll('\\', '/'))
}

async function wordsIn(lang: Lang, files: GameFiles): Promise<string> {
  const entry = 'replay-words.ts'
  const folders = spokenIn(files)
  const fileOf = (folder: string) =>
    folder === 'packages/words/src' ? `${folder}/${lang}/general.ts` : `${folder}/${lang}.ts`
  const text = `
    import { messages as site } from ${from(`${SRC}/i18n/site/${lang}.ts`)}
    ${folders.map((folder, i) => `import * as said${i} from ${from(fileOf(folder))}`).join('\n')}
    const { levels, reasons } = site
    globalThis.logresSaid = {
      lang: '${lang}',
      name: ${JSON.stringify(files.manifest.about[lang].name)},
      modules: {
        ${JSON.stringify(`${SRC}/i18n/site`)}: { messages: { levels, reasons } },
        ${folders.map((folder, i) => `${JSON.stringify(folder)}: said${i}`).join(',\n')}
      },
    }`
  return (await bundled(entry, [written(entry, text)])).code
}

/** With one game and no other; its style after that of the page, as on the match page. */
function programOf({ manifest, rules, board, words }: GameFiles): [entry: string, text: string] {
  const text = `
    import { begin } from ${from(`${SRC}/replay-file/main.tsx`)}
    import { rules } from ${from(rules)}
    import { board } from ${from(board)}
    import { fetchWords } from ${from(`${words}/index.ts`)}
    begin({
      rules,
      board,
      hasBook: false,
      logStarts: ${JSON.stringify(manifest.logStarts)},
      logSetUp: ${JSON.stringify(manifest.logSetUp ?? [])},
      name: () => globalThis.logresSaid.name,
      words: fetchWords,
    })`
  return ['replay-program.ts', text]
}

interface Bundled {
  readonly code: string
  readonly style: string
}

async function bundled(input: string, plugins: Plugin[]): Promise<Bundled> {
  const built = await build({
    configFile: false,
    root: join(ROOT, 'apps/web'),
    logLevel: 'error',
    publicDir: false,
    plugins: [scopedStyles(), ...plugins],
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
    ...[`style-src ${hashOf(style)}`, 'img-src data:', 'font-src data:', "base-uri 'none'", "form-action 'none'"],
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
<main id="app" class="page-match"></main>
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

interface Parts {
  readonly game: string
  readonly page: Part
  /** In the order of LANGS. */
  readonly words: readonly Part[]
}

async function partsOf(files: GameFiles): Promise<Parts> {
  const game = files.manifest.id
  const texts = await Promise.all(LANGS.map((lang) => wordsIn(lang, files)))
  const [entry, text] = programOf(files)
  const { code, style } = await bundled(entry, [written(entry, text), spokenInside(files)])
  return {
    game,
    page: named(`replay-${game}`, 'html', pageOf(code, style, texts)),
    words: texts.map((said, i) => named(`replay-${game}-${LANGS[i]}`, 'txt', said)),
  }
}

function makeParts(): Promise<readonly Parts[]> {
  return Promise.all(GAME_FILES.map(partsOf))
}

/** With a hash in its name it can be cached for ever, by browsers and by the service worker. */
function named(name: string, ending: string, text: string): Part {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return { name: `assets/${name}-${hash}.${ending}`, text }
}

/** Where the parts are, by game and language: as the pages and the terminal find them. */
function addressesOf(parts: readonly Parts[], addressOf: (part: Part) => string): string {
  const all = parts.map(({ game, page, words }) => {
    const byLang = Object.fromEntries(words.map((part, i) => [LANGS[i], addressOf(part)]))
    return [game, { page: addressOf(page), words: byLang }]
  })
  return JSON.stringify(Object.fromEntries(all))
}

export function replayFile(): Plugin {
  let making: Promise<readonly Parts[]> | undefined
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
      return `export const addresses = ${addressesOf(await making, addressOf)}`
    },
    async generateBundle() {
      if (making === undefined) return
      for (const { page, words } of await making) {
        for (const { name, text } of [page, ...words]) this.emitFile({ type: 'asset', fileName: name, source: text })
      }
    },
    // Not among the files of the pages: no page fetches it.
    async writeBundle({ dir = '' }) {
      if (making === undefined) return
      writeFileSync(
        join(dir, '.vite/replay-file.json'),
        addressesOf(await making, ({ name }) => name),
      )
    },
  }
}
