/*
 * Finds Chromium: the one named by LOGRES_CHROME, otherwise the system's, otherwise Playwright's, otherwise Debian's
 * if we may install it. Nothing is downloaded with our own packages.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canRun, installPackages, reportSkipped } from '@logres/service-testing'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
/** A name that is not localhost: not a secure context, as on a home network. */
export const HOST = 'logres.test'

export function findBrowser(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const named = env.LOGRES_CHROME ?? env.CHROME_PATH
  if (named !== undefined && named !== '') return named
  const folders = (env.PATH ?? '').split(delimiter)
  const found = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(canRun)
  if (found !== undefined) return found
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** A browser, and the letters that design/fonts.css of the pages is fitted to. */
export const BROWSER_PACKAGES = ['chromium', 'fonts-liberation', 'fonts-dejavu-core'] as const

/**
 * A browser for which `logres.test` is this machine. Undefined where there is none: then `what` is reported as
 * skipped.
 */
export async function openBrowser(what: string): Promise<Browser | undefined> {
  const executablePath = findBrowser() ?? (installPackages(BROWSER_PACKAGES) ? findBrowser() : undefined)
  if (executablePath === undefined) {
    reportSkipped(`${what} (needs a browser: install Chromium or Chrome, or name one in LOGRES_CHROME)`)
    return undefined
  }
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath,
    chromiumSandbox: !isRoot,
    args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--disable-dev-shm-usage'],
  })
}
