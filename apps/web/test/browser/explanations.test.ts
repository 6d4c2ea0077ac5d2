/* Explanations of things on a board, by mouse, by finger and by key: they never get in the way. */
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { openBrowser } from '@logres/browser-testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it as test } from 'vitest'
import { scopedStyles } from '../../vite/scoped-styles.ts'

/** Milliseconds: a little more than a pointer has to rest. */
const ENOUGH = 520

let browser: Browser | undefined
let html = ''

beforeAll(async () => {
  browser = await openBrowser('explanations')
  if (browser === undefined) return
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [scopedStyles()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      ...{ write: false, target: 'esnext', cssCodeSplit: false, modulePreload: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'explained-page.tsx'),
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  if (!('output' in built)) throw new Error('one bundle was wanted')
  const code = built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  const style = built.output.map((part) => (part.type === 'asset' ? String(part.source) : '')).join('')
  html = `<!doctype html><html lang="en"><title>Board</title><style>${style}</style>
    <body><script type="module">${code.replaceAll('</script', '<\\/script')}</script></body></html>`
})
afterAll(() => browser?.close())

function it(name: string, options: BrowserContextOptions, run: (page: Page) => Promise<void>): void {
  test(name, async () => {
    const context = await browser?.newContext({ viewport: { width: 390, height: 700 }, ...options })
    if (context === undefined) return
    const page = await context.newPage()
    await page.clock.install()
    await page.setContent(html)
    await page.locator('[data-place="hill"]').waitFor()
    await run(page)
    await context.close()
  })
}

const tip = (page: Page) => page.getByRole('tooltip')
const pinned = (page: Page) => page.getByRole('dialog')
const reached = (page: Page) => page.locator('output').textContent()

async function insideWindow(page: Page): Promise<boolean> {
  return page.locator('.explanation').evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}

describe('a resting mouse', () => {
  it('is told what it points at, after half a second, until it leaves', {}, async (page) => {
    await page.locator('[data-place="hill"] span').hover()
    await page.clock.runFor(300)
    expect(await tip(page).count()).toBe(0)
    await page.clock.runFor(ENOUGH)
    expect(await tip(page).textContent()).toContain('HillWorth two crowns now.')
    expect(await insideWindow(page)).toBe(true)
    expect(await page.locator('[data-place="hill"]').getAttribute('aria-describedby')).toBe(
      await tip(page).getAttribute('id'),
    )
    await page.locator('[data-place="sea"]').hover()
    expect(await tip(page).count()).toBe(0)
    expect(await page.locator('[data-place="hill"]').getAttribute('aria-describedby')).toBeNull()
    await page.clock.runFor(ENOUGH)
    expect(await tip(page).textContent()).toContain('Nobody knows yet.')
    await page.locator('[data-place="nowhere"]').hover()
    await page.clock.runFor(ENOUGH)
    expect(await tip(page).count()).toBe(0)
  })

  it('clicks through it', {}, async (page) => {
    const hill = page.locator('[data-place="hill"]')
    await hill.hover()
    await page.clock.runFor(ENOUGH)
    await tip(page).waitFor()
    // Where the text stands there is nothing to be clicked but what is under it.
    const isUnder = await tip(page).evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.explanation') === null
    })
    expect(isUnder).toBe(true)
    await hill.click()
    expect(await reached(page)).toBe('click ')
    expect(await tip(page).count()).toBe(0)
    await page.clock.runFor(ENOUGH)
    expect(await tip(page).count()).toBe(0)
  })

  it('is not told again after a click, though another thing comes under it: it has to move first', {}, async (page) => {
    const hill = page.locator('[data-place="hill"]')
    await hill.hover()
    await hill.evaluate((hill) => {
      // Not of the click: its coordinates are whole numbers.
      hill.addEventListener('pointerdown', (event) => {
        if (!(event instanceof PointerEvent)) return
        const { clientX, clientY } = event
        document.body.dataset.mouse = JSON.stringify({ clientX, clientY })
      })
    })
    await hill.click()
    // The board is drawn again: the browser says that the mouse, which has not moved, is over something else.
    await page.locator('[data-place="sea"]').evaluate((sea) => {
      const resting = JSON.parse(document.body.dataset.mouse ?? '{}')
      sea.dispatchEvent(new PointerEvent('pointerover', { ...resting, bubbles: true, pointerType: 'mouse' }))
    })
    await page.clock.runFor(ENOUGH)
    expect(await tip(page).count()).toBe(0)
    await page.locator('[data-place="nowhere"]').hover()
    await hill.hover()
    await page.clock.runFor(ENOUGH)
    expect(await tip(page).textContent()).toContain('Hill')
  })

  it('it goes with Escape, with scrolling and with the next position', {}, async (page) => {
    const show = async () => {
      await page.mouse.move(300, 600)
      await page.locator('[data-place="hill"]').hover()
      await page.clock.runFor(ENOUGH)
      await tip(page).waitFor()
    }
    await show()
    await page.keyboard.press('Escape')
    expect(await tip(page).count()).toBe(0)
    await show()
    await page.evaluate(() => {
      document.body.style.height = '3000px'
      scrollTo(0, 40)
    })
    await tip(page).waitFor({ state: 'detached' })
    await page.evaluate(() => scrollTo(0, 0))
    await show()
    await page.getByRole('button', { name: 'next' }).dispatchEvent('click')
    await tip(page).waitFor({ state: 'detached' })
  })
})

describe('a finger', () => {
  const TOUCH = { hasTouch: true }

  async function finger(page: Page) {
    const box = await page.locator('[data-place="hill"]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10]
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }] })
    return send
  }

  it('that presses long is told, without a click; another touch ends it', TOUCH, async (page) => {
    const send = await finger(page)
    await send('touchStart')
    await page.clock.runFor(ENOUGH)
    await pinned(page).waitFor()
    await send('touchEnd')
    await page.clock.runFor(ENOUGH)
    expect(await pinned(page).getByRole('link', { name: 'Rules 6.1' }).getAttribute('href')).toBe(
      '/rules/avalon#rule-6.1',
    )
    expect(await insideWindow(page)).toBe(true)
    expect(await reached(page)).toBe('')
    await page.locator('[data-place="hill"]').tap()
    expect(await pinned(page).count()).toBe(0)
    expect(await reached(page)).toBe('click ')
  })

  it('that taps or drags is not', TOUCH, async (page) => {
    await page.locator('[data-place="hill"]').tap()
    await page.clock.runFor(ENOUGH)
    expect(await reached(page)).toBe('click ')
    const send = await finger(page)
    await send('touchStart')
    await page.clock.runFor(300)
    await send('touchMove', 30)
    await page.clock.runFor(ENOUGH)
    expect(await page.locator('.explanation').count()).toBe(0)
    await send('touchEnd')
  })
})

describe('the key ?', () => {
  it('explains what has the focus; Escape gives the focus back, and reaches nobody else', {}, async (page) => {
    await page.locator('[data-place="hill"]').focus()
    await page.keyboard.press('?')
    await pinned(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('explanation')
    const { violations } = await new AxeBuilder({ page }).include('.explanation').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await pinned(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('hill')
    expect(await reached(page)).not.toContain('Escape')
  })

  // All of it in the window: where the page must scroll to be pointed at, the browser may say so only after the key, which closes.
  const tall = { viewport: { width: 390, height: 2000 } }
  it(
    'explains what the mouse points at, if nothing has the focus, and stays while the mouse moves',
    tall,
    async (page) => {
      await page.locator('[data-place="sea"]').hover()
      await page.keyboard.press('?')
      await pinned(page).waitFor()
      await page.locator('[data-place="hill"]').hover()
      await page.clock.runFor(ENOUGH)
      expect(await pinned(page).textContent()).toContain('Nobody knows yet.')
      await pinned(page).getByRole('button', { name: 'Close' }).click()
      expect(await pinned(page).count()).toBe(0)
    },
  )
})
