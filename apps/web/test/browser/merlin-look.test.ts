/* The ring and what stands beside it: for everybody's eyes, and on the smallest phone. */
import { describe, expect } from 'vitest'
import { axeFaults } from './axe.ts'
import { isAll, misfits, testsInHall } from './hall.ts'
import { answerables } from './merlin-positions.ts'
import { atProvince, choosing, finishing, oneOfEach } from './merlin-states.ts'
import { visit } from './visit.ts'

const it = testsInHall('the look of Merlin')

describe('the ring', () => {
  it('axe finds nothing in what the turn shows, by light and by dark', async (hall) => {
    const { page, show, leave } = await visit(hall)
    const found: string[] = []
    await show(choosing)
    await page.locator('[data-die="3"]').click()
    found.push(...(await axeFaults(page, 'a die looked at')))
    await page.locator('[data-space="4"]').first().press('Enter')
    found.push(...(await axeFaults(page, 'a province looked at')))
    for (const [name, position] of [
      ['at a province', atProvince],
      ['the end of a turn', finishing],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await show(position)
      found.push(...(await axeFaults(page, name)))
    }
    expect(found).toEqual([])
    await leave()
  }, 240_000)

  it('nothing sticks out at 360 px in German, whatever is asked', async (hall) => {
    const { page, show, leave } = await visit(hall, { viewport: { width: 360, height: 640 }, locale: 'de-DE' })
    const texts = '.m-q, .m-d, .r-tabs button, .r-card h3, .r-rt, .r-to, .r-says .m-bt, .r-pick, .r-rounds'
    const found: string[] = []
    for (const position of oneOfEach(answerables(isAll ? 200 : 60))) {
      await show(position)
      if ((await page.locator('.r-tabs').getAttribute('data-tab')) !== 'move')
        await page.locator('.r-tabs button').first().click()
      if (position.question === 'chooseDie') await page.locator('[data-die]:not(.r-used)').last().click()
      found.push(...(await misfits(page, texts, '.match button')).map((fault) => `${position.question}: ${fault}`))
    }
    expect(found).toEqual([])
    await leave()
  }, 240_000)
})
