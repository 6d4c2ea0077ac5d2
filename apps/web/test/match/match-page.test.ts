/* The match page around the board: seats, screen reader texts, past positions, result, clocks. */
import '../fake-dom/fake-dom.ts'
import type { Outcome } from '@logres/kernel'
import { signal } from '@preact/signals'
import { h } from 'preact'
import { afterEach, describe, expect, it } from 'vitest'
import { Announcer } from '../../src/match/announcer.tsx'
import { timeLeft, timeText } from '../../src/match/clock.tsx'
import { ConnectionStatus } from '../../src/match/header.tsx'
import { Standings, verdict } from '../../src/match/result.tsx'
import type { MatchState } from '../../src/match/state.ts'
import { wordsReady } from '../../src/match/words/index.ts'
import type { Play } from '../../src/play/play.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { actOrWait, askedIn, legalIn, openMatch } from '../fake-dom/local-match.ts'

const opened: MatchState[] = []

async function open(seed: string): Promise<MatchState> {
  const state = await openMatch('avalon', seed)
  opened.push(state)
  return state
}

afterEach(() => {
  for (const state of opened.splice(0)) state.close()
})

describe('the seats', () => {
  it('are named, with who plays them', async () => {
    const state = await open('seats')
    expect(state.seats.value).toEqual([
      { name: 'Bors', note: 'you' },
      { name: 'Mordred', note: 'page' },
    ])
    expect(state.players.value).toEqual({ names: ['Bors', 'Mordred'], reader: 0 })
    await state.match.play.resign()
    expect(state.seats.value.map(({ note }) => note)).toEqual(['has resigned', 'page'])
  })
})

describe('a screen reader', () => {
  it('gets what happened, once, and then the question', async () => {
    const state = await open('ears')
    const part = await renderPart(h(Announcer, { state }))
    expect(part.text()).toBe('Play a card, or stop here.')
    const reinforce = legalIn(state).find(({ kind }) => kind === 'reinforce')
    if (reinforce === undefined) throw new Error('no card to play')
    await part.after(() => state.act(reinforce))
    expect(part.text()).toMatch(/^You reinforce region \d+ with a .*\. Play a card, or stop here\.$/)
    await part.after(() => state.act({ kind: 'finishPlays' }))
    expect(part.text()).not.toContain('reinforce')
    expect(part.text()).toContain('Take a supply tile.')
    await part.after(() => state.jump(1))
    expect(part.text(), 'who looks back is asked nothing').not.toContain('Take a supply tile.')
    part.clear()
  })
})

describe('the banner', () => {
  it('says that the server cannot save, for as long as that lasts', async () => {
    const state = await open('banner')
    const isSaving = signal(true)
    const { match } = state
    const unsaved = Object.assign(Object.create(state), {
      match: { ...match, play: Object.assign(Object.create(match.play), { isSaving }) },
    })
    const part = await renderPart(h(ConnectionStatus, { state: unsaved }))
    expect(part.text()).toBe('')
    await part.after(() => {
      isSaving.value = false
    })
    expect(part.text()).toContain('The server cannot save just now.')
    await part.after(() => {
      isSaving.value = true
    })
    expect(part.text()).toBe('')
    part.clear()
  })
})

describe('looking back', () => {
  it('shows the position that was, and the present again', async () => {
    const state = await open('back')
    for (let i = 0; i < 4 && askedIn(state) === 'playCards'; i++)
      await actOrWait(
        state,
        legalIn(state).filter(({ kind }) => kind === 'reinforce'),
      )
    const last = state.steps.value.length - 1
    expect(state.shownAt.value).toBe(last)
    state.jump(1)
    expect([state.isLive, state.shownAt.value, state.question.value, state.canUndo]).toEqual([false, 1, null, false])
    state.jump(-3)
    expect(state.shownAt.value).toBe(0)
    state.jump(last)
    expect([state.isLive, state.canUndo]).toEqual([true, true])
    await state.undo()
    expect(state.steps.value.length).toBe(last)
    await state.restart()
    expect(state.steps.value.length).toBe(1)
  })
})

describe('the result', () => {
  const rules = (places: readonly number[], scores: readonly number[]): Outcome => ({
    by: 'rules',
    result: { places, scores, reason: 'crowns' },
  })

  it('is said to winner and loser', async () => {
    const state = await open('end')
    const said: readonly (readonly [Outcome, string])[] = [
      [rules([1, 2], [15, 9]), 'You win.'],
      [rules([2, 1], [9, 15]), 'Mordred wins.'],
      [rules([1, 1], [9, 9]), 'Nobody won'],
      [{ by: 'agreement' }, 'You agreed to end it without a winner.'],
      [{ by: 'void', reason: 'closed' }, 'The match is void.'],
      [{ by: 'resignation', seat: 0, places: [2, 1] }, 'Mordred wins.'],
    ]
    for (const [outcome, sentence] of said) expect(verdict(state, outcome)).toBe(sentence)
  })

  it('is listed by place, with what each has', async () => {
    const state = await open('end')
    const table = await renderPart(h(Standings, { state, outcome: rules([2, 1], [9, 15]) }))
    expect(table.text()).toBe('PlaceNameCrowns1.Mordred15 crowns2.Bors9 crowns')
    table.clear()
    const resigned = await renderPart(h(Standings, { state, outcome: { by: 'resignation', seat: 0, places: [2, 1] } }))
    expect(resigned.text()).toBe('Bors resigned.')
    resigned.clear()
  })
})

describe('the time that is left', () => {
  type Clocks = NonNullable<Play['clocks']['value']>

  function playWith(clocks: Clocks | undefined): Pick<Play, 'clocks'> {
    return { clocks: signal(clocks) }
  }

  it('runs for the seat that is to act, after its grace, and stands still for the others', () => {
    const play = playWith({
      ...{ kind: 'clock', at: 1_000, until: null, received: 1_000 },
      ...{ left: [60_000, 30_000], running: [0], frame: 9_000, grace: 2_000, paused: 0 },
    })
    expect(timeLeft(play, 0, 1_000)).toBe(60_000)
    expect(timeLeft(play, 0, 3_000)).toBe(60_000)
    expect(timeLeft(play, 0, 13_000)).toBe(50_000)
    expect(timeLeft(play, 0, 500_000)).toBe(0)
    expect(timeLeft(play, 1, 13_000)).toBe(30_000)
    expect(timeLeft(play, 'all', 4_000)).toBe(6_000)
    expect(timeLeft(playWith(undefined), 0, 1_000)).toBeUndefined()
  })

  it('does not run while pages show what happened, nor to the eyes of a page that is behind', () => {
    const play = playWith({
      ...{ kind: 'clock', at: 1_000, until: null, received: 1_000 },
      ...{ left: [60_000, 30_000], running: [0], frame: 9_000, grace: 2_000, paused: 5_000 },
    })
    expect(timeLeft(play, 0, 8_000)).toBe(60_000)
    expect(timeLeft(play, 0, 9_000)).toBe(59_000)
    expect(timeLeft(play, 'all', 6_000)).toBe(9_000)
    expect(timeLeft(play, 'all', 7_000)).toBe(8_000)
    expect(timeLeft(play, 0, 20_000, true)).toBe(60_000)
    expect(timeLeft(play, 'all', 20_000, true)).toBeUndefined()
  })

  it('is said in minutes, in hours, or in days', async () => {
    await wordsReady()
    expect([0, 1, 59_001, 61_000, 3_599_000].map(timeText)).toEqual(['0:00', '0:01', '1:00', '1:01', '59:59'])
    expect(timeText(2 * 3_600_000 + 5 * 60_000)).toBe('2:05 h')
    expect(timeText(3 * 86_400_000 + 4 * 3_600_000)).toBe('3 d 4 h')
  })
})
