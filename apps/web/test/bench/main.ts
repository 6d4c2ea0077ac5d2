/*
 * npm run bench:web: builds the pages and prints what a browser loads for each of them, packed as the server sends it, and
 * how that stands to the budget. Fails when a budget is broken.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './check/sources.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const DIST = join(ROOT, 'apps/web/dist')

/** Every page starts with these; one language is loaded. */
const START = ['index.html', 'src/i18n/site/en.ts']
const PAGES: readonly { readonly name: string; readonly entries: readonly string[]; readonly most?: number }[] = [
  { name: 'home', entries: ['src/pages/home/home-page.tsx'], most: 70 },
  { name: 'table', entries: ['src/pages/table/table-page.tsx'] },
  { name: 'make a table', entries: ['src/pages/make/make-page.tsx'] },
  { name: 'profile', entries: ['src/pages/profile/profile-page.tsx'] },
  { name: 'style', entries: ['src/pages/style/style-page.tsx'] },
  {
    name: 'match with the Avalon board',
    entries: [
      'src/match/match-page.tsx',
      'src/match/words/en.ts',
      'src/boards/avalon/index.tsx',
      'src/boards/avalon/words/en.ts',
      '../../packages/words/src/en/general-words.ts',
      '../../packages/words/src/en/avalon.ts',
    ],
    most: 130,
  },
]

function filesOf(manifest: Manifest, entries: readonly string[]): { js: Set<string>; css: Set<string> } {
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
  for (const entry of entries) visit(entry)
  return { js, css }
}

function packed(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000
}

const vite = spawnSync('vite', ['build', join(ROOT, 'apps/web'), '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' })
if (vite.status !== 0) process.exit(1)
const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))

console.log(
  'kB gzip'.padEnd(32),
  'JavaScript'.padStart(10),
  'budget'.padStart(8),
  'ratio'.padStart(7),
  'CSS'.padStart(7),
)
let isBroken = false
for (const { name, entries, most } of PAGES) {
  const { js, css } = filesOf(manifest, [...START, ...entries])
  const size = packed(js)
  const budget = most === undefined ? ['–', '–'] : [String(most), (size / most).toFixed(2)]
  isBroken ||= most !== undefined && size > most
  const [limit = '', ratio = ''] = budget
  console.log(
    name.padEnd(32),
    size.toFixed(1).padStart(10),
    limit.padStart(8),
    ratio.padStart(7),
    packed(css).toFixed(1).padStart(7),
  )
}
process.exitCode = isBroken ? 1 : 0
