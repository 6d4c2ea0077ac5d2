/* How somebody who has never played begins: with a coach, with lessons, or with the first lessons while a table fills. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { siteTests } from './site-tests.ts'
import { visit } from './visit.ts'

const it = siteTests('the doors')

const PLAY = 'Merlin: Play now against bots'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describe('who has never played', () => {
  it('is asked once, on a phone too, and may play with a coach', async (site) => {
    const { page, faults, leave } = await visit(site, PHONE)
    await page.goto('/')
    await page.getByRole('link', { name: PLAY }).click()
    const dialog = page.getByRole('dialog', { name: 'Merlin: your first game' })
    await dialog.getByRole('link', { name: /^Learn it in \d+ minutes$/ }).waitFor()
    expect(await axeFaults(page, 'the first game')).toEqual([])
    await dialog.getByRole('link', { name: 'Play with a coach' }).click()
    await page.locator('.coach').waitFor()
    await page.goto('/')
    await page.getByRole('link', { name: PLAY }).click()
    // Now it is the unfinished match that it asks about.
    await page.getByRole('dialog', { name: 'Merlin: continue or new game?' }).waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it('learns while the table fills, and is at the match as soon as it starts', async (site) => {
    const host = await visit(site)
    const guest = await visit(site)
    const id = await makeTable(host.page)
    await host.page.goto(`/t/${id}`)
    await host.page
      .getByRole('button', { name: /Sit here/ })
      .first()
      .click()
    await guest.page.goto(`/t/${id}?sit=1`)
    await guest.page.getByRole('link', { name: 'Learn it in two minutes' }).click()
    await guest.page.locator('.lesson-card').waitFor()
    await guest.page.getByText('When your match starts, it opens by itself.').waitFor()
    await host.page.getByRole('button', { name: 'Start', exact: true, disabled: false }).click()
    await guest.page.waitForURL(`**/g/${id}`)
    await guest.page.locator('.avalon-row').waitFor()
    expect(await guest.page.locator('.match-coach').count()).toBe(0)
    await host.leave()
    await guest.leave()
  })
})

async function makeTable(page: Page): Promise<string> {
  await page.goto('/credits')
  return page.evaluate(async () => {
    await fetch('/api/guest', { method: 'POST' })
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'avalon', seats: [null, null], access: 'link' }),
    })
    return String((await response.json()).id)
  })
}
