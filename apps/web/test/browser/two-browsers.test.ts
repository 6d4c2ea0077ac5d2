/* Two people, two browsers, one server: a whole game of Avalon through the pages, from the table to the rematch. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askedNow, type Hall, testsInHall } from './hall.ts'
import { answer, isOver, type Manner } from './player.ts'

const it = testsInHall('two browsers')

interface Seat {
  readonly page: Page
  readonly faults: readonly string[]
  /** While it is down no line can be opened. */
  down(isDown: boolean): Promise<void>
}

async function arrive(hall: Hall): Promise<Seat> {
  const { page, faults } = await hall.arrive({ viewport: { width: 1280, height: 800 } })
  let isDown = false
  let cut = () => Promise.resolve()
  await page.routeWebSocket(/\/socket/, (socket) => {
    if (isDown) return void socket.close({ code: 4001 })
    socket.connectToServer()
    cut = () => socket.close({ code: 4001 })
  })
  return {
    ...{ page, faults },
    down: async (wish) => {
      isDown = wish
      if (isDown) await cut()
    },
  }
}

type Seats = readonly [Seat, Seat]
type Pages = readonly [Page, Page]

/** Through the pages: one makes a table and shows its link, the other follows it and sits down. */
async function begin(hall: Hall): Promise<Seats> {
  const [host, friend] = await Promise.all([arrive(hall), arrive(hall)])
  await host.page.goto('/new?game=avalon')
  await host.page.getByRole('button', { name: 'Make the table' }).click()
  await host.page.getByText('host, ready').waitFor()
  const link = await host.page.getByRole('textbox', { name: 'Invite link' }).inputValue()
  await friend.page.goto(`http://${link}`)
  await friend.page.getByRole('button', { name: /Sit here/ }).click()
  await host.page.getByText('Everyone is seated.').waitFor()
  await start(host.page, friend.page)
  return [host, friend]
}

async function start(host: Page, friend: Page): Promise<void> {
  await host.getByRole('button', { name: 'Start' }).click()
  for (const page of [host, friend]) await page.locator('.a-board').waitFor()
}

/** Both do what they are asked, until it holds. */
async function play(seats: Seats, manners: readonly [Manner, Manner], until: () => Promise<boolean>) {
  const answered: string[] = []
  for (let i = 0; i < 4000 && !(await until()); i++) {
    for (const [seat, { page }] of seats.entries()) {
      const kind = await askedNow(page)
      if (kind === 'none') continue
      answered.push(kind)
      await answer(page, kind, manners[seat])
      // Until the server has said what came of it.
      await page.locator('.m-sending').waitFor({ state: 'detached' })
    }
  }
  return answered
}

/** What can be read in the log. */
const logged = async (page: Page, text: RegExp) => text.test((await page.getByRole('log').textContent()) ?? '')

const piles = (page: Page, cls: 'cm' | 'co') => page.locator(`.a-cnt.${cls}`).allTextContents()

/** The colours of the knights in hand: an attack of these can be resisted. */
const knights = (page: Page) =>
  page.locator('[data-card].a-k').evaluateAll((cards) => cards.map(({ className }) => className.split(' ')[1] ?? ''))

async function undoIsSeenByBoth([one, two]: Pages): Promise<void> {
  const [actor, other] = (await askedNow(one)) === 'playCards' ? [one, two] : [two, one]
  const before = await piles(other, 'co')
  await actor.keyboard.press('1')
  await actor.locator('[data-region="4"] .a-ghost').click()
  await expect.poll(() => piles(other, 'co')).toEqual(before.with(4, String(Number(before[4]) + 1)))
  await actor.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => piles(other, 'co')).toEqual(before)
  expect(await piles(actor, 'cm')).toEqual(before)
}

/** One of two runs, and both see it do so. */
async function clocksRun(pages: Pages): Promise<void> {
  for (const page of pages) {
    expect(await page.locator('.m-clk').count()).toBe(2)
    const running = page.locator('.m-clk.run')
    const before = await running.textContent()
    await expect.poll(() => running.textContent(), { timeout: 20_000 }).not.toBe(before)
  }
}

async function chatIsHeard([one, two]: Pages): Promise<void> {
  await one.getByRole('tab', { name: 'Chat' }).click()
  await one.getByLabel('Say something').fill('God speed, <b>Sir</b>!')
  await one.keyboard.press('Enter')
  await two.getByRole('tab', { name: 'Chat 1' }).click()
  await two.getByText('God speed, <b>Sir</b>!').waitFor()
  for (const page of [one, two]) await page.getByRole('tab', { name: 'Log' }).click()
}

async function standingIsKept(page: Page): Promise<void> {
  const rule = page.getByRole('group', { name: 'Spells' }).getByRole('radio', { name: 'Never answer' })
  const open = async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Answers given beforehand' }).click()
  }
  await open()
  await rule.check()
  await page.getByRole('button', { name: 'Save' }).click()
  const before = await Promise.all([piles(page, 'cm'), piles(page, 'co')])
  await page.locator('.m-sending').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.a-board').waitFor()
  expect(await Promise.all([piles(page, 'cm'), piles(page, 'co')])).toEqual(before)
  await closeDialog(page)
  await open()
  expect(await rule.isChecked()).toBe(true)
  await closeDialog(page)
}

async function lineIsLost([host, friend]: Seats): Promise<void> {
  await friend.down(true)
  await friend.page.getByText('The line is lost').waitFor()
  await host.page.getByRole('tab', { name: 'Chat' }).click()
  await host.page.getByLabel('Say something').fill('Are you there?')
  await host.page.keyboard.press('Enter')
  await host.page.getByText('Are you there?').waitFor()
  await host.page.getByRole('tab', { name: 'Log' }).click()
  await friend.down(false)
  await friend.page.getByRole('tab', { name: /Chat/ }).click()
  await friend.page.getByText('Are you there?').waitFor()
  expect(await friend.page.getByText('The line is lost').count()).toBe(0)
  await friend.page.getByRole('tab', { name: 'Log' }).click()
}

async function proofAndReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('follow the rules')
  await closeDialog(page)
  await page.goto(`${page.url()}?at=3`)
  await expect.poll(() => page.locator('.m-rep input').inputValue()).toBe('3')
  await page.getByRole('button', { name: 'One step on' }).click()
  expect(await page.locator('.m-rep input').inputValue()).toBe('4')
  await page.getByRole('button', { name: 'To the present', exact: true }).click()
}

/** Whoever is second comes to the same table, where a seat is kept for each. */
async function rematch(pages: Pages): Promise<void> {
  for (const page of pages) {
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.getByRole('button', { name: 'Take it' }).click()
  }
  const [one, two] = pages
  expect(two.url()).toBe(one.url())
  await one.getByText('Everyone is seated.').waitFor()
  await start(one, two)
}

async function closeDialog(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
}

describe('two browsers', () => {
  it('play a whole game that one joined by link, through undo, reload and a lost line, to rematch, replay and proof', async (hall) => {
    const seats = await begin(hall)
    const [host, friend] = seats
    const pages = [host.page, friend.page] as const
    await undoIsSeenByBoth(pages)
    await clocksRun(pages)
    await chatIsHeard(pages)
    await standingIsKept(friend.page)

    const fight: Manner = { attacks: true, resists: false, colours: () => knights(friend.page) }
    const resist: Manner = { attacks: false, resists: true }
    const yielding: Manner = { attacks: false, resists: false }
    const resisted = () => logged(host.page, /resists? at/)
    const fallen = () => logged(host.page, /conquers?/)
    await play(seats, [fight, resist], resisted)
    expect(await resisted()).toBe(true)
    await play(seats, [fight, yielding], fallen)
    expect(await fallen()).toBe(true)
    await lineIsLost(seats)
    const answered = await play(seats, [fight, yielding], () => isOver(host.page))
    expect(answered).toEqual(expect.arrayContaining(['playCards', 'payLosses', 'takeTile', 'endTurn', 'answerAttack']))
    for (const page of pages) await page.locator('.m-end').waitFor()
    expect([...host.faults, ...friend.faults]).toEqual([])
    await proofAndReplay(host.page)
    await rematch(pages)
  }, 400_000)

  it('who only looks on sees no hand, and can do nothing', async (hall) => {
    const [host] = await begin(hall)
    const { page, faults } = await hall.arrive()
    await page.goto(host.page.url())
    await page.locator('.a-board').waitFor()
    expect(await page.locator('.a-full').count()).toBe(0)
    expect(await page.locator('.m-acts').count()).toBe(0)
    expect(faults).toEqual([])
  })
})
