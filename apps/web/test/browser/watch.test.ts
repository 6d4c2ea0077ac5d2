/* Two people play, a third finds their match, watches it in small, and later plays it again from the archive. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { reinforceAt } from './player.ts'
import { type Seats, startMatch } from './seats.ts'
import { askedNow, layoutFaults, siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('watching', { skipsReveals: true })

const TEXTS =
  '.watch h1, .watch-phase, .watch-seats li, .watch-foot, .archive-row > span, .watch .button, .watch .segmented button'
const TARGETS = '.watch a:not(.watch-title a), .watch button, .watch select, .watch input'
const WIDTHS = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
  [320, 640],
] as const

async function layoutAtAllWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height })
    found.push(...(await layoutFaults(page, TEXTS, TARGETS)).map((fault) => `${width} px, ${fault}`))
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  return found
}

function startPublicMatch(site: TestSite, game = 'avalon'): Promise<Seats> {
  const fill = (host: Page) => host.locator('label.card-choice', { hasText: 'Listed under open tables.' }).click()
  return startMatch(site, undefined, { game, fill })
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''
const drawing = (page: Page, match: string) => page.locator(`[data-match="${match}"] .small-board`).innerHTML()

interface AvalonView {
  readonly viewer: unknown
  readonly hands: readonly { readonly cards: unknown; readonly known: unknown }[]
}

function boardsIn(body: string): readonly AvalonView[] {
  const { matches }: { matches: readonly { shown?: { view?: AvalonView } | null }[] } = JSON.parse(body)
  return matches.flatMap(({ shown }) => (shown?.view === undefined ? [] : [shown.view]))
}

it('a match is in the list, changes, ends, is found in the archive and played again', async (site) => {
  const seats = await startPublicMatch(site)
  const match = idOf(seats[0].page)
  const { page, faults } = await site.newPage()
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/watch') bodies.push(response.text())
  })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Watch', exact: true }).click()
  const card = page.locator(`[data-match="${match}"]`)
  await card.locator('.small-board svg[viewBox="0 0 308 168"]').waitFor()
  expect(await card.getByRole('link', { name: /^Watch Avalon: .+ – .+\. Turn 1\./ }).count()).toBe(1)
  await card.getByText('0 people are watching').waitFor({ state: 'attached' })
  expect(await axeFaults(page, 'watch')).toEqual([])
  expect(await layoutAtAllWidths(page)).toEqual([])
  const before = await drawing(page, match)
  const isHostsTurn = (await askedNow(seats[0].page)) === 'playCards'
  await reinforceAt(seats[isHostsTurn ? 0 : 1].page, 1, 4)
  await expect.poll(() => drawing(page, match), { timeout: 180_000 }).not.toBe(before)
  // What the page was sent is what a spectator sees: nobody's hand.
  const shown = (await Promise.all(bodies)).flatMap(boardsIn)
  expect(shown.length).toBeGreaterThan(1)
  for (const { viewer, hands } of shown) {
    expect(viewer).toBe('table')
    for (const { cards, known } of hands) expect([cards, known]).toEqual([null, null])
  }
  // The third goes in, and is counted.
  const spectator = await site.newPage()
  await spectator.page.goto('/watch')
  await spectator.page.locator(`[data-match="${match}"] h3 a`).click()
  await spectator.page.locator('.avalon-row').waitFor()
  await card.getByText('1 person is watching').waitFor({ state: 'attached' })
  const [host] = seats
  await host.page.getByRole('button', { name: 'Resign', exact: true }).first().click()
  await host.page.getByRole('button', { name: 'Yes, resign' }).click()
  // Nothing points at the list: it goes.
  await page.mouse.move(0, 0)
  await card.waitFor({ state: 'detached' })
  await page.getByText('Nobody plays just now.').waitFor()
  await page.goto('/archive?ending=resigned')
  const row = page.locator(`a[href="/g/${match}"]`)
  await row.waitFor()
  expect(await row.textContent()).toContain('resigned')
  await page.getByText('Avalon: 1 public matches').waitFor()
  expect(await axeFaults(page, 'archive')).toEqual([])
  expect(await layoutAtAllWidths(page)).toEqual([])
  await row.click()
  await page.waitForURL(`**/g/${match}*`)
  await page.locator('.match-ending:visible, .end-page:visible').first().waitFor()
  expect([...faults, ...spectator.faults]).toEqual([])
})

it('the archive keeps its search in the address, and says what to try if nothing is found', async (site) => {
  const { page, faults } = await site.newPage()
  await page.goto('/archive')
  await page.getByRole('combobox', { name: 'Game' }).selectOption('merlin')
  await page.getByRole('combobox', { name: 'Length' }).selectOption('long')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/archive?game=merlin&length=long')
  await page.getByText('Nothing like that.').waitFor()
  await page.getByRole('link', { name: 'Try without the length.' }).click()
  await page.waitForURL('**/archive?game=merlin')
  await page.goBack()
  await expect.poll(() => page.getByRole('combobox', { name: 'Length' }).inputValue()).toBe('long')
  // What makes no sense is left out.
  await page.goto('/archive?game=chess&length=huge&span=x&until=2026-99-99&player=%20&option=a')
  await page.getByRole('combobox', { name: 'Game' }).waitFor()
  expect(await page.getByRole('link', { name: 'Clear' }).count()).toBe(0)
  await page.goto('/archive?player=Nobody%20At%20All')
  await page.getByText('Nobody with an account is called Nobody At All.').waitFor()
  // The browser reports the answer that there is no such person.
  expect(faults.filter((fault) => !fault.includes('the server responded with a status of'))).toEqual([])
})

const LANGUAGES = [
  ['fr', 'Regarder', 'Archives'],
  ['de', 'Zuschauen', 'Archiv'],
  ['it', 'Guarda', 'Archivio'],
] as const

it('both pages in the other languages, with a match of Merlin', async (site) => {
  const [host] = await startPublicMatch(site, 'merlin')
  const match = idOf(host.page)
  for (const [locale, title, archive] of LANGUAGES) {
    const { page } = await site.newPage({ locale })
    await page.goto('/watch')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator(`[data-match="${match}"] .small-board svg`).waitFor()
    expect(await layoutAtAllWidths(page)).toEqual([])
    await page.goto('/archive')
    await page.getByRole('heading', { level: 1, name: archive }).waitFor()
    expect(await layoutAtAllWidths(page)).toEqual([])
    await page.context().close()
  }
})
