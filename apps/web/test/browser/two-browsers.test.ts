/* Two people, two browsers, one server: a whole game of Avalon through the pages, from the table to the rematch. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answer, held, isOver, layAt, type PlayStyle, reinforceAt } from './player.ts'
import { type Seat, type Seats, startMatch } from './seats.ts'
import { askedNow, siteTests, type TestSite } from './site-tests.ts'

const it = siteTests('two browsers')

type Pages = readonly [Page, Page]

/** The game was over before it came to what was to be seen. */
class OutOfLuck extends Error {}
const MOST_GAMES = 4

/** Both do what they are asked, until it holds. */
async function play(seats: Seats, manners: readonly [PlayStyle, PlayStyle], until: () => Promise<boolean>) {
  const answered: string[] = []
  for (let i = 0; i < 4000 && !(await until()); i++) {
    if ((await isOver(seats[0].page)) && !(await until())) throw new OutOfLuck(`after ${answered.length} answers`)
    for (const [seat, { page }] of seats.entries()) {
      const kind = await askedNow(page)
      if (kind === 'none') continue
      answered.push(kind)
      await answer(page, kind, manners[seat])
      // Until the server has said what came of it.
      await page.locator('.match-sending').waitFor({ state: 'detached' })
    }
  }
  return answered
}

/** Whether a line of the log says so. In full these are the names of its buttons; what is drawn is shorter. */
async function logged(page: Page, sentence: RegExp): Promise<boolean> {
  const lines = await page
    .getByRole('log')
    .locator('.match-line-jump')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('aria-label') ?? ''))
  return lines.some((line) => sentence.test(line))
}

const piles = (page: Page, cls: 'mine' | 'theirs') => page.locator(`.avalon-count.${cls}`).allTextContents()

/** The colours of the knights in hand: an attack of these can be resisted. */
const knights = async (page: Page) => (await held(page, 'avalon-knight')).map(({ colour }) => colour)

/** Enchants a card where the other one holds what counters that spell. */
async function castFor(other: Page, caster: Page): Promise<boolean> {
  const [mine, theirs, tops] = await Promise.all([
    held(caster, 'avalon-sorceress'),
    held(other, 'avalon-sorceress'),
    caster.locator('.avalon-pile.theirs .avalon-top-card').evaluateAll((cards) =>
      cards.map((card) => ({
        at: Number(card.closest('[data-region]')?.getAttribute('data-region')),
        colour: card.classList.item(1),
      })),
    ),
  ])
  for (const { no, colour } of mine.filter((card) => theirs.some((each) => each.colour === card.colour))) {
    const target = tops.find((top) => top.colour === colour)
    if (target === undefined || no > 8) continue
    await caster.keyboard.press(String(no + 1))
    await layAt(caster, target.at)
    // Beside a stone circle it could attack as well.
    const choice = caster.locator('.match-choices .enchant')
    if (await choice.isVisible()) await choice.press('Enter')
    return true
  }
  return false
}

async function undoIsSeenByBoth([one, two]: Pages): Promise<void> {
  const [actor, other] = (await askedNow(one)) === 'playCards' ? [one, two] : [two, one]
  const before = await piles(other, 'theirs')
  await actor.keyboard.press('1')
  await actor.locator('[data-region="4"] .avalon-ghost').click()
  await expect.poll(() => piles(other, 'theirs')).toEqual(before.with(4, String(Number(before[4]) + 1)))
  await actor.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => piles(other, 'theirs')).toEqual(before)
  await expect.poll(() => piles(actor, 'mine')).toEqual(before)
}

/** One of two runs, and both see it do so. */
async function clocksRun(pages: Pages): Promise<void> {
  for (const page of pages) {
    expect(await page.locator('.match-clock').count()).toBe(2)
    const running = page.locator('.match-clock.run')
    const before = await running.textContent()
    await expect.poll(() => running.textContent()).not.toBe(before)
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
  const rule = (name: string) => page.getByRole('group', { name: 'Spells' }).getByRole('radio', { name })
  const save = async (name: string) => {
    await rule(name).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.match-sending').waitFor({ state: 'detached' })
  }
  const open = async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Automatic answers' }).click()
  }
  await open()
  await save('Never answer')
  const before = await Promise.all([piles(page, 'mine'), piles(page, 'theirs')])
  await page.reload()
  await page.locator('.avalon-row').waitFor()
  expect(await Promise.all([piles(page, 'mine'), piles(page, 'theirs')])).toEqual(before)
  await closeDialog(page)
  await open()
  expect(await rule('Never answer').isChecked()).toBe(true)
  await save('Ask me')
}

/** In the middle of it all: the page finds everything again as it was. */
async function reloadGoesOn(pages: Pages): Promise<void> {
  for (const page of pages) {
    const sight = () =>
      Promise.all([
        piles(page, 'mine'),
        piles(page, 'theirs'),
        page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
        askedNow(page),
        page.getByRole('log').textContent(),
      ])
    const before = await sight()
    await page.reload()
    await page.locator('.avalon-row').waitFor()
    await closeDialog(page)
    await expect.poll(sight).toEqual(before)
  }
}

/** An action sent while the connection is down, or whose answer is lost, counts once. */
async function lineIsLost(host: Seat, { page: other }: Seat): Promise<void> {
  const { page, connection } = host
  const before = await piles(other, 'theirs')
  const isThere = (count: number) => before.with(3, String(Number(before[3]) + count))
  const isSent = () => page.locator('.match-sending').waitFor({ state: 'detached' })

  await connection.setDown(true)
  await page.getByText('Connection lost').waitFor()
  await reinforceAt(page, 1, 3)
  await page.locator('.match-sending').waitFor()
  expect(await piles(other, 'theirs')).toEqual(before)
  await connection.setDown(false)
  await isSent()
  await expect.poll(() => piles(other, 'theirs')).toEqual(isThere(1))
  expect(await page.getByText('Connection lost').count()).toBe(0)

  connection.dropIncoming()
  await reinforceAt(page, 1, 3)
  await expect.poll(() => piles(other, 'theirs')).toEqual(isThere(2))
  await page.locator('.match-sending').waitFor()
  await connection.setDown(true)
  await connection.setDown(false)
  await isSent()
  expect([await piles(page, 'mine'), await piles(other, 'theirs')]).toEqual([isThere(2), isThere(2)])
  expect(await page.locator('.toast').count()).toBe(0)
}

async function proofAndReplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify this game' }).click()
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('follow the rules')
  await closeDialog(page)
  await page.goto(`${new URL(page.url()).pathname}?at=3`)
  await expect.poll(() => page.locator('.match-replay-bar input').inputValue()).toBe('3')
  await page.getByRole('button', { name: 'One step forward' }).click()
  expect(await page.locator('.match-replay-bar input').inputValue()).toBe('4')
  await page.getByRole('button', { name: 'To the latest position', exact: true }).click()
}

/** One press each: the one asks, the other one accepts, and both are at the next match. */
async function rematch([one, two]: Pages): Promise<void> {
  const before = one.url()
  await one.getByRole('button', { name: 'Rematch' }).click()
  await two.getByText('wants a rematch.').first().waitFor()
  await two.getByRole('button', { name: 'Play again' }).click()
  for (const page of [one, two]) {
    await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/g/'))
    await page.locator('.avalon-row').waitFor()
  }
  expect(two.url()).toBe(one.url())
}

async function closeDialog(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
}

async function wholeGame(site: TestSite): Promise<void> {
  const seats = await startMatch(site)
  const [host, friend] = seats
  const pages = [host.page, friend.page] as const
  await undoIsSeenByBoth(pages)
  await clocksRun(pages)
  await chatIsHeard(pages)
  await standingIsKept(friend.page)

  const [hostPlays, friendPlays] = [castFor.bind(null, friend.page), castFor.bind(null, host.page)]
  const spell: Omit<PlayStyle, 'plays'> = { attacks: false, resists: true, keeps: 'avalon-sorceress' }
  const isCountered = /enchants? .*: countered, /
  const countered = () => logged(host.page, isCountered)
  await play(
    seats,
    [
      { ...spell, plays: hostPlays },
      { ...spell, plays: friendPlays },
    ],
    countered,
  )
  for (const page of pages) await expect.poll(() => logged(page, isCountered)).toBe(true)

  const fight: PlayStyle = { attacks: true, resists: false, colours: () => knights(friend.page) }
  const resist: PlayStyle = { attacks: false, resists: true, keeps: 'avalon-knight' }
  const yielding: PlayStyle = { attacks: false, resists: false }
  const isResisted = /attacks? .*: it fails, .* resists? with /
  const isConquered = /attacks? .*: (conquered|taken from)/
  await play(seats, [fight, resist], () => logged(host.page, isResisted))
  for (const page of pages) await expect.poll(() => logged(page, isResisted)).toBe(true)
  await play(seats, [fight, yielding], () => logged(host.page, isConquered))
  for (const page of pages) await expect.poll(() => logged(page, isConquered)).toBe(true)
  await reloadGoesOn(pages)
  const canPlayTwo = async () =>
    (await askedNow(host.page)) === 'playCards' && (await host.page.locator('[data-card]').count()) > 1
  await play(seats, [fight, yielding], canPlayTwo)
  await lineIsLost(host, friend)
  const answered = await play(seats, [fight, yielding], () => isOver(host.page))
  expect(answered).toEqual(expect.arrayContaining(['playCards', 'payLosses', 'takeTile', 'endTurn', 'answerAttack']))
  for (const page of pages) await page.locator('.match-ending').waitFor()
  expect([...host.faults, ...friend.faults]).toEqual([])
  await proofAndReplay(host.page)
  await rematch(pages)
}

describe('two browsers', () => {
  it('play a whole game, joined by link, through undo, reload and a lost connection, to rematch, replay and proof', async (site) => {
    // Which cards come is nobody's choice: where no spell was countered before the end, others sit down.
    for (let game = 1; ; game++) {
      try {
        return await wholeGame(site)
      } catch (error) {
        if (!(error instanceof OutOfLuck) || game === MOST_GAMES) throw error
      }
    }
  })

  it('a spectator sees no hand, and can do nothing', async (site) => {
    const [host] = await startMatch(site)
    const { page, faults } = await site.newPage()
    await page.goto(host.page.url())
    await page.locator('.avalon-row').waitFor()
    expect(await page.locator('.avalon-full-card').count()).toBe(0)
    expect(await page.getByRole('button', { name: /Undo|Restart|End/ }).count()).toBe(0)
    expect(faults).toEqual([])
  })
})
