/* On paper: rulebooks as booklets of sensible length with figures that fit, and player aids on one page. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { isFullRun, layoutFaults, siteTests } from './site-tests.ts'

const it = siteTests('what is printed')
const LOCALES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
const LANGS = isFullRun ? (['en', 'fr', 'de', 'it'] as const) : (['de'] as const)

/** German is the longest. */
const MOST_PAGES = 22
/** What is printed on of an A4 page, in CSS pixels. */
const PAPER = { width: 680, height: 995 }

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Which figures would not fit half a page, or stick out at the side. */
function figureFaults(page: Page): Promise<string[]> {
  return page.locator('.book-figure').evaluateAll(
    (all, { width, height }) =>
      all.flatMap((figure) => {
        const box = figure.getBoundingClientRect()
        const isFine = box.width <= width && box.height > 0 && box.height <= height / 2
        return isFine ? [] : [`${figure.textContent}: ${box.width} × ${box.height}`]
      }),
    PAPER,
  )
}

/** Pages as they would be printed, also from the window of a phone. */
async function printed(page: Page, window: { readonly width: number; readonly height: number }): Promise<number> {
  await page.setViewportSize(window)
  return pagesIn(await page.pdf({ preferCSSPageSize: true }))
}

describe('on paper', () => {
  for (const lang of LANGS)
    it(`booklets hold all rules and fit their pages, aids are one page, in ${lang}`, async (site) => {
      const { page, faults } = await site.newPage({ locale: LOCALES[lang], colorScheme: 'dark' })
      for (const { id, book } of GAMES) {
        if (book === undefined) continue
        await page.goto(`/rules/${id}`)
        await page.locator('.chapter').first().waitFor()
        const pages = await printed(page, { width: 1440, height: 900 })
        expect([id, pages >= 10 && pages <= MOST_PAGES]).toEqual([id, true])
        expect([id, await printed(page, { width: 390, height: 844 })]).toEqual([id, pages])
        await page.setViewportSize(PAPER)
        await page.emulateMedia({ media: 'print' })
        expect(await figureFaults(page)).toEqual([])
        expect(await layoutFaults(page, '.rule p, .book-figure figcaption', 'none')).toEqual([])
        const { chapters } = await book.read(lang)
        const shown = await page.locator('.rule .no').allInnerTexts()
        expect(shown).toEqual(chapters.flatMap(({ rules }) => rules.map(({ no }) => no)))
        await page.emulateMedia({ media: null })
        await page.goto(`/rules/${id}/aid`)
        await page.locator('.aid-body').waitFor()
        expect([id, await printed(page, { width: 390, height: 844 })]).toEqual([id, 1])
      }
      expect(faults).toEqual([])
      await page.context().close()
    })
})
