/* The Avalon board in a browser: by drag, by click, on a phone; layout and accessibility. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { answer, isOver } from './player.ts'
import type { Position } from './positions.ts'
import { askedNow, isFullRun, layoutFaults, siteTests, type TestSite } from './site-tests.ts'
import { sampleStates } from './states.ts'
import { type Visit, visit } from './visit.ts'

const it = siteTests('the Avalon board')
let states: Readonly<Record<string, Position>>
beforeAll(() => {
  states = sampleStates()
})

const SCHEMES = ['light', 'dark'] as const
const WINDOWS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [360, 740],
] as const
const TEXTS =
  '.avalon-name, .avalon-state, .avalon-target-tag, .match-button, .avalon-ghost, .match-question, .avalon-option, .avalon-tile-number'
const TARGETS = '.match button, .match a[href]'

/** One page shared by most tests: opening another takes longer than a test. */
let shared: Promise<Visit> | undefined
function desk(site: TestSite): Promise<Visit> {
  shared ??= visit(site)
  return shared
}

function stateOf(name: string): Position {
  const state = states[name]
  if (state === undefined) throw new Error(name)
  return state
}

/** How many cards the player has at each region. */
function myPiles(page: Page): Promise<number[]> {
  return page
    .locator('.avalon-count.mine')
    .allTextContents()
    .then((texts) => texts.map(Number))
}

describe('playing a card', () => {
  it('by drag: onto my pile it reinforces, and undo takes it back', async (site) => {
    const { page, show, faults } = await desk(site)
    await show(stateOf('turn'))
    const before = await myPiles(page)
    const hand = await page.locator('[data-card]').count()
    await drag(page, '[data-card="0"]', '[data-region="3"] [data-pile^="0-"]', '[data-region="3"]')
    await expect.poll(() => page.locator('[data-card]').count()).toBe(hand - 1)
    expect(await myPiles(page)).toEqual(before.map((n, i) => (i === 3 ? n + 1 : n)))
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('[data-card]').count()).toBe(hand)
    expect(await myPiles(page)).toEqual(before)
    expect(faults).toEqual([])
  })

  it('dropped where nothing is, it stays in the hand', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('turn'))
    const hand = await page.locator('[data-card]').count()
    await drag(page, '[data-card="0"]', '.match-top', '.match-top')
    expect(await page.locator('[data-card]').count()).toBe(hand)
    expect(await page.locator('.lifted').count()).toBe(0)
  })

  it('by click and click; Escape and a second click put it back', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('turn'))
    const first = page.locator('[data-card="0"]')
    await first.click()
    expect(await first.getAttribute('aria-pressed')).toBe('true')
    await first.click()
    expect(await first.getAttribute('aria-pressed')).toBe('false')
    await first.click()
    await page.keyboard.press('Escape')
    expect(await page.locator('.avalon-ghost').count()).toBe(0)
    await first.click()
    const before = await myPiles(page)
    await page.locator('[data-region="6"] .avalon-ghost').click()
    await expect.poll(() => myPiles(page)).toEqual(before.map((n, i) => (i === 6 ? n + 1 : n)))
  })

  it('where it cannot attack the reason is said, with a link to the rule', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('long'))
    await page.locator('[data-card="0"]').click()
    const refused = page.locator('.no-a:has(.avalon-rule)').first()
    expect(await refused.locator('.avalon-state .avalon-rule').getAttribute('href')).toMatch(
      /^\/rules\/avalon#rule-\d+\.\d+$/,
    )
    await refused.locator('.avalon-plate-button').click()
    const toast = page.locator('.toast.why')
    await toast.waitFor()
    expect(await toast.locator('a').getAttribute('href')).toMatch(/^\/rules\/avalon#rule-\d+\.\d+$/)
  })

  it('on a phone: tap the card, tap the row, choose', async (site) => {
    const { page, show, leave } = await visit(site, { viewport: { width: 390, height: 844 }, hasTouch: true })
    await show(stateOf('turn'))
    const before = await myPiles(page)
    await page.locator('[data-card="0"]').tap()
    await page.locator('[data-region="2"] .avalon-name').tap({ force: true })
    await page.getByRole('button', { name: 'Reinforce', exact: false }).and(page.locator('.match-choices button')).tap()
    await expect.poll(() => myPiles(page)).toEqual(before.map((n, i) => (i === 2 ? n + 1 : n)))
    await leave()
  })
})

describe('answering', () => {
  it('is an alert dialog that Escape does not close, and covers nothing', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('attacked'))
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    const box = await dialog.boundingBox()
    const board = await page.locator('.avalon-plate').first().boundingBox()
    expect(box !== null && board !== null && box.y > board.y + board.height).toBe(true)
    await page.getByRole('button', { name: /Let it/ }).click()
    await expect.poll(() => askedNow(page)).not.toBe('answerAttack')
  })
})

describe('paying losses', () => {
  it('counts what is left, card by card', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('paying'))
    const left = () =>
      page
        .locator('.match-question .red-word')
        .textContent()
        .then((text) => Number(/\d+/.exec(text ?? '')?.[0]))
    const owed = await left()
    await page.locator('.avalon-pile .avalon-selectable').first().click()
    if (owed > 1) await expect.poll(left).toBe(owed - 1)
  })
})

describe('the match page', () => {
  it('continues after a reload', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('turn'))
    await page.locator('[data-card="0"]').click()
    await page.locator('[data-region="6"] .avalon-ghost').click()
    const piles = await myPiles(page)
    await page.reload()
    await page.waitForSelector('.avalon-row')
    expect(await myPiles(page)).toEqual(piles)
  })

  it('looks back by keys and by the log, and forth again', async (site) => {
    const { page, show } = await desk(site)
    await show(stateOf('turn'))
    const slider = page.locator('.match-replay-bar input')
    const last = Number(await slider.inputValue())
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(Number(await slider.inputValue())).toBe(last - 2)
    expect(await askedNow(page)).toBe('none')
    await page.keyboard.press('Home')
    expect(Number(await slider.inputValue())).toBe(0)
    await page.keyboard.press('End')
    expect(await askedNow(page)).toBe('playCards')
    await page.locator('.match-log-lines li button').first().click()
    expect(Number(await slider.inputValue())).toBeLessThan(5)
  })

  it('shows a hand-over screen between two people on one device', async (site) => {
    const { page, go } = await desk(site)
    await go('/local/avalon?new=1&people=2')
    const handover = page.locator('.match-curtain')
    await handover.waitFor()
    expect(await page.locator('.avalon-full-card').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.locator('.avalon-full-card').first().waitFor()
    expect(await page.locator('.avalon-full-card').count()).toBe(5)
  })
})

describe('everybody', () => {
  it('sees nothing cut or sticking out from 1440 to 360 px, and axe finds no fault, in ten states by light and dark', async (site) => {
    const { page, show, leave } = await visit(site)
    const found: string[] = []
    for (const [no, [name, position]] of Object.entries(states).entries()) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(position)
      if (name === 'long') await page.locator('[data-card="0"]').click()
      for (const colorScheme of isFullRun ? SCHEMES : no % 3 === 0 ? [SCHEMES[no % 2]] : []) {
        await page.emulateMedia({ colorScheme: colorScheme ?? null })
        const { violations } = await new AxeBuilder({ page }).analyze()
        found.push(...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id} ${nodes[0]?.html}`))
      }
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height })
        found.push(...(await layoutFaults(page, TEXTS, TARGETS)).map((fault) => `${name}, ${width} px: ${fault}`))
      }
    }
    expect(found).toEqual([])
    await leave()
  })
})

describe('the keyboard', () => {
  it('plays a whole game against the page, to the end screen', async (site) => {
    const { page, go, faults } = await desk(site)
    await go('/local/avalon?new=1&bot=page&begins=first')
    const kinds = new Set<string>()
    for (let i = 0; i < 4000 && !(await isOver(page)); i++) {
      const kind = await askedNow(page)
      kinds.add(kind)
      await answer(page, kind)
    }
    expect(await isOver(page)).toBe(true)
    expect(faults).toEqual([])
    expect([...kinds]).toEqual(expect.arrayContaining(['playCards', 'takeTile', 'endTurn', 'payLosses']))
    await page.getByRole('button', { name: 'Verify this game' }).press('Enter')
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('follow the rules')
  })
})

async function drag(page: Page, from: string, to: string, fallback: string): Promise<void> {
  const start = await page.locator(from).boundingBox()
  const target = (await page.locator(to).first().boundingBox()) ?? (await page.locator(fallback).boundingBox())
  if (start === null || target === null) throw new Error('nowhere')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y - 40, { steps: 4 })
  await page.mouse.move(target.x + target.width / 2, target.y + Math.min(target.height / 2, 20), { steps: 8 })
  await page.mouse.up()
}
