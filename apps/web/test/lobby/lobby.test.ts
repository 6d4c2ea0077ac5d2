/* What a page makes of what the lobby says, without a browser. */
import type { FoundView, SeekView } from '@logres/protocol'
import { describe, expect, test } from 'vitest'
import { endBetween } from '../../src/lobby/heard.ts'
import type { Heard, WaitView } from '../../src/lobby/state.ts'
import { steadyRows } from '../../src/pages/home/steady.ts'
import { bestFit, type Choice } from '../../src/pages/home/wanted.ts'

const SEEK: SeekView = { game: 'avalon', pace: 'live', players: 2, isRated: false, range: null, waited: 0 }
const FOUND: FoundView = {
  ...{ table: 't', game: 'avalon', pace: 'live', isRated: false },
  people: [{ name: 'Ana', isGuest: true, arms: 'a' }],
  ...{ seated: 0, isSeated: false, left: 8000 },
}
const heard = (more: Partial<Heard>): Heard => ({
  at: 0,
  seek: null,
  found: null,
  challenges: [],
  reveals: [],
  turns: 0,
  ...more,
})

describe('how a search ends', () => {
  test('others did not come: it goes on', () => {
    const before = heard({ found: { ...FOUND, isSeated: true } })
    expect(endBetween(before, heard({ at: 11_000, seek: SEEK }))).toBe('othersGone')
  })

  test('the reader did not answer in time', () => {
    expect(endBetween(heard({ found: FOUND }), heard({ at: 11_000 }))).toBe('missed')
  })

  test('a match has begun, or another tab said no: nothing to tell', () => {
    expect(endBetween(heard({ found: { ...FOUND, isSeated: true } }), heard({ at: 11_000 }))).toBeUndefined()
    expect(endBetween(heard({ found: FOUND }), heard({ at: 2_000 }))).toBeUndefined()
    expect(endBetween(heard({ found: FOUND }), heard({ found: { ...FOUND, seated: 1 }, at: 1_000 }))).toBeUndefined()
    expect(endBetween(heard({ seek: SEEK }), heard({ at: 11_000 }))).toBeUndefined()
  })
})

describe('what a press on a row means', () => {
  const choice: Choice = { players: null, isRated: false, range: null }
  const wait = (more: Partial<WaitView>): WaitView => ({
    ...{ game: 'tournament', pace: 'live', players: 4, isRated: false, count: 1, people: [] },
    ...more,
  })
  const fit = (waits: readonly WaitView[], more: Partial<Choice> = {}, mayRate = false) =>
    bestFit(waits, { game: 'tournament', pace: 'live', choice: { ...choice, ...more }, mayRate })

  test('nobody waits: what was chosen, or the usual number', () => {
    expect(fit([])).toEqual({ players: 4, isRated: false, wait: undefined })
    expect(fit([wait({ pace: 'quick' }), wait({ game: 'merlin' })], { players: 5 })).toMatchObject({ players: 5 })
  })

  test('the table that lacks the fewest, unless a number was chosen', () => {
    const [four, three] = [wait({ count: 1 }), wait({ players: 3, count: 2 })]
    expect(fit([four, three])).toMatchObject({ players: 3, wait: three })
    expect(fit([four, three], { players: 4 })).toMatchObject({ players: 4, wait: four })
    expect(fit([three], { players: 6 })).toEqual({ players: 6, isRated: false, wait: undefined })
  })

  test('rated searches are for those who may play rated, and come second unless they were chosen', () => {
    const [rated, unrated] = [wait({ isRated: true }), wait({})]
    expect(fit([rated])).toMatchObject({ isRated: false, wait: undefined })
    expect(fit([rated], {}, true)).toMatchObject({ isRated: true, wait: rated })
    expect(fit([rated, unrated], {}, true)).toMatchObject({ wait: unrated })
    expect(fit([rated, unrated], { isRated: true }, true)).toMatchObject({ wait: rated })
  })
})

describe('rows under the pointer', () => {
  const rows = (text: string) => [...text]
  const shown = (text: string) => rows(text).map((item) => ({ item, isGone: false }))
  const keyOf = (item: string) => item

  test('stay where they are: what is gone fades there, what is new comes last', () => {
    expect(steadyRows(shown('abc'), rows('dca'), keyOf, true)).toEqual([
      { item: 'a', isGone: false },
      { item: 'b', isGone: true },
      { item: 'c', isGone: false },
      { item: 'd', isGone: false },
    ])
  })

  test('are those of the server once nobody points at them', () => {
    expect(steadyRows(shown('abc'), rows('dca'), keyOf, false)).toEqual(shown('dca'))
  })
})
