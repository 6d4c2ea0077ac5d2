/* Merlin in a page: every kind of answer to every kind of question can be given by clicking; the ring by pointer and by key. */

import { isRefusal } from '@logres/kernel'
import { type Action, merlin, RING } from '@logres/merlin/rules'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { asksFirst, type Reached, reach } from './merlin-matches.ts'
import { performAction } from './merlin-player.ts'
import { type Answerable, answerables, kindOf } from './merlin-positions.ts'
import { atProvince, choosing, oneOfEach } from './merlin-states.ts'
import type { Position } from './positions.ts'
import { askedNow, isFullRun, siteTests, type TestSite } from './site-tests.ts'
import { type Visit, visit } from './visit.ts'

const it = siteTests('Merlin')

/** What was done since, by the page's own record of it. */
async function doneSince({ page }: Visit, { key, text }: Position): Promise<readonly Action[]> {
  const now = await page.evaluate((key) => localStorage.getItem(key) ?? '', key)
  return actionsIn(now).slice(actionsIn(text).length)
}

function actionsIn(text: string): readonly Action[] {
  const { entries }: { readonly entries: readonly { readonly action?: unknown }[] } = JSON.parse(text)
  return entries.flatMap(({ action }) => {
    const read = action === undefined ? undefined : merlin.parseAction(action)
    return read === undefined || isRefusal(read) ? [] : [read]
  })
}

/** Each kind of answer, in a position of its own. */
async function answersWhatIsAsked(site: TestSite, list: readonly Answerable[]): Promise<void> {
  const guest = await visit(site)
  const failed: string[] = []
  for (const position of list)
    for (const action of position.answers) {
      await guest.show(position)
      const what = `${position.question}: ${kindOf(action)}`
      try {
        await performAction(guest.page, action)
        await expect.poll(async () => (await doneSince(guest, position)).map(kindOf)).toContain(kindOf(action))
      } catch (error) {
        failed.push(`${what}: ${error instanceof Error ? error.message.slice(0, 200) : ''}`)
      }
    }
  expect(failed).toEqual([])
  expect(guest.faults).toEqual([])
  await guest.leave()
}

const nth = (page: Page, no: number) => page.locator(`[data-die="${no}"]`)
const golden = (page: Page) =>
  page.locator('.merlin-destination').evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-space'))))

/** Where this die leads, by the rules. */
function goalOf({ state }: Reached, value: number): number {
  return ((state.players[0]?.knight ?? 0) + value) % RING
}

function firstDie({ state }: Reached): number {
  return state.players[0]?.dice[0] ?? 0
}

/** From the middle of one to the middle of the other, as a hand does it. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all([page.locator(from).first().boundingBox(), middle(page, to)])
  if (start === null) throw new Error(`${from} is not there`)
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

async function middle(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('the ring', () => {
  it('shows where a die leads before anything is chosen, and what is held that leads elsewhere', async (site) => {
    const { page, show, leave } = await visit(site)
    await show(choosing)
    const value = firstDie(choosing)
    expect(await golden(page)).toEqual([])
    const die = page.locator(`[data-die][data-value="${value}"]:not(.merlin-used):not([data-die="3"])`).first()
    await die.hover()
    expect(await golden(page)).toEqual([goalOf(choosing, value)])
    const apple = page.locator('[data-means="apple"]').first()
    const other = Number(await apple.getAttribute('data-value'))
    await die.click()
    await apple.hover()
    expect(await golden(page)).toEqual([goalOf(choosing, other)])
    await page.mouse.move(5, 5)
    expect(await golden(page)).toEqual([goalOf(choosing, value)])
    await nth(page, 3).click()
    expect(await golden(page)).toHaveLength(2)
    await leave()
  })

  it('is moved on by click and click, by drag, and by key; all the same', async (site) => {
    const { page, show, leave, faults } = await visit(site)
    const value = firstDie(choosing)
    const ways: readonly (() => Promise<void>)[] = [
      async () => {
        await page.locator(`[data-space="${goalOf(choosing, value)}"]`).click()
        await page.locator(`[data-space="${goalOf(choosing, value)}"]`).click()
      },
      () =>
        drag(
          page,
          `[data-die][data-value="${value}"]:not(.merlin-used):not([data-die="3"])`,
          `[data-space="${goalOf(choosing, value)}"]`,
        ),
      () => drag(page, '[data-figure="knight"]', `[data-space="${goalOf(choosing, value)}"]`),
      async () => {
        const key = await page
          .locator(`[data-die][data-value="${value}"]:not(.merlin-used):not([data-die="3"])`)
          .first()
          .getAttribute('data-die')
        await page.keyboard.press(String(Number(key) + 1))
        await page.keyboard.press('Enter')
      },
      async () => {
        await page.keyboard.press('m')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      },
    ]
    for (const [i, way] of ways.entries()) {
      await show(choosing)
      await way()
      await expect.poll(() => askedNow(page), { message: `way ${i}` }).not.toMatch(/chooseDie|prepare/)
    }
    expect(faults).toEqual([])
    await leave()
  })

  it('says why a knight does not go back, with the rule', async (site) => {
    const { page, show, leave } = await visit(site)
    await show(choosing)
    const behind = ((choosing.state.players[0]?.knight ?? 0) + RING - 2) % RING
    await drag(page, '[data-figure="knight"]', `[data-space="${behind}"]`)
    await page.locator('.toast.why').waitFor()
    expect(await page.locator('.toast.why a').getAttribute('href')).toMatch(/^\/rules\/merlin#/)
    await leave()
  })

  it('sends a servant by touching its place, and undoes the turn step by step', async (site) => {
    const { page, show, leave } = await visit(site)
    await show(atProvince)
    const labels = () =>
      page
        .locator('.merlin-board-drawing [role="group"]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
    const before = await labels()
    await page.locator('.merlin-target').first().click()
    await expect.poll(labels).not.toEqual(before)
    await page.keyboard.press('u')
    await expect.poll(labels).toEqual(before)
    expect(await askedNow(page)).toBe('arrive')
    await leave()
  })
})

describe('every question', () => {
  it('has a control for each kind of answer', async (site) => {
    const all = answerables(isFullRun ? 260 : 90)
    await answersWhatIsAsked(site, isFullRun ? all : oneOfEach(all))
  })

  it('opens a panel on a phone in which all answers are', async (site) => {
    const { page, show, leave, faults } = await visit(site, { viewport: { width: 390, height: 844 } })
    await show(reach(asksFirst('discardMore')))
    await page.locator('.merlin-quest-hand').waitFor()
    expect(await page.locator('[data-quest].merlin-drop').first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Draw now' }).click()
    await expect.poll(() => askedNow(page)).toBe('drawQuest')
    expect(faults).toEqual([])
    await leave()
  })
})
