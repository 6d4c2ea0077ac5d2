import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from '../src/index.ts'

test('a browser is found by what is named, then on the path, and only if it can be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-browser-'))
  const browser = join(folder, 'chromium')
  expect(findBrowser({ PATH: folder })).not.toBe(browser)
  writeFileSync(browser, '')
  chmodSync(browser, 0o600)
  expect(findBrowser({ PATH: folder })).not.toBe(browser)
  chmodSync(browser, 0o700)
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(browser)
  expect(findBrowser({ PATH: folder, LOGRES_CHROME: '/else/where' })).toBe('/else/where')
  expect(findBrowser({ PATH: folder, LOGRES_CHROME: '' })).toBe(browser)
  rmSync(folder, { recursive: true })
})
