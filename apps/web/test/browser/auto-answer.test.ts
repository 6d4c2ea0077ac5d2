/* "Answer for me when there is only one answer": switched on, seen, taken back, kept. */
import { merlin } from '@logres/merlin/rules'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { asksFirst, reach } from './merlin-matches.ts'
import { performAction } from './merlin-player.ts'
import { askedNow, siteTests } from './site-tests.ts'
import { visit } from './visit.ts'

const it = siteTests('automatic answers')

/** One own die is left, and nothing else can be done than to go where it leads. */
const lastDie = reach(
  asksFirst('chooseDie', (state) => {
    const [only, other] = merlin.legal(state, 0)
    if (only === undefined || other !== undefined || state.players[0]?.merlinDie !== 0) return false
    const chosen = merlin.clone(state)
    merlin.apply(chosen, 0, only, { pick: () => 0 }, () => {})
    return merlin.legal(chosen, 0).length === 1
  }),
  { seats: 2, options: { knights: 'off', kingsFavour: false } },
)

const told = (page: Page) => page.locator('.toast', { hasText: 'Only one answer, so it was given:' })

it('the last die goes by itself, is told, can be taken back, and does so again in another visit', async (site) => {
  const { page, faults, show, leave } = await visit(site)
  await show(lastDie)
  expect(await askedNow(page)).toBe('chooseDie')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  const box = page.getByRole('checkbox', { name: 'Answer for me when there is only one answer' })
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await page.keyboard.press('Escape')
  await expect.poll(() => askedNow(page)).toBe('arrive')
  await told(page).waitFor()
  expect(await told(page).textContent()).toMatch(/choose .*, move/)

  await told(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => askedNow(page)).toBe('chooseDie')
  expect(await told(page).count()).toBe(0)
  // By hand: the page does what is left.
  for (const action of merlin.legal(lastDie.state, 0)) await performAction(page, action)
  await expect.poll(() => askedNow(page)).toBe('arrive')

  await show(lastDie)
  await expect.poll(() => askedNow(page)).toBe('arrive')
  await told(page).waitFor()
  expect(faults).toEqual([])
  await leave()
})

it('the offer to end turns automatically leaves the prompt of Merlin its room', async (site) => {
  const finish = reach(
    asksFirst('finish', (state) => merlin.legal(state, 0).length === 1),
    { seats: 2, options: { knights: 'off', kingsFavour: false } },
  )
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    const { page, show, leave } = await visit(site, { viewport: { width, height } })
    await page.goto('/credits')
    await page.evaluate(() => localStorage.setItem('logres:games-ended-by-hand', '3'))
    await show(finish)
    await page.locator('.match-offer').waitFor()
    const sentence = await page.locator('.match-says .match-question').boundingBox()
    expect(sentence?.width, `at ${width}`).toBeGreaterThan(120)
    await leave()
  }
})
