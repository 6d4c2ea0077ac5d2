/* A page that shows one local match after another. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Position } from './positions.ts'
import { storeGame } from './stored-game.ts'
import type { TestPage, TestSite } from './test-site.ts'

export interface Visit extends TestPage {
  /** Opens the match at this position. */
  show(position: Position): Promise<void>
  go(path: string): Promise<void>
  leave(): Promise<void>
}

export async function visit(site: TestSite, options: BrowserContextOptions = {}): Promise<Visit> {
  // Without a service worker, which would fetch the whole site in every context.
  const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' as const }
  const { page, faults } = await site.newPage({ ...usual, ...options })
  const go = async (path: string) => {
    await page.goto(path)
    // On phones the row itself has no box.
    const board = page.locator('.avalon-region, .tournament-field, .merlin-ring').first()
    await board.waitFor().catch(async (cause: unknown) => {
      throw new Error(`no board at ${path}, but: ${await stateOf(page)}`, { cause })
    })
  }
  return {
    ...{ page, faults, go },
    show: async (position) => {
      // Leave the match before: a move of its bot could overwrite this one.
      await page.goto('/credits')
      await storeGame(page, position)
      await go(position.path)
      await putMarksAway(page)
    },
    leave: () => page.context().close(),
  }
}

/** What the page shows instead, and what it has fetched, for the error message. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name, duration }) => `${name} ${duration} ms`)
    const boards = [
      ...document.querySelectorAll('.match, .match-main, .avalon-row, .avalon-region, .tournament-field, .merlin-ring'),
    ].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(part)
      return `${part.className}: ${[x, y, width, height].map(Math.round)} ${display} ${visibility}`
    })
    const open = [...document.querySelectorAll('dialog')].map((dialog) => dialog.outerHTML.slice(0, 200))
    return [document.readyState, ...boards, ...open, document.body.outerHTML.slice(0, 2_000), ...fetched].join('\n')
  })
}

/** What happened meanwhile is marked, and the prompt tells it: right after the board, or not at all. */
async function putMarksAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame)
  })
  // Unlike a key that is pressed, this closes no dialog, such as a scoring that opens by itself.
  await page.evaluate(() => {
    if (document.querySelector('.match-recap, .match-mark') === null) return
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
}
