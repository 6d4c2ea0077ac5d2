/* Unread chat lines: on a phone the bar counts them until they are read. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { startMatch } from './seats.ts'
import { siteTests } from './site-tests.ts'

const it = siteTests('the chat')

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
}

async function becomesPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
}

describe('on a phone', () => {
  it('counts in the bar of an Avalon what was said, also while the chat is open and out of sight', async (site) => {
    const [host, friend] = await startMatch(site)
    await becomesPhone(host.page)
    const dot = host.page.locator('.match-actions .match-unread')
    expect(await dot.count()).toBe(0)
    await say(friend.page, 'Hail')
    await expect.poll(() => dot.allTextContents()).toEqual(['1'])
    const link = host.page.locator('.match-actions a.match-menu-button')
    expect(await link.evaluate((bar) => bar.scrollWidth <= bar.clientWidth + 1)).toBe(true)
    await link.click()
    await host.page.getByRole('tab', { name: /^Chat/ }).click()
    await host.page.getByText('Hail').waitFor()
    await expect.poll(() => dot.count()).toBe(0)
    await host.page.evaluate(() => scrollTo(0, 0))
    await host.page.locator('#log').evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
    })
    await say(friend.page, 'Again')
    await expect.poll(() => dot.allTextContents()).toEqual(['1'])
    await link.click()
    await expect.poll(() => dot.count()).toBe(0)
    expect([...host.faults, ...friend.faults]).toEqual([])
  })

  it('counts in the tabs of a Merlin, and the tab leads to it', async (site) => {
    const [host, friend] = await startMatch(site, undefined, { game: 'merlin', fill: async () => {} })
    await becomesPhone(host.page)
    const dot = host.page.locator('.tab-bar .match-unread')
    await say(friend.page, 'Hail')
    await expect.poll(() => dot.allTextContents()).toEqual(['1'])
    await host.page.locator('.tab-bar button', { hasText: 'Log' }).click()
    await host.page.getByText('Hail').waitFor()
    await expect.poll(() => dot.count()).toBe(0)
    await host.page.locator('.tab-bar button', { hasText: 'Castle' }).click()
    await say(friend.page, 'Again')
    await expect.poll(() => dot.allTextContents()).toEqual(['1'])
    expect([...host.faults, ...friend.faults]).toEqual([])
  })
})
