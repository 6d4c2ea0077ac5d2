/* Layout shifts. How fast a board is on a slow device is measured by `npm run bench:web`. */
import { reportSkipped } from '@logres/service-testing'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answer, isOver } from './player.ts'
import { startMatch } from './seats.ts'
import { askedNow, isFullRun, siteTests } from './site-tests.ts'
import { shiftsOf, twoFrames, watchShifts, withoutFonts } from './speed.ts'

const it = siteTests('still and quick pages')

describe('nothing moves by itself', () => {
  it('on the front page, at a table, and in a match through ten moves', async (real) => {
    const site = withoutFonts(real)
    const { page } = await site.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' })
    await watchShifts(page)
    await page.goto('/')
    await page.getByText('No matches yet.').waitFor()
    expect(['/', await shiftsOf(page)]).toEqual(['/', []])
    await page.goto('/local/avalon?new=1&bot=page&begins=first')
    await page.locator('.avalon-region').first().waitFor()
    for (let i = 0; i < 10 && !(await isOver(page)); ) {
      const kind = await askedNow(page)
      if (kind !== 'none') i++
      await answer(page, kind)
    }
    expect(['a match', await shiftsOf(page)]).toEqual(['a match', []])
    await page.context().close()

    const seats = await startMatch(site, async (table) => {
      await watchShifts(table)
      await table.reload()
      await table.getByText('Everyone is seated.').waitFor()
      expect(['a table', await shiftsOf(table)]).toEqual(['a table', []])
    })
    const [{ page: match }] = seats
    await match.reload()
    await match.locator('.avalon-row').waitFor()
    expect([...(await shiftsOf(match))]).toEqual([])
  })

  it('while others pick cards, and the log grows', async (real) => {
    const site = withoutFonts(real)
    const { page } = await site.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' })
    await watchShifts(page, '.tournament-in-draft, .match-says')
    // The first player is random: in one of ten matches an opponent acts before us.
    for (let table = 0; table < 10; table++) {
      await page.goto('/local/tournament?new=1&bot=page')
      await page.locator('button.tournament-open-card').first().waitFor()
      if ((await page.locator('.tournament-taken').count()) > 1) break
    }
    await page.locator('.match-line').nth(1).waitFor()
    expect(await shiftsOf(page)).toEqual([])
    await page.context().close()
  })
})

const BOARD = '.match-main'
/**
 * The allowed layout shift; browsers call a tenth good. In Merlin, the text of a quest may wrap differently.
 */
const PAGES = [
  { path: '/', seen: '.side .none', most: 0.002 },
  { path: '/local/avalon?new=1&bot=page&begins=first', seen: BOARD, most: 0.002 },
  { path: '/local/tournament?new=1&bot=page', seen: BOARD, most: 0.002 },
  { path: '/local/merlin?new=1&bot=page', seen: BOARD, most: 0.02 },
]

/** Fallback fonts that design/fonts.css adjusts to ours. `hidden`: names made unavailable, as where they are missing. */
const DEVICE_FONTS = [
  { fonts: ['Arial', 'Liberation Sans'], pack: 'fonts-liberation', hidden: /$^/g },
  {
    ...{ fonts: ['DejaVu Sans'], pack: 'fonts-dejavu-core' },
    hidden: /local\("?(?:Arial|Liberation|Helvetica|Roboto|Times|Noto)[\w ]*"?\)/g,
  },
]

function hasOneOf(page: Page, fonts: readonly string[]): Promise<boolean> {
  return page.evaluate(async (fonts) => {
    const found = await Promise.allSettled(fonts.map((font) => new FontFace('any', `local("${font}")`).load()))
    return found.some(({ status }) => status === 'fulfilled')
  }, fonts)
}

/** The same deal each time, in which the reader goes first: otherwise texts of other lengths are measured, or a bot moves. */
const SEED = 4

async function shiftsByLateLetters(page: Page, path: string, seen: string): Promise<readonly string[]> {
  await page.addInitScript((seed) => {
    Object.assign(crypto, { getRandomValues: (bytes: Uint8Array) => bytes.fill(seed) })
  }, SEED)
  const letters = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await letters.promise
    await route.continue()
  })
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(seen).first().waitFor()
  await twoFrames(page)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  const since = await page.evaluate(() => performance.now())
  letters.resolve()
  return shiftsOf(page, since)
}

describe.each(DEVICE_FONTS)('what is read until the letters arrive is as wide and as high, with $fonts', (device) => {
  for (const width of isFullRun ? [360, 820, 1280, 1440] : [360, 1280])
    it(`at ${width} px`, async (site) => {
      for (const { path, seen, most } of PAGES) {
        const { page } = await site.newPage({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
        if (!(await hasOneOf(page, device.fonts)))
          return reportSkipped(`letters that arrive late (needs ${device.pack})`)
        await page.route('**/*.css', async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, body: (await response.text()).replaceAll(device.hidden, 'local("none")') })
        })
        const shifts = await shiftsByLateLetters(page, path, seen)
        const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
        expect([path, sum < most, shifts]).toEqual([path, true, shifts])
        await page.context().close()
      }
    })
})
