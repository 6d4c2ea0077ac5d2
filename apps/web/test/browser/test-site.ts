/* The pages as built, a server that serves them, and a browser to look at them. Without Vitest, for it is not only tested. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '@logres/browser-testing'
import { readConfig, startServer } from '@logres/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildPages } from './build-pages.ts'

export interface TestPage {
  readonly page: Page
  /** Errors on the page or in its console; what the policy forbids is among them. */
  readonly faults: readonly string[]
}

/** How the server is other than usual. */
export type ServerOverrides = NonNullable<Parameters<typeof startServer>[1]>

export interface TestSite {
  readonly base: string
  /** Where the pages were built. */
  readonly pages: string
  newPage(options?: BrowserContextOptions): Promise<TestPage>
  close(): Promise<void>
}

/**
 * Milliseconds. It only ends what is hopeless: on a busy machine the browser takes seconds for each question, and a look at an
 * element takes several. Playwright's own half minute was over before a board was looked at that had long been drawn.
 */
const LONGEST_WAIT = 180_000

export async function startTestSite(what: string, extras: ServerOverrides = {}): Promise<TestSite | undefined> {
  const browser = await openBrowser(what)
  if (browser === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'logres-test-'))
  const pages = await buildPages(join(folder, 'pages'))
  const config = readConfig({
    ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: join(folder, 'data'), LOGRES_LOG: 'error' },
    ...{ LOGRES_BOT_THREADS: '1', LOGRES_REQUESTS_PER_MINUTE: '100000', LOGRES_ANSWER_DELAY: '0-0' },
  })
  const server = await startServer(config, { ...extras, pages })
  const base = `http://127.0.0.1:${server.port}`
  return {
    ...{ base, pages },
    newPage: async (options = {}) => {
      const context = await browser.newContext({ baseURL: base, locale: 'en-GB', reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(LONGEST_WAIT)
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
