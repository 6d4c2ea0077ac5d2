/* A match in French, German and Italian: log, prompt, hints and refusals, and nothing of it in English. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { asksMe, findPosition, longestPile, type Position, turnedUp } from './positions.ts'
import { layoutFaults, siteTests } from './site-tests.ts'
import { visit } from './visit.ts'

const it = siteTests('matches in four languages')
const LANGS = { fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
const NAMES = ['Bors', 'Mordred', 'Avalon', 'Logres']
/** Other words that are the same in English and in this language. */
const SAME: Readonly<Record<string, readonly string[]>> = { fr: [], de: ['live'], it: [] }

const late = findPosition(
  asksMe('playCards', (state) => longestPile(state) >= 10 && turnedUp(state) >= 6),
  {
    hoards: true,
  },
)
const attacked = findPosition(asksMe('answerAttack', (state) => turnedUp(state) >= 4))

/** Everything to be read or heard on the match page. */
function said(page: Page, within = '.match'): Promise<string[]> {
  return page.evaluate((within) => {
    const found = new Set<string>()
    const add = (text: string | null) => {
      const plain = text?.replace(/\s+/g, ' ').trim() ?? ''
      if (/\p{L}{2}/u.test(plain)) found.add(plain)
    }
    for (const root of document.querySelectorAll(within)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) add(texts.currentNode.textContent)
      for (const element of root.querySelectorAll('[aria-label], [title]'))
        for (const name of ['aria-label', 'title']) add(element.getAttribute(name))
    }
    return [...found]
  }, within)
}

/** Picks a card and lays it where that is illegal. */
async function beRefused(page: Page): Promise<string> {
  await page.locator('[data-card="0"]').click()
  await page.locator('.no-a:has(.avalon-rule)').first().locator('.avalon-plate-button').click()
  const toast = page.locator('.toast.why')
  await toast.waitFor()
  expect(await toast.locator('a').getAttribute('href')).toMatch(/^\/rules\/avalon#[\w.-]+$/)
  return (await toast.textContent()) ?? ''
}

async function show(page: Page, show: (position: Position) => Promise<void>, position: Position): Promise<void> {
  await show(position)
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
  await page.locator('.match-log-lines li').first().waitFor()
}

describe.each(Object.entries(LANGS))('in %s', (lang, locale) => {
  it('nothing is left in English: log, prompt, hints and a refusal', async (site) => {
    const [english, other] = await Promise.all([visit(site), visit(site, { locale })])
    const isSame = (text: string) => NAMES.includes(text) || SAME[lang]?.includes(text)
    const compare = async (what: string) => {
      const before = new Set(await said(english.page))
      const now = await said(other.page)
      expect([what, now.length > 30]).toEqual([what, true])
      expect([what, now.filter((text) => before.has(text) && !isSame(text))]).toEqual([what, []])
    }
    for (const { page, show: open } of [english, other]) await show(page, open, attacked)
    await compare('an attack')
    for (const { page, show: open } of [english, other]) await show(page, open, late)
    await compare('one’s turn')
    const [refused, here] = await Promise.all([english, other].map(({ page }) => beRefused(page)))
    expect(here).not.toBe(refused)
    await compare('a card in hand')
    expect([...english.faults, ...other.faults]).toEqual([])
    await Promise.all([english, other].map(({ leave }) => leave()))
  })

  it('nothing is cut off on a desktop and on a phone', async (site) => {
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      const { page, show: open, leave } = await visit(site, { locale, viewport: { width, height } })
      await show(page, open, late)
      const texts =
        '.avalon-name, .avalon-state, .avalon-target-tag, .match-button, .avalon-ghost, .match-question, .avalon-option, .avalon-tile-number'
      expect([width, await layoutFaults(page, texts, '.match button, .match a[href]')]).toEqual([width, []])
      await leave()
    }
  })
})

describe('the language changed during a match', () => {
  it('changes the texts on the page at once', async (site) => {
    const { page, show: open, leave, faults } = await visit(site)
    await show(page, open, late)
    await page.evaluate(() => {
      document.body.dataset.same = 'yes'
    })
    const log = page.locator('.match-log-lines li').first()
    const [before = '', prompt = ''] = await Promise.all([
      log.textContent(),
      page.locator('.match-question').textContent(),
    ])
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await log.textContent()).not.toBe(before)
    expect(await page.locator('.match-question').textContent()).not.toBe(prompt)
    expect(await page.locator('.avalon-name').allTextContents()).toContain('Nebel')
    expect(await beRefused(page)).toContain('Regel')
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes')
    expect(faults).toEqual([])
    await leave()
  })
})
