/* Thirty turns of each game on a phone held upright: nothing moves that does not change itself. */
import { seededChance } from '@logres/kernel'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answerMerlin } from './merlin-player.ts'
import { answer, isOver } from './player.ts'
import { askedNow, isFullRun, siteTests } from './site-tests.ts'
import { type FixedPart, moved, type Note, notesOf, openTold, PHONE, waitForFrames, watch } from './telling-reader.ts'
import { answerKnight } from './tournament-player.ts'

const it = siteTests('a match on a phone')

interface Played {
  readonly game: string
  readonly names: readonly string[]
  readonly parts: readonly FixedPart[]
  /** So many headings of the log are enough in a short run, and in a full one. */
  readonly turns: readonly [short: number, full: number]
  /** Whether the parts must be where they always are. */
  isSteady(note: Note): boolean
  play(page: Page, asked: string): Promise<unknown>
}

const chance = seededChance('reader')

const MATCHES: readonly Played[] = [
  {
    game: 'avalon',
    names: ['Bors', 'Mordred'],
    turns: [9, 30],
    parts: [
      { selector: '.avalon-opponent' },
      { selector: '.avalon-row' },
      { selector: '.avalon-region' },
      { selector: '.avalon-plate-button' },
      // It opens where a tile is taken.
      { selector: '.avalon-supply', edges: ['x', 'y', 'width'] },
      { selector: '.avalon-hand', edges: ['y', 'height'] },
      { selector: '.avalon-me' },
      { selector: '.match-actions' },
    ],
    // An answer to an attack stands in place of prompt and hand.
    isSteady: ({ asked, isOver }) => !isOver && !asked.startsWith('answer'),
    play: (page, asked) => answer(page, asked, { attacks: false, resists: false }),
  },
  {
    game: 'merlin',
    names: ['Bors', 'Mordred', 'Morgan'],
    turns: [10, 31],
    parts: [
      { selector: '.merlin-ring' },
      { selector: '.merlin-box' },
      { selector: '.match-prompt' },
      // The buttons change, their line does not.
      { selector: '.match-prompt .match-actions', edges: ['y', 'height'] },
      { selector: '.merlin-panel', edges: ['x', 'y', 'width'] },
      { selector: '.tab-bar' },
    ],
    isSteady: ({ isOver }) => !isOver,
    play: (page, asked) =>
      answerMerlin(page, asked, {
        pick: (below) => chance.pick(below, 'click'),
        resolvesAt: ['chooseDie', 'arrive', 'finish'],
      }),
  },
  {
    game: 'tournament',
    names: ['Bors', 'Mordred', 'Morgan', 'Elaine'],
    turns: [3, 30],
    parts: [
      { selector: '.tournament-knights' },
      { selector: '.match-prompt' },
      { selector: '.tournament-field', edges: ['x', 'y', 'width'] },
      { selector: '.tab-bar' },
    ],
    // A judgement takes the whole page.
    isSteady: ({ asked, isOver, boxes }) => !isOver && asked !== 'judgement' && '.tournament-knights' in boxes,
    play: (page) => answerKnight(page, { retires: false, watches: isFullRun }),
  },
]

describe('on a phone held upright', () => {
  for (const { game, names, parts, turns, isSteady, play } of MATCHES) {
    it(`nothing of ${game} moves that does not change itself`, async (site) => {
      const { page, faults } = await openTold(site, { game, names, seed: 'told' }, PHONE)
      await watch(page, { places: [], parts })
      const isEnough = async () => {
        const now = await page.evaluate(() => globalThis.notes.at(-1)?.turns ?? 0)
        return (await isOver(page)) || now >= turns[isFullRun ? 1 : 0]
      }
      while (!(await isEnough())) {
        await waitForFrames(page, 4)
        await play(page, await askedNow(page))
      }
      expect(moved(await notesOf(page), isSteady)).toEqual([])
      expect(faults).toEqual([])
      await page.context().close()
    })
  }
})
