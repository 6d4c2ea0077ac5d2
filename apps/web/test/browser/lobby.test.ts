/* People find each other: searches, pairing, what happens if somebody does not come, and a bot meanwhile. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { siteTests, type TestPage, type TestSite } from './site-tests.ts'

let ahead = 0
const it = siteTests('the lobby', { presenceNow: () => performance.now() + ahead })

const DESK = { width: 1280, height: 800 }

async function arrive(site: TestSite): Promise<TestPage> {
  const person = await site.newPage({ viewport: DESK })
  await person.page.goto('/')
  await row(person.page, 'Live').waitFor()
  return person
}

/** The row of a pace on the tile of a game. */
function row(page: Page, pace: string, game = 'Avalon') {
  return page.getByRole('button', { name: new RegExp(`^Find .*, ${game}:\\s*${pace}`) })
}

const bar = (page: Page) => page.getByRole('region', { name: 'Looking for opponents' })
const go = (page: Page) => bar(page).getByRole('button', { name: 'Go', exact: true })
const stop = (page: Page) => bar(page).getByRole('button', { name: 'Stop' })
const board = (page: Page) => page.locator('.avalon-row')

it('two who look for the same are paired at once; who waits is seen, and one press starts the match for both', async (site) => {
  const [ana, ben] = [await arrive(site), await arrive(site)]
  await row(ana.page, 'Live').click()
  await bar(ana.page).getByText('Looking for').waitFor()
  // A search survives a reload and other pages.
  await ana.page.reload()
  await stop(ana.page).waitFor()
  await ana.page.getByRole('link', { name: 'Rules', exact: true }).first().click()
  await ana.page.getByRole('heading', { name: 'Rules', level: 1 }).waitFor()
  await stop(ana.page).waitFor()
  expect(await axeFaults(ana.page, 'looking')).toEqual([])
  await ana.page.setViewportSize(DESK)
  // The other one sees who waits.
  const waits = ben.page.getByRole('button', { name: /^Find an opponent, Avalon:\s*Live.* waits$/ })
  await waits.waitFor()
  await waits.click()
  await go(ana.page).waitFor()
  expect(await ana.page.title()).toMatch(/: go!$/)
  await go(ben.page).click()
  for (const { page } of [ana, ben]) await board(page).waitFor()
  expect(ana.page.url()).toBe(ben.page.url())
  await expect.poll(() => ana.page.title()).not.toMatch(/go!/)
  expect([...ana.faults, ...ben.faults]).toEqual([])
})

it('who does not answer stops looking; the other one goes back to the queue and plays with a third', async (site) => {
  const [ana, ben, cai] = [await arrive(site), await arrive(site), await arrive(site)]
  await row(ana.page, 'Quick').click()
  await stop(ana.page).waitFor()
  // Away from the keyboard: the page is open, but not in use.
  await ben.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await row(ben.page, 'Quick').dispatchEvent('click')
  await go(ana.page).click()
  await bar(ana.page).getByText('You are in: 1 of 2.').waitFor()
  await bar(ben.page).getByText('You did not answer, so your search has ended.').waitFor()
  await bar(ana.page).getByText('Not everyone came. You keep your place').waitFor()
  expect(await axeFaults(ana.page, 'back in the queue')).toEqual([])
  await row(cai.page, 'Quick').click()
  for (const { page } of [ana, cai]) await board(page).waitFor()
  expect([...ana.faults, ...ben.faults, ...cai.faults]).toEqual([])
})

it('who says "Not now" stops looking; the other one looks on', async (site) => {
  const [ana, ben] = [await arrive(site), await arrive(site)]
  await row(ana.page, 'Live').click()
  await stop(ana.page).waitFor()
  await row(ben.page, 'Live').click()
  await bar(ben.page).getByRole('button', { name: 'Not now' }).click()
  await bar(ben.page).waitFor({ state: 'detached' })
  await stop(ana.page).click()
  await bar(ana.page).waitFor({ state: 'detached' })
  expect(await ana.page.getByRole('status').filter({ hasText: 'no longer looking' }).count()).toBe(1)
})

it('a bot meanwhile: the game is left for a person, and kept', async (site) => {
  const [ana, ben] = [await arrive(site), await arrive(site)]
  await row(ana.page, 'Live').click()
  await bar(ana.page).getByRole('link', { name: 'Play a bot meanwhile' }).click()
  await board(ana.page).waitFor()
  const local = ana.page.url()
  expect(local).toContain('/local/avalon')
  await stop(ana.page).waitFor()
  expect(await axeFaults(ana.page, 'a bot meanwhile')).toEqual([])
  await ana.page.setViewportSize(DESK)
  await row(ben.page, 'Live').click()
  await go(ben.page).click()
  await ana.page.waitForURL('**/g/*')
  await ana.page.getByText('is kept on this device').waitFor()
  for (const { page } of [ana, ben]) await board(page).waitFor()
  await ana.page.goto('/')
  await ana.page.locator('.kept').first().waitFor()
  expect(await ana.page.locator('.kept').count()).toBe(1)
  expect([...ana.faults, ...ben.faults]).toEqual([])
})

it('three who look for three play together', async (site) => {
  const people = [await arrive(site), await arrive(site), await arrive(site)]
  for (const { page } of people) {
    await page.getByRole('button', { name: 'The Tournament: for four' }).click()
    await page.getByRole('dialog').getByRole('radio', { name: '3', exact: true }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await row(page, 'Live', 'The Tournament').click()
    await bar(page).waitFor()
  }
  for (const { page } of people) await page.waitForURL('**/g/*')
  expect(new Set(people.map(({ page }) => page.url())).size).toBe(1)
  expect(people.flatMap(({ faults }) => faults)).toEqual([])
})

it('over days: one leaves a seat, which stands in "My matches"; another takes it and the match starts', async (site) => {
  const [ana, ben] = [await arrive(site), await arrive(site)]
  await row(ana.page, 'Over days', 'Merlin').click()
  await ana.page.getByText('Your seat stays open.').waitFor()
  await ana.page.locator('.mine').getByText('Waiting for players.').waitFor()
  await ben.page.getByRole('button', { name: /^Find people, Merlin:\s*Over days.* waits$/ }).waitFor()
  await row(ben.page, 'Over days', 'Merlin').click()
  await ben.page.waitForURL('**/g/*')
  await ana.page.getByText('A match of yours has started.').waitFor()
  expect([...ana.faults, ...ben.faults]).toEqual([])
})

it('people see each other here, and whoever hides is gone at once', async (site) => {
  const [ana, ben] = [await arrive(site), await arrive(site)]
  const count = ana.page.locator('.here')
  await expect.poll(() => count.textContent()).toMatch(/You and \d+ guests? are here|You and one guest are here/)
  await ben.page.getByRole('button', { name: 'Hide me' }).click()
  await ben.page.getByText('Nobody sees that you are here.').waitFor()
  await ben.page.reload()
  await ben.page.getByText('Nobody sees that you are here.').waitFor()
})

it('an open table says that its host is away, then it is gone; nothing moves under the pointer', async (site) => {
  const [host, guest] = [await arrive(site), await arrive(site)]
  await host.page.goto('/new?game=merlin')
  await host.page.getByRole('radio', { name: /^Anyone/ }).check()
  await host.page.getByRole('radio', { name: /^Live/ }).check()
  await host.page.getByRole('button', { name: 'Create the table' }).click()
  await host.page.getByText('host, ready').waitFor()
  const { page } = guest
  await page.reload()
  const table = page.locator('.open .row')
  await table.getByText('host is here').waitFor()
  expect(await axeFaults(page, 'an open table')).toEqual([])
  await page.setViewportSize(DESK)
  await host.page.goto('/credits')
  ahead += 30_000
  await look(page)
  await table.getByText('host is away').waitFor()
  await table.hover()
  ahead += 60_000
  await look(page)
  await table.getByText('closed').waitFor()
  expect(await table.getByRole('link').count()).toBe(0)
  await page.mouse.move(1, 1)
  await table.waitFor({ state: 'detached' })
  await page.getByText('No open tables right now.').waitFor()
})

it('lists that arrive move nothing', async (site) => {
  const [ana, ben] = [await arrive(site), await arrive(site)]
  await row(ana.page, 'Live').click()
  await stop(ana.page).waitFor()
  await row(ben.page, 'Over days', 'Merlin').click()
  await ben.page.getByText('Your seat stays open.').waitFor()
  for (const viewport of [DESK, { width: 820, height: 1180 }, { width: 390, height: 844 }]) {
    await ben.page.setViewportSize(viewport)
    await ben.page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        // Not what letters do that arrive late: the tiles are drawn with those in place.
        if (document.querySelector('.seek') === null) return
        for (const entry of list.getEntries()) shifts.push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await ben.page.reload()
    await ben.page.locator('.here').waitFor()
    await ben.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const shifts = await ben.page.evaluate<{ value: number }[]>('shifts')
    expect(shifts.filter(({ value }) => value > 0.005)).toEqual([])
  }
})

/** The page asks for its lists again, as when one comes back to it. */
function look(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
