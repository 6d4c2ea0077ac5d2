/* A whole game against a bot in the page, by keyboard alone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedNow, type House, openHouse, visit } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
}, 120_000)
afterAll(() => house.close())

describe('the keyboard', () => {
  it('plays a whole game against the page, to the end screen', { timeout: 400_000 }, async () => {
    const { page, context, faults } = await visit(house, { path: '/local/avalon?new=1&bot=page&begins=first' })
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
    await context.close()
  })
})

function isOver(page: Page): Promise<boolean> {
  return page.locator('.m-end').isVisible()
}

async function answer(page: Page, kind: string): Promise<void> {
  switch (kind) {
    case 'none':
      await page.waitForTimeout(40)
      return
    case 'playCards':
      return playOrEnd(page)
    case 'answerAttack':
    case 'answerSpell':
      await page.keyboard.press((await page.locator('[data-choice="1"]').count()) > 0 ? '1' : '2')
      await page.keyboard.press('Enter')
      return
    case 'payLosses':
      return payOne(page)
    case 'discardDown':
      await page.keyboard.press('1')
      return
    case 'endTurn':
      await page.keyboard.press('e')
      return
    default:
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
  }
}

/** Attacks where it costs least; else ends the turn. */
async function playOrEnd(page: Page): Promise<void> {
  const count = await page.locator('[data-card]').count()
  for (let card = 1; card <= Math.min(9, count); card++) {
    await page.keyboard.press(String(card))
    const target = await page.evaluate(() => {
      const costs = [...document.querySelectorAll('.can-a')].map((region) => ({
        at: Number(region.getAttribute('data-region')),
        cost: Number(/\d+/.exec(region.querySelector('.a-sa > span')?.textContent ?? '')?.[0] ?? 99),
      }))
      return costs.sort((a, b) => a.cost - b.cost)[0]
    })
    if (target !== undefined && target.cost <= count + 6) return layAt(page, target.at)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('e')
  const isSure = page.locator('dialog[open]')
  if ((await isSure.count()) === 0) return
  for (let i = 0; i < 6; i++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'End turn') break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** With a card picked the arrows go along the row. */
async function layAt(page: Page, position: number): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-at'))
    if (here === String(position)) break
    await page.keyboard.press(here === null || Number(here) < position ? 'ArrowRight' : 'ArrowLeft')
  }
  await page.keyboard.press('Enter')
}

async function payOne(page: Page): Promise<void> {
  if ((await page.locator('[data-card]').count()) > 0) {
    await page.keyboard.press('1')
    return
  }
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}
