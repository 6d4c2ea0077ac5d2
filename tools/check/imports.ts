/*
 * The map of ARCHITECTURE.md as a check. A folder imports only what is listed here; nothing reaches into another package's
 * files, games never import each other, and the parts of a game only those below them; rules use no clock, no randomness of
 * their own, no Node.
 */
import type { SourceFile } from './sources.ts'

/** What each package's src, and each part of a game, may import from elsewhere. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': ['@noble/hashes'],
  'packages/kernel-testing': ['@logres/kernel', 'vitest', 'node:'],
  'packages/browser-testing': ['@logres/service-testing', 'playwright-core', 'vite', 'node:'],
  'packages/service-testing': ['node:'],
  'packages/words': ['@logres/kernel'],
  'packages/rulebook': ['@logres/kernel'],
  'packages/mind': ['@logres/kernel'],
  'packages/lessons': ['@logres/kernel', '@logres/words'],
  'packages/terminal': ['@logres/kernel', '@logres/words'],
  'packages/board-kit': ['@logres/kernel', '@logres/rulebook', '@logres/words', '@preact/signals', 'preact'],
  'packages/manifest': [
    '@logres/board-kit',
    '@logres/kernel',
    '@logres/lessons',
    '@logres/mind',
    '@logres/rulebook',
    '@logres/terminal',
    '@logres/words',
  ],
  'games/*/rules': ['@logres/kernel'],
  'games/*/words': ['@logres/kernel', '@logres/words'],
  'games/*/book': ['@logres/kernel', '@logres/rulebook', '@logres/words'],
  'games/*/mind': ['@logres/kernel', '@logres/mind'],
  'games/*/review': ['@logres/kernel', '@logres/mind', '@logres/words'],
  'games/*/board': ['@logres/kernel', '@logres/board-kit', '@logres/words', '@preact/signals', 'preact'],
  'games/*/lessons': ['@logres/kernel', '@logres/lessons', '@logres/words'],
  'games/*/companion': ['@logres/kernel', '@logres/board-kit', '@logres/words', '@preact/signals', 'preact'],
  'games/*/terminal': ['@logres/kernel', '@logres/terminal', '@logres/words'],
  'games/*': ['@logres/manifest', '@logres/words'],
  'packages/catalogue': [
    'games/*',
    '@logres/kernel',
    '@logres/manifest',
    '@logres/mind',
    '@logres/terminal',
    '@logres/words',
  ],
  'packages/bots': ['@logres/kernel', '@logres/mind', '@logres/catalogue'],
  'packages/review': ['@logres/kernel', '@logres/mind', '@logres/bots'],
  'packages/protocol': ['@logres/kernel', 'typebox'],
  'apps/server': [
    '@logres/kernel',
    '@logres/catalogue',
    '@logres/bots',
    '@logres/words',
    '@logres/protocol',
    '@logres/review',
    '@fastify',
    '@simplewebauthn/server',
    'bullmq',
    'fastify',
    'ioredis',
    'openskill',
    'pg',
    'prom-client',
    'typebox',
    'ws',
    'node:',
  ],
  'apps/bench': [
    '@logres/kernel',
    // boardgame.io plays Avalon too, by the same rules.
    'games/*',
    '@logres/catalogue',
    '@logres/bots',
    '@logres/protocol',
    '@logres/server',
    '@logres/service-testing',
    'boardgame.io',
    'pg',
    'socket.io-client',
    'ws',
    'node:',
  ],
  'apps/cli': [
    '@logres/kernel',
    '@logres/catalogue',
    '@logres/bots',
    '@logres/mind',
    '@logres/review',
    '@logres/terminal',
    '@logres/words',
    '@logres/bench',
    '@logres/server',
    // How a replay is put into one file.
    '@logres/web/replay-file',
    'node:',
  ],
  'apps/web': [
    '@logres/kernel',
    '@logres/catalogue',
    '@logres/manifest',
    '@logres/mind',
    '@logres/board-kit',
    '@logres/bots',
    '@logres/review',
    '@logres/lessons',
    '@logres/words',
    '@logres/protocol',
    '@logres/rulebook',
    '@preact/signals',
    'preact',
    'uqr',
    // Generated while the pages are built.
    'virtual:',
  ],
}

/** Which other parts of the same game each part may use. The manifest and what lies beside it may use all. */
const PARTS_BELOW: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  words: ['rules'],
  book: ['rules', 'words'],
  mind: ['rules'],
  review: ['rules', 'words', 'mind'],
  board: ['rules', 'words', 'book', 'review'],
  companion: ['rules', 'words', 'book', 'board'],
  terminal: ['rules', 'words'],
  lessons: ['rules'],
}

/** Tests may also use these; a test of the kernel or of a game still imports no other game. */
const TESTS_MAY_IMPORT = [
  '@logres/kernel-testing',
  '@logres/browser-testing',
  '@logres/service-testing',
  'vitest',
  'fast-check',
  'vite',
  'playwright-core',
  '@axe-core',
  'node:',
]

/** What the tests of some packages need besides. */
const TESTS_OF_MAY_IMPORT: ReadonlyMap<string, readonly string[]> = new Map([
  // A game's parts are tested together with what the platform makes of them.
  [
    'games/*',
    [
      '@logres/kernel',
      '@logres/bots',
      '@logres/catalogue',
      '@logres/lessons',
      '@logres/mind',
      '@logres/review',
      '@logres/rulebook',
      '@logres/terminal',
      '@logres/board-kit',
    ],
  ],
  // What holds for every game: the books, and the words in all languages.
  ['packages/catalogue', ['@logres/rulebook', '@logres/lessons']],
  // Lessons are played on a real game.
  ['packages/lessons', ['games/*']],
  ['packages/bots', ['games/*']],
  ['packages/review', ['games/*']],
  // Patches are tested on the views of real games.
  ['packages/protocol', ['@logres/catalogue']],
  // Pages are tested in a browser, with a real server and real boards.
  ['apps/web', ['games/*', '@logres/server', '@axe-core/playwright', 'axe-core', 'jsqr', 'playwright-core', 'ws']],
  ['apps/cli', ['games/*']],
  // Outcomes are checked in the words of each game; deploy/ is parsed.
  ['apps/server', ['games/*', 'yaml']],
])

/** Entry points besides a package's index: what is loaded on demand must not come with the index. */
const ENTRY_POINTS: readonly RegExp[] = [
  /^@logres\/words\/(load|english|en|fr|de|it|en\/refusals)$/,
  /^@logres\/rulebook\/(reading|search|en|fr|de|it)$/,
  /^@logres\/board-kit\/(lang|ending)$/,
  /^@logres\/lessons\/check$/,
  /^@logres\/catalogue\/(manifests|words|minds|terminals)$/,
  /^@logres\/web\/replay-file$/,
]

const PURE =
  /^(packages\/(kernel|words|rulebook|lessons|mind|bots|review|protocol)\/src|games\/[^/]+\/(rules|words|book|lessons|mind|review))\//
const MAY_USE: readonly (readonly [path: RegExp, words: readonly string[]])[] = [
  // A budget of milliseconds needs a clock: one file of the bots may use one.
  [/^packages\/bots\/src\/search\/stopwatch\.ts$/, ['performance.now']],
  // Languages and books are loaded on demand: the index of each may be asynchronous.
  [
    /^(packages\/words\/src\/load|games\/[^/]+\/(words|book|lessons|review)\/index)\.ts$/,
    ['Promise', 'async', 'await'],
  ],
]
const IMPURE_WORDS =
  /\b(Math\.random|Date\.now|new Date|performance\.now|setTimeout|setInterval|Promise|async|await|process\.)/g

export function importFaults(files: readonly SourceFile[]): string[] {
  const games = [...new Set(files.flatMap(({ path }) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))]
  return files.flatMap((file) => [...faultsOf(file, games), ...impurities(file)])
}

function faultsOf({ path, text }: SourceFile, games: readonly string[]): string[] {
  const home = homeOf(path)
  const isTest = home.startsWith('games/') ? path.startsWith(`${home}/test/`) : !path.startsWith(`${home}/src/`)
  const ruled = home.startsWith('games/') ? folderOfGame(path) : home
  const may = MAY_IMPORT[ruled]
  if (may === undefined) return [`${path}: no rule says what ${ruled} may import (tools/check/imports.ts)`]
  const testsMay = [...TESTS_MAY_IMPORT, ...(TESTS_OF_MAY_IMPORT.get(home.replace(/^games\/.*/, 'games/*')) ?? [])]
  const allowed = [...may, ...(isTest ? testsMay : [])].flatMap((name) =>
    name === 'games/*' ? games.map((game) => `@logres/${game}`) : [name],
  )
  const own = home.startsWith('games/') ? [`@logres/${home.slice('games/'.length)}`] : []
  return importsOf(text).flatMap((specifier) => {
    if (specifier.startsWith('.')) return relativeFaults(path, home, isTest, specifier)
    if (own.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
      return [`${path}: imports its own game as ${specifier}`]
    if (isPastIndex(specifier, games, isTest)) return [`${path}: imports ${specifier}, past that package's index`]
    const fits = allowed.some(
      (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
    )
    return fits ? [] : [`${path}: may not import ${specifier}`]
  })
}

function relativeFaults(path: string, home: string, isTest: boolean, specifier: string): string[] {
  const target = new URL(specifier, `file:///${path}`).pathname.slice(1)
  if (!target.startsWith(`${home}/`)) return [`${path}: imports ${specifier}, which belongs to another package`]
  const from = partOf(path)
  const to = partOf(target)
  if (isTest || from === undefined || from === to) return []
  return to !== undefined && PARTS_BELOW[from]?.includes(to) === true
    ? []
    : [`${path}: ${from} may not import ${specifier}`]
}

/** The parts of a game each have an index; tests, which look inside, may import any file of a game. */
function isPastIndex(specifier: string, games: readonly string[], isTest: boolean): boolean {
  if (!/^@logres\/[^/]+\//.test(specifier) || ENTRY_POINTS.some((entry) => entry.test(specifier))) return false
  const [, game = '', part = ''] = /^@logres\/([^/]+)\/(.*)$/.exec(specifier) ?? []
  return !(games.includes(game) && (isTest || part in PARTS_BELOW))
}

/** Every module named in an import, an export … from, or an import(). */
export function importsOf(text: string): string[] {
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"\n]*(?:\{[^}]*\}[^'"\n]*)?from\s*['"]([^'"]+)['"]/g),
  ]
  const bare = [
    ...text.matchAll(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g),
    ...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g),
  ]
  return [...found, ...bare].flatMap((match) => match[1] ?? [])
}

function homeOf(path: string): string {
  const [, home = path] = /^((?:games|packages|apps)\/[^/]+)\//.exec(path) ?? []
  return home
}

/** `rules` for games/avalon/rules/…; undefined for the manifest, the tests and what is not in a game. */
function partOf(path: string): string | undefined {
  const part = /^games\/[^/]+\/([^/]+)\//.exec(path)?.[1]
  return part !== undefined && part in PARTS_BELOW ? part : undefined
}

function folderOfGame(path: string): string {
  const part = partOf(path)
  return part === undefined ? 'games/*' : `games/*/${part}`
}

function impurities({ path, text }: SourceFile): string[] {
  if (!PURE.test(path)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const words = [...code.matchAll(IMPURE_WORDS)].flatMap((match) => match[1] ?? [])
  const allowed = MAY_USE.flatMap(([where, names]) => (where.test(path) ? names : []))
  const word = words.find((each) => !allowed.includes(each))
  return word === undefined ? [] : [`${path}: uses ${word}; clocks, luck, waiting and the platform stay outside`]
}
