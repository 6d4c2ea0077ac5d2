/* The page of the players, and how two kept accounts get there: a rated match changes both ratings. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '@logres/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { storeRanked } from './ranked-people.ts'
import { newSeat, start } from './seats.ts'
import { layoutFaults, siteTests } from './site-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-players-'))
const store: Store = await openStore(join(folder, 'store'))
const it = siteTests('the players', { store })
beforeAll(() => storeRanked(store, 'avalon', 64))
afterAll(() => rmSync(folder, { recursive: true }))

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
]

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('heading', { name: /ranked$|classés?$|mit Rang$|in classifica$/ })
    .first()
    .waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

it('people and bots on one scale: the page has nothing wrong, in any window', async (site) => {
  const { page, faults } = await site.newPage()
  await open(page, '/players')
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    const found = await layoutFaults(page, '.players h1, .players .lead, .players th, .players-rating', '.players a')
    expect(found, `${window.width} px`).toEqual([])
  }
  expect(await axeFaults(page, '/players')).toEqual([])
  // Empty but for the bots.
  await open(page, '/players/merlin')
  await page.getByText('Nobody is ranked yet.').waitFor()
  await page.getByText('Too few people are ranked for a scale yet.').waitFor()
  expect(await axeFaults(page, '/players/merlin')).toEqual([])
  expect(faults).toEqual([])
})

it('bots stand between people, and can be hidden; the list goes on', async (site) => {
  const { page } = await site.newPage()
  await open(page, '/players/avalon')
  const rows = page.locator('.players-table tbody tr')
  const values = (await rows.locator('.players-rating b').allTextContents()).map(Number)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  const bots = await page.locator('.players-table tr.bot').count()
  expect(bots).toBeGreaterThan(0)
  await page.getByRole('switch', { name: 'Show bots' }).uncheck()
  await expect.poll(() => rows.count()).toBe(50)
  await page.getByRole('link', { name: 'More' }).click()
  await page.getByText('Page 2 of 2').waitFor()
  // All five of them, over both pages.
  expect(bots + (await page.locator('.players-table tr.bot').count())).toBe(5)
  await page.goBack()
  await page.getByText('Page 1 of 2').waitFor()
})

it('in four languages', async (site) => {
  const { page, faults } = await site.newPage({ viewport: { width: 390, height: 844 } })
  await open(page, '/players/avalon')
  for (const [language, title] of [
    ['fr', 'Joueurs'],
    ['de', 'Spieler'],
    ['it', 'Giocatori'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('logres:lang', chosen), language)
    await page.reload()
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.locator('.players-table').waitFor()
    expect(await layoutFaults(page, '.players h1, .players .lead, .players-rating', '.players a'), language).toEqual([])
  }
  expect(faults).toEqual([])
})

it('a server that does not answer is said, and asked again', async (site) => {
  const { page } = await site.newPage()
  await page.route('**/api/ratings/*', (route) => route.abort())
  await page.goto('/players')
  await page.getByRole('alert').getByText('The server is not responding.').waitFor()
  await page.unroute('**/api/ratings/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: /ranked$/ }).waitFor()
})

/** With recovery codes an account is kept. */
async function keep(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST' })
    return (await fetch('/api/me/recovery', { method: 'POST' })).status
  })
  expect(status).toBeLessThan(300)
}

it('a rated match of two kept accounts changes both ratings; the end says how, and the list has both', async (site) => {
  const [host, friend] = await Promise.all([newSeat(site), newSeat(site)])
  for (const { page } of [host, friend]) {
    await page.goto('/credits')
    await keep(page)
  }
  // The form creates a table as always; this one is to be rated.
  await host.page.route('**/api/tables', async (route) => {
    const body: unknown = route.request().postDataJSON()
    if (route.request().method() !== 'POST' || typeof body !== 'object') return route.continue()
    const pace = { kind: 'live', bank: 900, increment: 20 }
    return route.continue({ postData: JSON.stringify({ ...body, pace, rated: true }) })
  })
  await host.page.goto('/new?game=avalon')
  await host.page.getByRole('button', { name: 'Create the table' }).click()
  await host.page.getByText('host, ready').waitFor()
  await friend.page.goto(host.page.url())
  await friend.page.getByRole('button', { name: /Sit here/ }).click()
  await host.page.getByText('Everyone is seated.').waitFor()
  await start(host.page, friend.page)
  await friend.page.getByRole('button', { name: 'Resign', exact: true }).first().click()
  await friend.page.getByRole('button', { name: 'Yes, resign' }).click()
  for (const { page } of [host, friend]) {
    const changes = page.getByRole('region', { name: 'Ratings' }).getByRole('listitem')
    await expect.poll(() => changes.count()).toBe(2)
    const texts = await changes.allTextContents()
    expect(texts[0]).toMatch(/1\d\d\d ±\s\d+ \(\+\d+\), not certain yet$/)
    expect(texts[1]).toMatch(/1\d\d\d ±\s\d+ \(−\d+\), not certain yet$/)
  }
  expect(await axeFaults(host.page, 'the end of a rated match')).toEqual([])
  await host.page.setViewportSize({ width: 1280, height: 800 })
  await open(host.page, '/players/avalon')
  const newcomers = host.page.getByRole('region', { name: 'Not ranked yet' }).getByRole('listitem')
  await expect.poll(async () => (await newcomers.allTextContents()).filter((text) => text.includes('±')).length).toBe(2)
  expect((await newcomers.allTextContents()).join()).toContain('(you)')
  expect([...host.faults, ...friend.faults]).toEqual([])
})

it('who is ranked finds the row of their own, also on another page of the list', async (site) => {
  const { page } = await site.newPage({ viewport: { width: 1280, height: 720 } })
  await page.goto('/credits')
  await keep(page)
  const me = await page.evaluate<{ readonly id: string }>(async () => (await fetch('/api/me')).json())
  await storeRanked(store, 'tournament', 60, { id: me.id, value: 1000 })
  await open(page, '/players/tournament')
  await page.getByRole('button', { name: 'Where am I?' }).click()
  const mine = page.locator('tr.mine')
  await mine.waitFor()
  await expect.poll(() => mine.evaluate((row) => row === document.activeElement)).toBe(true)
  expect(await mine.textContent()).toContain('(you)')
  await page.getByRole('button', { name: 'Where am I?' }).waitFor({ state: 'detached' })
})
