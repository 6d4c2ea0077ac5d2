/* No page loads more JavaScript than its budget: an import in the wrong place would make the front page load a whole match. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BUDGETS, sizesOf } from '../bench/sizes.ts'
import { buildPages } from '../browser/build-pages.ts'

const own = mkdtempSync(join(tmpdir(), 'logres-sizes-'))
afterAll(() => rmSync(own, { recursive: true, force: true }))

describe('JavaScript that a page loads, gzip', () => {
  it.each(Object.entries(BUDGETS))('%s: at most %i kB', async (page, most) => {
    expect(sizesOf(await buildPages(own), page).js).toBeLessThanOrEqual(most)
  })
})
