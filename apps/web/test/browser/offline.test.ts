/* One browser, offline, keyboard only: after the first visit a whole game against a bot, from the home page to the end screen. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answer, isOver } from './player.ts'
import { askedNow, siteTests } from './site-tests.ts'
import { openSlowPages } from './slow-page.ts'

const it = siteTests('alone and offline')

/** By Tab to what has this name, and Enter. */
async function go(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (name.test(here)) return page.keyboard.press('Enter')
  }
  throw new Error(`no Tab leads to ${name}`)
}

/** What the match looks like: the board as it is read out, the hand, the question. */
async function sight(page: Page): Promise<unknown> {
  return [
    await page.locator('.avalon-region > .visually-hidden').allTextContents(),
    await page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('title'))),
    await askedNow(page),
  ]
}

describe('one browser without a line', () => {
  it('plays a whole game against a bot by keyboard alone, and continues after a reload', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => {
      localStorage.setItem('logres:pref-botPace', 'instant')
      for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(kind, () => console.error(`a pointer: ${kind}`), true)
    })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    const asked: string[] = []
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) asked.push(response.url())
    })
    await page.reload()
    await page.getByText('The server is not responding').first().waitFor()
    // The browser itself reports every request that got no answer.
    const before = faults.length
    await go(page, /Play now/)
    await go(page, /^Straight in$/)
    await page.locator('.avalon-row').waitFor()

    const kinds = new Set<string>()
    let isReloaded = false
    for (let i = 0; i < 4000 && !(await isOver(page)); i++) {
      const kind = await askedNow(page)
      kinds.add(kind)
      if (kinds.has('payLosses') && kind === 'playCards' && !isReloaded) {
        isReloaded = true
        const here = await sight(page)
        await page.reload()
        await page.locator('.avalon-row').waitFor()
        expect(await sight(page)).toEqual(here)
      }
      await answer(page, kind)
    }
    expect(await isOver(page)).toBe(true)
    expect(isReloaded).toBe(true)
    expect([...kinds]).toEqual(expect.arrayContaining(['playCards', 'takeTile', 'endTurn', 'payLosses']))
    await go(page, /^Verify this game$/)
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('follow the rules')
    expect(asked).toEqual([])
    expect(faults.slice(before)).toEqual([])
  })
})

/** Milliseconds: more than the service worker's timeout for the server (vite/service-worker.js). */
const LATE = 6_000

describe('a slow line', () => {
  it('does not cut off a page of which only the beginning comes soon', async (site) => {
    const slow = await openSlowPages(site.base, (path) => path.endsWith('?late'), LATE)
    const { page } = await site.newPage({ baseURL: slow.base })
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/credits?late')
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toContain('id="app"')
    await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor()
    await page.context().close()
    await slow.close()
  })
})
