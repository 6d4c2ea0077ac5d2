/* The real thing: the pages as built, a server that serves them, and people with browsers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '@logres/browser-testing'
import { readConfig, startServer } from '@logres/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, it } from 'vitest'

const WEB = join(import.meta.dirname, '../..')

/** Everything in every form, for `npm run test:web`; else each thing in one of its forms. */
export const isAll = process.env.LOGRES_WEB_ALL !== undefined

export interface Guest {
  readonly page: Page
  /** Errors on the page or in its console; what the policy forbids is among them. */
  readonly faults: readonly string[]
}

export interface Hall {
  readonly base: string
  arrive(options?: BrowserContextOptions): Promise<Guest>
  close(): Promise<void>
}

async function openHall(what: string): Promise<Hall | undefined> {
  const browser = await openBrowser(what)
  if (browser === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'logres-hall-'))
  const pages = join(folder, 'pages')
  // Vitest says "test", and Vite would build pages that are not meant for people.
  process.env.NODE_ENV = 'production'
  await build({ root: WEB, logLevel: 'error', build: { outDir: pages, emptyOutDir: true } })
  const config = readConfig({
    ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: join(folder, 'data'), LOGRES_LOG: 'error' },
    ...{ LOGRES_BOT_THREADS: '1', LOGRES_REQUESTS_PER_MINUTE: '100000', LOGRES_ANSWER_DELAY: '0-0' },
  })
  const server = await startServer(config, { pages })
  const base = `http://127.0.0.1:${server.port}`
  return {
    base,
    arrive: async (options = {}) => {
      const context = await browser.newContext({ baseURL: base, locale: 'en-GB', reducedMotion: 'reduce', ...options })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      return { page, faults }
    },
    close: async () => {
      await browser.close()
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

type HallTest = (name: string, test: (hall: Hall) => Promise<void>, timeout?: number) => void

/** One hall for all tests of a file. Where there is no browser they are named as not run. */
export function testsInHall(what: string): HallTest {
  let hall: Hall | undefined
  beforeAll(async () => {
    hall = await openHall(what)
  }, 180_000)
  afterAll(() => hall?.close())
  return (name, test, timeout = 120_000) =>
    it(
      name,
      async () => {
        if (hall !== undefined) await test(hall)
      },
      timeout,
    )
}

/** What is asked of the player now, by the page's own account. */
export async function askedNow(page: Page): Promise<string> {
  const classes = await page.locator('.match').getAttribute('class')
  return /q-(\w+)/.exec(classes ?? '')?.[1] ?? 'none'
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
