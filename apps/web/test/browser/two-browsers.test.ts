/* Two people, two browsers, one server: a whole game of Avalon through the page. */
import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginMatch, Guest } from '../play/guests.ts'
import { type Hall, openHall } from './hall.ts'
import { askedNow } from './house.ts'
import { answer, isOver } from './player.ts'

let hall: Hall
beforeAll(async () => {
  hall = await openHall()
}, 120_000)
afterAll(() => hall.close())

interface Seat {
  readonly page: Page
  readonly faults: readonly string[]
  /** Breaks the line under the page. */
  cut(): Promise<void>
}

/** The guest's browser, at the match. */
async function sitDown(guest: Guest, id: string): Promise<Seat> {
  const { page, faults } = await hall.arrive()
  const [name = '', value = ''] = guest.cookie.split('=')
  await page.context().addCookies([{ name, value, url: hall.base }])
  let line: WebSocketRoute | undefined
  await page.routeWebSocket(/\/socket/, (socket) => {
    socket.connectToServer()
    line = socket
  })
  await page.goto(`/g/${id}`)
  await page.waitForSelector('.a-board')
  return { page, faults, cut: async () => line?.close({ code: 4001 }) }
}

async function begin(): Promise<{ readonly id: string; readonly seats: readonly [Seat, Seat] }> {
  const guests = [await Guest.arrive(hall.base), await Guest.arrive(hall.base)] as const
  const id = await beginMatch(guests, [null, null])
  return { id, seats: [await sitDown(guests[0], id), await sitDown(guests[1], id)] }
}

describe('two browsers', () => {
  it('play a whole game, through a reload and broken lines, to end screen, verification and replay', {
    timeout: 500_000,
  }, async () => {
    const { id, seats } = await begin()
    const answered = new Set<string>()
    for (let i = 0; i < 5000; i++) {
      if (await isOver(seats[0].page)) break
      for (const [seat, { page }] of seats.entries()) {
        const kind = await askedNow(page)
        if (kind === 'none') continue
        answered.add(kind)
        await answer(page, kind, seat === 1)
        await page.waitForTimeout(30)
      }
      if (i === 20) await seats[0].page.reload().then(() => seats[0].page.waitForSelector('.a-board'))
      if (i % 25 === 10) await seats[i % 2 === 0 ? 0 : 1].cut()
    }
    for (const { page, faults } of seats) {
      await page.locator('.m-end').waitFor({ timeout: 10_000 })
      expect(faults).toEqual([])
    }
    expect([...answered]).toEqual(
      expect.arrayContaining(['playCards', 'payLosses', 'takeTile', 'endTurn', 'answerAttack']),
    )
    const [{ page }] = seats
    await page.getByRole('button', { name: 'Verify this game' }).click()
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('follow the rules')
    await page.keyboard.press('Escape')
    await page.goto(`/g/${id}?at=3`)
    await expect.poll(() => page.locator('.m-rep input').inputValue()).toBe('3')
    await page.keyboard.press('End')
    expect(await page.getByRole('button', { name: 'Rematch' }).isVisible()).toBe(true)
  })

  it('undo for both, and a stranger who looks on sees no hand', async () => {
    const { id, seats } = await begin()
    const kinds = await Promise.all(seats.map(({ page }) => askedNow(page)))
    const actor = kinds[0] === 'playCards' ? seats[0].page : seats[1].page
    const other = actor === seats[0].page ? seats[1].page : seats[0].page
    const count = (page: Page, cls: string) => page.locator(`[data-region="4"] .a-cnt.${cls}`).textContent()
    const before = await count(other, 'co')
    await actor.keyboard.press('1')
    await actor.locator('[data-region="4"] .a-ghost').click()
    await expect.poll(() => count(other, 'co')).toBe(String(Number(before) + 1))
    await actor.keyboard.press('u')
    await expect.poll(() => count(other, 'co')).toBe(before)
    const stranger = await sitDown(await Guest.arrive(hall.base), id)
    expect(await stranger.page.locator('.a-full').count()).toBe(0)
    expect(await stranger.page.locator('.m-acts').count()).toBe(0)
  })
})
