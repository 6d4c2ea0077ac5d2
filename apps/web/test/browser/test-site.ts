/* The built pages, a server that serves them, and a browser. Without Vitest: benchmarks and screenshots use it too. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '@logres/browser-testing'
import { makeAdminCode, readConfig, startServer } from '@logres/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { buildPages } from './build-pages.ts'

export interface TestPage {
  readonly page: Page
  /** Errors on the page or in its console, including violations of the content security policy. */
  readonly faults: readonly string[]
}

/** Overrides of the server's defaults. */
export type ServerOverrides = NonNullable<Parameters<typeof startServer>[1]>

export interface TestSite {
  readonly base: string
  /** Where the pages were built. */
  readonly pages: string
  newPage(options?: BrowserContextOptions): Promise<TestPage>
  /** Makes somebody an admin, as it is printed at the start. */
  adminCode(): Promise<string>
  close(): Promise<void>
}

/**
 * Milliseconds. Only for hopeless cases: on a busy machine each call to the browser takes seconds, and a check of an element
 * takes several calls. Playwright's default of 30 seconds is too short.
 */
const LONGEST_WAIT = 180_000

export async function startTestSite(what: string, extras: ServerOverrides = {}): Promise<TestSite | undefined> {
  const browser = await openBrowser(what)
  if (browser === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'logres-test-'))
  const pages = await buildPages(join(folder, 'pages'))
  const config = readConfig({
    ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: join(folder, 'data'), LOGRES_LOG: 'error' },
    ...{
      LOGRES_BOT_THREADS: '1',
      LOGRES_REQUESTS_PER_MINUTE: '100000',
      LOGRES_LIMIT_SCALE: '1000',
      LOGRES_ANSWER_DELAY: '0-0',
    },
  })
  const server = await startServer(config, { ...extras, pages })
  const base = `http://127.0.0.1:${server.port}`
  return {
    ...{ base, pages },
    newPage: async (options = {}) => {
      const context = await browser.newContext({ baseURL: base, locale: 'en-GB', reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(LONGEST_WAIT)
      const page = await context.newPage()
      // Tests that do not look at the telling do not wait for it.
      await page.addInitScript(() => {
        if (localStorage.getItem('logres:pref-botPace') === null) localStorage.setItem('logres:pref-botPace', 'instant')
      })
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      return { page, faults }
    },
    adminCode: async () => (await makeAdminCode(join(folder, 'data', 'logres.sqlite'))).code,
    close: async () => {
      await browser.close()
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
