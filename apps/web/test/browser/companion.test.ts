/* Playing with the box: who begins and lots, what games add, without a connection; the search in the rules. */
import { AxeBuilder } from '@axe-core/playwright'
import { MANIFESTS } from '@logres/catalogue/manifests'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { axeFaults } from './axe.ts'
import { layoutFaults, siteTests } from './site-tests.ts'

const it = siteTests('the companion')
const LOCALES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
const WINDOWS = [
  [1440, 900, 'light', 'en'],
  [390, 844, 'dark', 'de'],
  [844, 390, 'light', 'fr'],
  [360, 740, 'dark', 'it'],
] as const
const CANNOT = 'Not allowed: you need at least as many cards as the opponent, one more against a castle.'
/** 6.1, 6.2, 6.7, 6.8: cards in front of the attacker and the defender, a castle, Avalon; what it costs. */
const PRICES = [
  [2, 2, false, false, 'On each side 2 fall. Then you pay 5.'],
  [2, 3, false, false, CANNOT],
  [3, 3, true, false, CANNOT],
  [4, 3, true, false, 'On each side 3 fall. Then you pay 9.'],
  [4, 3, true, true, 'On each side 3 fall. Then you pay 8.'],
  [5, 1, false, false, 'On each side 1 falls. Then you pay 7.'],
] as const

async function openCompanion(page: Page, game: string): Promise<void> {
  await page.goto(`/companion/${game}`)
  await page.locator('#begins').waitFor()
}

describe('the companion', () => {
  it('every game draws who begins and lots; a game without tools too', async (site) => {
    const { page, faults } = await site.newPage()
    for (const game of MANIFESTS.map(({ id }) => id)) {
      await openCompanion(page, game)
      await page.getByLabel('Name of player 1').fill('Anna')
      await page.getByRole('button', { name: 'Draw who begins' }).click()
      await page.getByText(/^(Anna|Player \d) begins\.$/).waitFor()
      await page.getByRole('button', { name: 'Order of play' }).click()
      await page.getByText(/^Order: .*Anna/).waitFor()
      await page.getByLabel('How many dice').selectOption('4')
      await page.getByRole('button', { name: 'Dice', exact: true }).click()
      await page.getByText(/^Dice: [1-6](, [1-6]){3}\.$/).waitFor()
      await page.reload()
      expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Anna')
      await page.getByLabel('Name of player 2').fill('Anna')
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('button', { name: 'Draw who begins' }).count()).toBe(0)
      await page.getByLabel('Name of player 2').fill('')
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('fits every window in its language, and is accessible', async (site) => {
    for (const [width, height, colorScheme, lang] of WINDOWS) {
      const { page } = await site.newPage({ locale: LOCALES[lang], viewport: { width, height }, colorScheme })
      for (const { id } of GAMES) {
        await openCompanion(page, id)
        const wrong = await layoutFaults(
          page,
          '.companion .button',
          '.companion :is(a, button, .choice, input:not([type="checkbox"]), select, summary)',
        )
        expect([id, lang, wrong]).toEqual([id, lang, []])
        if (lang !== 'en') continue
        // In both themes and at two widths by itself.
        expect(await axeFaults(page, `companion of ${id}`)).toEqual([])
        await page.setViewportSize({ width, height })
      }
      await page.context().close()
    }
  })

  it('works without a connection once it was visited', async (site) => {
    const { page } = await site.newPage()
    await openCompanion(page, 'merlin')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await page.context().setOffline(true)
    for (const { id } of GAMES) await openCompanion(page, id)
    await page.goto('/rules/merlin?q=Grail')
    await page.locator('.rules-answers').getByRole('link', { name: /^4\.5/ }).waitFor()
    await page.context().close()
  })

  it('1.3, 5.4 the tournament: banners, the duels of each round, and the next card when a knight drops out', async (site) => {
    const { page, faults } = await site.newPage()
    await openCompanion(page, 'tournament')
    for (let seat = 4; seat <= 5; seat++) await page.getByRole('button', { name: 'Add a player' }).click()
    for (const [seat, name] of ['Anna', 'Bors', 'Cador', 'Dinadan', 'Enid'].entries())
      await page.getByLabel(`Name of player ${seat + 1}`).fill(name)
    await page.getByRole('button', { name: 'Draw banners' }).click()
    const card = page.locator('.tournament-course').first()
    await card.getByRole('heading', { name: 'Round 1' }).waitFor()
    const met = new Set<string>()
    for (let round = 1; round <= 5; round++) {
      const duels = await card.locator('.tournament-duels li').allTextContents()
      expect([duels.length, await card.getByText('has a bye').count()]).toEqual([2, 1])
      for (const duel of duels) met.add((duel.match(/Anna|Bors|Cador|Dinadan|Enid/g) ?? []).toSorted().join())
      await card.getByRole('button', { name: 'Next round' }).click()
    }
    expect(met.size).toBe(10)
    await card.getByRole('button', { name: 'Cador is out' }).click()
    await card.getByRole('heading', { name: 'Round 1' }).waitFor()
    expect(await card.locator('.tournament-duels').textContent()).not.toContain('Cador')
    await page.reload()
    for (const name of ['Anna', 'Bors', 'Dinadan']) await card.getByRole('button', { name: `${name} is out` }).click()
    await card.getByText('Enid is the last knight and gets 10 coins.').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('6.7 Avalon: the price of a conquest, and 8.1 who has 15 crowns', async (site) => {
    const { page, faults } = await site.newPage()
    await openCompanion(page, 'avalon')
    const price = page.locator('section[aria-labelledby="price"]')
    const [mine, theirs] = [price.getByRole('combobox').first(), price.getByRole('combobox').last()]
    for (const [own, others, castle, avalon, says] of PRICES) {
      await mine.selectOption(String(own))
      await theirs.selectOption(String(others))
      await price.getByRole('checkbox').first().setChecked(castle)
      await price.getByRole('checkbox').last().setChecked(avalon)
      expect([own, others, castle, avalon, await price.getByRole('status').textContent()]).toEqual([
        ...[own, others, castle, avalon, says],
      ])
    }
    const crowns = page.locator('section[aria-labelledby="crowns"]')
    const owners = crowns.getByRole('combobox')
    for (let region = 0; region < (await owners.count()); region++) await owners.nth(region).selectOption('Player 2')
    await crowns.getByText('22').waitFor()
    await page.reload()
    await crowns.getByText('22').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

const half = (page: Page, side: 0 | 1) => page.locator(`.tournament-race-half-${side}`)

/** What stands on the screen: the token that is right. */
async function rightIn(page: Page): Promise<string> {
  const label = (await half(page, 0).locator('.judgement-throw').getAttribute('aria-label')) ?? ''
  const emblems = ['crown', 'cup', 'orb'].map((emblem) => [emblem, label.split(emblem).length - 1] as const)
  const called = label.includes('two dots') ? 2 : 1
  if (emblems.every(([, count]) => count === 1)) return 'all three'
  return emblems.find(([, count]) => count === called)?.[0] ?? ''
}

/** By a finger on the glass, in that half. */
async function touch(page: Page, side: 0 | 1, token: string): Promise<void> {
  await half(page, side)
    .locator('.tournament-race-tokens')
    .getByRole('button', { name: token })
    .dispatchEvent('pointerdown', { button: 0 })
}

async function bothReady(page: Page): Promise<void> {
  for (const side of [1, 0] as const) await half(page, side).locator('.tournament-race-ready').click()
  await half(page, 0).locator('.judgement-throw:not(.judgement-empty)').waitFor()
}

const EVERY_TOKEN = ['crown', 'cup', 'orb', 'all three']

describe('7 the judgement on one device', () => {
  it('shows both the throw in a half of their own; a wrong touch is a miss, and the right one wins', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await openCompanion(page, 'tournament')
    await page.getByLabel('Name of player 1').fill('Anna')
    await page.getByLabel('Name of player 2').fill('Bors')
    await page.getByLabel('Second player').selectOption('Anna')
    await page.getByText('Choose two different players.').waitFor()
    await page.getByLabel('Second player').selectOption('Bors')
    await page.getByRole('button', { name: 'Start the judgement' }).click()
    await bothReady(page)
    const [above, below] = [await half(page, 1).boundingBox(), await half(page, 0).boundingBox()]
    expect(above !== null && below !== null && above.y + above.height <= below.y).toBe(true)
    const right = await rightIn(page)
    const wrong = EVERY_TOKEN.find((token) => token !== right) ?? ''
    await touch(page, 0, wrong)
    await touch(page, 1, right)
    await half(page, 1).getByText('Bors wins the duel.').waitFor()
    expect(await half(page, 0).getByRole('status').textContent()).toContain('Wrong token.')
    expect(await layoutFaults(page, '.tournament-race-says', '.tournament-race button')).toEqual([])
    expect(await axeFaults(page, 'the judgement on one device')).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Bors wins the duel.').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is thrown again where both miss, and can be left', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 844, height: 390 }, hasTouch: true })
    await openCompanion(page, 'tournament')
    await page.getByRole('button', { name: 'Start the judgement' }).click()
    await bothReady(page)
    const [left, right] = [await half(page, 0).boundingBox(), await half(page, 1).boundingBox()]
    expect(left !== null && right !== null && left.x + left.width <= right.x).toBe(true)
    const wrong = EVERY_TOKEN.find((token) => token !== '') ?? ''
    const called = await rightIn(page)
    for (const side of [0, 1] as const) await touch(page, side, wrong === called ? 'cup' : wrong)
    await half(page, 1).getByRole('button', { name: 'Next throw' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start the judgement' }).waitFor()
    expect(await page.locator('.tournament-race').count()).toBe(0)
    await page.context().close()
  })
})

describe('the search in the rules', () => {
  it('leads to the rule by keyboard, with the sentence found', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto('/rules/merlin')
    await page.locator('.chapter').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('what does the brown flag do')
    const first = page.locator('.rules-answer-group').first()
    await first.getByRole('heading', { name: 'Brown flag' }).waitFor()
    expect(await first.locator('p').first().textContent()).toMatch(/^Brown, after your knight/)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await first.getByRole('link', { name: /^6\.0/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('#rule-6\\.0.named:focus').waitFor()
    expect([new URL(page.url()).searchParams.get('q'), faults]).toEqual(['what does the brown flag do', []])
    await page.context().close()
  })
})
