/* A page that shows one match of this device after another. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Position } from './positions.ts'
import type { TestPage, TestSite } from './test-site.ts'

export interface Visit extends TestPage {
  /** Opens the match as it stands there. */
  show(position: Position): Promise<void>
  go(path: string): Promise<void>
  leave(): Promise<void>
}

/** What happened meanwhile, in whatever language. */
const RECAP = 'dialog[open]:has(.match-recap)'

export async function visit(site: TestSite, options: BrowserContextOptions = {}): Promise<Visit> {
  // Without a service worker: it would fetch the whole site in every context, while a few pages are looked at.
  const usual = { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' as const }
  const { page, faults } = await site.newPage({ ...usual, ...options })
  await page.addInitScript(() => localStorage.setItem('logres:pref-slowBots', 'no'))
  // Where the machine is slow it may come when one no longer expects it.
  await page.addLocatorHandler(page.locator(RECAP), () => page.keyboard.press('Escape'))
  const go = async (path: string) => {
    await page.goto(path)
    // On a phone the row itself has no box.
    const board = page.locator('.avalon-region, .tournament-field, .merlin-ring').first()
    await board.waitFor().catch(async (cause: unknown) => {
      throw new Error(`no board at ${path}, but: ${await stateOf(page)}`, { cause })
    })
  }
  return {
    ...{ page, faults, go },
    show: async ({ key, text }) => {
      // Away from the match before: its bot could still move, and be written over this one.
      await page.goto('/credits')
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const)
      await go(key.replace('logres', ''))
      await dismissRecap(page)
    },
    leave: () => page.context().close(),
  }
}

/** What there is instead of what was to come, and what was fetched for it. */
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
