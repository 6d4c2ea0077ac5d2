/* Two people at a match see whether the other one is there, and are told what happens if not; spectators are counted. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { startMatch } from './seats.ts'
import { askedNow, siteTests } from './site-tests.ts'

const it = siteTests('presence')

/** Of the opponent. */
const sign = (page: Page) => page.locator('.avalon-opponent .presence-sign').getAttribute('class')
const note = (page: Page) => page.locator('.avalon-opponent .avalon-person-name span').textContent()

it('a lost opponent is shown at once, with what will happen and when; back again, all is as before', async (site) => {
  const seats = await startMatch(site)
  const [host, friend] = seats
  const isHostsTurn = (await askedNow(host.page)) === 'playCards'
  const [stays, leaves] = isHostsTurn ? [friend, host] : [host, friend]
  await expect.poll(() => sign(stays.page)).toContain('presence-here')
  expect(await note(stays.page)).toBe('')
  const address = leaves.page.url()
  await leaves.page.goto('/credits')
  await expect.poll(() => sign(stays.page)).toContain('presence-gone')
  expect(await note(stays.page)).toBe('not here')
  const told = stays.page.locator('.match-prompt').getByText(/is not connected\. In \d+:\d\d a bot plays on for them\./)
  await told.waitFor()
  expect(await axeFaults(stays.page, 'opponent lost')).toEqual([])
  await leaves.page.goto(address)
  await told.waitFor({ state: 'detached' })
  await expect.poll(() => sign(stays.page)).toContain('presence-here')
  expect(await note(stays.page)).toBe('')
  expect([...stays.faults, ...leaves.faults]).toEqual([])
})

it('who watches is counted for all', async (site) => {
  const [host] = await startMatch(site)
  const counter = host.page.locator('.match-watchers')
  expect(await counter.count()).toBe(0)
  const { page } = await site.newPage()
  await page.goto(host.page.url())
  await host.page.getByText('1 person is watching').waitFor({ state: 'attached' })
  await page.context().close()
  await counter.waitFor({ state: 'detached' })
})
