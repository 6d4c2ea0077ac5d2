/* The pages around the match, in a browser with a real server. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { layoutFaults, siteTests } from './site-tests.ts'

const BUTTONS = '.button, .segmented button, .badge, .card-choice, .langs button'

const BOARDS = [
  ['avalon', '.avalon-region'],
  ['tournament', '.tournament-field'],
  ['merlin', '.merlin-ring'],
] as const

const it = siteTests('the pages around the match')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

describe('the shell', () => {
  it('keeps the language and the theme that were chosen', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' })
    await open(page, '/')
    await page.getByRole('button', { name: /Deutsch/ }).click()
    await page.getByRole('heading', { name: 'Meine Partien' }).waitFor()
    await page.getByRole('button', { name: /Design/ }).click()
    await page.reload()
    await page.getByRole('heading', { name: 'Meine Partien' }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.context().close()
  })

  it('shows a heading before any script is loaded, and none in a language that was not chosen', async (site) => {
    const { page } = await site.newPage()
    // The script never loads: only the server's HTML is shown.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/')
    const first = page.locator('#app h1')
    await first.waitFor()
    expect(await first.textContent()).toContain('Arthur')
    await page.evaluate(() => localStorage.setItem('logres:lang', 'fr'))
    await page.reload()
    await first.waitFor({ state: 'attached' })
    expect([await first.isVisible(), await page.locator('html').getAttribute('lang')]).toEqual([false, 'fr'])
    await page.context().close()
  })

  it('keeps the game’s name in the server’s HTML until the match is rendered, and paints no other', async (site) => {
    const { page, faults } = await site.newPage()
    await page.addInitScript(() => {
      const names: Element[] = []
      const look = () => {
        const name = document.querySelector('.match-game-title')
        if (name !== null && !names.includes(name)) names.push(name)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
      Object.assign(window, { names })
    })
    await page.goto('/local/avalon')
    await page.locator('.avalon-region').first().waitFor()
    await page.locator('.match-game-title').waitFor({ state: 'detached' })
    expect(
      await page.evaluate(() => ('names' in window && Array.isArray(window.names) ? window.names.length : 0)),
    ).toBe(1)
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('shows a board without waiting for timers: a busy browser may delay them', async (site) => {
    const { page, faults } = await site.newPage()
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => {}
    })
    for (const [game, board] of BOARDS) {
      await page.goto(`/local/${game}`)
      await page.locator(board).first().waitFor()
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('navigates by links without reloading, restores the scroll position on Back, and marks the current page', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 390, height: 600 } })
    await open(page, '/')
    await page.evaluate(() => {
      document.body.dataset.same = 'yes'
      window.scrollTo(0, 500)
    })
    await page.getByRole('link', { name: 'Credits' }).click()
    await page.getByRole('heading', { level: 1, name: 'Credits' }).waitFor()
    expect([await page.title(), await page.evaluate(() => scrollY)]).toEqual(['Credits · Logres', 0])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Credits')
    await page.goBack()
    await page.getByRole('heading', { name: 'My matches' }).waitFor()
    await page.waitForFunction(() => scrollY > 400)
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('yes')
    await page.context().close()
  })

  it('has a friendly page for unknown URLs', async (site) => {
    const { page } = await site.newPage()
    await page.goto('/nowhere')
    await page.getByRole('heading', { name: /ends in the mist/ }).waitFor()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await page.getByRole('heading', { name: 'My matches' }).waitFor()
    await page.context().close()
  })

  it('says that a board could not be loaded, and shows it when it can', async (site) => {
    const { page } = await site.newPage({ serviceWorkers: 'block' })
    await page.route(/\/assets\/avalon-.*\.js$/, (route) => route.abort())
    await page.goto('/local/avalon?new=1&bot=page')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await page.locator('h1').innerText()).toBe('You may be offline, or there is a new version of this site.')
    await page.unrouteAll()
    await again.click()
    await page.locator('.avalon-region').first().waitFor()
    await page.context().close()
  })

  it('says that the server does not answer, and goes on when it does', async (site) => {
    const { page } = await site.newPage()
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/')
    await page.getByText('The server is not responding').first().waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('No matches yet.').waitFor()
    await page.context().close()
  })
})

describe('the judgement of God', () => {
  it('can be practised from the rulebook, from before a match against bots, and from a table that runs it', async (site) => {
    const { page } = await site.newPage({ viewport: { width: 390, height: 844 } })
    const practise = page.getByRole('link', { name: 'Practise the judgement of God' })
    const goesThere = async (link: Locator) => {
      await link.click()
      await page.getByRole('heading', { level: 1, name: 'Practise the judgement' }).waitFor()
    }
    await open(page, '/rules/tournament')
    await goesThere(page.locator('[data-chapter="7"]').getByRole('link', { name: 'Practise the judgement of God' }))
    await open(page, '/')
    await page.getByRole('button', { name: 'The Tournament: Choose the bot’s level' }).click()
    await goesThere(page.getByRole('dialog').getByRole('link', { name: 'Practise the judgement of God' }))
    for (const isByLot of [false, true]) {
      await open(page, '/new?game=tournament')
      await page.locator('details.more summary').click()
      if (isByLot) await page.getByLabel(/by lot/).check()
      await page.getByRole('button', { name: 'Create the table' }).click()
      await page.locator('.order-options').waitFor()
      expect(await practise.count()).toBe(isByLot ? 0 : 1)
      if (!isByLot) await goesThere(practise)
    }
    await page.context().close()
  })
})

describe('as an app', () => {
  it('can be installed', async (site) => {
    const { page } = await site.newPage()
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Incognito windows, as in tests, cannot install.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
    await page.context().close()
  })
})

describe('a stranger', () => {
  it('plays after one question, asked once, or by keyboard alone', async (site) => {
    const { page, faults } = await site.newPage()
    await open(page, '/')
    await page.getByRole('link', { name: 'Avalon: Play now against a bot' }).click()
    const first = page.getByRole('dialog', { name: 'Avalon: your first game' })
    await first.waitFor()
    expect(await axeFaults(page, 'the first game')).toEqual([])
    await first.getByRole('link', { name: 'Straight in' }).click()
    await page.locator('.avalon-row').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: /^Avalon with / }).waitFor()
    await page.reload()
    await page.locator('main h1').waitFor()
    // Tabs through the links that are on every page.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Avalon: Play now/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Avalon: continue or new game?' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.avalon-row').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('offline', () => {
  it('the pages cached at the first visit open, and say what does not work', async (site) => {
    const { page } = await site.newPage()
    await open(page, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('The server is not responding').first().waitFor()
    for (const [path, head] of [
      ['/rules', 'Rules'],
      ['/credits', 'Credits'],
      ['/style', 'The style of Logres'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: head }).waitFor()
    }
    await page.context().close()
  })
})

async function makeTable(page: Page): Promise<string> {
  await open(page, '/new?game=avalon')
  await page.getByRole('radio', { name: /^Anyone/ }).check()
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForURL('**/t/*')
  await page.getByText('host, ready').waitFor()
  return page.url()
}

describe('a table', () => {
  it('created by a guest and joined by link: both seal, both reveal, both come to the match', async (site) => {
    const [host, friend] = await Promise.all([site.newPage(), site.newPage({ viewport: { width: 390, height: 844 } })])
    const url = await makeTable(host.page)
    await open(friend.page, url)
    await friend.page.getByRole('button', { name: /Sit here/ }).click()
    await host.page.getByText('Everyone is seated.').waitFor()
    const { violations } = await new AxeBuilder({ page: host.page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(await layoutFaults(friend.page, BUTTONS, 'none')).toEqual([])
    await host.page.getByRole('button', { name: 'Start' }).click()
    await Promise.all([host, friend].map(({ page }) => page.waitForURL('**/g/*')))
    const id = new URL(url).pathname.slice(3)
    const receipt = await friend.page.evaluate((id) => localStorage.getItem(`logres:seal:${id}`), id)
    expect(JSON.parse(receipt ?? '[]')).toMatchObject([{ seat: 1, table: { id, seed: null } }])
    expect([...host.faults, ...friend.faults]).toEqual([])
    await Promise.all([host, friend].map(({ page }) => page.context().close()))
  })

  it('whose seal was changed gets no nonce', async (site) => {
    const [host, friend] = await Promise.all([site.newPage(), site.newPage()])
    const url = await makeTable(host.page)
    const revealed: string[] = []
    friend.page.on('request', (request) => {
      if (request.url().endsWith('/reveal')) revealed.push(request.url())
    })
    await friend.page.route('**/sealed', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), seal: '00'.repeat(32) } })
    })
    await open(friend.page, url)
    await friend.page.getByRole('button', { name: /Sit here/ }).click()
    await host.page.getByText('Everyone is seated.').waitFor()
    await host.page.getByRole('button', { name: 'Start' }).click()
    await friend.page.getByText('is not the one you saw when you sat down').waitFor()
    expect(revealed).toEqual([])
    await Promise.all([host, friend].map(({ page }) => page.context().close()))
  })

  it('is found in the list of open tables and sat down at in one click', async (site) => {
    const [host, stranger] = await Promise.all([site.newPage(), site.newPage()])
    await makeTable(host.page)
    await open(stranger.page, '/')
    await stranger.page
      .getByRole('link', { name: /^Join / })
      .first()
      .click()
    await stranger.page.getByText('(you)').waitFor()
    await stranger.page.getByRole('button', { name: 'Leave the table' }).first().click()
    await stranger.page.getByRole('button', { name: /Sit here/ }).waitFor()
    await Promise.all([host, stranger].map(({ page }) => page.context().close()))
  })

  it('is filled with bots and closed by its host', async (site) => {
    const { page } = await site.newPage()
    await makeTable(page)
    // The disabled button can be pressed, and says why.
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    await page.getByText('All seats must be taken first.').waitFor()
    await page.getByRole('button', { name: 'Fill with bots' }).click()
    await page.getByText('Everyone is seated.').waitFor()
    await page.getByRole('button', { name: 'Seat 2: Change' }).click()
    await page.getByRole('button', { name: 'Free this seat' }).click()
    await page.getByText('One seat is free.').waitFor()
    await page.getByRole('button', { name: 'Close the table' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close the table' }).click()
    await page.getByRole('heading', { name: 'My matches' }).waitFor()
    await page.context().close()
  })
})
