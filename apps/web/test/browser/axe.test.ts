/* Accessibility of every page and of ten states of a match, in both themes. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { openPage, PATHS } from './paths.ts'
import { startMatch } from './seats.ts'
import { siteTests, type TestSite } from './site-tests.ts'
import { sampleStates } from './states.ts'
import { visit } from './visit.ts'

const it = siteTests('axe')

const DESK = { width: 1280, height: 900 }

/** The number of pages tested in parallel. */
const BESIDE = 2

/** Each gets a page, and does one thing after the other. */
async function share<T>(
  things: readonly T[],
  begin: () => Promise<(thing: T) => Promise<string[]>>,
): Promise<string[]> {
  const left = [...things]
  const found = await Promise.all(
    Array.from({ length: BESIDE }, async () => {
      const look = await begin()
      const faults: string[] = []
      for (let next = left.shift(); next !== undefined; next = left.shift()) faults.push(...(await look(next)))
      return faults
    }),
  )
  return found.flat()
}

describe('axe finds nothing wrong', () => {
  it('with any page', async (site) => {
    const found = await share(PATHS, async () => {
      const { page } = await site.newPage({ viewport: DESK })
      return async (path) => {
        await openPage(page, path)
        return axeFaults(page, path)
      }
    })
    expect(found).toEqual([])
  })

  it('with ten states of a match, and with the dialogs of the match page', async (site) => {
    const states = Object.entries(sampleStates())
    expect(states.length).toBeGreaterThanOrEqual(10)
    const found = await share(states, async () => {
      const { page, show } = await visit(site)
      return async ([name, position]) => {
        await show(position)
        if (name === 'long') await page.locator('[data-card="0"]').press('Enter')
        const faults = await axeFaults(page, name)
        return name === 'turn' ? [...faults, ...(await dialogFaults(page))] : faults
      }
    })
    expect(found).toEqual([])
  })

  it('with a table, a match of two, and a spectator', async (site) => {
    const [host] = await startMatch(site, async (table) => {
      expect(await axeFaults(table, 'a table')).toEqual([])
    })
    const spectator = await openAsSpectator(site, host.page.url())
    const found = [...(await axeFaults(host.page, 'a match of two')), ...(await axeFaults(spectator, 'a spectator'))]
    expect(found).toEqual([])
  })
})

async function dialogFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: 'Settings' }).first().press('Enter')
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  const settings = await axeFaults(page, 'settings')
  await page.getByRole('button', { name: 'Automatic answers' }).press('Enter')
  await page.getByRole('dialog', { name: 'Automatic answers' }).waitFor()
  const standing = await axeFaults(page, 'answers given beforehand')
  await page.keyboard.press('Escape')
  return [...settings, ...standing]
}

async function openAsSpectator(site: TestSite, url: string): Promise<Page> {
  const { page } = await site.newPage({ viewport: DESK })
  await page.goto(url)
  await page.locator('.avalon-row').waitFor()
  return page
}
