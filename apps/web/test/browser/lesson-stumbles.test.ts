/* What readers of the courses stumbled over (docs/school.md): each of these held somebody up. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('stumbles in lessons')

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en', serviceWorkers: 'block' }
const PHONE: BrowserContextOptions = { ...DESK, viewport: { width: 390, height: 844 }, hasTouch: true }

async function open(site: TestSite, path: string, size = DESK): Promise<Page> {
  const { page } = await site.newPage(size)
  await page.goto(path)
  await page.locator('.lesson-card').waitFor()
  return page
}

const thing = (page: Page, place: string) => page.locator(`[data-place="${place}"]`).first()
const step = (page: Page, no: number) => page.locator(`.lesson[data-step="${no}"]`).waitFor()
const light = (page: Page, place: string) => page.locator(`.lesson-light[data-of="${place}"]`)

it('a race can be run again after Back; its tokens stand at full strength, and its result is told', async (site) => {
  const page = await open(site, '/learn/tournament/5#5', PHONE)
  const race = async () => {
    await step(page, 5)
    await thing(page, 'run').tap()
    await page.locator('.judgement-throw:not(.judgement-empty)').waitFor()
    expect(await thing(page, 'token-crown').evaluate((token) => getComputedStyle(token).filter)).toBe('none')
    await thing(page, 'token-cup').tap()
    await step(page, 6)
    expect(await page.locator('.lesson-say').textContent()).toContain('The throw goes to')
  }
  await race()
  await page.locator('.lesson-buttons button').first().tap()
  await race()
  await page.context().close()
})

it('what a die opens is lit, and what lies beside it is answered', async (site) => {
  const page = await open(site, '/learn/merlin/6#4')
  await thing(page, 'item-0-flag-2').click()
  expect(await page.locator('.lesson-answer').textContent()).toContain('First the die')
  await thing(page, 'die-0').click()
  await light(page, 'means-backwards-1').waitFor()
  await thing(page, 'means-backwards-1').click()
  await step(page, 5)
  await page.context().close()
  const other = await open(site, '/learn/merlin/6#3')
  await thing(other, 'die-1').click()
  await light(other, 'means-apple-4').waitFor()
  await thing(other, 'space-8').click()
  expect(await other.locator('.lesson-answer').textContent()).toContain('First the 5')
  await thing(other, 'means-apple-4').click()
  await step(other, 4)
  await other.context().close()
})

it('the card that is labelled as the answer answers', async (site) => {
  const page = await open(site, '/learn/avalon/3#5')
  await page.locator('.avalon-answering').click()
  await step(page, 6)
  await page.context().close()
})

it('an answer is marked as mine when another one is right', async (site) => {
  const page = await open(site, '/learn/avalon/4#4')
  await page.locator('.lesson-quiz button').nth(2).click()
  expect(await page.locator('.lesson-mine').textContent()).toBe('Yours: 3')
  expect(await page.locator('.lesson-right').textContent()).toBe('1')
  await page.context().close()
})

it('on a phone, both answers are in sight when one is to confirm that one withdraws', async (site) => {
  const page = await open(site, '/learn/tournament/6', PHONE)
  await thing(page, 'retire').tap()
  await page.locator('[role="alert"]').waitFor()
  const isInSight = (place: string) =>
    thing(page, place).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(() => isInSight('retire')).toBe(true)
  await expect.poll(() => isInSight('stay')).toBe(true)
  await page.context().close()
})

it('the card and the hand are in sight together where tiles lie beside the board', async (site) => {
  for (const height of [800, 720]) {
    const page = await open(site, '/learn/avalon/2', { ...DESK, viewport: { width: 1280, height } })
    for (const part of ['.lesson-card', '[data-place="hand-0"]', '[data-place="page-finish"]']) {
      const box = await page.locator(part).first().boundingBox()
      expect(Math.round((box?.y ?? 9999) + (box?.height ?? 0)), `${part} at ${height}`).toBeLessThanOrEqual(height)
    }
    await page.context().close()
  }
})
