/* Browser tests against the built pages and a real server. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { type ServerOverrides, startTestSite, type TestSite } from './test-site.ts'

export { askedNow } from './player.ts'
export type { TestPage, TestSite } from './test-site.ts'

/** All variants, for `npm run test:web`; otherwise one variant of each test. */
export const isFullRun = process.env.LOGRES_WEB_ALL !== undefined

type SiteTest = (name: string, test: (site: TestSite) => Promise<void>) => void

/** One site for all tests of a file. Without a browser they are reported as not run. */
export function siteTests(what: string, extras: ServerOverrides = {}): SiteTest {
  let site: TestSite | undefined
  beforeAll(async () => {
    site = await startTestSite(what, extras)
  })
  afterAll(() => site?.close())
  return (name, test) =>
    it(name, async () => {
      if (site !== undefined) await test(site)
    })
}

/** Elements that overflow the window or their own box, and targets that are too small for a finger. */
export function layoutFaults(page: Page, texts: string, targets: string): Promise<string[]> {
  return page.evaluate(
    ([texts, targets]) => {
      const isSeen = (element: Element) => element.getClientRects().length > 0
      const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen)
      const root = document.documentElement
      const wide = root.scrollWidth > innerWidth ? [`the page: ${root.scrollWidth}`] : []
      const cut = seen(texts).filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
      )
      const small = seen(targets).filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width < 23.5 || height < 23.5
      })
      const named = (fault: string) => (element: Element) => `${fault}: ${element.className} "${element.textContent}"`
      return [...wide, ...cut.map(named('cut')), ...small.map(named('small'))]
    },
    [texts, targets] as const,
  )
}
