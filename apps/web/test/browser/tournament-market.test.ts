/*
 * The market is safe to touch: two presses strike one deal, nothing in the list moves under a pointer, and six players with full
 * hands fit on every screen. With LOGRES_WEB_ALL only.
 */
import type { Move } from '@logres/bots'
import type { MakeOffer, State } from '@logres/tournament/rules'
import { question } from '@logres/tournament/rules'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Position } from './positions.ts'
import { siteTests } from './site-tests.ts'
import { startTournament } from './tournament-player.ts'
import { asksMe, findTournament } from './tournament-positions.ts'
import { visit } from './visit.ts'

const it = siteTests('the market of a tournament')

const SIX = ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt', 'Lunete']
/** So many offers a player may have open. */
const OPEN_OFFERS = 8

const isTrading = (state: State) => {
  const asked = question(state)
  return asked?.kind === 'barter' && asked.ready.every((ready) => !ready)
}

/** Everybody else gives one coin away, again and again: the one who accepts is richer by one. */
function gifts({ banners, offers }: State): readonly Move[] {
  const gift: MakeOffer = {
    ...{ kind: 'offer', audience: 'all', gives: { cards: [], coins: 1 } },
    wants: { cards: [], any: [], coins: 0 },
  }
  return banners.flatMap((_, actor) => {
    const open = offers.filter(({ name }) => name.giver === actor).length
    return actor === 0 ? [] : Array.from({ length: OPEN_OFFERS - open }, () => ({ actor, action: gift }))
  })
}

function marketOfGifts(): Position {
  return findTournament(asksMe('barter', isTrading), { names: SIX, seed: 'gifts', also: gifts })
}

function fullHands(): Position {
  const isFull = ({ hands, offers }: State) => hands.every((hand) => hand.length >= 11) && offers.length >= 3
  return findTournament(
    asksMe('barter', (state) => isTrading(state) && isFull(state)),
    { names: SIX, seed: 'full', options: { draft: false } },
  )
}

/** Bots never get to think: nothing happens but what the test does. */
async function withoutBots(page: Page): Promise<void> {
  await page.route(/\/bot-worker[^/]*\.js$/, () => {})
}

const ACCEPT = '.tournament-offer .tournament-main-button:not([aria-disabled="true"])'
const coins = async (page: Page) =>
  Number(await page.locator('.tournament-hand-head .tournament-purse b').textContent())

/** The middle of an Accept that lies in full sight. */
async function target(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await page.locator(ACCEPT).first().waitFor()
  const box = await page.locator(ACCEPT).first().boundingBox()
  if (box === null) throw new Error('nothing can be accepted')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Press = (page: Page, at: { readonly x: number; readonly y: number }, apart: number) => Promise<void>

/** Both presses are timed in the page's own process: the wire would add its own delay. */
const PRESSES: Readonly<Record<string, Press>> = {
  mouse: async (page, { x, y }, apart) => {
    await page.mouse.move(x, y)
    if (apart === 0) await page.mouse.dblclick(x, y)
    else {
      await page.mouse.click(x, y)
      await page.waitForTimeout(apart)
      await page.mouse.click(x, y)
    }
  },
  touch: async (page, { x, y }, apart) => {
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(apart)
    await page.touchscreen.tap(x, y)
  },
  key: async (page, _, apart) => {
    await page.locator(ACCEPT).first().focus()
    // Held down: the second one is a repeat.
    await page.keyboard.down('Enter')
    await page.waitForTimeout(apart)
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  },
}

const TRIES = { mouse: 120, touch: 50, key: 30 } as const

describe('two presses on Accept, 0 to 400 ms apart', () => {
  for (const [how, tries] of Object.entries(TRIES)) {
    it(`strike one deal: ${tries} times by ${how}`, async (site) => {
      const { page, show, faults, leave } = await visit(site, { hasTouch: how === 'touch' })
      await withoutBots(page)
      const position = marketOfGifts()
      const press = PRESSES[how]
      if (press === undefined) throw new Error(`no way to press by ${how}`)
      let left = 0
      for (let i = 0; i < tries; i++) {
        if (left === 0) {
          await show(position)
          left = 30
        }
        left -= 1
        const before = await coins(page)
        const apart = Math.round((i * 400) / (tries - 1))
        await press(page, await target(page), apart)
        // The next try begins once the list is in order again, so a late second deal would be seen by then.
        await page.mouse.move(5, 5)
        await page.locator('.tournament-hand h2').click()
        await expect.poll(() => page.locator('.tournament-offer.dead').count()).toBe(0)
        await page.locator(ACCEPT).first().waitFor()
        expect([how, apart, (await coins(page)) - before]).toEqual([how, apart, 1])
      }
      expect(faults).toEqual([])
      await leave()
    })
  }
})

/** Where each offer is, and what lies under the pointer. */
function placesIn(page: Page) {
  return page.locator('.tournament-offer').evaluateAll((items) =>
    items.map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect()
      return [item.getAttribute('data-offer'), ...[left, top, width, height].map(Math.round)].join(' ')
    }),
  )
}

describe('the list of offers', () => {
  it('does not move under the pointer while others make and withdraw offers', async (site) => {
    const people = await startTournament(site, { people: 3, bots: 0, byLot: true, isDealt: true })
    const [host, second, third] = people
    if (host === undefined || second === undefined || third === undefined) throw new Error('there are not three')
    const offerCoin = async (page: Page) => {
      const before = await host.page.locator('.tournament-offer:not(.dead)').count()
      await page.getByRole('button', { name: 'Coins you give: one more' }).click()
      await page.getByRole('button', { name: 'Send to everyone' }).click()
      await expect.poll(() => host.page.locator('.tournament-offer:not(.dead)').count()).toBe(before + 1)
    }
    // The pointer still is where "Start" was.
    await host.page.mouse.move(5, 5)
    for (const { page } of [second, third, second]) await offerCoin(page)
    const list = host.page.locator('.tournament-market .tournament-scroll')
    await list.locator(ACCEPT).first().hover()
    const before = await placesIn(host.page)
    expect(before).toHaveLength(3)
    await offerCoin(third.page)
    // The first of the second player's is gone: its place stays.
    await second.page.locator('.tournament-offer:not(.dead)').getByRole('button', { name: 'Withdraw' }).first().click()
    await host.page.locator('.tournament-offer.dead').waitFor()
    expect((await placesIn(host.page)).slice(0, 3)).toEqual(before)
    await host.page.getByRole('button', { name: '1 new' }).waitFor()
    // As soon as nobody points at it, it is put in order.
    await host.page.mouse.move(5, 5)
    await expect.poll(() => host.page.locator('.tournament-offer.dead').count()).toBe(0)
    expect(await host.page.locator('.tournament-offer').count()).toBe(3)
    expect(people.flatMap(({ faults }) => faults)).toEqual([])
  })
})

interface Fit {
  readonly sideways: number
  readonly lost: readonly string[]
}

/** What does not fit: the page is wider than the screen, or something that must be in sight is not. */
function fitOf(page: Page, needed: readonly string[]): Promise<Fit> {
  return page.evaluate((selectors) => {
    const { innerWidth, innerHeight } = window
    const lost = selectors.flatMap((selector) => {
      const all = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0)
      if (all.length === 0) return [`${selector}: none`]
      return all.flatMap((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect()
        const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        return isIn ? [] : [`${selector}: ${[left, top, right, bottom].map(Math.round)}`]
      })
    })
    return { sideways: document.documentElement.scrollWidth - innerWidth, lost }
  }, needed)
}

const HAND = ['.tournament-rack [data-card]', '.tournament-hand-head .tournament-purse', '.tournament-ready']
const DESK = [...HAND, '.tournament-knight', '.tournament-rounds li', '.tournament-send-button', '.tournament-say']
const PHONE = [...HAND, '.tab-bar button', '.tournament-say']
const SIDEWAYS = [...PHONE, '.tournament-send-button']

describe('six players with eleven cards each', () => {
  it('fit on a desk and on phones, upright and on their side', async (site) => {
    const position = fullHands()
    const found: string[] = []
    for (const [width, height, needed, rows] of [
      [1440, 900, DESK, 3],
      [390, 844, PHONE, 2],
      [844, 390, SIDEWAYS, 1],
      [320, 640, PHONE, 1],
    ] as const) {
      const { page, show, leave } = await visit(site, { viewport: { width, height }, hasTouch: width < 900 })
      await withoutBots(page)
      await show(position)
      const { sideways, lost } = await fitOf(page, needed)
      if (sideways > 0) found.push(`${width}: ${sideways} px wider than the screen`)
      found.push(...lost.map((each) => `${width}: ${each}`))
      const seen = await page.locator('.tournament-market .tournament-scroll').evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect()
        return [...list.querySelectorAll('.tournament-offer')].filter((item) => {
          const box = item.getBoundingClientRect()
          return box.top >= top - 1 && box.bottom <= bottom + 1
        }).length
      })
      if (seen < rows) found.push(`${width}: ${seen} offers in full sight`)
      await leave()
    }
    expect(found).toEqual([])
  })
})
