/* The Avalon board in a browser: by pointer, by click, on a phone; nothing cut, nothing that a reader cannot read. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedNow, type House, openHouse, visit } from './house.ts'
import type { Position } from './positions.ts'
import { sampleStates } from './states.ts'

let house: House
let states: Readonly<Record<string, Position>>
beforeAll(async () => {
  states = sampleStates()
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

function stateOf(name: string): Position {
  const state = states[name]
  if (state === undefined) throw new Error(name)
  return state
}

/** How many cards the player has at each region. */
function myPiles(page: Page): Promise<number[]> {
  return page
    .locator('.a-cnt.cm')
    .allTextContents()
    .then((texts) => texts.map(Number))
}

describe('playing a card', () => {
  it('by drag: onto my pile it reinforces, and undo takes it back', async () => {
    const { page, context, faults } = await visit(house, { position: stateOf('turn') })
    const before = await myPiles(page)
    const hand = await page.locator('[data-card]').count()
    await drag(page, '[data-card="0"]', '[data-region="3"] [data-pile^="0-"]', '[data-region="3"]')
    await expect.poll(() => page.locator('[data-card]').count()).toBe(hand - 1)
    expect(await myPiles(page)).toEqual(before.map((n, i) => (i === 3 ? n + 1 : n)))
    await page.keyboard.press('u')
    await expect.poll(() => page.locator('[data-card]').count()).toBe(hand)
    expect(await myPiles(page)).toEqual(before)
    expect(faults).toEqual([])
    await context.close()
  })

  it('dropped where nothing is, it stays in the hand', async () => {
    const { page, context } = await visit(house, { position: stateOf('turn') })
    const hand = await page.locator('[data-card]').count()
    await drag(page, '[data-card="0"]', '.m-top', '.m-top')
    expect(await page.locator('[data-card]').count()).toBe(hand)
    expect(await page.locator('.a-lifted').count()).toBe(0)
    await context.close()
  })

  it('by click and click; Escape and a second click put it back', async () => {
    const { page, context } = await visit(house, { position: stateOf('turn') })
    const first = page.locator('[data-card="0"]')
    await first.click()
    expect(await first.getAttribute('aria-pressed')).toBe('true')
    await first.click()
    expect(await first.getAttribute('aria-pressed')).toBe('false')
    await first.click()
    await page.keyboard.press('Escape')
    expect(await page.locator('.a-ghost').count()).toBe(0)
    await first.click()
    const before = await myPiles(page)
    await page.locator('[data-region="6"] .a-ghost').click()
    await expect.poll(() => myPiles(page)).toEqual(before.map((n, i) => (i === 6 ? n + 1 : n)))
    await context.close()
  })

  it('where it cannot attack the reason is said, with a link to the rule', async () => {
    const { page, context } = await visit(house, { position: stateOf('long') })
    await page.locator('[data-card="0"]').click()
    const refused = page.locator('.no-a:has(.a-rule)').first()
    expect(await refused.locator('.a-st .a-rule').getAttribute('href')).toMatch(/^\/rules\/avalon#\d+\.\d+$/)
    await refused.locator('.a-hit').click()
    const toast = page.locator('.toast.why')
    await toast.waitFor()
    expect(await toast.locator('a').getAttribute('href')).toMatch(/^\/rules\/avalon#\d+\.\d+$/)
    await context.close()
  })

  it('on a phone: tap the card, tap the row, choose', async () => {
    const { page, context } = await visit(house, { position: stateOf('turn'), width: 390, isTouch: true })
    const before = await myPiles(page)
    await page.locator('[data-card="0"]').tap()
    await page.locator('[data-region="2"] .a-nm').tap({ force: true })
    await page.getByRole('button', { name: 'Reinforce', exact: false }).and(page.locator('.m-go button')).tap()
    await expect.poll(() => myPiles(page)).toEqual(before.map((n, i) => (i === 2 ? n + 1 : n)))
    await context.close()
  })
})

describe('answering', () => {
  it('is an alert dialog that Escape does not close, and covers nothing', async () => {
    const { page, context } = await visit(house, { position: stateOf('attacked') })
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    const box = await dialog.boundingBox()
    const board = await page.locator('.a-plate').first().boundingBox()
    expect(box !== null && board !== null && box.y > board.y + board.height).toBe(true)
    await page.getByRole('button', { name: /Let it/ }).click()
    await expect.poll(() => askedNow(page)).not.toBe('answerAttack')
    await context.close()
  })
})

describe('paying losses', () => {
  it('counts what is left, card by card', async () => {
    const { page, context } = await visit(house, { position: stateOf('paying') })
    const left = () =>
      page
        .locator('.m-q .ru')
        .textContent()
        .then((text) => Number(/\d+/.exec(text ?? '')?.[0]))
    const owed = await left()
    await page.locator('.a-pile .a-sel').first().click()
    if (owed > 1) await expect.poll(left).toBe(owed - 1)
    await context.close()
  })
})

describe('the match page', () => {
  it('goes on after a reload, where it was', async () => {
    const { page, context } = await visit(house, { position: stateOf('turn') })
    await page.locator('[data-card="0"]').click()
    await page.locator('[data-region="6"] .a-ghost').click()
    const piles = await myPiles(page)
    await page.reload()
    await page.waitForSelector('.a-board')
    expect(await myPiles(page)).toEqual(piles)
    await context.close()
  })

  it('looks back by keys and by the log, and forth again', async () => {
    const { page, context } = await visit(house, { position: stateOf('turn') })
    const slider = page.locator('.m-rep input')
    const last = Number(await slider.inputValue())
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(Number(await slider.inputValue())).toBe(last - 2)
    expect(await askedNow(page)).toBe('none')
    await page.keyboard.press('Home')
    expect(Number(await slider.inputValue())).toBe(0)
    await page.keyboard.press('End')
    expect(await askedNow(page)).toBe('playCards')
    await page.locator('.m-lgx li button').first().click()
    expect(Number(await slider.inputValue())).toBeLessThan(5)
    await context.close()
  })

  it('hands the device on behind a curtain', async () => {
    const { page, context } = await visit(house, { path: '/local/avalon?new=1&people=2' })
    const curtain = page.locator('.m-curtain')
    await curtain.waitFor()
    expect(await page.locator('.a-full').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.locator('.a-full').first().waitFor()
    expect(await page.locator('.a-full').count()).toBe(5)
    await context.close()
  })
})

describe('everybody', () => {
  it.each(['light', 'dark'] as const)(
    'finds no fault of axe in ten states, %s',
    { timeout: 240_000 },
    async (scheme) => {
      const found: string[] = []
      for (const [name, position] of Object.entries(states)) {
        const { page, context } = await visit(house, { position, scheme })
        if (name === 'long') await page.locator('[data-card="0"]').click()
        const { violations } = await new AxeBuilder({ page }).analyze()
        found.push(
          ...violations.map(
            ({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
          ),
        )
        await context.close()
      }
      expect(found).toEqual([])
    },
  )

  it.each([1440, 820, 390, 360])('sees nothing cut or sticking out at %i px', { timeout: 240_000 }, async (width) => {
    const found: string[] = []
    for (const [name, position] of Object.entries(states)) {
      const { page, context } = await visit(house, { position, width })
      if (name === 'long') await page.locator('[data-card="0"]').click()
      found.push(...(await overflows(page)).map((fault) => `${name}: ${fault}`))
      await context.close()
    }
    expect(found).toEqual([])
  })
})

/** Texts wider than their box, buttons too small for a finger, a page wider than its window. */
function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`page ${document.documentElement.scrollWidth}`)
    const isSeen = (element: Element) => element.getClientRects().length > 0
    for (const element of document.querySelectorAll('.a-nm, .a-st, .a-tg, .m-bt, .a-ghost, .m-q, .a-opt, .a-tn')) {
      if (!isSeen(element)) continue
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
        faults.push(
          `${element.className} "${element.textContent}" ${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`,
        )
    }
    for (const button of document.querySelectorAll('.match button, .match a[href]')) {
      const { width, height } = button.getBoundingClientRect()
      if (isSeen(button) && (width < 23.5 || height < 23.5)) faults.push(`small ${button.className} ${width}×${height}`)
    }
    return faults
  })
}

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
