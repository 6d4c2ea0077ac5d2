/* docs/operations.md lists every setting with its default, every metric, and nothing else. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { OTHER_KEYS, SETTINGS } from '../../src/config-keys.ts'

/** How a variable is read, or given to others. */
const READ = /process\.env\.LOGRES_[A-Z_]+|\{ ?LOGRES_[A-Z_, ]+\} ?= process\.env|env: \{ LOGRES_[A-Z_]+/g
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const source = read('../../src/config.ts')
const guide = read('../../../../docs/operations.md')
const rows = [...guide.matchAll(/^\| `(LOGRES_\w+)` \| (.+?) \| (.+) \|$/gm)]

test('what is read is documented, once, and what is documented is read', () => {
  const keys = [...new Set(source.match(/LOGRES_[A-Z_]+/g))].toSorted()
  expect(keys.length).toBeGreaterThan(5)
  expect(rows.map(([, key]) => key).toSorted()).toEqual(keys)
})

test('every key is known: those that are read, and all that anything in the repository uses', () => {
  expect([...SETTINGS].toSorted()).toEqual([...new Set(source.match(/LOGRES_[A-Z_]+/g))].toSorted())
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const files = globSync('{apps,packages,games,tools}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  const used = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(READ)].flatMap(
      ([text]) => text.match(/LOGRES_[A-Z]+(?:_[A-Z]+)*/g) ?? [],
    ),
  )
  expect(used.length).toBeGreaterThan(20)
  for (const key of new Set(used)) expect([...SETTINGS, ...OTHER_KEYS]).toContain(key)
})

test.each([
  ['LOGRES_PROT', 'LOGRES_PORT'],
  ['LOGRES_ORIGN', 'LOGRES_ORIGIN'],
  ['LOGRES_DATA_DIR', 'LOGRES_DATA'],
  ['LOGRES_POST', 'LOGRES_PORT'],
])('a mistyped %s ends the start, and names %s', (key, meant) => {
  expect(() => readConfig({ [key]: 'x', PATH: '/bin' })).toThrow(`There is no setting ${key}. Did you mean ${meant}?`)
})

test('what orchestrators add for a service of our name is no mistake', () => {
  const added = [
    'LOGRES_SERVICE_HOST',
    'LOGRES_SERVICE_PORT_HTTP',
    'LOGRES_PORT_4200_TCP_ADDR',
    'LOGRES_DB_PORT_5432_TCP',
  ]
  expect(() => readConfig(Object.fromEntries(added.map((key) => [key, 'x'])))).not.toThrow()
})

test('each is read by its full name: no key is concatenated', () => {
  expect(source).not.toMatch(/LOGRES_(?![A-Z])/)
})

test('the documented defaults are the defaults', () => {
  const defaults = rows.flatMap(([, key = '', byDefault = '']) => {
    if (byDefault === 'none') return []
    return [[key, byDefault.replaceAll('`', '')] as const]
  })
  expect(defaults.length).toBeGreaterThan(5)
  expect(readConfig(Object.fromEntries(defaults))).toEqual(readConfig({}))
})

test('exactly our metrics are documented', () => {
  const ours = read('../../src/operations/metrics.ts').match(/(?<=')logres_[a-z_]+(?=')/g) ?? []
  expect(ours.length).toBeGreaterThan(10)
  const named = guide.match(/logres_[a-z_]+/g)?.map((name) => name.replace(/_bucket$/, ''))
  expect([...new Set(named)].toSorted()).toEqual(ours.toSorted())
})

test('its links within itself and to deploy/ are valid', () => {
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
  const within = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(within.length).toBeGreaterThan(5)
  for (const anchor of within) expect(anchors).toContain(anchor)
  for (const [, path = ''] of guide.matchAll(/\]\((\.\.\/deploy\/[^)]+)\)/g)) read(`../../../../docs/${path}`)
})
