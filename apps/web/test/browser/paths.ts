/* The pages that anybody can open, and how to wait for one. */
import type { Page } from 'playwright-core'

export const PATHS = [
  '/',
  '/new',
  '/new?game=avalon',
  '/settings',
  '/players',
  '/pair',
  '/sign-in',
  '/claim',
  '/moderation',
  '/next',
  '/rules',
  '/rules/avalon',
  '/practice/judgement',
  '/about',
  '/credits',
  '/style',
  '/t/none',
  '/g/none',
  '/local/none',
  '/nowhere',
] as const

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main h1').first().waitFor()
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
