/*
 * Pages reached by clicks look exactly like the same pages freshly loaded, whatever was visited before: style sheets stay once
 * they are loaded, so none may affect other pages.
 */
import { seededChance } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isFullRun, siteTests } from './site-tests.ts'

const it = siteTests('pages reached by clicks')

const PATHS = [
  '/',
  '/new',
  '/new?game=merlin',
  '/settings',
  '/players',
  '/pair',
  '/sign-in',
  '/claim',
  '/moderation',
  '/rules',
  '/rules/avalon',
  '/practice/judgement',
  '/about',
  '/style',
  '/nowhere',
  '/local/avalon',
  '/local/tournament',
  '/local/merlin',
] as const

/** Without bots, so nothing changes between two measurements. */
const MATCHES = [
  ['avalon', 2],
  ['tournament', 3],
  ['merlin', 2],
] as const

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
]

/** As on any page, by its router: a link, and a click on it. */
async function click(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    // The old page stays until the new one has been loaded.
    document.querySelector('main > *')?.setAttribute('data-old', '')
    const link = Object.assign(document.createElement('a'), { href: path })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForFunction(() => document.querySelector('[data-old]') === null)
  await arrived(page, path)
}

async function arrived(page: Page, path: string): Promise<void> {
  // A match that goes on gets its id into its address.
  await page.waitForFunction((path) => {
    const here = `${location.pathname}${location.search}`
    return here === path || (path.startsWith('/local/') && here.startsWith(`${path}/`))
  }, path)
  await page
    .locator(path.startsWith('/local/') ? '.match-main' : 'main h1')
    .first()
    .waitFor()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame)
  })
}

/** Where everything is, in the order of the document, and how large; to a quarter of a pixel. */
function geometry(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0)
    const round = (length: number) => Math.round(length * 4) / 4
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 && height === 0) return []
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      return [`${name} ${[x, y, width, height].map(round).join(' ')}`]
    })
  })
}

async function differences(clicked: Page, fresh: Page): Promise<string[]> {
  const [before, after] = [await geometry(clicked), await geometry(fresh)]
  const lost = after.filter((box) => !before.includes(box))
  const added = before.filter((box) => !after.includes(box))
  return lost.length + added.length === 0 ? [] : [`${lost[0]} -> ${added[0]} (${lost.length + added.length})`]
}

function shuffled<T>(list: readonly T[], seed: string): T[] {
  const chance = seededChance(seed)
  const left = [...list]
  return list.flatMap(() => left.splice(chance.pick(left.length, 'next'), 1))
}

describe('a page reached by clicks is laid out as when it is freshly loaded', () => {
  for (const { width, height } of isFullRun ? SIZES : SIZES.slice(0, 1))
    for (const seed of isFullRun ? ['one', 'two', 'three', 'four'] : ['one'])
      it(`at ${width} px, in order ${seed}`, async (site) => {
        const { page, faults } = await site.newPage({ viewport: { width, height }, serviceWorkers: 'block' })
        for (const [game, people] of MATCHES) {
          await page.goto(`/local/${game}?new=1&people=${people}`)
          await page.locator('.match-main').waitFor()
        }
        await page.goto('/')
        await arrived(page, '/')
        for (const path of shuffled(PATHS, `${seed} ${width}`)) {
          if (new URL(page.url()).pathname === path) continue
          await click(page, path)
          const fresh = await page.context().newPage()
          await fresh.goto(path)
          await arrived(fresh, path)
          // Lists may arrive late on either page; a style that leaks stays.
          await expect.poll(() => differences(page, fresh), { message: path }).toEqual([])
          await fresh.close()
        }
        expect(faults.filter((fault) => !/status of 40[04]/.test(fault))).toEqual([])
        await page.context().close()
      })
})
