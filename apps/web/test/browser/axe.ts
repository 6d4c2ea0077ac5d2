/* The faults that axe finds on a page with its default rules. Injected once per page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { isFullRun } from './site-tests.ts'

const LOOK = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => id + ' (' + impact + ') ' + nodes.map(({ html }) => html).slice(0, 3).join(' ')))`

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }

/** Both themes and both widths; all combinations in `npm run test:web`. */
const SIGHTS = [
  { colorScheme: 'light', window: DESK },
  { colorScheme: 'dark', window: PHONE },
  ...(isFullRun
    ? [{ colorScheme: 'dark', window: DESK } as const, { colorScheme: 'light', window: PHONE } as const]
    : []),
] as const

/** In both themes, on a desktop and on a phone; each fault with its place. */
export async function axeFaults(page: Page, where: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found: string[] = []
  for (const { colorScheme, window } of SIGHTS) {
    await page.setViewportSize(window)
    await page.emulateMedia({ colorScheme })
    const faults = await page.evaluate<string[]>(LOOK)
    found.push(...faults.map((fault) => `${where}, ${colorScheme}, ${window.width} px: ${fault}`))
  }
  return found
}
