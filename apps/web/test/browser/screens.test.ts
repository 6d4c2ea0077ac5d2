/* Matches on every kind of screen: whatever is asked, all that can be pressed is in sight or can be scrolled to. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { controlFaults } from './control-faults.ts'
import { type Sampled, type SampleSetup, samplePositions } from './sampled-positions.ts'
import { isFullRun, siteTests, type TestSite } from './site-tests.ts'
import { visit } from './visit.ts'

const it = siteTests('matches on every screen')

/** Phones on their side, 200 % of a small laptop, laptops and large screens, the smallest phone. */
const SIZES = [
  [844, 390],
  ...(isFullRun ? ([[740, 360]] as const) : []),
  [640, 400],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [320, 640],
] as const

const AVALON: SampleSetup = { game: 'avalon', names: ['Bors', 'Mordred'] }
const GAMES: readonly SampleSetup[] = [
  AVALON,
  { game: 'tournament', names: ['Enid', 'Isolde', 'Bors', 'Percival', 'Morholt'] },
  {
    game: 'merlin',
    names: ['Bors', 'Mordred', 'Morgause', 'Agravain'],
    options: { kingsFavour: true, knights: 'draft' },
  },
]
const POSITIONS = isFullRun ? 60 : 3

/** What a phone on its side shows together. */
const TOGETHER: Readonly<Record<string, string>> = {
  avalon: '.avalon-region, .avalon-hand',
  tournament: '.tournament-field, .tournament-hand',
  merlin: '.merlin-ring, .tab-bar',
}

/** The bots do not think: what is asked must not change while it is looked at. */
async function openWith(site: TestSite, locale: string) {
  const visited = await visit(site, { locale })
  await visited.page.addInitScript(() => {
    Worker.prototype.postMessage = () => {}
  })
  return visited
}

/** After the frame in which it was laid out again. */
async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  })
}

/** What is picked up first and laid somewhere afterwards. */
const PICKED: Readonly<Record<string, string>> = {
  playCards: '[data-card]',
  chooseDie: '[data-die]',
  barter: '[data-card]',
}

/** As it is asked, and once something of one's own is picked up. */
async function faultsOf(page: Page, asked: string): Promise<readonly string[]> {
  const faults = await controlFaults(page)
  const things = PICKED[asked]
  const thing = page.locator(`${things}:enabled`).first()
  if (things === undefined || (await thing.count()) === 0) return faults
  await thing.press('Enter')
  // Not every die may be taken; why not is said in a toast.
  // It also closes by itself, so it is pressed in the same moment as it is found.
  await page.evaluate(async () => {
    for (const close of document.querySelectorAll<HTMLElement>('.toast button:last-child')) close.click()
    await new Promise(requestAnimationFrame)
  })
  const picked = await controlFaults(page)
  await page.keyboard.press('Escape')
  return [...faults, ...picked.map((fault) => `picked: ${fault}`)]
}

/** The views behind the tabs of a phone, if it has any. */
async function faultsOfTabs(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  const first = page.locator('.match:not(:has(dialog[open])) .tab-bar [aria-pressed="true"]')
  if ((await first.count()) === 0 || !(await first.isVisible())) return faults
  const before = await first.textContent()
  for (const tab of await page.locator('.tab-bar button:visible').all()) {
    await tab.click()
    const name = await tab.textContent()
    faults.push(...(await controlFaults(page)).map((fault) => `${name}: ${fault}`))
  }
  await page
    .locator('.tab-bar button', { hasText: before ?? '' })
    .first()
    .click()
  return faults
}

/** Those of them that are not wholly in the window while nothing is scrolled. */
function outside(page: Page, selectors: string): Promise<string[]> {
  return page.evaluate((selectors) => {
    scrollTo(0, 0)
    return [...document.querySelectorAll(selectors)].flatMap((part) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect()
      if (width === 0) return []
      const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      return isInside ? [] : [`${part.className}: ${[left, top, right, bottom].map(Math.round)}`]
    })
  }, selectors)
}

/** Most are tried in English, some in German, whose words are longer. */
const localeOf = (no: number) => (no % 3 === 2 ? 'de-DE' : 'en-GB')

async function faultsAt(site: TestSite, positions: readonly Sampled[], game: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const locale of ['en-GB', 'de-DE']) {
    const { page, show, leave } = await openWith(site, locale)
    for (const [no, position] of positions.entries()) {
      if (localeOf(no) !== locale) continue
      await show(position)
      for (const size of SIZES) {
        await resize(page, size)
        const isSideways = size[1] < 500 && size[0] >= 700
        const found = [
          ...(await faultsOf(page, position.asked)),
          ...(isFullRun ? await faultsOfTabs(page) : []),
          ...(isSideways ? await outside(page, `${TOGETHER[game]}, .match-says`) : []),
        ]
        faults.push(...found.map((fault) => `${size.join(' × ')}, ${position.asked}, ${no}: ${fault}`))
      }
    }
    await leave()
  }
  return faults
}

describe('on every screen', () => {
  for (const setup of GAMES) {
    it(`all that can be pressed in ${setup.game} is within reach, whatever is asked`, async (site) => {
      const positions = samplePositions(setup, POSITIONS)
      expect(positions).toHaveLength(POSITIONS)
      expect(await faultsAt(site, positions, setup.game)).toEqual([])
    })
  }

  it('a match grows with the window, and by the size the player chose', async (site) => {
    const { page, show, go, leave } = await openWith(site, 'en-GB')
    const [position] = samplePositions(AVALON, 1)
    if (position === undefined) throw new Error('no position')
    await show(position)
    const unit = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
    const cardWidth = async () => (await page.locator('[data-card]').first().boundingBox())?.width ?? 0
    await resize(page, [1440, 900])
    const before = await cardWidth()
    for (const [size, factor] of [
      [[1440, 900], 1],
      [[1920, 1080], 1.2],
      [[2560, 1440], 1.6],
    ] as const) {
      await resize(page, size)
      expect(await unit()).toBeCloseTo(factor, 2)
      expect((await cardWidth()) / before).toBeCloseTo(factor, 1)
    }
    await resize(page, [1440, 900])
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Size').selectOption('115')
    await expect.poll(unit).toBeCloseTo(1.15, 2)
    await go('/local/avalon')
    await expect.poll(unit).toBeCloseTo(1.15, 2)
    // Only of a match.
    await page.goto('/credits')
    expect(await unit()).toBe(1)
    await leave()
  })
})
