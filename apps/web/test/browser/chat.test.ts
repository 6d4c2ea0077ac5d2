/* The chat of a match: unread lines, times, links, and reporting a line or blocking its author. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { startMatch } from './seats.ts'
import { siteTests } from './site-tests.ts'

const it = siteTests('the chat')

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click()
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
}

/** Upright, on its side, and a tablet. */
const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1024],
] as const

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

  it('has nothing lie over the button that sends, on phones and tablets', async (site) => {
    const [host] = await startMatch(site)
    const { page } = host
    await page.getByRole('tab', { name: /^Chat/ }).click()
    const send = page.getByRole('button', { name: 'Send', exact: true })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.locator('.chat-form').evaluate((form) => form.scrollIntoView({ block: 'center' }))
      const isOnTop = await send.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop, `${width}x${height}`).toBe(true)
    }
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

describe('a line', () => {
  it('has a time, links that run nothing, and is unread until it is read, also after a reload', async (site) => {
    const [host, friend] = await startMatch(site)
    await say(friend.page, 'see https://example.org/x?y=1. <img src=x onerror=alert(1)> javascript:alert(1)')
    await host.page.getByRole('tab', { name: 'Chat 1' }).waitFor()
    await host.page.reload()
    const tab = host.page.getByRole('tab', { name: 'Chat 1' })
    await tab.click()
    const line = host.page.locator('.chat-line').first()
    await line.waitFor()
    expect(await line.locator('time').textContent()).toMatch(/^\d\d:\d\d$/)
    const link = line.locator('a')
    expect(await link.count()).toBe(1)
    expect(
      await link.evaluate((a) => [a.getAttribute('href'), a.getAttribute('target'), a.getAttribute('rel')]),
    ).toEqual([...['https://example.org/x?y=1', '_blank', 'noopener noreferrer nofollow ugc']])
    expect(await line.locator('img, script').count()).toBe(0)
    await host.page.reload()
    await host.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor()
    // One's own lines are never unread.
    await friend.page.reload()
    await friend.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor()
    expect([...host.faults, ...friend.faults]).toEqual([])
  })

  it('can be reported by others, who can block its author, and not by its author', async (site) => {
    const [host, friend] = await startMatch(site)
    await say(friend.page, 'you play like a bot')
    expect(await friend.page.locator('.chat-line-more').count()).toBe(0)
    await host.page.getByRole('tab', { name: 'Chat 1' }).click()
    const more = host.page.getByRole('button', { name: /^Report or block / })
    await more.click()
    await host.page.keyboard.press('Escape')
    await more.click()
    await host.page.getByRole('button', { name: 'Report …' }).click()
    const sheet = host.page.getByRole('dialog')
    expect(await sheet.locator('blockquote').textContent()).toBe('you play like a bot')
    expect(await axeFaults(host.page, 'the report sheet')).toEqual([])
    await sheet.getByRole('textbox', { name: 'In your own words' }).fill('Insults me.')
    await sheet.getByRole('button', { name: 'Report', exact: true }).click()
    await host.page.getByText('Thank you. An admin will look.').waitFor()
    await more.click()
    await host.page.getByRole('button', { name: 'Block …' }).click()
    await host.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
    await host.page.getByText('Nobody has said anything yet.').waitFor()
    await host.page.reload()
    await host.page.getByRole('tab', { name: 'Chat', exact: true }).click()
    await host.page.getByText('Nobody has said anything yet.').waitFor()
    expect([...host.faults, ...friend.faults]).toEqual([])
  })
})

describe('a table that waits', () => {
  it('has a chat of those who sit there, which goes on in the match', async (site) => {
    const [host, friend] = await startMatch(site, async (table) => {
      await table.getByRole('textbox', { name: 'Say something' }).fill('good luck to us both')
      await table.keyboard.press('Enter')
      await table.locator('.chat-line', { hasText: 'good luck to us both' }).waitFor()
      expect(await axeFaults(table, 'a table with a chat')).toEqual([])
      await table.setViewportSize({ width: 1280, height: 800 })
      const watcher = await site.newPage()
      await watcher.page.goto(table.url())
      await watcher.page.getByText('Every seat is taken.').first().waitFor()
      // Who does not sit there reads nothing.
      expect(await watcher.page.locator('.table-chat').count()).toBe(0)
      await watcher.page.context().close()
    })
    await friend.page.getByRole('tab', { name: /^Chat/ }).click()
    await friend.page.locator('.chat-line', { hasText: 'good luck to us both' }).waitFor()
    expect([...host.faults, ...friend.faults]).toEqual([])
  })

  it('shows it to the others who sit there, with a time', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto('/new?game=avalon')
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByText('host, ready').waitFor()
    const link = await page.getByRole('textbox', { name: 'Invite link' }).inputValue()
    const guest = await site.newPage({ viewport: { width: 390, height: 844 } })
    await guest.page.goto(`http://${link}`)
    await guest.page.getByRole('button', { name: /Sit here/ }).click()
    await page.getByText('Everyone is seated.').waitFor()
    await page.getByRole('textbox', { name: 'Say something' }).fill('see https://example.org/rules')
    await page.keyboard.press('Enter')
    const line = guest.page.locator('.table-chat .chat-line')
    await line.getByRole('link', { name: 'https://example.org/rules' }).waitFor()
    expect(await line.locator('time').textContent()).toMatch(/^\d\d:\d\d$/)
    await guest.page.getByRole('textbox', { name: 'Say something' }).fill('I am here')
    await guest.page.keyboard.press('Enter')
    await page.locator('.chat-line', { hasText: 'I am here' }).waitFor()
    expect(guest.faults).toEqual([])
  })
})
