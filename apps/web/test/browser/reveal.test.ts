/*
 * Reveals in browsers: a level duel is seen in full before the throw, by those who fight and by those who look on, and
 * nothing on the page tells more than has been shown.
 */
import { at } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectPrompt } from './judgement-page.ts'
import { giftsForLevel, levelLaying } from './level-duel.ts'
import { askedNow, siteTests } from './site-tests.ts'
import {
  answerKnight,
  dismissOverlays,
  type Knight,
  layThese,
  sayReadyToRun,
  startTournament,
} from './tournament-player.ts'
import { levelPosition } from './tournament-positions.ts'
import { visit } from './visit.ts'

/** The limit is so far away that it is never the reason for a throw. */
const raceTiming = { patience: 60_000, readyWithin: 900_000, least: 1500, most: 2000, probeEvery: 60 }
const it = siteTests('reveals', { raceTiming })

const WEAPONS = ['Shield', 'Sword', 'Lance', 'Armour'] as const
/** What comes of four weapons. */
const RESULT = /wins? the duel|judgement|is tied|level/gi

const countOf = (what: RegExp, { text }: Look) => [...text.matchAll(what)].length

/** The whole page at one moment. */
interface Look {
  /** So many weapons lie open; none and not `isDuel`: the ground is not there. */
  readonly open: number
  readonly isDuel: boolean
  readonly isCalled: boolean
  readonly isThrown: boolean
  /** Everything that can be read or heard. */
  readonly text: string
  readonly log: string
  readonly title: string
  readonly hand: string
  readonly numbers: string
}

/** From now on, each time anything changes. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const looks: object[] = []
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ')
    const look = () => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (each) => `${each.getAttribute('aria-label') ?? ''} ${each.getAttribute('title') ?? ''}`,
      )
      looks.push({
        open: document.querySelectorAll('.tournament-place:not(.later)').length,
        isDuel: document.querySelector('.tournament-grid') !== null,
        isCalled: document.querySelector('.judgement-called') !== null,
        isThrown: document.querySelector('.judgement-throw:not(.judgement-empty)') !== null,
        text: `${document.body.textContent} ${labels.join(' ')}`,
        log: texts('.match-log-lines'),
        title: document.title,
        hand: [...document.querySelectorAll('.tournament-rack [data-card]')]
          .map((card) => card.getAttribute('data-card'))
          .join(),
        numbers: texts('.tournament-purse, .tournament-held, .tournament-heap-line, .tournament-heap h2'),
      })
    }
    look()
    new MutationObserver(look).observe(document, {
      ...{ attributes: true, childList: true, characterData: true, subtree: true },
    })
    Object.assign(window, { looks })
  })
}

const looksOf = (page: Page) => page.evaluate((): readonly Look[] => Object(window).looks)

/** Weapon by weapon, each once, and until its turn nothing that comes of it. */
function isSpoilerFree(looks: readonly Look[]): void {
  const revealing = looks
    .slice(looks.findLastIndex(({ open, isDuel }) => isDuel && open === 0))
    .filter(({ isDuel }) => isDuel)
  const first = at(
    looks,
    Math.max(
      0,
      looks.findLastIndex(({ open, isDuel }) => isDuel && open === 0),
    ),
  )
  expect([...new Set(revealing.map(({ open }) => open))]).toEqual([0, 1, 2, 3, 4])
  // Earlier duels are in the log: what may not appear is more than there was before these cards were laid.
  const before = at(looks, 0)
  for (const look of revealing) {
    const { open, text, log, hand, numbers, title } = look
    for (const [i, weapon] of WEAPONS.entries()) {
      // "Lance: your 8 beats Percival’s 5."
      if (i >= open) expect(text).not.toMatch(new RegExp(`${weapon}: .{0,40}(beats|jokers?)`))
      if (i >= open) expect(log).not.toContain(`${weapon}: `)
      // "lance 3 loses to 8": in the story of the duel.
      const told = new RegExp(`${weapon} \\d+ (beats|loses to)`, 'gi')
      if (i >= open) expect(countOf(told, look)).toBeLessThanOrEqual(countOf(told, before))
    }
    // The last weapon stays open when its result is told.
    if (open < 4) expect([hand, numbers, title]).toEqual([first.hand, first.numbers, first.title])
    if (open < 4) expect(countOf(RESULT, look)).toBeLessThanOrEqual(countOf(RESULT, before))
  }
}

const held = (page: Page) =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))))

/** For nothing, to one alone. */
async function give({ page }: Knight, card: number, other: Knight, seat: number): Promise<void> {
  const before = (await held(other.page)).length
  const name = await page.locator(`.tournament-knight[data-seat="${seat}"] .tournament-who b`).textContent()
  await page.locator(`[data-card="${card}"]`).first().click()
  // The same name is a link in the log.
  await page.locator('.tournament-chip', { hasText: name ?? '' }).click()
  await page.getByRole('button', { name: /^Send to/ }).click()
  await other.page.locator('.tournament-offer:not(.dead).to-me').getByRole('button', { name: 'Accept' }).click()
  await expect.poll(async () => (await held(other.page)).length).toBe(before + 1)
}

type Three = readonly [Knight, Knight, Knight]

/** All three up to the laying of the first two, who can end level; the third has left the lists. */
async function untilLevel(three: Three): Promise<void> {
  const isAt = async (kind: string, knights: readonly Knight[]) =>
    (await Promise.all(knights.map(({ page }) => askedNow(page)))).every((asked) => asked === kind)
  for (let i = 0; !(await isAt('barter', three)); i++)
    await answerKnight(at(three, i % 3).page, { retires: false, leaves: 'barter' })
  const hands = await Promise.all(three.map(({ page }) => held(page)))
  for (const { from, to, card } of giftsForLevel(hands)) await give(at(three, from), card, at(three, to), to)
  for (let i = 0; !(await isAt('lay', three.slice(0, 2))); i++)
    await answerKnight(at(three, i % 3).page, { retires: i % 3 === 2, leaves: 'lay' })
}

describe('a level duel', () => {
  it('between two people is seen in full by all three, and the throw waits for both', async (site) => {
    const [host, second, third] = await startTournament(site, { people: 3, bots: 0, byLot: false })
    if (host === undefined || second === undefined || third === undefined) throw new Error('there are not three')
    const three: Three = [host, second, third]
    await untilLevel(three)
    const both = [host, second]
    const laying = levelLaying(await held(host.page), await held(second.page))
    if (laying === undefined) throw new Error('the two cannot end level')
    for (const { page } of three) while (await dismissOverlays(page));
    for (const { page } of three) await watch(page)
    for (const [i, { page }] of both.entries()) await layThese(page, at(laying, i))
    for (const { page } of three) {
      await page.locator('.judgement-called').waitFor()
      isSpoilerFree(await looksOf(page))
      expect(await page.locator('.judgement-level strong').textContent()).toBe('2 : 2')
      expect(await page.locator('.judgement-called').textContent()).toContain('10 coins are at stake.')
    }
    expect(await third.page.getByRole('button', { name: 'I’m ready' }).count()).toBe(0)
    await sayReadyToRun(host.page)
    await expectPrompt(host.page, /You are ready\. The throw comes once .* is ready too\./)
    // Spectators see it too, and nothing is thrown.
    await expect.poll(() => third.page.locator('.judgement-level small.judgement-hit').count()).toBe(1)
    expect((await looksOf(host.page)).some(({ isThrown }) => isThrown)).toBe(false)
    await sayReadyToRun(second.page)
    for (const { page } of three) await page.locator('.judgement-throw:not(.judgement-empty)').waitFor()
    for (const { page } of both) {
      const looks = await looksOf(page)
      // 2 : 2 stood there before the tokens lay there.
      expect(looks.findIndex(({ isCalled }) => isCalled)).toBeLessThan(looks.findIndex(({ isThrown }) => isThrown))
    }
    for (const { page } of both) await page.keyboard.press('1')
    for (const { page } of three) await page.locator('.judgement-record').waitFor()
    expect(three.flatMap(({ faults }) => faults)).toEqual([])
  })

  it('against a bot is seen in full; Escape skips it, and a page that is opened again does not show it again', async (site) => {
    const { position, cards } = levelPosition()
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { page, show, faults, leave } = await visit(site, { reducedMotion })
      await show(position)
      await watch(page)
      await layThese(page, cards)
      await page.locator('.judgement-called').waitFor()
      isSpoilerFree(await looksOf(page))
      // The bot has looked on, and is ready.
      expect(await page.locator('.judgement-level small').allTextContents()).toEqual(
        expect.arrayContaining(['ready', 'not ready yet']),
      )
      expect((await looksOf(page)).some(({ isThrown }) => isThrown)).toBe(false)
      await sayReadyToRun(page)
      await page.locator('.judgement-throw:not(.judgement-empty)').waitFor()

      await show(position)
      await layThese(page, cards)
      await page.locator('.tournament-skip').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.judgement-called').waitFor()
      await page.reload()
      await page.locator('.judgement-called').waitFor()
      expect(await page.locator('.tournament-skip').count()).toBe(0)
      expect(faults).toEqual([])
      await leave()
    }
  })
})
