/* Pages that stand still, and a board that is quick on a slow device. In figures: `npm run bench:web`. */
import { describe, expect } from 'vitest'
import { askedNow, isAll, testsInHall } from './hall.ts'
import { answer, isOver } from './player.ts'
import { begin } from './seats.ts'
import { cardLags, emptyLags, median, shiftsOf, slowDown, watchShifts } from './speed.ts'
import { sampleStates } from './states.ts'
import { visit } from './visit.ts'

const it = testsInHall('still and quick pages')

describe('nothing moves by itself', () => {
  it('on the front page, at a table, and in a match through ten moves', async (hall) => {
    const { page } = await hall.arrive({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' })
    await watchShifts(page)
    await page.addInitScript(() => localStorage.setItem('logres:pref-slowBots', 'no'))
    await page.goto('/')
    await page.getByText('No match yet.').waitFor()
    expect(['/', await shiftsOf(page)]).toEqual(['/', []])
    await page.goto('/local/avalon?new=1&bot=page&begins=first')
    await page.locator('.a-reg').first().waitFor()
    for (let i = 0; i < 10 && !(await isOver(page)); ) {
      const kind = await askedNow(page)
      if (kind !== 'none') i++
      await answer(page, kind)
    }
    expect(['a match', await shiftsOf(page)]).toEqual(['a match', []])
    await page.context().close()

    const seats = await begin(hall, async (table) => {
      await watchShifts(table)
      await table.reload()
      await table.getByText('Everyone is seated.').waitFor()
      expect(['a table', await shiftsOf(table)]).toEqual(['a table', []])
    })
    const [{ page: match }] = seats
    await match.reload()
    await match.locator('.a-board').waitFor()
    expect(['a match of two', await shiftsOf(match)]).toEqual(['a match of two', []])
  }, 300_000)

  it('while others pick cards, and the log grows', async (hall) => {
    const { page } = await hall.arrive({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' })
    await watchShifts(page, '.t-in-draft')
    await page.addInitScript(() => localStorage.setItem('logres:pref-slowBots', 'no'))
    // Who begins is drawn: at one of ten tables somebody does before us.
    for (let table = 0; table < 10; table++) {
      await page.goto('/local/tournament?new=1&bot=page')
      await page.locator('button.t-oc').first().waitFor()
      if ((await page.locator('.t-taken').count()) > 1) break
    }
    await page.locator('.m-lgx section').nth(1).waitFor()
    await page.waitForTimeout(300)
    // Ticks behind words move by the width of a letter when the letters arrive.
    expect((await shiftsOf(page)).filter((shift) => Number.parseFloat(shift) > 1e-5)).toEqual([])
    await page.context().close()
  })
})

/** A hundred milliseconds are six frames of sixty a second, and an empty page needs one. */
const FRAMES = 6

/** Beside other tests nothing is quick: `npm run bench:web` measures it alone. */
function measureCards(): void {
  it('is shown within few frames, where everything is four times slower', async (hall) => {
    const { turn } = sampleStates()
    if (turn === undefined) throw new Error('no such state')
    const { page, show } = await visit(hall, { reducedMotion: 'no-preference' })
    const { page: blank } = await hall.arrive()
    await show(turn)
    await Promise.all([slowDown(page, 4), slowDown(blank, 4)])
    const empty: number[] = []
    const cards: number[] = []
    for (let i = 0; i < 5; i++) {
      empty.push(...(await emptyLags(blank, 2)))
      cards.push(...(await cardLags(page, 2)))
    }
    expect(median(cards) / median(empty)).toBeLessThan(FRAMES)
  }, 300_000)
}

if (isAll) describe('a card that is played', measureCards)
