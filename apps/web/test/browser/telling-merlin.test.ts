/* Merlin against bots, followed by a reader who looks only at the narrator and the marks. */
import { seededChance } from '@logres/kernel'
import { describe, expect } from 'vitest'
import { answerMerlin, type PlayStyle } from './merlin-player.ts'
import { isOver } from './player.ts'
import { askedNow, isFullRun, siteTests } from './site-tests.ts'
import { type FixedPart, moved, notesOf, openTold, toldIn, waitForFrames, watch } from './telling-reader.ts'

const it = siteTests('the telling of Merlin')

const PARTS: readonly FixedPart[] = [
  { selector: '.match-main' },
  { selector: '.match-prompt' },
  // The buttons change, their line does not.
  { selector: '.match-prompt .match-actions', edges: ['y', 'height'] },
  { selector: '.match-rail' },
  { selector: '.merlin-ring' },
  { selector: '.merlin-box' },
  { selector: '.merlin-way' },
  { selector: '.merlin-own' },
  { selector: '.merlin-panel-domain' },
  { selector: '[data-panel="castle"]' },
  { selector: '.merlin-panel-quests' },
  { selector: '.merlin-panel-table' },
  { selector: '.merlin-player' },
  { selector: '.merlin-counters-small tr' },
  { selector: '.merlin-past-scorings' },
]

/** All of a match takes a minute. */
const LEAST_TURNS = 31
/** How often others score in these turns depends on what they roll. */
const LEAST_CHANGES = 4

describe('a match of Merlin against bots', () => {
  it('is told: every point that others change is marked, and nothing else on the page moves', async (site) => {
    const names = ['Bors', 'Mordred', 'Morgan']
    const { page, faults } = await openTold(site, { game: 'merlin', names, seed: 'told' })
    await watch(page, { places: ['score-'], parts: PARTS })
    const chance = seededChance('reader')
    const style: PlayStyle = {
      pick: (below) => chance.pick(below, 'click'),
      resolvesAt: ['chooseDie', 'arrive', 'finish'],
    }
    const displays: string[] = []
    const turns = () => page.evaluate(() => globalThis.notes.at(-1)?.turns ?? 0)
    const hasSeenEnough = async () =>
      (await turns()) >= LEAST_TURNS && toldIn(await notesOf(page)).changes >= LEAST_CHANGES
    const isEnough = async () => (await isOver(page)) || (!isFullRun && (await hasSeenEnough()))
    while (!(await isEnough())) {
      // A reader sees what is asked before they answer; an answer puts the marks away.
      await waitForFrames(page, 4)
      // A sign in the sentence begins no line of its own.
      const signs = page.locator('.match-narrator .match-question svg')
      displays.push(...(await signs.evaluateAll((all) => all.map((sign) => getComputedStyle(sign).display))))
      await answerMerlin(page, await askedNow(page), style)
    }
    expect(displays).toContain('inline-block')
    expect(displays).not.toContain('block')
    const notes = await notesOf(page)
    expect(notes.at(-1)?.turns).toBeGreaterThanOrEqual(LEAST_TURNS)
    const told = toldIn(notes)
    expect(told.untold).toEqual([])
    expect(told.changes).toBeGreaterThanOrEqual(LEAST_CHANGES)
    // The result stands in place of the prompt.
    expect(moved(notes, (note) => !note.isOver)).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
