/* A tournament against bots, followed by a reader who looks only at the narrator and the marks. */
import { describe, expect } from 'vitest'
import { isOver } from './player.ts'
import { isFullRun, siteTests } from './site-tests.ts'
import { type FixedPart, moved, notesOf, openTold, toldIn, waitForFrames, watch } from './telling-reader.ts'
import { answerKnight, type PlayStyle } from './tournament-player.ts'

const it = siteTests('the telling of a tournament')

const PARTS: readonly FixedPart[] = [
  { selector: '.match-main' },
  { selector: '.match-rail' },
  { selector: '.tournament-knights' },
  // It ends where the middle does, which is another with each phase.
  { selector: '.tournament-sequence', edges: ['x', 'y', 'width'] },
]

const READER: PlayStyle = { retires: false, watches: true, gives: true }

/** All of a tournament takes two minutes; a round has all that can be told. */
const LEAST_DUELS = 2

describe('a tournament against bots', () => {
  it('is told: every coin and card that others move is marked, and nothing else on the page moves', async (site) => {
    const names = ['Bors', 'Mordred', 'Morgan', 'Elaine']
    const { page, faults } = await openTold(site, { game: 'tournament', names, seed: 'told' })
    await watch(page, { places: ['purse-', 'hand-'], things: 'card-', parts: PARTS })
    const duels = () => page.locator('.tournament-pair.done').count()
    const isEnough = async () => (await isOver(page)) || (!isFullRun && (await duels()) >= LEAST_DUELS)
    while (!(await isEnough())) {
      // A reader sees what is asked before they answer; an answer puts the marks away.
      await waitForFrames(page, 4)
      await answerKnight(page, READER)
    }
    expect(await isOver(page)).toBe(isFullRun)
    const notes = await notesOf(page)
    const told = toldIn(notes, 'card-')
    expect(told.untold).toEqual([])
    expect(told.changes).toBeGreaterThan(10)
    expect(moved(notes, (note) => !note.isOver)).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
