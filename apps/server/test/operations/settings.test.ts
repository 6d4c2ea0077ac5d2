/* docs/operations.md lists every setting, and no other, with what it is if nobody says anything. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const source = read('../../src/config.ts')
const rows = [...read('../../../../docs/operations.md').matchAll(/^\| `(LOGRES_\w+)` \| (.+?) \| (.+) \|$/gm)]

test('what is read is documented, once, and what is documented is read', () => {
  const keys = [...new Set(source.match(/LOGRES_[A-Z_]+/g))].toSorted()
  expect(keys.length).toBeGreaterThan(5)
  expect(rows.map(([, key]) => key).toSorted()).toEqual(keys)
})

test('each is read by its name alone: no key is put together from pieces', () => {
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
