/* Games on this device: several unfinished ones of a title, "continue or new?", history, deleting with undo, two tabs. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { siteTests } from './site-tests.ts'
import { visit } from './visit.ts'

const it = siteTests('games on this device')

const PLAY = /^Avalon: Play now/
const ROWS = '.mine .kept'

async function startNew(page: Page): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: PLAY }).click()
  const asked = page.getByRole('dialog')
  const board = page.locator('.match-main')
  await asked.or(board).first().waitFor()
  if (await asked.isVisible()) await asked.getByRole('link', { name: /^(New game|Straight in)$/ }).click()
  await board.waitFor()
  await page.waitForURL(/\/local\/avalon\/\w+$/)
  return new URL(page.url()).pathname
}

async function listed(page: Page): Promise<(string | null)[]> {
  const links = page.locator(`${ROWS} a.match-row`)
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

describe('games against bots', () => {
  it('are kept: three unfinished ones of a title survive "Play now", and the shelf lists them', async (site) => {
    const { page, faults, leave } = await visit(site)
    const paths: string[] = []
    for (let i = 0; i < 3; i++) paths.unshift(await startNew(page))
    expect(new Set(paths).size).toBe(3)
    await page.goto('/')
    await page.locator(ROWS).first().waitFor()
    expect((await listed(page)).sort()).toEqual([...paths].sort())
    expect(await page.locator(ROWS).first().textContent()).toMatch(/Avalon with .+ \(page\)/)

    await page.getByRole('link', { name: PLAY }).click()
    const dialog = page.getByRole('dialog', { name: 'Avalon: continue or new game?' })
    await dialog.waitFor()
    expect(await dialog.locator('.kept').count()).toBe(3)
    expect(await axeFaults(page, 'continue or new')).toEqual([])
    // The button is for the one played last.
    expect(await dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(paths[0])
    await dialog.locator('.kept a').last().click()
    await page.locator('.match-main').waitFor()
    expect(paths).toContain(new URL(page.url()).pathname)

    await page.goto('/local/avalon')
    await page.waitForURL(/\/local\/avalon\/\w+$/)
    expect(paths).toContain(new URL(page.url()).pathname)
    expect(faults).toEqual([])
    await leave()
  })

  it('move to the history when they are over, from which they can be opened again', async (site) => {
    const { page, faults, leave } = await visit(site)
    const path = await startNew(page)
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('button', { name: 'Yes, resign' }).click()
    await page.locator('.match-ending').waitFor()
    await page.goto('/')
    const history = page.locator('.kept-history')
    await history.getByText('Finished games (1)').click()
    const row = history.locator('.kept')
    expect(await row.textContent()).toContain('You lost.')
    await row.locator('a.match-row').click()
    await page.locator('.match-ending').waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    // Nothing is unfinished: no question.
    expect(await startNew(page)).not.toBe(path)
    expect(faults).toEqual([])
    await leave()
  })

  it('can be deleted, and the deletion undone', async (site) => {
    const { page, leave } = await visit(site)
    const path = await startNew(page)
    await page.goto('/')
    await page.getByRole('button', { name: /^Delete: Avalon, with/ }).click()
    await expect.poll(() => listed(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => listed(page)).toEqual([path])
    await page.reload()
    await expect.poll(() => listed(page)).toEqual([path])
    await leave()
  })

  it('open in two tabs: the one that is behind says so, and can be kept as a game of its own', async (site) => {
    const { page, leave } = await visit(site)
    await page.goto('/local/avalon?new=1&bot=page&begins=first')
    await page.locator('.asked-playCards').waitFor()
    const path = new URL(page.url()).pathname
    const other = await page.context().newPage()
    await other.goto(path)
    await other.locator('.match-main').waitFor()
    await other.getByRole('button', { name: 'Resign' }).click()
    await other.getByRole('button', { name: 'Yes, resign' }).click()
    await page.getByRole('dialog', { name: 'Continued in another tab' }).waitFor()
    await page.getByRole('button', { name: 'Keep this as a separate game' }).click()
    await page.locator('.asked-playCards').waitFor()
    const own = new URL(page.url()).pathname
    expect(own).not.toBe(path)
    await page.goto('/')
    await page.locator('.kept-history').waitFor()
    expect((await listed(page)).sort()).toEqual([own, path].sort())
    await leave()
  })
})

describe('a full storage', () => {
  it('is told once, and the match goes on', async (site) => {
    const { page, leave } = await visit(site)
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key.startsWith('logres/')) throw new DOMException('full', 'QuotaExceededError')
        set.call(this, key, value)
      }
    })
    await page.goto('/local/avalon?new=1&bot=page&begins=first')
    await page.locator('.asked-playCards').waitFor()
    await page.getByText('Storage is full: this match is no longer saved.').waitFor()
    expect(await page.locator('.match-line-state').first().textContent()).toContain('Not saved: storage is full.')
    await leave()
  })
})
