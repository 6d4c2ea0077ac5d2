/* The page about a finished match: for winners and losers of each game, on every screen, and what can be done from there. */
import { avalon, crowns, question, type State } from '@logres/avalon/rules'
import { at } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { timelineOf } from '../../src/play/timeline.ts'
import { axeFaults } from './axe.ts'
import { reach } from './merlin-matches.ts'
import { findPosition, type Position } from './positions.ts'
import { isFullRun, siteTests, type TestSite } from './site-tests.ts'
import { storeGame } from './stored-game.ts'
import { findTournament } from './tournament-positions.ts'

const it = siteTests('the end of a match')

const LONG = 'Sir Bertilak de Hautdesert of the Green Chapel'

const isBest = (scores: readonly number[]) => scores[0] === Math.max(...scores)

const GAMES: Readonly<Record<string, (hasWon: boolean) => Position>> = {
  avalon: (hasWon) =>
    findPosition((state) => state.ended !== null && (state.ended.winner === 0) === hasWon, {
      names: [LONG, 'Mordred'],
    }),
  tournament: (hasWon) =>
    findTournament(({ ended, purses }) => ended !== null && isBest(purses) === hasWon, {
      names: [LONG, 'Isolde', 'Bors', 'Percival', 'Morholt', 'Kay'],
    }),
  merlin: (hasWon) =>
    reach(({ isOver, players }) => isOver && isBest(players.map(({ score }) => score)) === hasWon, {
      names: [LONG, 'Mordred', 'Morgause', 'Agravain'],
    }),
}

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

async function openEnd(site: TestSite, position: Position, address = '#end') {
  const guest = await site.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await guest.page.goto('/credits')
  await storeGame(guest.page, position)
  await guest.page.goto(position.path + address)
  return guest
}

function stateIn(state: object | undefined): State {
  if (state === undefined || !isState(state)) throw new TypeError('not a state of Avalon')
  return state
}

function isState(state: object): state is State {
  return 'places' in state
}

const points = (page: Page) => page.locator('.end-points a')

/** The page itself, and what is wider than it. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.querySelector('.end-page')
    if (end === null) return ['no end page']
    const wide = [...end.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    return wide.map((each) => `${each.tagName} ${each.getAttribute('class')}`)
  })
}

it('a check of the game stays open when the page about the end opens over the board', async (site) => {
  const { page } = await openEnd(site, at(Object.values(GAMES), 0)(true), '')
  await page.getByRole('button', { name: 'Verify this game' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify this game' })
  await dialog.waitFor()
  await page.evaluate(() => {
    location.hash = '#end'
  })
  await page.locator('.end-page').waitFor()
  await dialog.getByText('follow the rules').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

/** One of them in `npm test`: the shortest. */
const TESTED = Object.entries(GAMES).filter(([game]) => isFullRun || game === 'avalon')

describe.each(TESTED)('the end of %s', (game, finished) => {
  it(`is told to winner and loser, on every screen; ${game}`, async (site) => {
    for (const hasWon of [true, false]) {
      const { page, faults } = await openEnd(site, finished(hasWon))
      await page.locator('.end-page h1').waitFor()
      expect(await page.locator(hasWon ? '.end-won' : '.end-lost').count()).toBe(1)
      expect(await page.locator('.end-sentence').textContent()).toContain(hasWon ? ' win' : ' wins with')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('end-title')
      const seats = await page.locator('.end-places li').count()
      expect(seats).toBeGreaterThan(1)
      expect(await page.locator('.end-me').count()).toBe(1)
      expect(await page.locator('.end-more .end-chart, .end-more table').count()).toBe(1)
      await points(page).first().waitFor()
      expect(await page.locator('.end-numbers div').count()).toBeGreaterThan(3)
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        expect(await overflow(page)).toEqual([])
        await page.getByRole('button', { name: 'Rematch' }).waitFor()
      }
      expect(await axeFaults(page, game)).toEqual([])
      expect(faults).toEqual([])
      await page.context().close()
    }
  })

  it(`leads to the very positions that turned the match, and back; ${game}`, async (site) => {
    const { page } = await openEnd(site, finished(true))
    await points(page).first().waitFor()
    const steps = await points(page).evaluateAll((links) => links.map((link) => Number(link.getAttribute('data-step'))))
    for (const [i, step] of steps.entries()) {
      await points(page).nth(i).click()
      await page.locator('.end-page').waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.match-replay-bar input').inputValue()).toBe(String(step))
      await page.goBack()
      await points(page).nth(i).waitFor()
    }
    // The address leads there too.
    const href = await points(page).first().getAttribute('href')
    await page.goto(href ?? '')
    await expect.poll(() => page.locator('.match-replay-bar input').inputValue()).toBe(String(steps[0]))
    expect(await page.locator('.end-page').count()).toBe(0)
    await page.context().close()
  })

  it(`starts a rematch with one click; ${game}`, async (site) => {
    const { page } = await openEnd(site, finished(false))
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.locator('.end-page').waitFor({ state: 'detached' })
    await page.locator('.match-main').waitFor()
    await expect.poll(() => page.locator('.match-ending').count()).toBe(0)
    expect(new URL(page.url()).hash).toBe('')
    await page.context().close()
  })
})

describe('a match that ends on the page', () => {
  const aboutToWin = () =>
    findPosition((state) => {
      const asked = question(state)
      return asked?.kind === 'playCards' && asked.seat === 0 && crowns(state, 0) >= 15
    })

  it('is followed by the page about it; Escape and Back lead to the final board, and a button leads there again', async (site) => {
    const { page } = await openEnd(site, aboutToWin(), '')
    await page.locator('.asked-playCards').waitFor()
    await page.keyboard.press('e')
    await page.locator('.end-page h1').waitFor()
    expect(new URL(page.url()).hash).toBe('#end')
    await page.keyboard.press('Escape')
    await page.locator('.end-page').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'How it ended' }).click()
    await page.locator('.end-page').waitFor()
    await page.goBack()
    await page.locator('.end-page').waitFor({ state: 'detached' })
    await page.goForward()
    await page.locator('.end-page').waitFor()
    await page.reload()
    await page.locator('.end-page').waitFor()
    expect(await page.getByRole('button', { name: 'Verify this game' }).count()).toBe(1)
    // A result on this device has no address for others: it is copied, and that is said in front of everything.
    await page.keyboard.press('s')
    const toast = page.locator('.toast', { hasText: 'Result copied.' })
    await toast.waitFor()
    const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const isInFront = ([left, top]: readonly [number, number]) =>
      document.elementFromPoint(left, top)?.closest('.toast') !== null
    expect(await page.evaluate(isInFront, [x + width / 2, y + height / 2] as const)).toBe(true)
    // Nothing behind it can be reached.
    expect(await page.locator('.match-main').evaluate((main) => main.hasAttribute('inert'))).toBe(true)
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await page.locator('.end-page').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.goBack()
    await page.locator('.end-page').waitFor()
    await page.keyboard.press('v')
    await page.locator('.review-side').waitFor()
    await page.context().close()
  })

  it('after which, in a rematch, the other side begins', async (site) => {
    const position = aboutToWin()
    const moments = timelineOf(avalon, JSON.parse(position.text))
    if ('code' in moments) throw new Error(moments.code)
    const began = avalon.turn(stateIn(moments[0]?.state)).seat
    const { page } = await openEnd(site, position, '')
    await page.locator('.asked-playCards').waitFor()
    await page.keyboard.press('e')
    await page.locator('.end-page h1').waitFor()
    await page.keyboard.press('r')
    await page.locator('.end-page').waitFor({ state: 'detached' })
    // The new match has an address of its own.
    await page.waitForURL((url) => url.pathname !== position.path && url.search === '')
    const options = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem(`logres${location.pathname}`) ?? '').table.options.startPlayer,
      )
    await expect.poll(options).toBe(began === 0 ? 'second' : 'first')
    await page.context().close()
  })

  it('tells spectators and people who share a device who won, by name', async (site) => {
    const position = findPosition((state) => avalon.result(state) !== undefined)
    const saved = JSON.parse(position.text)
    for (const seat of saved.table.seats) seat.bot = null
    const { page } = await openEnd(site, { ...position, text: JSON.stringify(saved) })
    await page.locator('.end-page h1').waitFor()
    expect(await page.locator('.end-sentence').textContent()).toMatch(/^(Bors|Mordred) wins with/)
    expect(await page.locator('.end-me').count()).toBe(0)
    await page.context().close()
  })
})
