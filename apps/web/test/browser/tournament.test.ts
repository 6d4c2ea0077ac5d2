/* A tournament through the page: three people from the first pick to the ranking, two people and two bots, one among bots. */
import { at } from '@logres/kernel'
import { JOKER } from '@logres/tournament/rules'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectPrompt, resultRow } from './judgement-page.ts'
import { touchOnThrow } from './judgement-table.ts'
import { giftsForLevel, levelLaying } from './level-duel.ts'
import { isOver } from './player.ts'
import { askedNow, siteTests, type TestSite } from './site-tests.ts'
import {
  answerKnight,
  dismissOverlays,
  type Knight,
  layThese,
  type PlayStyle,
  sayReadyToRun,
  startTournament,
} from './tournament-player.ts'

/** The throw leaves time for a slow machine to be ready for it. */
const raceTiming = { patience: 60_000, readyWithin: 15_000, least: 2500, most: 3000, probeEvery: 60 }
const it = siteTests('a tournament', { raceTiming })

/** An offer that still stands. */
const OPEN = '.tournament-offer:not(.dead)'

type Three = readonly [Knight, Knight, Knight]

const held = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))))
const purse = async (page: Page) =>
  Number(await page.locator('.tournament-hand-head .tournament-purse b').textContent())
/** 8.1 At the end all of them are open. */
const purses = (page: Page) => page.locator('.tournament-over td.tournament-purse').allTextContents()
const offers = (page: Page) => page.locator(OPEN).count()
/** The sentences of the log; what is seen of them are pictures. */
const logged = (page: Page, text: RegExp) =>
  page
    .getByRole('log')
    .locator('[aria-label]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('aria-label') ?? ''))
    .then((lines) => lines.some((line) => text.test(line)))
const nameOf = async (page: Page, seat: number) =>
  (await page.locator(`.tournament-knight[data-seat="${seat}"] .tournament-who b`).textContent()) ?? ''

const DUEL_WON = /wins? (the duel|\d to \d)/

/** Who shall see the offer. */
const audience = (page: Page, name: string) =>
  page.locator('.tournament-composer').getByRole('button', { name, exact: true })

/** All do what they are asked, until it holds. */
async function play(
  knights: readonly Knight[],
  until: () => Promise<boolean>,
  manners: readonly PlayStyle[] = [],
): Promise<readonly string[]> {
  const answered: string[] = []
  for (let i = 0; i < 6000 && !(await until()); i++) {
    const seat = i % knights.length
    const kind = await answerKnight(at(knights, seat).page, manners[seat])
    if (kind !== 'none') answered.push(kind)
  }
  return answered
}

/** A card of which there is only one: jokers are all alike. */
async function heldWeapon(page: Page): Promise<number> {
  return at(
    (await held(page)).filter((card) => card !== JOKER),
    0,
  )
}

const isBarter = async ({ page }: Knight) => (await page.locator('.tournament-in-barter').count()) > 0

/** A private offer; its receiver answers with another, and that is accepted. */
async function bargainInPrivate([host, second, third]: Three): Promise<void> {
  const card = await heldWeapon(host.page)
  await host.page.locator(`[data-card="${card}"]`).first().click()
  await audience(host.page, await nameOf(host.page, 1)).click()
  const coins = host.page.getByRole('button', { name: 'Coins you ask for: one more' })
  for (let i = 0; i < 3; i++) await coins.click()
  expect(await host.page.locator('.tournament-preview').textContent()).toMatch(/^You offer .* for 3 coins\.$/)
  await host.page.getByRole('button', { name: /^Send to/ }).click()

  // Only its receiver sees it.
  const offer = second.page.locator(`${OPEN}.to-me`)
  await offer.waitFor()
  expect(await offer.textContent()).toContain('only you')
  expect(await offers(third.page)).toBe(0)

  await offer.getByRole('button', { name: 'Counter' }).click()
  await second.page.getByRole('button', { name: 'Coins you give: one less' }).click()
  await second.page.getByRole('button', { name: /^Send to/ }).click()
  const counter = host.page.locator(`${OPEN}.to-me`)
  await counter.waitFor()
  expect(await host.page.getByText(/declined\./).count()).toBe(1)
  expect(await counter.textContent()).toMatch(/offers? 2 coins to you/)
  await counter.getByRole('button', { name: 'Accept' }).click()

  await expect.poll(() => held(second.page)).toContain(card)
  await expect.poll(async () => [await purse(host.page), await purse(second.page)]).toEqual([22, 18])
  expect(await held(host.page)).not.toContain(card)
  // That two dealt is seen by all, what they dealt is not.
  await expect.poll(() => logged(third.page, /make a deal in private/)).toBe(true)
  await expect.poll(() => offers(host.page)).toBe(0)
}

/** Both accept the same: the first one gets it, the other is refused. */
async function acceptAtOnce([host, second, third]: Three): Promise<void> {
  const card = await heldWeapon(third.page)
  await third.page.locator(`[data-card="${card}"]`).first().click()
  await third.page.getByRole('button', { name: 'Coins you ask for: one more' }).click()
  await third.page.getByRole('button', { name: 'Send to everyone' }).click()
  for (const { page } of [host, second]) await page.locator(OPEN).waitFor()

  const before = [await held(second.page), await purse(second.page)]
  second.line.hold()
  await host.page.locator(OPEN).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => held(host.page)).toContain(card)
  await second.page.locator(OPEN).getByRole('button', { name: 'Accept' }).click()
  second.line.release()
  await second.page.getByText(/was first\. Nothing changed hands\./).waitFor()
  await second.page.getByText('That offer is off the market.').waitFor()
  expect([await held(second.page), await purse(second.page)]).toEqual(before)
  expect(await purse(third.page)).toBe(21)
}

/** A spectator sees no hand and no private offer, and can do nothing. */
async function openAsSpectator(site: TestSite, url: string): Promise<void> {
  const { page, faults } = await site.newPage()
  await page.goto(url)
  await page.locator('.tournament-market').waitFor()
  expect(await page.locator('.tournament-hand, .tournament-composer, .tournament-ready').count()).toBe(0)
  expect(await page.getByRole('button', { name: /Accept|Counter|Decline/ }).count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
}

/** Ready is a word that can be taken back, and who is ready makes no offers. */
async function readyAndBack({ page }: Knight, other: Page): Promise<void> {
  const ready = page.locator('.tournament-ready')
  await page.keyboard.press('r')
  if ((await ready.textContent()) !== 'Not ready after all') await page.keyboard.press('r')
  await expect.poll(() => other.locator('.tournament-knight .tournament-ready-note.yes').count()).toBe(1)
  await page.getByText('You cannot make offers once you are ready.').waitFor()
  await ready.click()
  await expect.poll(() => other.locator('.tournament-knight .tournament-ready-note.yes').count()).toBe(0)
}

/** For nothing, to one alone. */
async function give({ page }: Knight, card: number, other: Knight, seat: number): Promise<void> {
  const before = (await held(other.page)).length
  await page.locator(`[data-card="${card}"]`).first().click()
  await audience(page, await nameOf(page, seat)).click()
  await page.getByRole('button', { name: /^Send to/ }).click()
  await other.page.locator(`${OPEN}.to-me`).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(async () => (await held(other.page)).length).toBe(before + 1)
}

/** Whatever was dealt: afterwards the first two could lay cards that end level. */
async function makeLevelPossible(three: Three): Promise<void> {
  const hands = await Promise.all(three.map(({ page }) => held(page)))
  for (const { from, to, card } of giftsForLevel(hands)) await give(at(three, from), card, at(three, to), to)
}

/** 7.2 Both see both touches, and agree on who was right and first. */
async function raceTwice([host, second]: Three): Promise<void> {
  const both = [host, second]
  const race = (what: 'right' | 'wrong') =>
    Promise.all([
      touchOnThrow(host.page, { after: 280, what }),
      touchOnThrow(second.page, { after: 330, what, by: 'key' }),
    ])
  await race('wrong')
  for (const { page } of both) {
    await expect.poll(() => page.locator('.judgement-record h2').textContent()).toContain('both missed, thrown again')
    expect(await resultRow(page, 'Result')).toEqual(['wrong token', 'wrong token'])
  }
  await race('right')
  await expectPrompt(host.page, /wins? the duel|dead heat|Wait for the throw/)
  const counts = await resultRow(host.page, 'Counts')
  expect(await resultRow(host.page, 'Result')).toEqual(['right', 'right'])
  await expect.poll(() => resultRow(second.page, 'Counts')).toEqual(counts)
  for (const cell of counts) expect(cell).toMatch(/^\d+ ms$/)
  const [one = 0, other = 0] = counts.map((cell) => Number.parseInt(cell, 10))
  // The same millisecond is rare, and thrown again.
  if (one === other) await race('wrong')
  for (const { page } of both) await expectPrompt(page, one === other ? /The lot picks/ : /wins? the duel/)
  if (one === other) return
  const winner =
    (await host.page
      .locator('.judgement-table thead th')
      .nth(one < other ? 0 : 1)
      .textContent()) ?? ''
  const [won, lost] = winner.endsWith('You') ? [host, second] : [second, host]
  await expectPrompt(won.page, /You win the duel/)
  await expectPrompt(lost.page, /wins the duel/)
}

/** One has left: the other two fight, lay what ends level, and run. */
async function fightLevel(three: Three): Promise<void> {
  const [host, second] = three
  const manners = three.map(() => ({ retires: false, leaves: 'lay' }))
  const both = [host, second]
  const areAsked = async () =>
    (await Promise.all(both.map(({ page }) => askedNow(page)))).every((kind) => kind === 'lay')
  await play(three, areAsked, manners)
  const laying = levelLaying(await held(host.page), await held(second.page))
  if (laying === undefined) throw new Error('the two cannot end level')
  for (const [i, { page }] of both.entries()) {
    while (await dismissOverlays(page));
    await layThese(page, at(laying, i))
  }
  const before = (await purse(host.page)) + (await purse(second.page))
  for (const { page } of both) await pressReady(page)
  await raceTwice(three)
  // 6.4 The winner gets ten from the bank.
  await expect.poll(async () => (await purse(host.page)) + (await purse(second.page))).toBe(before + 10)
}

/** The reveal has been seen, or is skipped; then one is ready for the throw. */
async function pressReady(page: Page): Promise<void> {
  while (!(await sayReadyToRun(page))) await page.keyboard.press('Escape')
}

/** What one gives away is taken by a bot. */
async function giveToBots({ page }: Knight): Promise<void> {
  const cards = await held(page)
  const [card = 0] = cards
  await page.locator(`[data-card="${card}"]`).first().click()
  await page.getByRole('button', { name: 'Send to everyone' }).click()
  await expect.poll(async () => (await held(page)).length).toBe(cards.length - 1)
}

describe('a tournament', () => {
  it('of three people, from the draft through barter, duels, a judgement and an exclusion to the ranking', async (site) => {
    const [host, second, third] = await startTournament(site, { people: 3, bots: 0, byLot: false })
    if (host === undefined || second === undefined || third === undefined) throw new Error('there are not three')
    const three: Three = [host, second, third]
    const picks = { retires: false, leaves: 'barter' }
    const picked = await play(three, () => isBarter(host), [picks, picks, picks])
    expect(new Set(picked)).toEqual(new Set(['draft']))
    for (const { page } of three) {
      await page.locator('.tournament-in-barter').waitFor()
      expect(await held(page)).toHaveLength(9)
    }
    await bargainInPrivate(three)
    await acceptAtOnce(three)
    await openAsSpectator(site, host.page.url())
    await makeLevelPossible(three)
    await readyAndBack(third, host.page)

    // One leaves; the other two fight and race, and then all three trade.
    const leaves = [{ retires: false }, { retires: false }, { retires: true }]
    await play(
      three,
      async () => (await third.page.locator('.tournament-knight.tournament-me.out').count()) > 0,
      leaves,
    )
    await fightLevel(three)
    // The player who is out has nothing to answer meanwhile, and must not be ready before trading.
    await play([host, second], () => isBarter(third))
    await third.page.getByText('You can still trade, and the richest player wins').first().waitFor()
    expect(await third.page.locator('.tournament-gap').count()).toBe(0)
    // They continue to trade.
    const card = await heldWeapon(third.page)
    await third.page.locator(`[data-card="${card}"]`).first().click()
    await third.page.getByRole('button', { name: 'Send to everyone' }).click()
    await host.page.locator(OPEN).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => held(host.page)).toContain(card)

    const ends = [{ retires: false }, { retires: true }, { retires: true }]
    await play(three, () => isOver(host.page), ends)
    for (const { page } of three) {
      await page.locator('.tournament-over').waitFor()
      expect(await page.locator('.tournament-over tbody tr').count()).toBe(3)
      expect(await page.locator('.tournament-over .first').count()).toBeGreaterThanOrEqual(1)
    }
    expect(three.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('of two people and two bots, at the server, to the end', async (site) => {
    const people = await startTournament(site, { people: 2, bots: 2, byLot: true })
    const [host, friend] = people
    if (host === undefined || friend === undefined) throw new Error('there are not two')
    const picks = { retires: false, leaves: 'barter' }
    const asked = await play(people, async () => (await isBarter(host)) && (await isBarter(friend)), [picks, picks])
    expect(new Set(asked)).toEqual(new Set(['draft']))
    for (const { page } of people) expect(await page.locator('.tournament-knight').count()).toBe(4)
    await giveToBots(host)
    const answered = await play(people, () => logged(host.page, DUEL_WON))
    expect(answered).toEqual(expect.arrayContaining(['barter', 'announcement']))
    await play(people, () => isOver(host.page), [{ retires: true }, { retires: true }])
    for (const { page } of people) {
      await page.locator('.tournament-over').waitFor()
      expect(await page.locator('.tournament-over tbody tr').count()).toBe(4)
      await expect.poll(() => purses(page)).toEqual(await purses(host.page))
    }
    expect(people.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('of one person and three bots, without a server, to the end', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 1280, height: 860 } })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.context().setOffline(true)
    await page.goto('/local/tournament?new=1&bot=page&seats=4')
    await page.locator('.tournament-field').waitFor()
    expect(await page.locator('.tournament-knight').count()).toBe(4)
    // The browser itself reports every request that got no answer: the page has asked who one is.
    const before = faults.length
    const knight = { page, faults, line: { hold: () => {}, release: () => {} } }
    const answered = await play([knight], () => logged(page, DUEL_WON))
    expect(answered).toEqual(expect.arrayContaining(['draft', 'barter', 'announcement']))
    await play([knight], () => isOver(page), [{ retires: true }])
    await page.locator('.tournament-over').waitFor()
    expect(await page.locator('.tournament-over tbody tr').count()).toBe(4)
    expect(faults.slice(before)).toEqual([])
  })
})
