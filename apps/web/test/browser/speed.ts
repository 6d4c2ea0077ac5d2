/* Layout shifts and input latency, as measured by the browser. */
import type { Page } from 'playwright-core'
import type { TestSite } from './test-site.ts'

declare global {
  interface Window {
    /** Layout shifts: when, how much, and what. */
    shifts?: { readonly at: number; readonly what: string }[]
    /** From the key press to the frame that shows its effect. */
    lag?: Promise<number>
  }
}

/**
 * A site whose web fonts never load: when they load depends on the machine, and their layout shift is measured elsewhere.
 */
export function withoutFonts(site: TestSite): TestSite {
  return {
    ...site,
    newPage: async (options) => {
      // A service worker would fetch them past the route.
      const guest = await site.newPage({ ...options, serviceWorkers: 'block' })
      await guest.page.route('**/*.woff2', (route) => route.abort())
      return guest
    },
  }
}

/** Elements whose content changes with the moves of the match; they themselves must not move. */
const MOVED =
  '.avalon-pile, .avalon-hand, .avalon-closed-hand, .avalon-wait, .avalon-me-right, .avalon-me-left, .match-log-lines, .match-says, .avalon-supply, .avalon-chip, .tournament-in-draft, .match-live-button b'

/** From now on, on every page that is opened here. */
export async function watchShifts(page: Page, moved: string = MOVED): Promise<void> {
  await page.addInitScript((moved) => {
    const shifts: { readonly at: number; readonly what: string }[] = []
    window.shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput === true) continue
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        // Text nodes are named by their element.
        const elements = sources.map(({ node }) => (node instanceof Text ? node.parentElement : node))
        // Changes by a move are fine: cards on piles and in hands, and the growing log.
        if (elements.every((element) => element instanceof Element && element.closest(moved) !== null)) continue
        const names = elements.map((element) => (element instanceof Element ? element.outerHTML.slice(0, 80) : 'gone'))
        shifts.push({ at: entry.startTime, what: `${entry.value} ${names.join(' ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, moved)
}

/** `since`: of the page's own clock, in milliseconds. */
export async function shiftsOf(page: Page, since = 0): Promise<readonly string[]> {
  await settle(page)
  return page.evaluate(
    (since) => window.shifts?.filter(({ at }) => at >= since).map(({ what }) => what) ?? ['not watched'],
    since,
  )
}

/** Until nothing is fetched any more and two frames were shown. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await twoFrames(page)
}

export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
  })
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Presses Enter and answers the milliseconds until a frame is shown in which there are more of these than before. */
async function lagOf(page: Page, selector: string): Promise<number> {
  await page.evaluate((selector) => {
    const count = () => document.querySelectorAll(selector).length
    const before = count()
    window.lag = new Promise((done) => {
      const look = (pressed: number) => {
        if (count() <= before) return void requestAnimationFrame(() => look(pressed))
        // A message sent before the frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - pressed)
        port2.postMessage(0)
      }
      const begin = ({ timeStamp }: Event) => requestAnimationFrame(() => look(timeStamp))
      addEventListener('keydown', begin, { capture: true, once: true })
    })
  }, selector)
  await page.keyboard.press('Enter')
  return page.evaluate(() => window.lag ?? Number.NaN)
}

/** A page with nothing on it that shows a word when Enter is pressed: no page can be quicker here. */
export async function emptyLags(page: Page, times: number): Promise<number[]> {
  await page.setContent('<!doctype html><title>empty</title><main></main>')
  await page.evaluate(() =>
    addEventListener('keydown', () => document.querySelector('main')?.append(document.createElement('i'), 'word')),
  )
  const lags: number[] = []
  for (let i = 0; i < times; i++) lags.push(await lagOf(page, 'i'))
  return lags
}

/** Lays a card onto the player's own pile by keyboard and undoes it, repeatedly. */
export async function cardLags(page: Page, times: number): Promise<number[]> {
  const lags: number[] = []
  for (let i = 0; i < times; i++) {
    await page.keyboard.press('1')
    const at = i % 11
    await page.locator(`[data-region="${at}"] .avalon-ghost`).focus()
    lags.push(await lagOf(page, `[data-region="${at}"] .avalon-pile.mine .avalon-card`))
    await page.keyboard.press('u')
    await page.locator('.asked-playCards').waitFor()
    await page.waitForFunction(() => document.querySelector('.match-actions button')?.hasAttribute('disabled'))
  }
  return lags
}

/** Goes as far as a die says and takes it back, by keyboard. */
export async function dieLags(page: Page, times: number): Promise<number[]> {
  const own = page.locator('[data-die]:not(.merlin-used):not([data-die="3"])')
  const lags: number[] = []
  for (let i = 0; i < times; i++) {
    await own.nth(i % (await own.count())).focus()
    // Once picked, it is followed.
    await page.keyboard.press('Enter')
    lags.push(await lagOf(page, '.match:not(.asked-chooseDie)'))
    while ((await page.locator('.match.asked-chooseDie').count()) === 0) {
      await page.keyboard.press('u')
      await page.waitForTimeout(200)
    }
  }
  return lags
}

/** Puts one card of the tournament's hand after the other into an offer, by keyboard. */
export async function offerLags(page: Page, times: number): Promise<number[]> {
  const cards = page.locator('button[data-held][aria-pressed="false"]')
  const lags: number[] = []
  for (let i = 0; i < times; i++) {
    await cards.first().focus()
    lags.push(await lagOf(page, 'button[data-held][aria-pressed="true"]'))
  }
  return lags
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
