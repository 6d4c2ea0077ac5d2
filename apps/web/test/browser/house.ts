/* The pages as they are delivered, in the system's Chromium. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
import type { Position } from './positions.ts'

const WEB = join(import.meta.dirname, '../..')

export interface House {
  readonly address: string
  readonly browser: Browser
  close(): Promise<void>
}

export async function openHouse(): Promise<House> {
  const outDir = mkdtempSync(join(tmpdir(), 'logres-web-'))
  await build({ root: WEB, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    root: WEB,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  return {
    address,
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong in the page. */
  readonly faults: string[]
}

export interface VisitPlan {
  readonly width?: number
  readonly scheme?: 'light' | 'dark'
  readonly position?: Position
  readonly path?: string
  readonly isTouch?: boolean
}

export async function visit(house: House, plan: VisitPlan = {}): Promise<Visit> {
  const { width = 1440, scheme = 'light', position, path = '/local/avalon', isTouch = false } = plan
  const height = width > 1000 ? 900 : width > 600 ? 1180 : 844
  const context = await house.browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: isTouch,
    locale: 'en-GB',
  })
  const kept: Record<string, string> = {
    'logres:pref-slowBots': 'no',
    ...(position && { [position.key]: position.text }),
  }
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, kept)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${house.address}${path}`)
  await page.waitForSelector('.a-board')
  if (position !== undefined) await dismissRecap(page)
  return { page, context, faults }
}

async function dismissRecap(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
}

/** What is asked of the player now, by the page's own account. */
export async function askedNow(page: Page): Promise<string> {
  const classes = await page.locator('.match').getAttribute('class')
  return /q-(\w+)/.exec(classes ?? '')?.[1] ?? 'none'
}
