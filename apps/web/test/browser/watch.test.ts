/* Two people play, a third finds their match, watches it in small, and later plays it again from the archive. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { Client } from '../../../server/test/client.ts'
import { beginMatch, playRandomly } from '../../../server/test/test-server.ts'
import { axeFaults } from './axe.ts'
import { layoutFaults, siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('watching', { skipsReveals: true })

const TEXTS =
  '.watch h1, .watch h2, .watch-phase, .watch-seats li, .watch-foot, .archive-row > span, .button, .segmented button'
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

const drawing = (page: Page, match: string) => page.locator(`[data-match="${match}"] .small-board`).innerHTML()

interface TournamentView {
  readonly viewer: unknown
  readonly hands: readonly { readonly cards: unknown }[]
  readonly purses: readonly unknown[]
}

function boardsIn(body: string, id: string): readonly TournamentView[] {
  const { matches }: { matches: readonly { match?: string; shown?: { view?: TournamentView } | null }[] } =
    JSON.parse(body)
  return matches.flatMap(({ match, shown }) => (match === id && shown?.view !== undefined ? [shown.view] : []))
}

describe('two play and one watches', () => {
  it('the match is in the list, changes, ends, is found in the archive and played again', async (site) => {
    const { table, watchers } = await beginMatch(site.base, 'avalon', [null, null], { startPlayer: 'first' })
    const { page, faults } = await site.newPage()
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Watch', exact: true }).click()
    const card = page.locator(`[data-match="${table.id}"]`)
    await card.locator('.small-board svg[viewBox="0 0 308 168"]').waitFor()
    expect(await card.getByRole('link', { name: /^Watch Avalon: .+ – .+\. Turn 1\./ }).count()).toBe(1)
    await card.getByText('0 people are watching').waitFor({ state: 'attached' })
    expect(await axeFaults(page, 'watch')).toEqual([])
    expect(await layoutAtAllWidths(page)).toEqual([])
    const before = await drawing(page, table.id)
    const [first, second] = watchers
    if (first === undefined || second === undefined) throw new Error('two play')
    // Both play, until the public state is another.
    const turns = Promise.all([playRandomly(first, 'first', 12), playRandomly(second, 'second', 12)])
    await expect.poll(() => drawing(page, table.id), { timeout: 180_000 }).not.toBe(before)
    // The third goes in, and is counted.
    const other = await site.newPage()
    await other.page.goto('/watch')
    await other.page.locator(`[data-match="${table.id}"] h3 a`).click()
    await other.page.locator('.avalon-row').waitFor()
    await card.getByText('1 person is watching').waitFor({ state: 'attached' })
    await first.ask({ key: 'resign', ...{ kind: 'resign' } })
    await turns.catch(() => {})
    // Nothing points at the list: it goes.
    await page.mouse.move(0, 0)
    await card.waitFor({ state: 'detached' })
    await page.getByText('Nobody plays just now.').waitFor()
    await page.goto('/archive?ending=resigned')
    const row = page.locator(`a[href="/g/${table.id}"]`)
    await row.waitFor()
    expect(await row.textContent()).toContain('resigned')
    await page.getByText('Avalon: 1 public matches').waitFor()
    expect(await axeFaults(page, 'archive')).toEqual([])
    expect(await layoutAtAllWidths(page)).toEqual([])
    await row.click()
    await page.waitForURL(`**/g/${table.id}*`)
    await page.locator('.match-ending:visible, .end-page:visible').first().waitFor()
    expect([...faults, ...other.faults]).toEqual([])
  })

  it('a spectator’s small board shows no hand: the page gets none', async (site) => {
    const { table, watchers } = await beginMatch(site.base, 'tournament', [null, null, null])
    const { page } = await site.newPage()
    const bodies: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/api/watch')) bodies.push(await response.text())
    })
    await page.goto('/watch?game=tournament')
    await page.locator(`[data-match="${table.id}"] .small-board svg[viewBox="0 0 308 168"]`).waitFor()
    const shown = bodies.flatMap((body) => boardsIn(body, table.id))
    expect(shown.length).toBeGreaterThan(0)
    for (const { viewer, hands, purses } of shown) {
      expect(viewer).toBe('table')
      expect(hands.map(({ cards }) => cards)).toEqual([null, null, null])
      expect(purses).toEqual([null, null, null])
    }
    for (const watcher of watchers) watcher.close()
  })
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
  expect(await page.getByRole('combobox', { name: 'Length' }).inputValue()).toBe('long')
  // What makes no sense is left out.
  await page.goto('/archive?game=chess&length=huge&span=x&until=2026-99-99&player=%20&option=a')
  await page.getByRole('combobox', { name: 'Game' }).waitFor()
  expect(await page.getByRole('link', { name: 'Clear' }).count()).toBe(0)
  await page.goto('/archive?player=Nobody%20At%20All')
  await page.getByText('Nobody with an account is called Nobody At All.').waitFor()
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
})

async function inLanguage(site: TestSite, locale: string, title: string, archive: string): Promise<void> {
  const { page } = await site.newPage({ locale })
  await page.goto('/watch')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await layoutAtAllWidths(page)).toEqual([])
  await page.goto('/archive')
  await page.getByRole('heading', { level: 1, name: archive }).waitFor()
  expect(await layoutAtAllWidths(page)).toEqual([])
  await page.context().close()
}

it('both pages in the other languages', async (site) => {
  const { table, watchers } = await beginMatch(site.base, 'merlin', [null, 'champion', 'knight'])
  const watcher = await (await Client.arrive(site.base)).watch(table.id)
  await inLanguage(site, 'fr', 'Regarder', 'Archives')
  await inLanguage(site, 'de', 'Zuschauen', 'Archiv')
  await inLanguage(site, 'it', 'Guarda', 'Archivio')
  for (const each of [...watchers, watcher]) each.close()
})
