/* The tournament board: both themes, German on the smallest phone, every language, by drag and by keyboard. */
import { CARD_PRICE } from '@logres/tournament/rules'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { pageTexts } from './page-texts.ts'
import type { Position } from './positions.ts'
import { SAME_EVERYWHERE } from './same-words.ts'
import { askedNow, layoutFaults, siteTests, type TestSite } from './site-tests.ts'
import { asksMe, findTournament, tournamentStates } from './tournament-positions.ts'
import { visit } from './visit.ts'

const it = siteTests('the look of a tournament')

const LANGS = { fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
const MOVING = { reducedMotion: 'no-preference' } as const
/** What comes of four weapons. */
const RESULT = /wins? the duel|judgement/i
const PHONE = { width: 360, height: 740 }
/** Names, letters of banners, what sounds alike. */
const SAME: Readonly<Record<string, RegExp>> = {
  fr: /^(Enid|Isolde|Bors|Percival|Morholt|lance( \d+)?|joker|Duels|points?|Place)$/i,
  de: /^(Enid|Isolde|Bors|Percival|Morholt|Joker|Name|live)$/i,
  it: /^(Enid|Isolde|Bors|Percival|Morholt|Round)$/i,
}

/** A card and a request in the offer, so that everything of it is to be seen. */
async function draft(page: Page): Promise<void> {
  await page.locator('.tournament-gap').first().press('Enter')
  await page.locator('[data-card]').first().press('Enter')
}

/** They do not think until they are let. */
async function holdBots(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const thinker = /\/bot-worker[^/]*\.js$/
  await page.route(thinker, async (route) => {
    await promise
    await route.continue().catch(() => {})
  })
  return async () => {
    resolve()
    await page.unroute(thinker)
  }
}

type States = Readonly<Record<string, Position | undefined>>

/** All that is said in each of these, in one language. */
async function textsIn(
  site: TestSite,
  locale: string,
  states: States,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { page, show, leave } = await visit(site, { locale })
  const texts = new Map<string, readonly string[]>()
  for (const [name, position] of Object.entries(states)) {
    if (position === undefined) throw new Error(`no position ${name}`)
    await show(position)
    await page.locator('.match-log-lines li').first().waitFor()
    if (name === 'barter') await draft(page)
    texts.set(name, await pageTexts(page))
  }
  await leave()
  return texts
}

/** As many cards as anybody is likely to hold when that is asked. */
function largestHand(kind: string): Position {
  for (const count of [13, 12, 11, 10]) {
    try {
      return findTournament(
        asksMe(kind, ({ hands, purses }) => (hands[0]?.length ?? 0) >= count && (purses[0] ?? 0) >= CARD_PRICE),
        { names: ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt', 'Lunete'] },
      )
    } catch {}
  }
  throw new Error(`no large hand at ${kind}`)
}

/** Under the next one, or out of the hand. */
function hiddenCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const edge = document.querySelector('.tournament-hand')?.getBoundingClientRect().right ?? 0
    for (const column of document.querySelectorAll('.tournament-rack .tournament-column-cards')) {
      const cards = [...column.querySelectorAll('.tournament-hand-card')]
      for (const [i, card] of cards.entries()) {
        const { left, right } = card.getBoundingClientRect()
        const next = cards[i + 1]?.getBoundingClientRect().left ?? right
        const isButton = card instanceof HTMLButtonElement
        const name = `${card.getAttribute('aria-label')} of ${document.querySelectorAll('.tournament-hand-card').length}`
        if (next - left < (isButton ? 24 : 12)) faults.push(`${name} shows ${Math.round(next - left)} px`)
        // What cannot be taken may be scrolled to.
        if (isButton && right > edge) faults.push(`${name} sticks out`)
      }
    }
    return faults
  })
}

function stateNamed(name: string): Position {
  const position = tournamentStates()[name]
  if (position === undefined) throw new Error(`no position ${name}`)
  return position
}

/** Weapon by weapon, at its own pace: Space could come together with it, and skip one. What was heard, each time it changed. */
async function hearReveal(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const region = document.querySelector('.visually-hidden[role="status"]')
    if (region === null) throw new Error('nothing is announced')
    heard.push(region.textContent ?? '')
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      ...{ childList: true, characterData: true, subtree: true },
    })
  })
  for (let open = 1; open <= 4; open++) {
    await expect.poll(() => page.locator('.tournament-place:not(.later)').count()).toBeGreaterThanOrEqual(open)
  }
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('.tournament-skip').count()).toBe(0)
  const heard = () => page.evaluate((): readonly string[] => Object(window).heard)
  // The match goes on meanwhile: other news may follow at once.
  await expect.poll(heard).toContainEqual(expect.stringMatching(RESULT))
  return heard()
}

const isSame = (lang: string, text: string) =>
  SAME_EVERYWHERE.test(text) || /^[IVX]+$/.test(text) || SAME[lang]?.test(text) === true

describe('the tournament board', () => {
  it('has nothing wrong for axe, by light and by dark', async (site) => {
    const found: string[] = []
    const { page, show, faults, leave } = await visit(site)
    for (const [name, position] of Object.entries(tournamentStates())) {
      await show(position)
      if (name === 'barter') await draft(page)
      found.push(...(await axeFaults(page, name)))
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await leave()
  })

  it('fits the smallest phone in German, with fingers', async (site) => {
    const { page, show, leave } = await visit(site, { locale: 'de-DE', viewport: PHONE, hasTouch: true })
    const cut: string[] = []
    const look = async (where: string) => {
      const texts =
        '.match-button, .tournament-chip, .tab-bar button, .tournament-say, .tournament-filters button, .tournament-or-more, .tournament-gap'
      cut.push(
        ...(await layoutFaults(page, texts, '.match button, .match a[href]')).map((fault) => `${where}: ${fault}`),
      )
    }
    for (const [name, position] of Object.entries(tournamentStates())) {
      await show(position)
      await look(name)
      for (const tab of ['Turnier', 'Verlauf', 'Angebot']) {
        const button = page.locator('.tab-bar button', { hasText: tab })
        if ((await button.count()) === 0) continue
        await button.click()
        await look(`${name}, ${tab}`)
      }
      if (name === 'barter') {
        await draft(page)
        await look('a draft')
      }
    }
    expect(cut).toEqual([])
    await leave()
  })

  it('shows the whole duel ground on every phone', async (site) => {
    const { page, show, leave } = await visit(site, { locale: 'de-DE', hasTouch: true })
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const name of ['laying', 'buying']) {
        await show(stateNamed(name))
        const rest = await page
          .locator('.tournament-field')
          .evaluate((field) => field.scrollHeight - field.clientHeight)
        expect([name, height, rest <= 1]).toEqual([name, height, true])
      }
    }
    await leave()
  })

  it('shows so much of each card that it can be taken, and all of them within the hand, on every desk', async (site) => {
    const { page, show, leave } = await visit(site)
    const hidden: string[] = []
    for (const position of [largestHand('lay'), largestHand('purchase'), largestHand('barter')]) {
      for (const width of [1101, 1280, 1440, 820]) {
        await page.setViewportSize({ width, height: 860 })
        await show(position)
        hidden.push(...(await hiddenCards(page)).map((fault) => `${width}: ${fault}`))
      }
    }
    expect(hidden).toEqual([])
    await leave()
  })

  it('leaves nothing in English in three other languages', async (site) => {
    const { barter, announcement, buying, over } = tournamentStates()
    const states = { barter, announcement, buying, over }
    const english = await textsIn(site, 'en-GB', states)
    const left: string[] = []
    for (const [lang, locale] of Object.entries(LANGS)) {
      for (const [name, texts] of await textsIn(site, locale, states)) {
        const before = new Set(english.get(name))
        expect([lang, name, texts.length > 20]).toEqual([lang, name, true])
        const same = texts.filter((text) => before.has(text) && !isSame(lang, text))
        left.push(...same.map((text) => `${lang}, ${name}: ${text}`))
      }
    }
    expect(left).toEqual([])
  })

  it('is played by drag, and by keyboard alone', async (site) => {
    const { page, show, faults, leave } = await visit(site, MOVING)
    const { barter, laying } = tournamentStates()
    if (barter === undefined || laying === undefined) throw new Error('no such position')
    // What others offer meanwhile moves what is aimed at.
    const goOn = await holdBots(page)
    await show(barter)
    const card = page.locator('[data-card]').first()
    const no = await card.getAttribute('data-card')
    await card.dragTo(page.locator('[data-drop="give"]'))
    await page.locator(`[data-given="${no}"]`).waitFor()
    await page.locator(`[data-given="${no}"]`).dragTo(page.locator('.tournament-hand h2'))
    await expect.poll(() => page.locator('[data-given]').count()).toBe(0)
    // A column, a card, and out again.
    const column = Number(await card.evaluate((each) => each.closest('[data-column]')?.getAttribute('data-column')))
    await page.keyboard.press(String(column + 1))
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('[data-given]').count()).toBe(1)
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('[data-given]').count()).toBe(0)

    await goOn()
    await show(laying)
    const shield = page.locator('[data-held="shield"]').first()
    await shield.dragTo(page.locator('[data-slot="0"]'))
    await page.locator('[data-slot="0"] .tournament-card').waitFor()
    // A card of another weapon does not fit, and the rule says so.
    await page.locator('[data-held="sword"]').first().dragTo(page.locator('[data-slot="2"]'))
    await page.locator('.toast.why a[href*="tournament"]').waitFor()
    for (const place of [1, 2, 3]) await page.locator(`[data-slot="${place}"]`).press('Enter')
    await page.keyboard.press('e')
    await page.locator('.tournament-skip').waitFor()
    const heard = await hearReveal(page)
    expect(await askedNow(page)).not.toBe('lay')
    // Screen readers are told each weapon as it is turned over, and the result afterwards.
    const result = heard.findIndex((text) => RESULT.test(text))
    for (const weapon of ['Shield', 'Sword', 'Lance', 'Armour']) {
      expect(heard.filter((text) => text.includes(`${weapon}: `))).toHaveLength(1)
      expect(heard.findIndex((text) => text.includes(`${weapon}: `))).toBeLessThan(result)
    }
    expect(faults).toEqual([])
    await leave()
  })

  it('2.4 keeps the place of a card that was picked, and all others theirs', async (site) => {
    const { page, show, leave } = await visit(site)
    await holdBots(page)
    await show(stateNamed('picking'))
    const places = () =>
      page.locator('.tournament-open-card').evaluateAll((each) =>
        each.map((card) => {
          const { left, top, width, height } = card.getBoundingClientRect()
          return [left, top, width, height].map(Math.round)
        }),
      )
    const before = await places()
    const taken = await page.locator('.tournament-taken').count()
    await page.locator('button.tournament-open-card').first().click()
    await expect.poll(() => page.locator('.tournament-taken').count()).toBe(taken + 1)
    expect(await places()).toEqual(before)
    await leave()
  })

  it('turns the cards over one after the other with reduced motion too, and none of them moves', async (site) => {
    const { page, show, leave } = await visit(site)
    await show(stateNamed('laying'))
    for (const place of [0, 1, 2, 3]) await page.locator(`[data-slot="${place}"]`).press('Enter')
    await page.keyboard.press('e')
    const heard = await hearReveal(page)
    const weapons = heard.flatMap((text) => /(Shield|Sword|Lance|Armour): /.exec(text)?.[1] ?? [])
    expect(weapons).toEqual(['Shield', 'Sword', 'Lance', 'Armour'])
    const moving = await page
      .locator('.tournament-turn')
      .evaluateAll((cards) => cards.flatMap((card) => card.getAnimations()))
    expect(moving).toEqual([])
    await leave()
  })

  it('animates the things of a deal without making anybody wait; not with reduced motion', async (site) => {
    for (const [options, isMoving] of [
      [MOVING, true],
      [{}, false],
    ] as const) {
      const { page, show, faults, leave } = await visit(site, options)
      await show(stateNamed('barter'))
      await page.evaluate(() => {
        const flown: string[] = []
        Object.assign(window, { flown })
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes)
              if (node instanceof HTMLElement && node.classList.contains('tournament-air'))
                flown.push(`${node.firstElementChild?.className ?? ''}/${node.querySelector('button') === null}`)
        }).observe(document.querySelector('.match') ?? document.body, { childList: true })
      })
      // Any that gives a card: bots take theirs back as they like.
      await page
        .locator(
          '.tournament-offer:not(.dead):has(.tournament-offer-side:first-of-type .tournament-mini) .tournament-main-button',
        )
        .first()
        .click()
      // The hand is the new one before anything has landed.
      await page.locator('.tournament-hand-card.fresh').first().waitFor()
      await expect.poll(() => page.locator('.tournament-air').count()).toBe(0)
      const flown = await page.evaluate((): readonly string[] => Object(window).flown)
      const kinds = flown.map((each) => each.split(' ')[0])
      if (isMoving) expect(kinds).toContain('tournament-card')
      else expect(kinds).toEqual([])
      expect(flown.every((each) => each.endsWith('/true'))).toBe(true)
      expect(faults).toEqual([])
      await leave()
    }
  })
})
