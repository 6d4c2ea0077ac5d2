/* Merlin's score sheet for a real table: what is entered through the page scores as in the engine. */
import { at, sum } from '@logres/kernel'
import { endOf, SCORINGS, scoringOf } from '@logres/merlin/companion/sheet.ts'
import { type Recorded, recordedScorings } from '@logres/merlin/test/companion/recorded.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isFullRun, siteTests } from './site-tests.ts'

const it = siteTests('the score sheet')
const COLOURS = ['black', 'grey', 'blue', 'violet', 'orange', 'brown']
const NAMES = ['Anna', 'Bors', 'Cador', 'Dinadan']

async function openCompanion(page: Page, game: string): Promise<void> {
  await page.goto(`/companion/${game}`)
  await page.locator('#begins').waitFor()
}

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
      await page.locator('.merlin-sheet-result').waitFor()
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
