/* Editions: entered field by field, played to the end, seen wherever they count, shared as file and link; wrong ones. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ANOTHER as AVALON } from '@logres/avalon/test/rules/another-edition.ts'
import type { EditionPath } from '@logres/board-kit'
import { type AnyGame, importRecord, isRefusal, present, seededChance, verifyRecord } from '@logres/kernel'
import type { Editions, GameManifest } from '@logres/manifest'
import { WHOLE as MERLIN } from '@logres/merlin/test/rules/another-edition.ts'
import { ANOTHER as TOURNAMENT } from '@logres/tournament/test/rules/another-edition.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { changedAt } from '../../src/pages/editions/values.ts'
import { axeFaults } from './axe.ts'
import { enterEdition } from './edition-writer.ts'
import { answerMerlin, dismissOverlays as dismissMerlin } from './merlin-player.ts'
import { answer, isOver } from './player.ts'
import { askedNow, isFullRun, layoutFaults, siteTests } from './site-tests.ts'
import { answerKnight } from './tournament-player.ts'

const it = siteTests('editions')

interface Box {
  readonly edition: object
  /** A rule that shows what differs, and what it then says. */
  readonly rule: string
  readonly differs: string
  answer(page: Page): Promise<unknown>
}

const chance = seededChance('editions')
const BOXES: Readonly<Record<string, Box>> = {
  avalon: {
    edition: AVALON,
    rule: '1.3',
    differs: 'Supply tiles, Two: 2 → 1',
    answer: async (page) => answer(page, await askedNow(page)),
  },
  tournament: {
    edition: TOURNAMENT,
    rule: '1.4',
    differs: 'Small tokens, Token 2, Face 1: cup → crown',
    answer: (page) => answerKnight(page, { retires: true }),
  },
  merlin: {
    edition: MERLIN,
    rule: '6.0',
    differs: 'What the flags do, Black flag: repels traitors → across to the opposite space',
    answer: async (page) =>
      answerMerlin(page, await askedNow(page), {
        pick: (below) => chance.pick(below, 'click'),
        resolvesAt: ['arrive'],
      }),
  },
}

interface Opened {
  readonly manifest: GameManifest
  readonly game: AnyGame
  readonly editions: Editions
}

async function opened(id: string): Promise<Opened> {
  const manifest = present(GAMES.find((each) => each.id === id))
  const [{ game }, editions] = await Promise.all([manifest.rules(), present(manifest.editions)()])
  return { manifest, game, editions }
}

/** From the list of editions, as somebody who has the box. */
async function openEditor(page: Page, game: string): Promise<void> {
  await page.goto('/editions')
  await page.locator(`section[aria-labelledby="of-${game}"]`).getByRole('link', { name: 'Enter an edition' }).click()
  await page.locator('.edition-check').waitFor()
}

async function enter(page: Page, { manifest, editions }: Opened, edition: object): Promise<void> {
  await enterEdition(page, await present(manifest.editionForm)(), edition, editions.standard)
}

const button = (page: Page, does: string) => page.locator(`.edition-actions [data-do="${does}"]`)
const errors = (page: Page) => page.locator('.edition-findings [data-level="error"]').allTextContents()

/** What the match on this device was made with. */
function playedWith(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('logres/local/')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '{}').table?.options
  })
}

function nameIn(edition: object): string {
  return 'name' in edition ? String(edition.name) : ''
}

/** The servants of a quest are a set: the form has an order of its own. */
function inOneOrder(options: unknown): unknown {
  return JSON.parse(JSON.stringify(options), (key, value: unknown) =>
    key === 'servants' && Array.isArray(value) ? value.toSorted() : value,
  )
}

/** In `npm test` one game is played to its end, and of the others as much as takes a few seconds. */
const SOME_ANSWERS = 12

async function agreeToEnd(page: Page): Promise<void> {
  expect(isFullRun).toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Resign', exact: true }).first().click()
  await page.getByRole('button', { name: 'Offer to end without a winner' }).click()
}

describe('an edition from the box', () => {
  for (const [id, box] of Object.entries(BOXES)) {
    // Merlin has hundreds of fields: a minute.
    if (id === 'merlin' && !isFullRun) continue
    it(`${id}: entered field by field, saved, and played on this device with it`, async (site) => {
      const all = await opened(id)
      const { page, faults } = await site.newPage({ viewport: { width: 1440, height: 900 } })
      await page.addInitScript(() => localStorage.setItem('logres:bot', 'page'))
      await openEditor(page, id)
      await enter(page, all, box.edition)
      expect(await errors(page)).toEqual([])
      await button(page, 'play').click()
      await page.locator('.match-top').waitFor()
      const wanted = { [all.editions.option]: inOneOrder(box.edition) }
      expect(inOneOrder(await playedWith(page))).toMatchObject(wanted)
      await seenInMatch(page, box)
      const isWhole = isFullRun || id === 'avalon'
      for (let i = 0; i < (isWhole ? 6000 : SOME_ANSWERS) && !(await isOver(page)); i++) await box.answer(page)
      if (id === 'merlin') await dismissMerlin(page)
      if (!(await isOver(page))) await agreeToEnd(page)
      await page.waitForURL(/#end$/)
      const coming = page.waitForEvent('download')
      await page.locator('.end-more-actions').getByRole('button', { name: 'Download the record' }).click()
      const record = importRecord(JSON.parse(readFileSync(await (await coming).path(), 'utf8')))
      if (isRefusal(record)) throw new Error(record.code)
      expect(verifyRecord(all.game, record)).toMatchObject({ kind: 'verified' })
      expect(inOneOrder(record.table.options)).toMatchObject(wanted)
      await seenAfterwards(page, box)
      expect(faults).toEqual([])
      await page.context().close()
    })
  }
})

/** Beside the log, in the panel of a rule, and in the rulebook that is opened from here. */
async function seenInMatch(page: Page, { edition, rule, differs }: Box): Promise<void> {
  const named = `Played with the values of the box “${nameIn(edition)}”`
  const box = page.locator('.match-rail .played-box')
  await box.getByText(named).click()
  await box.locator('li').first().waitFor()
  await box.getByText(named).click()
  const link = page.locator('.match-top a[href^="/rules/"][href*="?saved="]')
  await link.waitFor()
  const rules = (await link.getAttribute('href')) ?? ''
  const game = /^\/rules\/(\w+)\?saved=/.exec(rules)?.[1]
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, `/rules/${game}#rule-${rule}`)
  const panel = page.locator('.rule-panel')
  await panel.getByText(`This table plays with the values of the box “${nameIn(edition)}”.`).waitFor()
  await panel.getByText(differs, { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  const book = await page.context().newPage()
  await book.goto(rules)
  await book.getByRole('heading', { name: `Your table plays with the box “${nameIn(edition)}”` }).waitFor()
  await book.locator('.rules-played-box li').first().waitFor()
  await book.close()
}

/** On the page about the match, in the replay, and in the replay as one file. */
async function seenAfterwards(page: Page, { edition }: Box): Promise<void> {
  const named = `Played with the values of the box “${nameIn(edition)}”`
  const coming = page.waitForEvent('download')
  await page.locator('.end-more-actions').getByRole('button', { name: 'Replay as a single file' }).click()
  const folder = mkdtempSync(join(tmpdir(), 'logres-edition-'))
  const file = join(folder, 'replay.html')
  await (await coming).saveAs(file)
  await page.locator('.end-more .played-box').getByText(named).waitFor()
  await page.locator('.end-more-actions').getByRole('button', { name: 'Watch the replay' }).click()
  await page.locator('.match-rail .played-box').getByText(named).waitFor()
  const reading = await page.context().newPage()
  await reading.goto(pathToFileURL(file).href)
  await reading.locator('.match-rail .played-box').getByText(named).waitFor()
  await reading.close()
  rmSync(folder, { recursive: true })
}

interface Wrong {
  readonly game: string
  readonly path: EditionPath
  readonly value: unknown
  readonly says: string
}

const WRONG: readonly Wrong[] = [
  { game: 'avalon', path: ['regions', 0, 'castle'], value: true, says: 'There must be 3 castles, not 4.' },
  {
    ...{ game: 'avalon', path: ['regions', 9, 'crowns'], value: 2 },
    says: 'Avalon has one crown, no landscape and no castle: the rules say so.',
  },
  {
    ...{ game: 'avalon', path: ['regions', 5, 'landscape'], value: 'hill' },
    says: 'The stone circle is a forest without a castle: the rules say so.',
  },
  { game: 'avalon', path: ['tiles', 0], value: 4, says: 'There must be 5 light tiles in all, not 7.' },
  {
    ...{ game: 'tournament', path: ['sequences', '4', 0, 1, 1], value: 'A' },
    says: 'On the sequence card for 4 knights, banner A fights twice in round 1.',
  },
  { game: 'tournament', path: ['coins', 2], value: 9, says: 'There must be a coin of 10: the rules name it.' },
  { game: 'tournament', path: ['coins', 1], value: 12, says: 'The coins must be in rising order, each value once.' },
  {
    ...{ game: 'merlin', path: ['ring', 1], value: 'grail' },
    says: 'The ring must have the space "exchange" 2 times, not once.',
  },
  {
    ...{ game: 'merlin', path: ['flags', 1], value: 'repel' },
    says: 'The grey flag does the same as the black one; each of the six effects is needed once.',
  },
  {
    ...{ game: 'merlin', path: ['animals', 0], value: 'fox' },
    says: 'The dragon is the animal of the black province: the rules say so.',
  },
]

describe('a wrong edition', () => {
  for (const game of Object.keys(BOXES))
    it(`${game}: is told in a sentence that leads to the field, and cannot be played`, async (site) => {
      const all = await opened(game)
      const { page, faults } = await site.newPage()
      await openEditor(page, game)
      for (const { path, value, says } of WRONG.filter((each) => each.game === game)) {
        const wrong = changedAt(all.editions.standard, path, value)
        if (typeof wrong !== 'object' || wrong === null) throw new TypeError('no edition')
        await enter(page, all, wrong)
        expect(await errors(page)).toContain(says)
        expect(await button(page, 'play').getAttribute('aria-disabled')).toBe('true')
        await page.getByRole('link', { name: says }).click()
        await page.locator(`[data-part="${path[0]}"][open]:focus-within`).waitFor()
        await page.locator(`[data-part="${path[0]}"] > summary`).click()
        await button(page, 'reset').click()
        expect(await errors(page)).toEqual([])
      }
      expect(faults).toEqual([])
      await page.context().close()
    })
})

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] }
const tileCount = (page: Page) => page.locator('[id="edition-tiles-1"]')

/** One light tile in another's place. */
async function changeTiles(page: Page): Promise<void> {
  await page.locator('[data-part="tiles"] > summary').click()
  await page.locator('[id="edition-tiles-0"]').fill('1')
  await tileCount(page).fill('2')
  await page.getByLabel('Name of the edition').fill('Shared box')
}

describe('an edition is shared', () => {
  it('as a link and as a file; kept, listed and deleted; what is none is refused', async (site) => {
    const { page, faults } = await site.newPage(CLIPBOARD)
    await openEditor(page, 'avalon')
    await changeTiles(page)
    await button(page, 'link').click()
    await page.getByText('The link is copied.').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const coming = page.waitForEvent('download')
    await button(page, 'file').click()
    const file = await (await coming).path()
    for (const way of ['link', 'file'] as const) {
      const { page: other } = await site.newPage()
      await (way === 'link' ? other.goto(link) : openEditor(other, 'avalon'))
      if (way === 'file') await other.locator('.edition-open input').setInputFiles(file)
      await other.getByText('2 values differ from ours:').waitFor()
      expect(await other.getByLabel('Name of the edition').inputValue()).toBe('Shared box')
      await other.locator('[data-part="tiles"] > summary').click()
      expect(await tileCount(other).inputValue()).toBe('2')
      await other.context().close()
    }
    await page
      .locator('.edition-open input')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"regions":7}') })
    await page.getByText('We can’t read this as an edition of this game.').waitFor()
    await button(page, 'save').click()
    await page.goto('/editions')
    await page.getByRole('link', { name: 'Shared box' }).click()
    await page.getByText('2 values differ from ours:').waitFor()
    await page.goto('/editions')
    await page.getByRole('button', { name: 'Delete: Shared box' }).click()
    await page.getByRole('link', { name: 'Shared box' }).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('with a table: its page names it and what differs', async (site) => {
    const { page, faults } = await site.newPage()
    await openEditor(page, 'avalon')
    await changeTiles(page)
    await button(page, 'table').click()
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.getByText('host, ready').waitFor()
    await page.locator('.order-options').getByText('Shared box').waitFor()
    await page.locator('.order-options').getByText('2 values differ from ours:').waitFor()
    const { page: guest } = await site.newPage()
    await guest.goto(page.url())
    await guest.locator('.order-options .edition-differences li').nth(1).waitFor()
    expect(faults).toEqual([])
    await guest.context().close()
    await page.context().close()
  })
})

describe('the editor', () => {
  it('is accessible, and fits a phone with every part open', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 390, height: 844 } })
    for (const id of Object.keys(BOXES)) {
      await openEditor(page, id)
      await page.locator('.edition-part').evaluateAll((parts) => {
        // Of the quests, which are many and all alike, only in the long run.
        for (const part of parts) if (part.getAttribute('data-part') !== 'quests') part.toggleAttribute('open', true)
      })
      if (isFullRun)
        await page.locator('.edition-part').evaluateAll((all) => all.map((part) => part.toggleAttribute('open', true)))
      expect(await layoutFaults(page, '.edition-page .button', '.edition-page :is(button, select, summary)')).toEqual(
        [],
      )
      expect(await axeFaults(page, `the editor of ${id}`)).toEqual([])
    }
    await page.goto('/editions')
    await page.getByRole('heading', { name: 'Editions' }).waitFor()
    expect(await axeFaults(page, 'editions')).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
