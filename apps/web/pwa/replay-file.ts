/*
 * The parts of a replay in one file: for each game a page with its board and all that this needs inside, and for each
 * language its words. The end screen, or `logres replay --html`, puts the record and one language into the page. Its policy allows these very scripts and nothing else: no
 * network, no other script, whatever stands in a record.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'
import { scopedStyles } from './scoped-styles.ts'

const SRC = join(import.meta.dirname, '../src')
const WORDS = join(import.meta.dirname, '../../../packages/words/src')
const LANGS = ['en', 'fr', 'de', 'it'] as const
type Lang = (typeof LANGS)[number]
const GAMES = ['avalon', 'tournament', 'merlin'] as const
type GameId = (typeof GAMES)[number]

/** What the page imports: where the parts lie. */
const PARTS = 'virtual:replay-file'

/** What a game says: where its own words are, and the catalogues of its board, by the modules that fetch them. */
interface Sayings {
  readonly words: string
  readonly board: readonly (readonly [catalogue: string, importer: string, wanted: RegExp])[]
}

const OWN = /^\.\/\w\w\.ts$/
const SAYINGS: Readonly<Record<GameId, Sayings>> = {
  avalon: { words: 'avalon.ts', board: [['avalon/words', 'avalon/words/index.ts', OWN]] },
  tournament: {
    words: 'tournament/words.ts',
    board: [
      ['tournament/words', 'tournament/words/index.ts', OWN],
      ['tournament/judgement/words', 'tournament/judgement/words/index.ts', OWN],
    ],
  },
  merlin: {
    words: 'merlin/words.ts',
    board: [
      ['merlin/words', 'merlin/words/index.ts', OWN],
      ['merlin/words/parts', 'merlin/words/parts.ts', /^\.\/parts\/\w\w\.ts$/],
    ],
  },
}

/** A module that is fetched from where the path ends so, and what stands in the file in its place. */
type Fetched = readonly [importer: string, wanted: RegExp, said: string]

function fetchedBy(game: GameId): readonly Fetched[] {
  return [
    ['/src/i18n/site.ts', /\/site\/\w\w\.ts$/, 'export const messages = globalThis.logresSaid.site'],
    ['/src/match/words/index.ts', OWN, 'export const messages = globalThis.logresSaid.match'],
    ['/words/src/load.ts', /\/general(-words)?\.ts$/, 'export const general = globalThis.logresSaid.general'],
    ...SAYINGS[game].board.map(([, importer, wanted], i): Fetched => {
      return [`/src/boards/${importer}`, wanted, `export const messages = globalThis.logresSaid.board[${i}]`]
    }),
    ...GAMES.map((each): Fetched => {
      // No other game is spoken of.
      const said = each === game ? 'globalThis.logresSaid.game' : 'undefined'
      return ['/words/src/load.ts', new RegExp(`/${SAYINGS[each].words}$`), `export const ${each} = ${said}`]
    }),
  ]
}

function spokenInside(game: GameId): Plugin {
  const fetched = fetchedBy(game)
  return {
    name: 'logres-spoken-inside',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const place = importer.replaceAll('\\', '/')
      const found = fetched.findIndex(([end, wanted]) => place.endsWith(end) && wanted.test(source))
      return found < 0 ? undefined : `\0said-${found}`
    },
    load(id) {
      const found = /^\0said-(\d+)$/.exec(id)?.[1]
      return found === undefined ? undefined : fetched[Number(found)]?.[2]
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

type Site = Readonly<Record<GameId, string>>

/** The names of game and levels are all that such a page says of the site: texts, found by running its catalogue once. */
async function siteIn(lang: Lang): Promise<Site> {
  const entry = 'replay-site.ts'
  const text = `
    import { messages } from ${from(join(SRC, 'i18n/site', `${lang}.ts`))}
    const { games, levels, shell, reasons } = messages
    const siteOf = (game) => ({ games: { [game]: games[game] }, levels, shell: { close: shell.close }, reasons })
    for (const game of ${JSON.stringify(GAMES)}) globalThis[game] = JSON.stringify(siteOf(game))`
  const { code } = await bundled(entry, [written(entry, text), written('../lang.ts', 'export const plural = () => ""')])
  const context: Record<GameId, string> = { avalon: '', tournament: '', merlin: '' }
  runInNewContext(code, context)
  return context
}

function from(path: string): string {
  return JSON.stringify(path.replaceAll('\\', '/'))
}

async function wordsIn(lang: Lang, game: GameId, site: string): Promise<string> {
  const entry = 'replay-words.ts'
  const { words, board } = SAYINGS[game]
  const catalogues = board.map(([catalogue]) => from(join(SRC, 'boards', catalogue, `${lang}.ts`)))
  const text = `
    import { messages as match } from ${from(join(SRC, 'match/words', `${lang}.ts`))}
    ${catalogues.map((path, i) => `import { messages as board${i} } from ${path}`).join('\n')}
    import { ${game} as game } from ${from(join(WORDS, lang, words))}
    import { general } from ${from(join(WORDS, lang, lang === 'en' ? 'general-words.ts' : 'general.ts'))}
    const board = [${board.map((_, i) => `board${i}`).join()}]
    globalThis.logresSaid = { lang: '${lang}', site: ${site}, match, board, game, general }`
  return (await bundled(entry, [written(entry, text)])).code
}

/** With the board of one game, and no other; its style after that of the page, as on the match page. */
function programOf(game: GameId): Promise<Bundled> {
  const entry = 'replay-program.ts'
  const text = `
    import { begin } from ${from(join(SRC, 'replay-file/main.tsx'))}
    import { ${game}Board } from ${from(join(SRC, 'boards', game, 'index.tsx'))}
    begin(${game}Board)`
  return bundled(entry, [written(entry, text), spokenInside(game)])
}

interface Bundled {
  readonly code: string
  readonly style: string
}

async function bundled(input: string, plugins: Plugin[]): Promise<Bundled> {
  const built = await build({
    configFile: false,
    root: join(SRC, '..'),
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
  readonly game: GameId
  readonly page: Part
  /** In the order of LANGS. */
  readonly words: readonly Part[]
}

async function partsOf(game: GameId, sites: readonly Site[]): Promise<Parts> {
  const texts = await Promise.all(LANGS.map((lang, i) => wordsIn(lang, game, sites[i]?.[game] ?? '{}')))
  const { code, style } = await programOf(game)
  return {
    game,
    page: named(`replay-${game}`, 'html', pageOf(code, style, texts)),
    words: texts.map((text, i) => named(`replay-${game}-${LANGS[i]}`, 'txt', text)),
  }
}

async function makeParts(): Promise<readonly Parts[]> {
  const sites = await Promise.all(LANGS.map(siteIn))
  return Promise.all(GAMES.map((game) => partsOf(game, sites)))
}

/** With a hash in its name it can be kept for ever, by browsers and by the service worker. */
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
    // Not among the files of the pages: nobody fetches it.
    async writeBundle({ dir = '' }) {
      if (making === undefined) return
      writeFileSync(
        join(dir, '.vite/replay-file.json'),
        addressesOf(await making, ({ name }) => name),
      )
    },
  }
}
