/* The layout of the Avalon board: what stays visible on low phones, what never jumps, and animations. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import type { Position } from './positions.ts'
import { isFullRun, siteTests, type TestSite } from './site-tests.ts'
import { sampleStates } from './states.ts'
import { type Visit, visit } from './visit.ts'

const it = siteTests('the look of the Avalon board')
let states: Readonly<Record<string, Position>>
beforeAll(() => {
  states = sampleStates()
})

let shared: Promise<Visit> | undefined
function phone(site: TestSite): Promise<Visit> {
  shared ??= visit(site, { viewport: { width: 390, height: 780 }, hasTouch: true })
  return shared
}

function stateOf(name: string): Position {
  const state = states[name]
  if (state === undefined) throw new Error(name)
  return state
}

/** Those whose centre is outside the window or covered. */
function hidden(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const element = document.querySelector(selector)
        if (element === null) return true
        const { left, top, width, height } = element.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return over === null || !(element.contains(over) || over.contains(element))
      }),
    selectors,
  )
}

/** Where the regions lie on the page. */
function plates(page: Page): Promise<number[]> {
  return page
    .locator('[data-region]')
    .evaluateAll((regions) => regions.map((region) => Math.round(region.getBoundingClientRect().top + scrollY)))
}

const MINE = ['.avalon-me .avalon-crown-count', '.avalon-me .avalon-person-name', '.match-actions .primary']
const ASKED = ['turn', 'long', 'paying', 'tile', 'attacked', 'enchanted', 'ending'] as const
const LOW = [
  [390, 780],
  [360, 740],
  [360, 640],
] as const

describe('on a low phone', () => {
  it('my crowns, my hand, what is asked and the buttons are in sight, whatever is asked', async (site) => {
    const { page, show } = await phone(site)
    for (const name of isFullRun ? ASKED : (['long', 'tile', 'attacked'] as const)) {
      await show(stateOf(name))
      const isAnswer = name === 'attacked' || name === 'enchanted'
      const asked = isAnswer
        ? ['.avalon-dialog .match-question', '.avalon-option.noo', '.avalon-contested .avalon-plate-button']
        : ['.match-prompt .match-question']
      const tile = name === 'tile' ? ['.avalon-take .avalon-tile-button'] : []
      for (const [width, height] of LOW) {
        await page.setViewportSize({ width, height })
        // The answer comes into sight by itself, in the window it is asked in.
        if (isAnswer) await show(stateOf(name))
        expect([name, height, await hidden(page, [...MINE, ...asked, ...tile])]).toEqual([name, height, []])
      }
    }
  })

  it('all eleven regions are in sight where 740 px are', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 360, height: 740 })
    await show(stateOf('turn'))
    await page.locator('[data-card="0"]').tap()
    const all = Array.from({ length: 11 }, (_, at) => `[data-region="${at}"] .avalon-plate-button`)
    expect(await hidden(page, [...all, ...MINE])).toEqual([])
  })

  it('what a card would do there covers nothing of what lies above, though it takes three lines in German', async (site) => {
    const { page, show, leave } = await visit(site, {
      ...{ locale: 'de-DE', viewport: { width: 360, height: 740 }, hasTouch: true },
    })
    const tall: string[] = []
    let longest = ''
    for (const name of ['turn', 'long'] as const) {
      await show(stateOf(name))
      for (const card of await page.locator('[data-card]').all()) {
        for (const region of await page.locator('[data-region]').all()) {
          await card.click()
          await region.locator('.avalon-plate-button').click()
          const text = (await page.locator('.match-effect').textContent()) ?? ''
          if (text.length > longest.length) longest = text
          const over = await page.evaluate(() => {
            const above = document.querySelector('.avalon-supply')?.getBoundingClientRect().bottom ?? 0
            return above - (document.querySelector('.match-prompt')?.getBoundingClientRect().top ?? 0)
          })
          if (over > 3) tall.push(`${over} px: ${text}`)
          await page.keyboard.press('Escape')
        }
      }
    }
    expect(longest.length).toBeGreaterThan(110)
    expect(tall).toEqual([])
    await leave()
  })

  it('the answer opens right under the region it is about', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 390, height: 844 })
    await show(stateOf('attacked'))
    const row = await page.locator('.avalon-contested').boundingBox()
    const dialog = await page.getByRole('alertdialog').boundingBox()
    expect(row !== null && dialog !== null && Math.abs(row.y + row.height - dialog.y) < 2).toBe(true)
  })

  it('a card dragged by finger goes where the finger leaves it, and nothing moves meanwhile', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 390, height: 844 })
    await show(stateOf('turn'))
    const before = await plates(page)
    const counts = page.locator('.avalon-count.mine')
    const piles = (await counts.allTextContents()).map(Number)
    const card = await page.locator('[data-card="0"]').boundingBox()
    const pile = await page.locator('[data-region="3"] .avalon-pile.mine').boundingBox()
    if (card === null || pile === null) throw new Error('nowhere')
    const touch = await page.context().newCDPSession(page)
    const to = (part: number) => ({
      x: card.x + 20 + (pile.x + 6 - card.x - 20) * part,
      y: card.y + 20 + (pile.y + 14 - card.y - 20) * part,
    })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [to(0)] })
    for (const part of [0.2, 0.5, 0.8, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to(part)] })
    expect(await plates(page)).toEqual(before)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect
      .poll(async () => (await counts.allTextContents()).map(Number))
      .toEqual(piles.map((n, i) => (i === 3 ? n + 1 : n)))
  })

  it('looking back, the board stays and the controls come up to it', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 390, height: 844 })
    await show(stateOf('turn'))
    await page.keyboard.press('ArrowLeft')
    await page.locator('.match-past').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(
      await hidden(page, [
        '.match-replay-bar input',
        '[data-region="0"] .avalon-plate-button',
        '.match-prompt .match-link',
      ]),
    ).toEqual([])
  })
})

describe('the board', () => {
  it('lies still, whatever is asked', async (site) => {
    const { page, show } = await phone(site)
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const seen = new Set<number | undefined>()
      for (const name of [
        'turn',
        'paying',
        'attacked',
        ...(isFullRun ? (['opening', 'tile', 'ending'] as const) : []),
      ]) {
        await show(stateOf(name))
        seen.add((await plates(page))[0])
        if (name !== 'turn') continue
        await page.locator('[data-card="0"]').click()
        seen.add((await plates(page))[0])
      }
      expect([width, [...seen].length]).toEqual([width, 1])
    }
  })

  it('frames the regions that a tile counts', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 1440, height: 900 })
    await show(stateOf('tile'))
    const realm = page.locator('[data-tile="realm"]')
    const owed = Number(/\d+/.exec((await realm.locator('b').textContent()) ?? '')?.[0])
    await realm.hover()
    await expect.poll(() => page.locator('.avalon-counted').count()).toBe(owed)
    expect(await page.locator('.avalon-counted:not(.owned-by-me)').count()).toBe(0)
    await page.locator('.match-heading').hover()
    await expect.poll(() => page.locator('.avalon-counted').count()).toBe(0)
  })

  it('restarts the turn by R', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 1440, height: 900 })
    await show(stateOf('turn'))
    const hand = page.locator('[data-card]')
    const held = await hand.count()
    for (const at of [3, 4]) {
      await hand.first().click()
      await page.locator(`[data-region="${at}"] .avalon-ghost`).click()
    }
    await expect.poll(() => hand.count()).toBe(held - 2)
    await page.keyboard.press('r')
    await expect.poll(() => hand.count()).toBe(held)
  })
})

describe('the discards on a phone', () => {
  it('open as a list with its headings, and give the focus back', async (site) => {
    const { page, show } = await phone(site)
    await show(stateOf('turn'))
    const button = page.locator('[data-deck="discards"]')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'The discards' })
    await dialog.getByRole('heading', { name: 'The discards' }).waitFor()
    await dialog.getByRole('heading', { name: 'Unseen cards' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

/** Cards on their way: their style says where they come from. */
function inAir(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.target?.matches('.avalon-top-card, .avalon-air') === true,
        )
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'transform' in frame),
        ).length,
  )
}

describe('motion', () => {
  it('cards fly without blocking anything', async (site) => {
    const { page, show, leave } = await visit(site, { reducedMotion: 'no-preference' })
    await show(stateOf('turn'))
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
    const hand = page.locator('[data-card]')
    const held = await hand.count()
    await page.keyboard.press('1')
    await page.locator('[data-region="3"] .avalon-ghost').click()
    await expect.poll(() => inAir(page)).toBe(1)
    // The next one is played while the first is still on its way.
    await page.keyboard.press('1')
    await page.locator('[data-region="4"] .avalon-ghost').click()
    await expect.poll(() => hand.count()).toBe(held - 2)
    expect(await inAir(page)).toBe(2)
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(() => inAir(page)).toBe(0)
    await leave()
  })

  it('with reduced motion things appear, and nothing flies', async (site) => {
    const { page, show } = await phone(site)
    await page.setViewportSize({ width: 1440, height: 900 })
    await show(stateOf('turn'))
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && node.matches('.avalon-air')) document.body.dataset.flown = 'yes'
      }).observe(document.body, { childList: true, subtree: true })
    })
    const hand = page.locator('[data-card]')
    const held = await hand.count()
    await hand.first().click()
    await page.locator('[data-region="3"] .avalon-ghost').click()
    await expect.poll(() => hand.count()).toBe(held - 1)
    expect(await page.evaluate(() => document.body.dataset.flown)).toBe(undefined)
  })
})
