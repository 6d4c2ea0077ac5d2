/* A table with each option that came later: through the form, at the table, in the rulebook, and in the record of its match. */
import { readFileSync } from 'node:fs'
import { type AnyGame, importRecord, isRefusal, verifyRecord } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { siteTests } from './site-tests.ts'

const it = siteTests('tables with other readings')

interface Reading {
  readonly game: AnyGame
  readonly seats: number
  readonly option: string
  readonly value: string | number
  /** As the English page calls them. */
  readonly label: string
  readonly text: string
}

/** Every value that an option has besides the one that is implied; and numbers that only some tables may choose. */
async function readings(): Promise<readonly Reading[]> {
  const found = await Promise.all(
    GAMES.map(async ({ rules, words, seats }) => {
      const [{ game }, { options }] = [await rules(), (await words('en'))({})]
      return Object.entries(game.options.implied).flatMap(([option, standard]) => {
        const { label = '', values = {} } = options[option] ?? {}
        return Object.entries(values).flatMap(([value, text]): Reading[] =>
          value === standard ? [] : [{ game, seats: seats.min, option, value, label, text }],
        )
      })
    }),
  )
  const tournament = await GAMES.find(({ id }) => id === 'tournament')?.rules()
  if (tournament === undefined) throw new Error('no tournament')
  const ranges = [
    { value: 4, text: '4–12' },
    { value: 7, text: '7–15' },
  ].map((range) => ({ game: tournament.game, seats: 4, option: 'lowestValue', label: 'Card values', ...range }))
  return [...found.flat(), ...ranges]
}

const READINGS = await readings()

/** A table for one person and bots, with one thing chosen. */
async function makeTable(page: Page, { game, seats, label, text }: Reading): Promise<void> {
  await page.goto(`/new?game=${game.id}`)
  for (let seat = 2; seat <= seats; seat++) {
    const chair = page.getByLabel(`Seat ${seat}`, { exact: true })
    if ((await chair.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click()
    await chair.selectOption('page')
  }
  await page.locator('details.more > summary').click()
  await page.getByLabel(label, { exact: true }).selectOption({ label: text })
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.getByText('host, ready').waitFor()
}

function listedAt(page: Page, label: string): Promise<string> {
  return page
    .locator('.option-list > div', { has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd')
    .innerText()
}

/** The only person agrees to end the match, and its record is downloaded. */
async function recordOfEnded(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Resign', exact: true }).first().click()
  await page.getByRole('button', { name: 'Offer to end without a winner' }).click()
  // The page about the match replaces the first notice of its end.
  await page.waitForURL(/#end$/)
  const coming = page.waitForEvent('download')
  await page.locator('.end-more-actions').getByRole('button', { name: 'Download the record' }).click()
  const saved: unknown = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
  return saved
}

function optionsOf(game: AnyGame, saved: unknown): object {
  const record = importRecord(saved)
  if (isRefusal(record)) throw new Error(record.code)
  expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified' })
  return record.table.options
}

describe('a table with another reading', () => {
  for (const reading of READINGS) {
    const { game, option, value, label, text } = reading
    it(`${game.id}, ${option} ${value}: made by the form, begun against bots, named in the record`, async (site) => {
      const { page, faults } = await site.newPage({ viewport: { width: 1440, height: 900 } })
      await makeTable(page, reading)
      expect(await listedAt(page, label)).toBe(text)
      await page.getByRole('button', { name: 'Start' }).click()
      expect(optionsOf(game, await recordOfEnded(page))).toMatchObject({ [option]: value })
      expect(faults).toEqual([])
      await page.context().close()
    })
  }

  it('is named with its value in the rulebook', async (site) => {
    const { page } = await site.newPage()
    for (const { game, option, value, label, text } of READINGS) {
      await page.goto(`/rules/${game.id}`)
      await page.locator('.chapter').first().waitFor()
      const named = typeof value === 'number' ? `“${label}”` : `“${label}: ${text}”`
      expect([option, await page.locator('.rule', { hasText: named }).count()]).toEqual([option, 1])
    }
    await page.context().close()
  })

  it('can be played at once: a link names it, and the match on this device has it', async (site) => {
    const { page } = await site.newPage()
    for (const { game, seats, option, value } of READINGS) {
      await page.goto(`/local/${game.id}?bot=page&seats=${seats}&${option}=${value}`)
      await page.getByRole('button', { name: 'Resign', exact: true }).first().waitFor()
      const stored = await page.evaluate(() => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith('logres/local/'))
        const texts = keys.map((key) => localStorage.getItem(key))
        localStorage.clear()
        return texts
      })
      expect(stored).toHaveLength(1)
      expect(JSON.parse(stored[0] ?? '')).toMatchObject({ table: { options: { [option]: value } } })
    }
    await page.context().close()
  })
})
