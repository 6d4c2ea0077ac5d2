/* Challenges on every page, without a browser. */
import '../fake-dom/fake-dom.ts'
import type { ChallengeView } from '@logres/protocol'
import { h } from 'preact'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { TableView } from '../../src/api/shapes.ts'
import { siteReady } from '../../src/i18n/site.ts'
import { challengesGone, challengeToShow } from '../../src/lobby/challenges.ts'
import { receiveMe } from '../../src/lobby/heard.ts'
import { NOBODY } from '../../src/lobby/state.ts'
import { lobbyReady } from '../../src/lobby/words/index.ts'
import { othersAt } from '../../src/pages/home/my-matches.tsx'
import { peopleReady } from '../../src/people/words/index.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'

const ASKED: ChallengeView = {
  ...{ table: 'asked', game: 'avalon', pace: 'live', isRated: true, begins: 'random', bots: 0 },
  other: { name: 'Tess', isGuest: false, arms: 'tess-arms' },
  ...{ isMine: false, isSeated: false, left: 600_000 },
}
const MINE: ChallengeView = { ...ASKED, table: 'mine', isMine: true, isSeated: true }
const AT_HOME = { path: '/', later: new Set<string>(), passed: 0 }

describe('the challenge that a page shows', () => {
  test('is one for the reader; else a live one of theirs', () => {
    expect(challengeToShow([MINE, ASKED], AT_HOME)).toBe(ASKED)
    expect(challengeToShow([MINE, { ...ASKED, isSeated: true }], AT_HOME)).toBe(MINE)
    expect(challengeToShow([{ ...MINE, pace: 'days' }], AT_HOME)).toBeUndefined()
    expect(challengeToShow([{ ...MINE, isSeated: false }], AT_HOME)).toBeUndefined()
  })

  test('is none that is at this table, put off, or over', () => {
    expect(challengeToShow([ASKED], { ...AT_HOME, path: '/t/asked' })).toBeUndefined()
    expect(challengeToShow([ASKED], { ...AT_HOME, later: new Set(['asked']) })).toBeUndefined()
    expect(challengeToShow([ASKED], { ...AT_HOME, passed: 600_001 })).toBeUndefined()
  })

  test('is gone when the server no longer names it', () => {
    expect(challengesGone([ASKED, MINE], [MINE])).toEqual([ASKED])
  })
})

beforeAll(async () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  await Promise.all([siteReady(), lobbyReady(), peopleReady()])
})

describe('the bar', () => {
  test('says who challenges the reader, and can be accepted, declined and put off', async () => {
    const { LookingBar } = await import('../../src/lobby/bar.tsx')
    const part = await renderPart(h(LookingBar, {}))
    expect(part.text()).toBe('')
    await part.after(() => receiveMe({ ...NOBODY, challenges: [ASKED] }))
    expect(part.text()).toContain('Tess challenges you.')
    expect(part.text()).toContain('Avalon, live, rated, who begins is drawn by lot. 10 minutes left.')
    expect(part.markup()).toMatch(/<p[^>]* role="status"[^>]*>Tess challenges you\./)
    expect(part.markup()).toContain('href="/t/asked?sit=1"')
    expect(part.buttons()).toEqual(['Decline', 'Close'])
    await part.press('Close')
    expect(part.text()).toBe('')
    await part.after(() => receiveMe(NOBODY))
    part.clear()
  })
})

describe('the row of a challenge', () => {
  test('does not name the reader as their own opponent', () => {
    const seat = { level: null, sealed: false, revealed: false }
    const person = (name: string) => ({ name, person: { name, isGuest: false, arms: name } })
    const seats: TableView['seats'] = [
      { kind: 'person', ...person('Tess'), ...seat },
      { kind: 'expected', ...person('Carl'), ...seat },
    ]
    expect(othersAt({ seats, seat: null, keptSeat: 1 })).toBe('with Tess')
    expect(othersAt({ seats, seat: 0, keptSeat: null })).toBe('with Carl')
  })
})
