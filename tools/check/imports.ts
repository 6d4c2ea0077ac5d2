/*
 * The map of ARCHITECTURE.md as a check: kernel ← games ← catalogue ← bots, words ← apps. A package imports only what
 * is listed here; nothing reaches into another package's files; rules use no clock, no randomness of their own, no
 * Node.
 */
import type { SourceFile } from './sources.ts'

/** What each package's src may import; `games/*` stands for every game. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/kernel': ['@noble/hashes'],
  'packages/kernel-testing': ['@logres/kernel', 'vitest', 'node:'],
  'packages/browser-testing': ['@logres/service-testing', 'playwright-core', 'vite', 'node:'],
  'packages/service-testing': ['node:'],
  'packages/games/*': ['@logres/kernel'],
  'packages/catalogue': ['@logres/kernel', 'games/*'],
  'packages/words': ['@logres/kernel', 'games/*', '@logres/catalogue'],
  'packages/rulebook': ['@logres/kernel', 'games/*'],
  'packages/bots': ['@logres/kernel', 'games/*', '@logres/catalogue'],
  'packages/protocol': ['@logres/kernel', 'typebox'],
  'apps/server': [
    '@logres/kernel',
    '@logres/catalogue',
    '@logres/bots',
    '@logres/words',
    '@logres/protocol',
    '@fastify',
    '@simplewebauthn/server',
    'bullmq',
    'fastify',
    'ioredis',
    'pg',
    'prom-client',
    'typebox',
    'ws',
    'node:',
  ],
  'apps/bench': [
    '@logres/kernel',
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
    'games/*',
    '@logres/catalogue',
    '@logres/bots',
    '@logres/words',
    '@logres/bench',
    '@logres/server',
    // How a replay is put into one file.
    '@logres/web/replay-file',
    'node:',
  ],
  'apps/web': [
    '@logres/kernel',
    'games/*',
    '@logres/catalogue',
    '@logres/bots',
    '@logres/words',
    '@logres/protocol',
    '@logres/rulebook',
    '@preact/signals',
    'preact',
    // Generated while the pages are built.
    'virtual:',
  ],
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
  // The rulebook uses the same terms as the sentences of its game.
  ['packages/rulebook', ['@logres/words']],
  // Patches are tested on the views of real games.
  ['packages/protocol', ['@logres/catalogue']],
  // Pages are tested in a browser, with a real server.
  ['apps/web', ['@logres/server', '@axe-core/playwright', 'axe-core', 'playwright-core', 'ws']],
  // Outcomes are checked in the words of each game; deploy/ is parsed.
  ['apps/server', ['games/*', 'yaml']],
])

/** Entry points besides a package's index: what is loaded on demand must not come with the index. */
const SIDE_DOORS: ReadonlySet<string> = new Set(['@logres/words/load', '@logres/web/replay-file'])

const PURE = [
  'packages/kernel/src/',
  'packages/games/',
  'packages/catalogue/src/',
  'packages/words/src/',
  'packages/rulebook/src/',
  'packages/bots/src/',
  'packages/protocol/src/',
]
const MAY_USE: ReadonlyMap<string, string> = new Map([
  // A budget of milliseconds needs a clock: one file of the bots may use one.
  ['packages/bots/src/search/stopwatch.ts', 'performance.now'],
  // Languages and rulebooks are loaded on demand: one file of each may be asynchronous.
  ['packages/words/src/load.ts', 'Promise'],
  ['packages/rulebook/src/index.ts', 'Promise'],
])
const IMPURE_WORDS =
  /\b(Math\.random|Date\.now|new Date|performance\.now|setTimeout|setInterval|Promise|async|await|process\.)/g

export function importFaults(files: readonly SourceFile[]): string[] {
  const games = [...new Set(files.flatMap(({ path }) => /^packages\/games\/([^/]+)\//.exec(path)?.[1] ?? []))]
  return files.flatMap((file) => [...faultsOf(file, games), ...impurities(file)])
}

function faultsOf({ path, text }: SourceFile, games: readonly string[]): string[] {
  const home = homeOf(path)
  const may = MAY_IMPORT[home.replace(/^packages\/games\/.*/, 'packages/games/*')]
  if (may === undefined) return [`${path}: no rule says what ${home} may import (tools/check/imports.ts)`]
  // Tests, and what builds the pages.
  const isTest = !path.startsWith(`${home}/src/`)
  const allowed = [...may, ...(isTest ? [...TESTS_MAY_IMPORT, ...(TESTS_OF_MAY_IMPORT.get(home) ?? [])] : [])].flatMap(
    (name) => (name === 'games/*' ? games.map((game) => `@logres/${game}`) : [name]),
  )
  return importsOf(text).flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const target = new URL(specifier, `file:///${path}`).pathname.slice(1)
      return target.startsWith(`${home}/`) ? [] : [`${path}: imports ${specifier}, which belongs to another package`]
    }
    if (/^@logres\/[^/]+\//.test(specifier) && !SIDE_DOORS.has(specifier))
      return [`${path}: imports ${specifier}, past that package's index`]
    const fits = allowed.some(
      (name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`),
    )
    return fits ? [] : [`${path}: may not import ${specifier}`]
  })
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
  const [, home = path] = /^(packages\/games\/[^/]+|packages\/[^/]+|apps\/[^/]+)\//.exec(path) ?? []
  return home
}

function impurities({ path, text }: SourceFile): string[] {
  if (!PURE.some((start) => path.startsWith(start)) || /\/test\//.test(path)) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const words = [...code.matchAll(IMPURE_WORDS)].flatMap((match) => match[1] ?? [])
  const word = words.find((word) => word !== MAY_USE.get(path))
  return word === undefined ? [] : [`${path}: uses ${word}; clocks, luck, waiting and the platform stay outside`]
}
