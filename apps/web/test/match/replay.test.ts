/* Going through a match: by step, by turn, at a speed, with what happened at each position. Without a browser. */
import '../fake-dom/fake-dom.ts'
import type { Step } from '@logres/board-kit'
import { seededChance } from '@logres/kernel'
import { h } from 'preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PastPosition } from '../../src/match/past-position.tsx'
import { ReplayBar, toggleReplay } from '../../src/match/replay-bar.tsx'
import { turnStart } from '../../src/match/replay-steps.ts'
import type { MatchState } from '../../src/match/state.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { actOrWait, openMatch, turnIn } from '../fake-dom/local-match.ts'

function stepsOf(...turns: readonly number[]): readonly Step[] {
  return turns.map((no) => ({ events: [], view: {}, turn: { no, seat: 0 } }))
}

const NO_KINDS = { logStarts: [], logSetUp: [] }

describe('by turns', () => {
  const steps = stepsOf(1, 1, 1, 2, 2, 3)

  it.each([
    [0, 3],
    [2, 3],
    [3, 5],
    [5, 5],
  ])('from position %i forward to %i', (now, then) => {
    expect(turnStart(steps, NO_KINDS, now, 1)).toBe(then)
  })

  it.each([
    [5, 3],
    [4, 3],
    [3, 0],
    [1, 0],
    [0, 0],
  ])('from position %i back to %i', (now, then) => {
    expect(turnStart(steps, NO_KINDS, now, -1)).toBe(then)
  })

  it('a draft is one turn, however many picks it has', () => {
    const picked = [1, 2, 3, 3, 4].map((no, i) => ({
      ...{ view: {}, turn: { no, seat: 0 } },
      events: i === 0 ? [] : [{ kind: i < 3 ? 'pick' : 'move' }],
    }))
    const kinds = { logStarts: [], logSetUp: ['pick'] }
    expect(turnStart(picked, kinds, 0, 1)).toBe(2)
    expect(turnStart(picked, kinds, 2, 1)).toBe(4)
    expect(turnStart(picked, kinds, 4, -1)).toBe(2)
    expect(turnStart(picked, kinds, 2, -1)).toBe(0)
  })
})

const opened: MatchState[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const state of opened.splice(0)) state.close()
})

/** A match of Avalon in its fourth turn. */
async function fourTurns(): Promise<MatchState> {
  const state = await openMatch('avalon', 'replay')
  opened.push(state)
  const chance = seededChance('replay')
  for (let i = 0; i < 2_000 && turnIn(state) < 4; i++) await actOrWait(state, undefined, chance)
  expect(turnIn(state)).toBeGreaterThanOrEqual(4)
  return state
}

describe('the controls', () => {
  it('offer only what leads somewhere', async () => {
    const state = await fourTurns()
    const part = await renderPart(h(ReplayBar, { state }))
    const back = ['To the start', 'One turn back', 'One step back']
    const on = ['One step forward', 'One turn forward', 'To the latest position']
    expect(part.buttons()).toEqual([...back, 'Play'])
    await part.press('To the start')
    expect(part.buttons()).toEqual(['Play', ...on])
    await part.press('One turn forward')
    const { value: at } = state.shownAt
    expect(state.steps.value[at]?.turn.no).toBe(2)
    expect(state.steps.value[at - 1]?.turn.no).toBe(1)
    expect(part.buttons()).toEqual([...back, 'Play', ...on])
    await part.press('To the latest position')
    expect(state.isLive).toBe(true)
    part.clear()
  })

  it('play the match at the chosen speed', async () => {
    const state = await fourTurns()
    const part = await renderPart(h(ReplayBar, { state }))
    vi.useFakeTimers()
    const after = async (ms: number) => {
      await part.after(() => void vi.advanceTimersByTime(ms))
      return state.shownAt.value
    }
    await part.after(() => toggleReplay(state))
    expect(await after(900)).toBe(1)
    await part.choose('4')
    expect(await after(900)).toBe(5)
    await part.choose('0.5')
    expect(await after(900)).toBe(5)
    expect(await after(900)).toBe(6)
    await part.choose('1')
    await part.press('Pause')
    expect(await after(9_000)).toBe(6)
    part.clear()
  })
})

describe('a past position', () => {
  it('is told by what led there, and only by what was known then', async () => {
    const state = await fourTurns()
    state.jump(0)
    const part = await renderPart(h(PastPosition, { state }))
    expect(part.text()).toContain('The match begins.')
    const told = new Map<number, string>()
    for (let at = 1; at < state.steps.value.length - 1; at++) {
      await part.after(() => state.jump(at))
      told.set(at, part.text())
    }
    expect(new Set(told.values()).size).toBeGreaterThan(5)
    expect([...told.values()].filter((text) => text.includes('The match begins.'))).toEqual([])
    part.clear()
  })
})
