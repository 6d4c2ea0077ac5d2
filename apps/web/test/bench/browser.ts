/* In a browser: layout shifts, and how soon a played card is visible. */

import type { Page } from 'playwright-core'
import { choosing } from '../browser/merlin-states.ts'
import { answer, askedNow, isOver } from '../browser/player.ts'
import type { Position } from '../browser/positions.ts'
import { startMatch } from '../browser/seats.ts'
import { cardLags, dieLags, emptyLags, median, offerLags, shiftsOf, slowDown, watchShifts } from '../browser/speed.ts'
import { sampleStates } from '../browser/states.ts'
import type { TestSite } from '../browser/test-site.ts'
import { asksMe, findTournament } from '../browser/tournament-positions.ts'
import { visit } from '../browser/visit.ts'
import type { Report } from './report.ts'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const MOVES = 10

/** The total layout shift at each width. */
export async function benchShifts(site: TestSite, report: Report): Promise<void> {
  report.head('layout shift', ['home', 'table', 'match', `${MOVES} moves`, 'tournament', 'merlin'])
  for (const viewport of WINDOWS) {
    const { page } = await site.newPage({ viewport, reducedMotion: 'no-preference' })
    await watchShifts(page)
    await page.addInitScript(() => localStorage.setItem('logres:pref-botPace', 'instant'))
    await page.goto('/')
    await page.getByText('No matches yet.').waitFor()
    const home = await shiftsOf(page)
    const table: string[] = []
    const seats = await startMatch(site, async (seen) => {
      await seen.setViewportSize(viewport)
      await watchShifts(seen)
      await seen.reload()
      await seen.getByText('Everyone is seated.').waitFor()
      table.push(...(await shiftsOf(seen)))
    })
    for (const each of seats) await each.page.context().close()
    await page.goto('/local/avalon?new=1&bot=page&begins=first')
    await page.locator('.avalon-region').first().waitFor()
    const match = await shiftsOf(page)
    for (let done = 0; done < MOVES && !(await isOver(page)); ) {
      const kind = await askedNow(page)
      if (kind !== 'none') done++
      await answer(page, kind)
    }
    const moves = (await shiftsOf(page)).slice(match.length)
    const others: (readonly string[])[] = []
    for (const game of ['tournament', 'merlin']) {
      await page.goto(`/local/${game}?new=1&bot=page`)
      await page.locator('.match-main').waitFor()
      others.push(await shiftsOf(page))
    }
    const all = [home, table, match, moves, ...others]
    const sum = (shifts: readonly string[]) => shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
    report.row(
      `${viewport.width} px`,
      all.map((shifts) => sum(shifts).toFixed(4)),
    )
    for (const shift of all.flat()) report.must(false, `${viewport.width} px: ${shift}`)
    await page.context().close()
  }
}

const SLOWER = 4
const TIMES = 10
/** A hand has no more cards. */
const FEW_TIMES = 5
const MOST = 100

/**
 * An empty page at the same slow-down is what no page can be quicker than. One page after the other, each closed when it was
 * measured: a browser slows a page down by keeping a core busy, whatever the page does, and two of them leave none.
 */
export async function benchCards(site: TestSite, report: Report): Promise<void> {
  const { turn } = sampleStates()
  if (turn === undefined) throw new Error('no such state')
  report.head(`ms at ${SLOWER}× slow-down`, ['median', 'worst', 'budget', 'ratio'])
  const row = (what: string, lags: readonly number[], more: readonly string[]) =>
    report.row(what, [median(lags).toFixed(0), Math.max(...lags).toFixed(0), ...more])
  const { page: blank } = await site.newPage()
  row('an empty page', await slowly(blank, (page) => emptyLags(page, TIMES)), [])
  const budgeted = (what: string, lags: readonly number[]) => {
    row(what, lags, [String(MOST), (median(lags) / MOST).toFixed(2)])
    report.must(median(lags) <= MOST, `${what} shows after ${median(lags).toFixed(0)} ms`)
  }
  budgeted('a card played', await lagsAt(site, turn, cardLags, TIMES))
  budgeted('a card offered', await lagsAt(site, findTournament(asksMe('barter')), offerLags, FEW_TIMES))
  budgeted('a die taken', await lagsAt(site, choosing, dieLags, FEW_TIMES))
}

async function slowly(page: Page, measure: (page: Page) => Promise<number[]>): Promise<number[]> {
  await slowDown(page, SLOWER)
  const lags = await measure(page)
  await page.context().close()
  return lags
}

async function lagsAt(site: TestSite, position: Position, measure: typeof offerLags, times: number): Promise<number[]> {
  const { page, show } = await visit(site, { reducedMotion: 'no-preference' })
  await show(position)
  return slowly(page, async () => {
    await measure(page, 1)
    return measure(page, times)
  })
}
