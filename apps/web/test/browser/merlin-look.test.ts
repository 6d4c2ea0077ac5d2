/* The ring and what is beside it: accessibility, and the smallest phone. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { asksFirst, reach } from './merlin-matches.ts'
import { answerables } from './merlin-positions.ts'
import { atProvince, choosing, finishing, oneOfEach } from './merlin-states.ts'
import { isFullRun, layoutFaults, siteTests } from './site-tests.ts'
import { visit } from './visit.ts'

const it = siteTests('the look of Merlin')

/** How far the dice reach from the middle of the hub, as a part of its radius. */
function reachOfDice(page: Page): Promise<number> {
  return page.evaluate(() => {
    const hub = document.querySelector('.merlin-hub')?.getBoundingClientRect()
    if (hub === undefined) return Number.NaN
    const x = hub.left + hub.width / 2
    const y = hub.top + hub.height / 2
    const corners = [...document.querySelectorAll('.merlin-die-button .merlin-die')].flatMap((die) => {
      const { left, right, top, bottom } = die.getBoundingClientRect()
      return [left, right].flatMap((across) => [top, bottom].map((down) => Math.hypot(across - x, down - y)))
    })
    return Math.max(...corners) / (hub.width / 2)
  })
}

/** Longer than what is to be seen of it. */
function scrolls(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
}

describe('the ring', () => {
  it('has the dice within its hub, however small it is, and one’s own things beside it without scrolling', async (site) => {
    const six = reach((state) => asksFirst('chooseDie')(state) && state.hands[0]?.length === 6)
    const draft = reach(asksFirst('chooseAlly'), { options: { knights: 'draft' } })
    for (const locale of ['fr-FR', 'de-DE', 'it-IT', 'en-GB']) {
      const { page, show, leave } = await visit(site, { locale })
      for (const position of [draft, six, choosing]) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await show(position)
        expect([locale, await scrolls(page, '.merlin-own'), await scrolls(page, 'html')]).toEqual([
          locale,
          false,
          false,
        ])
        for (const [width, height] of [
          [1440, 900],
          [1280, 720],
          [820, 1180],
          [390, 844],
          [360, 640],
        ] as const) {
          await page.setViewportSize({ width, height })
          await page.evaluate(() => new Promise(requestAnimationFrame))
          expect([width, (await reachOfDice(page)) <= 1.05]).toEqual([width, true])
        }
      }
      // On the lowest phone what can be done has a fair part of it.
      const panel = await page.locator('[data-panel="move"]').evaluate(({ clientHeight }) => clientHeight / innerHeight)
      expect(panel).toBeGreaterThan(0.27)
      await leave()
    }
  })

  it('axe finds nothing in what the turn shows, by light and by dark', async (site) => {
    const { page, show, leave } = await visit(site)
    const found: string[] = []
    await show(choosing)
    await page.locator('[data-die="3"]').click()
    found.push(...(await axeFaults(page, 'a die looked at')))
    await page.locator('[data-space="4"]').first().press('Enter')
    found.push(...(await axeFaults(page, 'a province looked at')))
    for (const [name, position] of [
      ['at a province', atProvince],
      ['the end of a turn', finishing],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await show(position)
      found.push(...(await axeFaults(page, name)))
    }
    expect(found).toEqual([])
    await leave()
  })

  it('nothing sticks out at 360 px in German, whatever is asked', async (site) => {
    const { page, show, leave } = await visit(site, { viewport: { width: 360, height: 640 }, locale: 'de-DE' })
    const texts =
      '.match-question, .match-hint, .tab-bar button, .merlin-card h3, .merlin-row-title, .merlin-leads-to, .merlin-says .match-button, .merlin-pick, .merlin-rounds'
    const found: string[] = []
    for (const position of oneOfEach(answerables(isFullRun ? 200 : 60))) {
      await show(position)
      if ((await page.locator('.tab-bar').getAttribute('data-tab')) !== 'move')
        await page.locator('.tab-bar button').first().click()
      if (position.question === 'chooseDie') await page.locator('[data-die]:not(.merlin-used)').last().click()
      found.push(...(await layoutFaults(page, texts, '.match button')).map((fault) => `${position.question}: ${fault}`))
    }
    expect(found).toEqual([])
    await leave()
  })
})
