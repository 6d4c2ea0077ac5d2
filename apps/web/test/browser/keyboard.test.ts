/* A whole game against a bot in the page, by keyboard alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedNow, type House, openHouse, visit } from './house.ts'
import { answer, isOver } from './player.ts'

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
