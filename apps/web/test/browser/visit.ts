/* A page that shows one local match after another. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Position } from './positions.ts'
import type { TestPage, TestSite } from './test-site.ts'

export interface Visit extends TestPage {
  /** Opens the match at this position. */
  show(position: Position): Promise<void>
  go(path: string): Promise<void>
  leave(): Promise<void>
}

/** What happened meanwhile, in whatever language. */
const RECAP = 'dialog[open]:has(.match-recap)'

export async function visit(site: TestSite, options: BrowserContextOptions = {}): Promise<Visit> {
  // Without a service worker, which would fetch the whole site in every context.
  const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' as const }
  const { page, faults } = await site.newPage({ ...usual, ...options })
  await page.addInitScript(() => localStorage.setItem('logres:pref-slowBots', 'no'))
  // On a slow machine the recap may come late.
  await page.addLocatorHandler(page.locator(RECAP), () => page.keyboard.press('Escape'))
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
    show: async ({ key, text }) => {
      // Leave the match before: a move of its bot could overwrite this one.
      await page.goto('/credits')
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const)
      await go(key.replace('logres', ''))
      await dismissRecap(page)
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

/** It comes right after the board, or not at all. */
async function dismissRecap(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame)
  })
  if ((await page.locator(RECAP).count()) > 0) await page.keyboard.press('Escape')
}
