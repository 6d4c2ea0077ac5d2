/* The coach: a good move, a warning that stops a blunder, its switches, and that there is none in a match on a server. */

import { isRefusal, Match, seededTable, unsealSeeded } from '@logres/kernel'
import { merlin, parseAction } from '@logres/merlin/rules'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { performAction } from './merlin-player.ts'
import { askedNow, layoutFaults, siteTests } from './site-tests.ts'
import { type StoredGame, storedGame } from './stored-game.ts'
import { visit } from './visit.ts'

const it = siteTests('the coach')

/** The first question of a match. What playouts say of a position is always the same. */
function beginning(seed: string): StoredGame {
  const seats = [
    { name: 'Bors', bot: null },
    { name: 'Mordred', bot: 'novice' },
  ]
  const read = merlin.options.read({})
  if (read.kind === 'refusal') throw new Error(read.code)
  const about = { id: 'coach', game: merlin.id, rulesVersion: merlin.rulesVersion, options: read.options, seats }
  const table = seededTable(seed, about)
  const started = Match.start(merlin, table, unsealSeeded(table, seed).chance, 0)
  if (started.kind === 'refusal') throw new Error(started.code)
  return storedGame(started.match)
}

const BLUNDER = parseAction({ kind: 'chooseDie', figure: 'merlin' })

async function blunder(page: Page): Promise<void> {
  if (isRefusal(BLUNDER)) throw new Error(BLUNDER.code)
  await performAction(page, BLUNDER)
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const FORMS = [
  { name: 'on a desk', options: {} },
  { name: 'on a phone', options: PHONE },
]
/** Merlin's die loses about 11 games in 100; the dice with 4 and 6 are about equally good. */
const START = beginning('bors')
const COACHED = `${START.path}?coach=1`

describe.each(FORMS)('a coach $name', ({ options }) => {
  it('stops a blunder before it is played; "Choose again" has the focus, and it can be played anyway', async (site) => {
    const { page, faults, show, go, leave } = await visit(site, options)
    await show({ ...START, path: COACHED })
    await page.locator('.coach').waitFor()
    const before = await page.locator('.match-main > :first-child, .merlin-ring').first().boundingBox()
    await blunder(page)
    const warning = page.locator('.coach-warning')
    await warning.waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose again')
    expect(await warning.innerText()).toMatch(/wins about \d+ games in 100 fewer than/)
    expect(await page.locator('.match-main > :first-child, .merlin-ring').first().boundingBox()).toEqual(before)
    expect(await axeFaults(page, 'a warning')).toEqual([])
    expect(await layoutFaults(page, '.coach-says', '.coach button')).toEqual([])
    await page.keyboard.press('Enter')
    await warning.waitFor({ state: 'detached' })
    expect(await askedNow(page)).toBe('chooseDie')
    // Nothing was played: the same position is there after a reload.
    await go(START.path)
    await page.locator('.coach').waitFor()
    await blunder(page)
    await warning.waitFor()
    await page.getByRole('button', { name: 'Play it anyway' }).click()
    await warning.waitFor({ state: 'detached' })
    await page.locator('.match:not(.asked-chooseDie)').waitFor()
    expect(faults).toEqual([])
    await leave()
  })

  it('shows a good move with what it is about lit, another idea, and plays it', async (site) => {
    const { page, faults, show, leave } = await visit(site, options)
    await show({ ...START, path: COACHED })
    await page.getByRole('button', { name: 'Show me a good move' }).click()
    const idea = page.locator('.coach-idea')
    await idea.waitFor()
    await page.locator('.coach-light:not([hidden])').first().waitFor()
    const first = await idea.locator('.coach-says').innerText()
    expect(first).toMatch(/Choose the die/)
    expect(await axeFaults(page, 'a good move')).toEqual([])
    await idea.getByRole('button', { name: 'Another idea' }).click()
    expect(await idea.locator('.coach-says').innerText()).not.toBe(first)
    await idea.getByRole('button', { name: 'Play it' }).click()
    await page.locator('.match:not(.asked-chooseDie)').waitFor()
    expect(await page.locator('.coach-warning').count()).toBe(0)
    expect(faults).toEqual([])
    await leave()
  })
})

describe('the switches of the coach', () => {
  it('are kept, and without warnings nothing stops a blunder', async (site) => {
    const { page, faults, show, go, leave } = await visit(site)
    await show({ ...START, path: COACHED })
    await page.getByRole('button', { name: 'Coach: settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Coach' })
    await dialog.getByRole('checkbox', { name: /^Warn me/ }).uncheck()
    await dialog.getByRole('checkbox', { name: /^Show me/ }).uncheck()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await go(START.path)
    await page.locator('.coach').waitFor()
    expect(await page.locator('.coach-show').count()).toBe(0)
    await blunder(page)
    await page.locator('.match:not(.asked-chooseDie)').waitFor()
    await page.getByRole('button', { name: 'Coach: settings' }).click()
    await page.getByRole('button', { name: 'Turn the coach off' }).click()
    await page.locator('.match-coach').waitFor({ state: 'detached' })
    await go(START.path)
    expect(await page.locator('.match-coach').count()).toBe(0)
    expect(faults).toEqual([])
    await leave()
  })
})

describe('a match on a server', () => {
  it('has no coach, and loads nothing of it', async (site) => {
    const { page, leave } = await visit(site)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/credits')
    await page.evaluate(() => localStorage.setItem('logres:coach-coach', 'yes'))
    const id = await page.evaluate(async () => {
      await fetch('/api/guest', { method: 'POST' })
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'merlin', seats: [null, 'novice'], access: 'link' }),
      })
      return (await response.json()).id
    })
    await page.goto(`/t/${id}`)
    await page.getByRole('button', { name: /Sit here/ }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.merlin-ring').waitFor()
    await page.locator('.match:not(.asked-none)').waitFor()
    expect(await page.locator('.match-coach').count()).toBe(0)
    expect(loaded.map((url) => new URL(url).pathname).filter((path) => /coach|review/.test(path))).toEqual([])
    await leave()
  })
})
