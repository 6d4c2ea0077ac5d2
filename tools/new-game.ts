/*
 * npm run new-game ID: a new game in games/ID, small but whole, and in the catalogue. Outside its folder three files change:
 * the list of games, that package's dependencies, and the lock file.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { ROOT } from './check/sources.ts'

const TEMPLATE = join(import.meta.dirname, 'new-game', 'template')
const MANIFESTS = 'packages/catalogue/src/manifests.ts'
const CATALOGUE = 'packages/catalogue/package.json'

export interface Names {
  /** `round-table` */
  readonly id: string
  /** `roundTable` */
  readonly value: string
  /** `RoundTable` */
  readonly type: string
  /** `Round Table` */
  readonly title: string
}

export function namesOf(id: string): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const type = words.join('')
  return { id, value: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(' ') }
}

/** What is wrong with an id for a new game; undefined if nothing is. */
export function whyNotId(id: string | undefined, taken: ReadonlySet<string>): string | undefined {
  if (id === undefined || id === '')
    return 'Which id should the new game have? For example: npm run new-game round-table'
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30) {
    return `"${id}" cannot be an id: small letters and digits, words joined by hyphens, a letter first, 30 at most.`
  }
  if (taken.has(id)) return `There is already a package @logres/${id}: choose another id.`
  if (!isName(namesOf(id).value)) return `"${id}" means something else in TypeScript: choose another id.`
  return undefined
}

function isName(name: string): boolean {
  try {
    new Script(`'use strict'; const ${name} = 0`)
    return name !== 'sample'
  } catch {
    return false
  }
}

/** A file of the template, said of the new game. */
export function renamed(text: string, { id, value, type, title }: Names): string {
  return text
    .replaceAll('Sample Game', title)
    .replaceAll(/@logres\/sample\b|games\/sample\b/g, (path) => path.replace('sample', id))
    .replaceAll("id: 'sample'", `id: '${id}'`)
    .replaceAll('Sample', type)
    .replaceAll(/\bsample(?=Words\b|\b)/g, value)
}

/** The list of games with one more, at its end. */
export function withGame(manifests: string, { id, value }: Names): string {
  const list = /(MANIFESTS: readonly GameManifest\[\] = \[)([^\]]*?),?\s*\]/
  if (!list.test(manifests)) throw new Error(`${MANIFESTS} has no list of games where it should be`)
  const imported = `import { manifest as ${value} } from '@logres/${id}'\n`
  return manifests.replace(list, `$1$2, ${value}]`).replace(/^import .*\n/m, (first) => first + imported)
}

/** A package with one more dependency, in order. */
export function withDependency(manifest: string, name: string): string {
  const { dependencies, ...rest }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(manifest)
  const all = Object.entries({ ...dependencies, [name]: '*' }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ ...rest, dependencies: Object.fromEntries(all) }, null, 2)}\n`
}

function takenIds(): Set<string> {
  const names = globSync('{packages,games,apps}/*/package.json', { cwd: ROOT }).map((file) => {
    const { name }: { readonly name: string } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    return name.replace('@logres/', '')
  })
  return new Set([...names, ...globSync('games/*', { cwd: ROOT }).map((path) => path.slice('games/'.length))])
}

function copyTemplate(names: Names): void {
  const home = join(ROOT, 'games', names.id)
  cpSync(TEMPLATE, home, { recursive: true })
  for (const file of globSync('**/*', { cwd: home })) {
    const path = join(home, file)
    if (lstatSync(path).isFile()) writeFileSync(path, renamed(readFileSync(path, 'utf8'), names))
  }
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(ROOT, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

function run(what: string, command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, {
    ...{ cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' },
  })
  if (status !== 0) throw new Error(`${what} failed: ${error?.message ?? stderr}`)
}

/** What `npm install` would do for a package that brings nothing new: the lock file, and a link to its folder. */
function install({ id }: Names): void {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const lock = ['install', '--package-lock-only', '--offline', '--omit-lockfile-registry-resolved', ...quiet]
  run('npm install', 'npm', lock)
  const link = join(ROOT, 'node_modules', '@logres', id)
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(join('..', '..', 'games', id), link, 'junction')
  keepSetUp()
}

/** What is installed fits the new lock file too: tools/setup.mjs need not install it again. */
function keepSetUp(): void {
  const stamp = join(ROOT, 'node_modules', '.logres-setup')
  if (!existsSync(stamp)) return
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  const fits = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  rmSync(stamp)
  writeFileSync(stamp, fits)
}

function main(id: string | undefined): number {
  const fault = whyNotId(id, takenIds())
  if (id === undefined || fault !== undefined) {
    console.error(fault)
    return 1
  }
  const names = namesOf(id)
  copyTemplate(names)
  edit(MANIFESTS, (text) => withGame(text, names))
  edit(CATALOGUE, (text) => withDependency(text, `@logres/${id}`))
  install(names)
  // The order of imports depends on the name.
  run('biome', process.execPath, [
    join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    ...['check', '--write', `games/${id}`, MANIFESTS],
  ])
  console.log(`games/${id} is a game, and in the catalogue. It is not listed yet: see its manifest.ts.
Next:
  npm run check
  npx vitest run games/${id}
  npm run -s logres -- play ${id}
  npm start, and then /local/${id}
CONTRIBUTING.md, "Add a game", says what to do with it.`)
  return 0
}

if (import.meta.main) process.exitCode = main(process.argv[2])
