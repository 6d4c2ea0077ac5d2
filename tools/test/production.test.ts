import { expect, test } from 'vitest'
import { type LockedPackages, productionFaults, productionPackages } from '../check/production.ts'
import { find, read, sourceFiles } from '../check/sources.ts'

/** What the benchmark compares with and what it brings along, and what tests and builds need. */
const FORBIDDEN = new Set([
  'boardgame.io',
  'koa',
  'socket.io',
  'socket.io-client',
  'svelte',
  'vite',
  'vitest',
  'playwright-core',
  'typescript',
  '@biomejs/biome',
])

const { packages }: { readonly packages: LockedPackages } = JSON.parse(read('package-lock.json'))

test('a production install has no peer of the benchmark and no tool for tests or builds', () => {
  expect(productionFaults(packages, FORBIDDEN)).toEqual([])
})

test('what is forbidden is in the lock file, so that a misspelt name does not pass', () => {
  for (const name of FORBIDDEN) expect(packages, name).toHaveProperty([`node_modules/${name}`])
})

test('the server, its libraries and Node are in a production install', () => {
  const paths = productionPackages(packages)
  for (const path of ['apps/server', 'apps/cli', 'node_modules/fastify', 'node_modules/pg', 'node_modules/node'])
    expect(paths.has(path), path).toBe(true)
})

test('what runs in production imports no dev dependency before it is needed', () => {
  const servers = [
    'apps/server',
    'apps/cli',
    ...find('packages/*/package.json').map((path) => path.split('/', 2).join('/')),
  ]
  const inProduction = servers.filter((folder) => !folder.endsWith('-testing'))
  const sources = sourceFiles()
  for (const folder of inProduction) {
    const { devDependencies = {} }: Manifest = JSON.parse(read(`${folder}/package.json`))
    for (const { path, text } of sources.filter((file) => file.path.startsWith(`${folder}/src/`))) {
      // Types are gone at run time, and import() may fail where it is called.
      const imported = [...text.matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'/gm)].map(
        ([, name]) => name,
      )
      for (const name of Object.keys(devDependencies)) expect(imported, path).not.toContain(name)
    }
  }
})

interface Manifest {
  readonly devDependencies?: Readonly<Record<string, string>>
}

test('npm agrees: its marks in the lock file say the same', () => {
  const reached = productionPackages(packages)
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // devOptional: needed by a dev dependency, and optional for another package.
  for (const [path, { dev, devOptional }] of installed) if (!devOptional) expect(reached.has(path), path).toBe(!dev)
})

test('a forbidden package is named with the way that leads to it', () => {
  const locked: LockedPackages = {
    '': {},
    'apps/cli': { dependencies: { '@logres/bench': '*' } },
    'apps/bench': { dependencies: { peer: '1' } },
    'node_modules/@logres/bench': { resolved: 'apps/bench', link: true },
    'node_modules/peer': { dependencies: { koa: '2' }, peerDependencies: { vite: '*' } },
    'node_modules/koa': {},
    'node_modules/peer/node_modules/koa': {},
    'node_modules/vite': {},
  }
  expect(productionFaults(locked, new Set(['koa', 'vite']))).toEqual([
    'a production install has apps/bench → peer → koa',
    'a production install has apps/bench → peer → vite',
  ])
  expect(productionPackages(locked).has('node_modules/koa')).toBe(false)
  const optional = {
    ...locked,
    'node_modules/peer': { peerDependencies: { vite: '*' }, peerDependenciesMeta: { vite: { optional: true } } },
  }
  expect(productionFaults(optional, new Set(['koa', 'vite']))).toEqual([])
})
