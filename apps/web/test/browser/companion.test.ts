/* Playing with the box: the search in the rules, what is printed, the companion with Merlin's score sheet. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { MANIFESTS } from '@logres/catalogue/manifests'
import { at, sum } from '@logres/kernel'
import { endOf, SCORINGS, scoringOf } from '@logres/merlin/companion/sheet.ts'
import { type Recorded, recordedScorings } from '@logres/merlin/test/companion/recorded.ts'
import { findProgram, reportSkipped } from '@logres/service-testing'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { GAMES } from '../../src/games.ts'
import { isFullRun, layoutFaults, siteTests } from './site-tests.ts'

const it = siteTests('the companion')
const LOCALES = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const
const LANGS = ['en', 'fr', 'de', 'it'] as const
const WINDOWS = [
  [1440, 900, 'light', 'en'],
  [390, 844, 'dark', 'de'],
  [844, 390, 'light', 'fr'],
  [360, 740, 'dark', 'it'],
] as const
const COLOURS = ['black', 'grey', 'blue', 'violet', 'orange', 'brown']
const NAMES = ['Anna', 'Bors', 'Cador', 'Dinadan']

async function openCompanion(page: Page, game: string): Promise<void> {
  await page.goto(`/companion/${game}`)
  await page.locator('#begins').waitFor()
}

describe('the companion', () => {
  it('every game draws who begins and lots; a game without tools too', async (site) => {
    const { page, faults } = await site.newPage()
    for (const game of MANIFESTS.map(({ id }) => id)) {
      await openCompanion(page, game)
      await page.getByLabel('Name of player 1').fill('Anna')
      await page.getByRole('button', { name: 'Draw who begins' }).click()
      await page.getByText(/^(Anna|Player \d) begins\.$/).waitFor()
      await page.getByRole('button', { name: 'Order of play' }).click()
      await page.getByText(/^Order: .*Anna/).waitFor()
      await page.getByLabel('How many dice').selectOption('4')
      await page.getByRole('button', { name: 'Dice', exact: true }).click()
      await page.getByText(/^Dice: [1-6](, [1-6]){3}\.$/).waitFor()
      await page.reload()
      expect(await page.getByLabel('Name of player 1').inputValue()).toBe('Anna')
      await page.getByLabel('Name of player 2').fill('Anna')
      await page.getByRole('alert').waitFor()
      expect(await page.getByRole('button', { name: 'Draw who begins' }).count()).toBe(0)
      await page.getByLabel('Name of player 2').fill('')
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('fits every window in its language, and is accessible', async (site) => {
    for (const [width, height, colorScheme, lang] of WINDOWS) {
      const { page } = await site.newPage({ locale: LOCALES[lang], viewport: { width, height }, colorScheme })
      for (const { id } of GAMES) {
        await openCompanion(page, id)
        const wrong = await layoutFaults(
          page,
          '.companion .button',
          '.companion :is(a, button, input, select, summary)',
        )
        expect([id, lang, wrong]).toEqual([id, lang, []])
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([])
      }
      await page.context().close()
    }
  })

  it('works without a connection once it was visited', async (site) => {
    const { page } = await site.newPage()
    await openCompanion(page, 'merlin')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    await page.reload()
    await page.context().setOffline(true)
    for (const { id } of GAMES) await openCompanion(page, id)
    await page.goto('/rules/merlin?q=Grail')
    await page.locator('.rules-answers').getByRole('link', { name: /^4\.5/ }).waitFor()
    await page.context().close()
  })
})

/** As a person would: every field by its name. */
async function enter(page: Page, { sheet, no, seats }: Recorded): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await openCompanion(page, 'merlin')
  for (let seat = 2; seat < seats; seat++) await page.getByRole('button', { name: 'Add a player' }).click()
  for (let seat = 0; seat < seats; seat++) await page.getByLabel(`Name of player ${seat + 1}`).fill(at(NAMES, seat))
  const fill = (label: string, value: number) => page.getByLabel(label, { exact: true }).fill(String(value))
  const choose = (label: string, seat: number | null) =>
    page.getByLabel(label, { exact: true }).selectOption(seat === null ? 'nobody' : at(NAMES, seat))
  await page.getByText('Options and allies').click()
  await page
    .getByLabel('Counters after a province is scored')
    .selectOption({ index: sheet.settings.countersHome === 'all' ? 1 : 0 })
  await page
    .getByLabel('The Grail decides', { exact: true })
    .selectOption({ index: sheet.settings.grailTie === 'any' ? 1 : 0 })
  const { gaheris, gareth, geraint, kay } = sheet.settings.allies
  for (const [name, seat] of [
    ['Gaheris', gaheris],
    ['Gareth', gareth],
    ['Geraint', geraint],
    ['Kay', kay],
  ] as const)
    await choose(`Who has ${name}`, seat)
  await page.getByRole('button', { name: `Round ${2 * (no + 1)}`, exact: true }).click()
  const scoring = at(sheet.scorings, no)
  for (const [seat, player] of scoring.players.entries()) {
    const name = at(NAMES, seat)
    await fill(`Points before, ${name}`, player.before)
    await fill(`Servants on the board, ${name}`, player.servants)
    const rows = [
      ['Traitors', player.traitors],
      ['Shields', player.shields],
      ['Counters', player.counters],
      ...(seat === kay ? ([['Kay', player.kays]] as const) : []),
      ...(seat === gareth ? ([['Gareth', player.gareth]] as const) : []),
    ] as const
    for (const [row, counts] of rows)
      for (const [province, count] of counts.entries())
        if (count > 0) await fill(`${row}, ${at(COLOURS, province)}, ${name}`, count)
  }
  await choose('Excalibur', scoring.excalibur)
  await choose('Grail', scoring.grail)
  for (const [place, { terrain, tiles, manors, gaheris: under }] of scoring.territories.entries()) {
    await page.getByRole('button', { name: 'Add a territory' }).click()
    const of = `Territory ${place + 1}`
    await page.getByLabel(`Terrain, ${of}`).selectOption(terrain === 'mountain' ? 'mountains' : terrain)
    await fill(`Tiles, ${of}`, tiles)
    for (const [seat, count] of manors.entries()) if (count > 0) await fill(`Manors: ${at(NAMES, seat)}, ${of}`, count)
    if (gaheris !== null && at(under, gaheris) > 0) await fill(`Gaheris, ${of}`, at(under, gaheris))
  }
  if (scoring.grailIn !== null) await page.getByLabel('The Grail decides in').selectOption(at(COLOURS, scoring.grailIn))
  if (no < SCORINGS - 1) return
  await page.getByRole('button', { name: 'End', exact: true }).click()
  for (const [seat, left] of sheet.end.entries()) {
    const name = at(NAMES, seat)
    await fill(`Apples, ${name}`, left.apples)
    await fill(`Staffs, ${name}`, left.staffs)
    await fill(`Items, ${name}`, left.items)
    if (seat === gareth) await fill(`Tiles of Gareth, ${name}`, left.gareth)
    if (seat === geraint) await fill(`Tiles of Geraint, ${name}`, left.geraint)
  }
}

/** A row of the result, by seat. */
async function rowIn(page: Page, name: string | RegExp): Promise<number[]> {
  const row = page.locator('.merlin-sheet-result tr').filter({ has: page.getByRole('rowheader', { name }) })
  return (await row.locator('td').allTextContents()).map((text) => Number(text.replace('−', '-')))
}

describe('the score sheet of Merlin', () => {
  const all = recordedScorings(50)
  // In `npm test` one of each scoring, for each number of players that is there: the model is tested with all fifty.
  const some = isFullRun ? all : [at(all, 0), at(all, 10), at(all, 14)]
  for (const recorded of some) {
    it(`${recorded.name}: what is entered through the page scores as in the engine`, async (site) => {
      const { page, faults } = await site.newPage()
      await page.goto('/about')
      await enter(page, recorded)
      const { sheet, no, scores } = recorded
      expect(await rowIn(page, 'Points now')).toEqual(scores)
      if (no === SCORINGS - 1) {
        expect(await rowIn(page, 'Apples')).toEqual(endOf(sheet).rows.map(({ apples }) => apples))
        await page.getByRole('button', { name: 'Round 6', exact: true }).click()
      }
      const counted = scoringOf(sheet, no)
      expect(await rowIn(page, 'Traitors')).toEqual(recorded.engine.get('traitors') ?? counted.traitors)
      expect(await rowIn(page, /territor/i)).toEqual(
        recorded.engine.get('territory') ??
          counted.servants.map((_, seat) => sum(counted.territories.map((row) => at(row, seat)))),
      )
      expect(await rowIn(page, 'Servants on the board')).toEqual(counted.servants)
      await page.reload()
      if (no > 0) await page.getByRole('button', { name: `Round ${2 * (no + 1)}`, exact: true }).click()
      expect([await rowIn(page, 'Scored'), faults]).toEqual([[...counted.gained], []])
      await page.context().close()
    })
  }

  it('says what cannot be, and counts nothing then', async (site) => {
    const { page } = await site.newPage()
    await openCompanion(page, 'merlin')
    await page.getByLabel('Traitors, black, Player 1').fill('9')
    await page.getByText('A field holds no number that fits.').waitFor()
    expect(await page.locator('.merlin-sheet-result').count()).toBe(0)
    await page.getByLabel('Traitors, black, Player 1').fill('4')
    await page.getByLabel('Traitors, black, Player 2').fill('1')
    await page.getByText('There are only 4 traitors of one colour (black).').waitFor()
    await page.getByLabel('Traitors, black, Player 2').fill('0')
    expect(await rowIn(page, 'Points now')).toEqual([-12, 0])
    await page.context().close()
  })
})

describe('the search in the rules', () => {
  it('leads to the rule by keyboard, with the sentence found', async (site) => {
    const { page, faults } = await site.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto('/rules/merlin')
    await page.locator('.chapter').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('what does the brown flag do')
    const first = page.locator('.rules-answer-group').first()
    await first.getByRole('heading', { name: 'Brown flag' }).waitFor()
    expect(await first.locator('p').first().textContent()).toMatch(/^Brown, after your knight/)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await first.getByRole('link', { name: /^6\.0/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('#rule-6\\.0.named:focus').waitFor()
    expect([new URL(page.url()).searchParams.get('q'), faults]).toEqual(['what does the brown flag do', []])
    await page.context().close()
  })
})

/** The text of a PDF, and how many pages it has; undefined where poppler is not installed. */
function readPdf(file: string): { pages: number; text: string } {
  const pages = Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1])
  return { pages, text: execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }) }
}

describe('on paper', () => {
  it('booklets have all rules and page numbers, aids are one page, nothing is cut off', async (site) => {
    if (findProgram('pdftotext') === undefined) return reportSkipped('printed rules: install poppler-utils')
    const folder = mkdtempSync(join(tmpdir(), 'logres-print-'))
    for (const lang of LANGS) {
      const { page } = await site.newPage({ locale: LOCALES[lang] })
      for (const { id, book } of GAMES) {
        if (book === undefined) continue
        const file = join(folder, `${id}-${lang}.pdf`)
        await page.goto(`/rules/${id}`)
        await page.locator('.chapter').first().waitFor()
        await page.pdf({ path: file, preferCSSPageSize: true })
        const { pages, text } = readPdf(file)
        const { chapters } = await book.read(lang)
        const rules = chapters.flatMap((chapter) => chapter.rules.map(({ no }) => no))
        expect([
          id,
          lang,
          rules.filter((no) => !new RegExp(`(^|\\s)${no.replace('.', '\\.')}\\s`, 'm').test(text)),
        ]).toEqual([id, lang, []])
        expect([id, lang, pages >= 10 && pages <= MOST_PAGES]).toEqual([id, lang, true])
        // Numbered at the foot of each page.
        expect(
          text
            .split('\f')
            .slice(0, pages)
            .map((each) => each.trim().split(/\s+/).at(-1)),
        ).toEqual(Array.from({ length: pages }, (_, i) => String(i + 1)))
        await page.goto(`/rules/${id}/aid`)
        await page.locator('.aid-body').waitFor()
        await page.emulateMedia({ media: 'print' })
        await page.setViewportSize({ width: 703, height: 1030 })
        expect(await layoutFaults(page, '.aid-figures, .aid-body p', 'none')).toEqual([])
        await page.pdf({ path: file, preferCSSPageSize: true })
        await page.emulateMedia({ media: 'screen' })
        expect([id, lang, readPdf(file).pages]).toEqual([id, lang, 1])
      }
      await page.context().close()
    }
    rmSync(folder, { recursive: true })
  })
})

const MOST_PAGES = 26
