/* The rulebooks in a browser: complete in every language, linked from refusals, accessible. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { isFullRun, layoutFaults, siteTests } from './site-tests.ts'
import { sampleStates } from './states.ts'
import { visit } from './visit.ts'

const it = siteTests('the rulebook')
const LANGS = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
/** And the language that is tested in detail there. */
const WINDOWS = [
  [1440, 900, 'light', 'en'],
  [820, 1180, 'dark', 'fr'],
  [390, 844, 'dark', 'de'],
  [360, 740, 'light', 'it'],
] as const
const TEXTS =
  '.badge, .avalon-figure-plate, .avalon-figure-name, .book-figure, .tournament-figure-column, .tournament-rounds, .merlin-figure-flag, .merlin-figure-quest, .merlin-figure-knight, .merlin-figure-ability, .merlin-figure-head'
const TARGETS = '.book-contents a, .book-contents summary, .rule .no, .see a, .book-words a'

/** Every book in every language. */
const CASES = GAMES.flatMap(({ id: game, book }) =>
  book === undefined ? [] : (['en', 'fr', 'de', 'it'] as const).map((lang) => ({ game, lang, book })),
)

async function openRules(page: Page, hash = '', game = 'avalon'): Promise<void> {
  await page.goto(`/rules/${game}${hash}`)
  await page.locator('.chapter').first().waitFor()
}

/** Where the reader is: the rule that has the focus and the mark, if it is in sight. */
async function readingAt(page: Page): Promise<string | undefined> {
  await page.locator('.rule.named:focus').waitFor()
  return page.evaluate(() => {
    const { top = -1, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    const under = document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0
    return top >= Math.max(under - 1, 0) && bottom <= innerHeight ? document.activeElement?.id : 'out of sight'
  })
}

describe.each(CASES)('$game in $lang', ({ game, lang, book: { read } }) => {
  it('every rule, figure and word of the book is there, and every reference leads somewhere', async (site) => {
    const book = await read(lang)
    const { page, faults } = await site.newPage({ locale: LANGS[lang] })
    await openRules(page, '', game)
    const rules = book.chapters.flatMap((chapter) => chapter.rules)
    const figures = [...book.introduction, ...rules].flatMap((each) => each.figures)
    expect(await page.locator('.rule .no').allTextContents()).toEqual(rules.map(({ no }) => no))
    expect(await page.locator('.chapter h3').allTextContents()).toEqual(
      book.chapters.map(({ no, title }) => `${no} ${title}`),
    )
    expect(await page.locator('.rule .why').count()).toBe(rules.filter(({ marks }) => marks.length > 0).length)
    expect(await page.locator('.book-example').count()).toBe(rules.filter(({ example }) => example !== null).length)
    expect(
      await page.getByRole('img').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))),
    ).toEqual(expect.arrayContaining(figures.map(({ alt }) => alt)))
    expect(await page.locator('.book-words dt').allTextContents()).toEqual(book.glossary.map(({ word }) => word))
    const lost = await page
      .locator('article a[href^="#"], .book-contents a')
      .evaluateAll((all) =>
        all
          .map((each) => each.getAttribute('href')?.slice(1) ?? '')
          .filter((id) => document.getElementById(id) === null),
      )
    expect([lost, faults]).toEqual([[], []])
    await page.context().close()
  })

  it('it fits every window, and is accessible', async (site) => {
    const { page } = await site.newPage({ locale: LANGS[lang] })
    await openRules(page, '#rule-3.1', game)
    await readingAt(page)
    for (const [width, height, colorScheme, first] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      expect([width, await layoutFaults(page, TEXTS, TARGETS)]).toEqual([width, []])
      if (first !== lang && !(isFullRun && game === 'avalon')) continue
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect([width, violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)]).toEqual([width, []])
    }
    await page.context().close()
  })
})

describe('a rule by its address', () => {
  it('is shown, marked and focused, written either way, and so is the next one followed from there', async (site) => {
    const { page } = await site.newPage()
    for (const hash of ['#rule-6.1', '#6.1']) {
      await openRules(page, hash)
      expect([hash, await readingAt(page)]).toEqual([hash, 'rule-6.1'])
      await page.goto('/about')
    }
    await openRules(page, '#6.1')
    await page.locator('#rule-6\\.1 .see a', { hasText: '6.3' }).press('Enter')
    await page.locator('#rule-6\\.3.named').waitFor()
    expect(await readingAt(page)).toBe('rule-6.3')
    await page.goBack()
    await page.locator('#rule-6\\.1.named').waitFor()
    await page.context().close()
  })

  it('is where a refusal of the board leads: beside the match, and from there into the book in a new tab', async (site) => {
    const { long } = sampleStates()
    if (long === undefined) throw new Error('no such state')
    const { page, show, faults, leave } = await visit(site)
    await show(long)
    const picked = page.locator('[data-card="0"][aria-pressed="true"]')
    await page.locator('[data-card="0"]').click()
    await picked.waitFor()
    const path = page.url()
    await page.locator('.no-a:has(.avalon-rule) .avalon-plate-button').first().click()
    const link = page.locator('.toast.why a')
    const [no = ''] = /\d+\.\d+/.exec((await link.textContent()) ?? '') ?? []
    await link.click()
    const panel = page.getByRole('dialog', { name: new RegExp(`^${no.replace('.', '\\.')} `) })
    await panel.waitFor()
    expect((await panel.locator('.rule-panel-text').textContent())?.length).toBeGreaterThan(40)
    // Nothing on the board has changed.
    expect(page.url()).toBe(path)
    expect(await picked.count()).toBe(1)
    const { violations } = await new AxeBuilder({ page }).include('.rule-panel').analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    const opened = page.context().waitForEvent('page')
    await panel.getByRole('link', { name: 'Open the rulebook' }).click()
    expect(await readingAt(await opened)).toBe(`rule-${no}`)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await picked.count()).toBe(1)
    expect(faults).toEqual([])
    await leave()
  })

  it('is where the explanation of a thing on the board leads', async (site) => {
    const { long } = sampleStates()
    if (long === undefined) throw new Error('no such state')
    const { page, show, faults, leave } = await visit(site)
    await show(long)
    // Explanations are loaded after the board: a mouse that rests there before has to come again.
    const point = async () => {
      await page.mouse.move(1, 1)
      await page.locator('[data-place^="crowns"]').first().hover()
      const shown = page.getByRole('tooltip').waitFor({ timeout: 5_000 })
      return shown.then(
        () => true,
        () => false,
      )
    }
    await expect.poll(point).toBe(true)
    await page.keyboard.press('?')
    const explained = page.locator('.explanation-pinned')
    await explained.waitFor()
    const { violations } = await new AxeBuilder({ page }).include('.explanation').analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    const link = explained.getByRole('link')
    const [no = ''] = /\d+\.\d+/.exec((await link.textContent()) ?? '') ?? []
    await link.click()
    await page.getByRole('dialog', { name: new RegExp(`^${no.replace('.', '\\.')} `) }).waitFor()
    await explained.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await leave()
  })

  it('is read on a phone in a sheet from below, under the board, and leads from rule to rule', async (site) => {
    const { paying } = sampleStates()
    if (paying === undefined) throw new Error('no such state')
    const { page, show, leave } = await visit(site, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await show(paying)
    await page.locator('.avalon-rule, .match-rule').first().click()
    const panel = page.locator('.rule-panel')
    await panel.locator('.rule-panel-text p').first().waitFor()
    const box = await panel.boundingBox()
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844])
    expect(box?.height).toBeLessThanOrEqual(0.6 * 844)
    const other = panel.locator('.rule-panel-text a').first()
    const no = (await other.textContent()) ?? ''
    await other.click()
    await panel.getByRole('heading', { name: new RegExp(`^${no.replace('.', '\\.')} `) }).waitFor()
    await panel.getByRole('button', { name: 'Close' }).click()
    await panel.waitFor({ state: 'detached' })
    await leave()
  })
})

describe('the contents', () => {
  it('stay beside the text and mark the current chapter; on a phone they expand and collapse', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 1440, height: 900 } })
    await openRules(page, '#rule-7.2')
    await page.locator('.book-contents [aria-current]', { hasText: /^7/ }).waitFor()
    await page.locator('.book-contents').getByRole('link', { name: /^7\.4/ }).click()
    await page.locator('#rule-7\\.4.named').waitFor()
    await page.context().close()

    const { page: phone } = await site.newPage({ viewport: { width: 390, height: 844 } })
    await openRules(phone)
    const chapter = phone.locator('.book-contents').getByRole('link', { name: /^8/ })
    expect(await chapter.isVisible()).toBe(false)
    await phone.locator('.book-contents summary').press('Enter')
    await chapter.click()
    await phone.waitForFunction(() => location.hash === '#chapter-8')
    expect(await chapter.isVisible()).toBe(false)
    await phone.context().close()
  })
})
