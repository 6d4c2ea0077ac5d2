/* The real thing: the pages as built, a server that serves them, and people with browsers. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { type Extras, type Hall, openHall } from './test-site.ts'

export { askedNow } from './player.ts'
export type { Guest, Hall } from './test-site.ts'

/** Everything in every form, for `npm run test:web`; else each thing in one of its forms. */
export const isAll = process.env.LOGRES_WEB_ALL !== undefined

type HallTest = (name: string, test: (hall: Hall) => Promise<void>) => void

/** One hall for all tests of a file. Where there is no browser they are named as not run. */
export function testsInHall(what: string, extras: Extras = {}): HallTest {
  let hall: Hall | undefined
  beforeAll(async () => {
    hall = await openHall(what, extras)
  })
  afterAll(() => hall?.close())
  return (name, test) =>
    it(name, async () => {
      if (hall !== undefined) await test(hall)
    })
}

/** What sticks out of the window or out of its own box, and what is too small for a finger. */
export function misfits(page: Page, texts: string, targets: string): Promise<string[]> {
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
