/* The review of a finished match: from the end of a game against bots, on every screen, and play from there. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { findPosition } from './positions.ts'
import { startMatch } from './seats.ts'
import { isFullRun, layoutFaults, siteTests, type TestPage, type TestSite } from './site-tests.ts'
import { storeGame } from './stored-game.ts'

const it = siteTests('reviews')

const LANGUAGES = isFullRun ? ['en', 'fr', 'de', 'it'] : ['en', 'de']
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** A whole game of Avalon against a bot, ended. */
async function openMatch(site: TestSite, address: string, locale = 'en-GB'): Promise<TestPage> {
  const guest = await site.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', locale })
  await guest.page.goto('/credits')
  const position = findPosition(({ ended }) => ended !== null, { names: ['Bors', 'Mordred'] })
  await storeGame(guest.page, position)
  await guest.page.goto(position.path + address)
  return guest
}

/** What is not the board's. */
const BUTTONS = ':is(.match-top, .review-side, .review-chances, .match-replay-bar) button'
const OWN = `:is(.review-side, .review-chances) :is(h2, h3), ${BUTTONS}`

const step = (page: Page) => page.locator('.match-replay-bar input').inputValue()
const points = (page: Page) => page.locator('.review-table tbody tr').count()

it('opens from the end of a match, grows while it is computed, and stops when it is left', async (site) => {
  const { page, faults } = await openMatch(site, '#end')
  await page.getByRole('link', { name: 'Review this game' }).click()
  await page.locator('.review-side').waitFor()
  const worker =
    page.workers().find((each) => each.url().includes('review-work')) ?? (await page.waitForEvent('worker'))
  // Usable at once: the replay goes by key while the curve grows.
  await page.locator('.review-progress').waitFor()
  await page.keyboard.press('Home')
  expect(await step(page)).toBe('0')
  await page.keyboard.press('ArrowRight')
  expect(await step(page)).toBe('1')
  await expect.poll(() => points(page)).toBeGreaterThan(1)
  const closed = new Promise((resolve) => worker.on('close', resolve))
  await page.getByRole('link', { name: 'Back to the match' }).first().click()
  await page.locator('.match-rail').waitFor()
  await closed
  expect(faults).toEqual([])
  await page.context().close()
})

it('shows what stands out with values and reasons, and adds luck up to the result', async (site) => {
  const { page, faults } = await openMatch(site, '/review')
  await page.locator('.review-progress').waitFor()
  await page.locator('.review-progress').waitFor({ state: 'detached' })
  const moments = page.locator('.review-list li button')
  expect(await moments.count()).toBeGreaterThan(2)
  // By keyboard from moment to moment.
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await page.locator('.review-size').textContent()).toMatch(/^[+−]\d+ ± \d+/)
  const before = await step(page)
  await page.keyboard.press('Shift+ArrowRight')
  expect(Number(await step(page))).toBeGreaterThanOrEqual(Number(before))
  const mistake = moments.filter({ hasText: /mistake|missed win/ }).first()
  await mistake.click()
  await page.locator('.review-options .review-was-played').waitFor()
  for (const value of await page.locator('.review-options .review-value [aria-hidden]').allTextContents())
    expect(value).toMatch(/^\d+( ± \d+)?$/)
  // Knowledge: the address follows, so that the position can be shared.
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await page.locator('.review-hidden').waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${await step(page)}-open`)
  await page.getByRole('button', { name: 'Luck', exact: true }).click()
  const cells = page.locator('.review-ledger tr:not(.review-beside)')
  const rows = await cells.evaluateAll((list) =>
    list.slice(1).map((row) => Number(row.querySelectorAll('td')[0]?.textContent?.replace('−', '-').split('±')[0])),
  )
  expect(rows.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(rows.at(-1))
  expect(await axeFaults(page, 'luck')).toEqual([])
  await page.getByRole('button', { name: 'Crowns', exact: true }).click()
  await page.locator('.review-game-part table').waitFor()
  expect(await axeFaults(page, 'crowns')).toEqual([])
  await page.getByRole('button', { name: 'Moments', exact: true }).click()
  // What was computed is kept: after a reload all of it is there at once.
  await page.reload()
  await page.locator('.review-list li').first().waitFor()
  expect(await page.locator('.review-progress').count()).toBe(0)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    expect(await layoutFaults(page, OWN, BUTTONS)).toEqual([])
  }
  expect(await axeFaults(page, 'moments on a phone')).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await axeFaults(page, 'moments')).toEqual([])
  expect(faults).toEqual([])
  await page.context().close()
})

it('goes on from a position, against a bot or by hand, under a name', async (site) => {
  const { page, faults } = await openMatch(site, '/review#30-1')
  await page.getByLabel('Name', { exact: true }).fill('What if')
  await page.getByLabel('against').selectOption('page')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.locator('.match-prompt, .match-narrator').first().waitFor()
  expect(await page.locator('.match-heading').textContent()).toContain('from a review: What if')
  await page.reload()
  expect(await page.locator('.match-heading').textContent()).toContain('from a review: What if')
  await page.goto('/')
  await page.getByText('“What if”, from a review').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

it('is not there before a match between people has ended', async (site) => {
  const [one, two] = await startMatch(site)
  const match = one.page.url()
  await one.page.goto(`${match}/review`)
  await one.page.getByText('The match is not over yet.').waitFor()
  expect(one.page.workers().filter((worker) => worker.url().includes('review-work'))).toEqual([])
  await one.page.getByRole('link', { name: 'Back to the match' }).click()
  await one.page.locator('.avalon-row').waitFor()
  await one.page.getByRole('button', { name: 'Resign', exact: true }).first().click()
  await one.page.getByRole('button', { name: 'Yes, resign' }).click()
  await two.page.getByRole('link', { name: 'Review this game' }).first().waitFor()
  await one.page.goto(`${match}/review`)
  await one.page.locator('.review-side').waitFor()
  for (const { page } of [one, two]) await page.context().close()
})

it('speaks every language', async (site) => {
  for (const language of LANGUAGES) {
    const { page, faults } = await openMatch(site, '/review', language)
    await page.locator('.review-side h2').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await layoutFaults(page, OWN, BUTTONS)).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  }
})
