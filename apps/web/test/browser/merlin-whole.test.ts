/* Whole games of Merlin through the pages: two people with everything there is, and one against three bots without a line. */
import { seededChance } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answerMerlin, dismissOverlays, type PlayStyle } from './merlin-player.ts'
import { isOver } from './player.ts'
import { type Seats, startMatch } from './seats.ts'
import { askedNow, siteTests } from './site-tests.ts'

const it = siteTests('whole games of Merlin')

function tasteOf(seed: string): PlayStyle {
  const chance = seededChance(seed)
  return { pick: (below) => chance.pick(below, 'click'), resolvesAt: ['arrive'] }
}

const settled = (page: Page) => page.locator('.match-sending').waitFor({ state: 'detached' })

/** What everybody sees: the ring as it is read out, and the scores. */
function sight(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[data-space], .merlin-board-drawing [role="group"]')]
    const scores = [...document.querySelectorAll('.merlin-score')]
    return [...labels.map((each) => each.getAttribute('aria-label')), ...scores.map((each) => each.textContent)]
  })
}

interface Course {
  readonly resolvedAt: Set<string>
  readonly kinds: Set<string>
}

/** Both do what they are asked, until it holds. */
async function play(
  seats: Seats,
  tastes: readonly PlayStyle[],
  until: () => Promise<boolean>,
  course: Course,
): Promise<void> {
  for (let i = 0; i < 4000 && !(await until()); i++) {
    for (const [seat, { page }] of seats.entries()) {
      const kind = await askedNow(page)
      const taste = tastes[seat]
      if (taste === undefined) continue
      course.kinds.add(kind)
      const done = await answerMerlin(page, kind, taste)
      if (done === 'resolved') course.resolvedAt.add(kind)
      await settled(page)
    }
  }
}

/** Die, move, action: then all of it is taken back at once, and again step by step; the other sees both. */
async function longTurnIsTakenBack([host, friend]: Seats, taste: PlayStyle): Promise<boolean> {
  const before = await sight(friend.page)
  const mine = await sight(host.page)
  let acts = 0
  for (; acts < 12 && (await askedNow(host.page)) !== 'finish'; acts++) {
    await answerMerlin(host.page, await askedNow(host.page), taste)
    await settled(host.page)
  }
  if ((await askedNow(host.page)) !== 'finish' || acts < 2) return false
  expect(await sight(host.page)).not.toEqual(mine)
  await host.page.keyboard.press('Shift+U')
  await settled(host.page)
  // Whatever showed something hidden cannot be taken back.
  if ((await askedNow(host.page)) !== 'chooseDie') return false
  expect(await sight(host.page)).toEqual(mine)
  await expect.poll(() => sight(friend.page)).toEqual(before)
  return true
}

/** The log's actions in whole sentences, as they are read out. */
function told(page: Page): Promise<string> {
  return page
    .locator('[role="log"] .match-line-jump')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')).join('\n'))
}

async function withEverything(host: Page): Promise<void> {
  await host.locator('details.more summary').click()
  await host.getByRole('switch', { name: /King’s Favour/ }).check()
  await host.getByLabel(/Knights of the Round Table/).selectOption('draft')
}

describe('two browsers', () => {
  it('play a whole Merlin with module and knights: a long turn taken back, a quest in the middle of one, manors, three scorings', async (site) => {
    const seats = await startMatch(site, undefined, { game: 'merlin', fill: withEverything })
    const [host, friend] = seats
    const tastes = [tasteOf('host'), tasteOf('friend')]
    const course: Course = { resolvedAt: new Set(), kinds: new Set() }
    const isHosts = async () => (await askedNow(host.page)) === 'chooseDie'
    let isTakenBack = false
    for (let i = 0; i < 6 && !isTakenBack; i++) {
      await play(seats, tastes, isHosts, course)
      isTakenBack = await longTurnIsTakenBack(seats, { ...tasteOf(`turn/${i}`), resolvesAt: [] })
      await play(seats, tastes, async () => !(await isHosts()), course)
    }
    expect(isTakenBack).toBe(true)
    const isBoth = async () => (await isOver(host.page)) && (await isOver(friend.page))
    await play(seats, tastes, isBoth, course)
    for (const { page } of seats) {
      await dismissOverlays(page)
      expect(await page.locator('[data-scoring]').count()).toBe(3)
      await expect.poll(() => told(page)).toMatch(/builds? a manor/)
    }
    expect([...course.kinds]).toEqual(
      expect.arrayContaining(['chooseAlly', 'chooseDie', 'arrive', 'finish', 'drawQuest']),
    )
    expect([...course.resolvedAt]).toEqual(['arrive'])
    expect([...host.faults, ...friend.faults]).toEqual([])
    await host.page.getByRole('button', { name: 'Verify this game' }).click()
    await expect.poll(() => host.page.getByRole('dialog').textContent()).toContain('follow the rules')
  })
})

describe('one browser without a line', () => {
  it('plays a whole Merlin against three bots, and goes on after a reload', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    const asked: string[] = []
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) asked.push(response.url())
    })
    await page.goto('/local/merlin?new=1&bot=page&seats=4&kingsFavour=1&knights=random')
    await page.locator('.merlin-ring').waitFor()
    // The browser itself reports every request that got no answer.
    const before = faults.length
    const taste = { ...tasteOf('alone'), resolvesAt: ['chooseDie', 'arrive', 'finish'] }
    let isReloaded = false
    for (let i = 0; i < 6000 && !(await isOver(page)); i++) {
      const kind = await askedNow(page)
      if (kind === 'arrive' && !isReloaded) {
        isReloaded = true
        await dismissOverlays(page)
        const here = await sight(page)
        await page.reload()
        await page.locator('.merlin-ring').waitFor()
        expect(await sight(page)).toEqual(here)
      }
      await answerMerlin(page, kind, taste)
    }
    expect(await isOver(page)).toBe(true)
    await dismissOverlays(page)
    expect(isReloaded).toBe(true)
    expect(await page.locator('.merlin-score').count()).toBe(4)
    expect(await page.locator('[data-scoring]').count()).toBe(3)
    expect(asked).toEqual([])
    expect(faults.slice(before)).toEqual([])
  })
})
