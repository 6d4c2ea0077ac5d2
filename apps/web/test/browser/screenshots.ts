/*
 * `npm run screenshots`: remakes the pictures in docs/screenshots: home, table, a match of each game and style page at 360, 820
 * and 1440 px, light and dark, matches on a phone, and a match of each game on all other screens (in light only).
 * `npm run screenshots -- FOLDER` writes them to another folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { question, resistanceCard, type State } from '@logres/avalon/rules'
import { sum } from '@logres/kernel'
import type { State as MerlinState } from '@logres/merlin/rules'
import type { Page } from 'playwright-core'
import { asksFirst, reach } from './merlin-matches.ts'
import { asksMe, findPosition, type Position, turnedUp } from './positions.ts'
import { smallPng } from './small-png.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { tournamentStates } from './tournament-positions.ts'
import { visit } from './visit.ts'

const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../../docs/screenshots'))
const SCHEMES = ['light', 'dark'] as const
const SIZES = { 360: 740, 390: 844, 820: 1180, 1440: 900 } as const
type Width = keyof typeof SIZES
const WIDTHS: readonly Width[] = [360, 820, 1440]
/** A phone on its side, 200 % of a small laptop, a laptop, large screens, the smallest phone. */
const SCREENS = ['844x390', '640x400', '1280x720', '1920x1080', '2560x1440', '320x640'] as const
/** Of each game. */
const ON_SCREENS: readonly string[] = ['match', 'tournament', 'merlin']

/** Waits until nothing is animated and all fonts are loaded. */
async function shoot(page: Page, name: string, width: Width, wholePage = false): Promise<void> {
  await page.setViewportSize({ width, height: SIZES[width] })
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await write(page, `${name}-${width}-${colorScheme}`, wholePage)
  }
}

async function write(page: Page, name: string, wholePage: boolean): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const picture = await page.screenshot({ fullPage: wholePage })
  writeFileSync(join(FOLDER, `${name}.png`), smallPng(picture))
}

async function shootPages(site: TestSite): Promise<void> {
  const { page } = await site.newPage()
  for (const [name, path] of [
    ['home', '/'],
    ['style', '/style'],
  ] as const) {
    await page.goto(path)
    await page.locator('main h1').waitFor()
    for (const width of WIDTHS) await shoot(page, name, width, true)
  }
  await page.goto('/new?game=avalon')
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.getByText('host, ready').waitFor()
  for (const width of WIDTHS) await shoot(page, 'table', width, true)
  await page.context().close()
}

/** Many regions found, and enough cards to see. */
function isBusy(state: State): boolean {
  const full = state.places.filter(({ piles }) => piles[0].length + piles[1].length >= 3)
  return turnedUp(state) >= 6 && full.length >= 4 && sum(state.hands[0]) >= 4
}

function canResist(state: State): boolean {
  const asked = question(state)
  if (asked?.kind !== 'answerAttack') return false
  return (state.hands[0][resistanceCard(state, 0, asked.at)] ?? 0) > 0 && sum(state.hands[0]) >= 4
}

function owesMuch(state: State): boolean {
  const asked = question(state)
  return asked?.kind === 'payLosses' && asked.owed >= 3 && turnedUp(state) >= 5 && sum(state.hands[0]) >= 3
}

interface Scene {
  readonly name: string
  readonly widths: readonly Width[]
  readonly position: Position
  prepare(page: Page): Promise<void>
}

/** A tournament in its barter, and a duel that is decided. */
function tournamentScenes(): readonly Scene[] {
  const { barter, buying } = tournamentStates()
  if (barter === undefined || buying === undefined) throw new Error('no such positions')
  return [
    { name: 'tournament', widths: WIDTHS, position: barter, prepare: draftOffer },
    { name: 'tournament-duel', widths: [360, 1440], position: buying, prepare: async () => {} },
  ]
}

/** Much is built and won, and there is more than one way on. */
function isLate({ round, players: [me] }: MerlinState): boolean {
  return round >= 4 && me !== undefined && me.merlinDie > 0 && new Set(me.dice).size > 1 && me.apples > 0
}

const MATCH: readonly Scene[] = [
  {
    ...{ name: 'match', widths: [...WIDTHS, 390], prepare: pickKnight },
    position: findPosition(asksMe('playCards', (state) => isBusy(state) && sum(state.hands[0]) >= 6)),
  },
  {
    ...{ name: 'match-answer', widths: [390, 1440], prepare: async () => {} },
    position: findPosition(asksMe('answerAttack', (state) => turnedUp(state) >= 4 && canResist(state))),
  },
  {
    ...{
      name: 'match-pay',
      widths: [390, 1440],
      prepare: (page) => page.locator('.avalon-pile .avalon-selectable').first().click(),
    },
    position: findPosition(asksMe('payLosses', owesMuch)),
  },
  ...tournamentScenes(),
  { name: 'merlin', widths: WIDTHS, position: reach(asksFirst('chooseDie', isLate)), prepare: pickDie },
]

async function shootMatches(site: TestSite): Promise<void> {
  const { page, show, leave } = await visit(site)
  // No bot moves while a picture is taken.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {}
  })
  for (const { name, widths, position, prepare } of MATCH) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: SIZES[width] })
      await show(position)
      await prepare(page)
      await shoot(page, name, width)
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const { name, position, prepare } of MATCH.filter(({ name }) => ON_SCREENS.includes(name))) {
    for (const size of SCREENS) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await show(position)
      await prepare(page)
      await write(page, `${name}-${size}`, false)
    }
  }
  await leave()
}

/** A knight, and a place that it can attack. */
async function pickKnight(page: Page): Promise<void> {
  await page.locator('[data-card].avalon-knight').first().click()
  const attack = page.locator('.can-attack .avalon-plate-button').first()
  if (await page.evaluate(() => matchMedia('(max-width: 760px), (max-height: 500px)').matches)) await attack.click()
  else await attack.hover()
}

/** What is missing, for a card: on a phone it lies behind its tab. */
async function draftOffer(page: Page): Promise<void> {
  await page.locator('.tournament-gap').first().click()
  await page.locator('[data-card]').first().click()
  const market = page.locator('.tab-bar button').first()
  if (await market.isVisible()) await market.click()
  await page.mouse.move(0, 0)
}

/** And see where it leads. */
async function pickDie(page: Page): Promise<void> {
  await page.locator('[data-die]').nth(1).click()
  await page.mouse.move(0, 0)
}

mkdirSync(FOLDER, { recursive: true })
const site = await startTestSite('pictures of the pages')
if (site === undefined) throw new Error('There is no browser here to take pictures with.')
try {
  await shootPages(site)
  await shootMatches(site)
} finally {
  await site.close()
}
