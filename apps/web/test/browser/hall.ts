/* The real thing: the pages as built, a server that serves them, and people with browsers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig, startServer } from '@logres/server'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '../..')

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

export async function openHall(): Promise<Hall> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-hall-'))
  const pages = join(folder, 'pages')
  // Vitest says "test", and Vite would build pages that are not meant for people.
  process.env.NODE_ENV = 'production'
  await build({ root: WEB, logLevel: 'error', build: { outDir: pages, emptyOutDir: true } })
  const config = readConfig({
    ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: join(folder, 'data'), LOGRES_LOG: 'error' },
    ...{ LOGRES_BOT_THREADS: '1', LOGRES_REQUESTS_PER_MINUTE: '100000' },
  })
  const server = await startServer(config, { pages })
  const base = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
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
