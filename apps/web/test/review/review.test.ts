/* A review as the page holds it: what the worker reports, positions and addresses, marks side by side. */
import { describe, expect, it } from 'vitest'
import { addressOf, parseAddress } from '../../src/review/address.ts'
import { NOTHING_YET, playAt, type ReviewPlay, stepBefore, withNews } from '../../src/review/data.ts'
import { change, inHundred } from '../../src/review/numbers.ts'
import { spaced } from '../../src/review/spaced.ts'

const play = (no: number, from: number, seqs: readonly number[]): ReviewPlay => ({
  ...{ no, of: no, actor: 0, turn: no + 1, from, seqs },
})
const PLAYS = [play(0, 0, [1, 2]), play(1, 2, [5]), play(2, 3, [6, 7, 9])]

describe('what a worker reports', () => {
  it('adds points to those that were there, and replaces what stands out', () => {
    const point = (play: number) => ({ play, open: [], known: [] })
    const first = withNews(NOTHING_YET, { kind: 'news', seats: 2, plays: PLAYS, points: [point(0)] })
    const second = withNews(first, { kind: 'news', points: [point(1), point(2)], done: 1 })
    expect(second.points.map(({ play }) => play)).toEqual([0, 1, 2])
    expect(second).toMatchObject({ seats: 2, done: 1, ledger: undefined })
  })

  it('knows positions by the entries of the record, in which undone ones leave gaps', () => {
    const data = { ...NOTHING_YET, plays: PLAYS }
    expect([1, 2, 5, 6, 9].map((seq) => stepBefore(data, seq))).toEqual([0, 1, 2, 3, 5])
    expect([0, 1, 2, 3, 5, 6].map((step) => playAt(data, step))).toEqual([0, 0, 1, 2, 2, 3])
  })
})

describe('the address of a position', () => {
  it('names step and knowledge, and is read back', () => {
    expect(parseAddress(addressOf(61, 'open'), 2)).toEqual({ step: 61, knowledge: 'open' })
    expect(parseAddress(addressOf(61, 1), 2)).toEqual({ step: 61, knowledge: 1 })
    expect(parseAddress('#61', 2)).toEqual({ step: 61, knowledge: undefined })
  })

  it('names no seat that is not at the table, and nothing else', () => {
    expect(parseAddress('#61-3', 2)).toEqual({ step: 61, knowledge: undefined })
    expect(parseAddress('#61-0', 2)).toEqual({ step: 61, knowledge: undefined })
    for (const hash of ['', '#', '#end', '#-1', '#1e9', '#61-me']) expect(parseAddress(hash, 2)).toBeUndefined()
  })
})

describe('values', () => {
  it('are whole numbers with twice their error, never without one', () => {
    expect(inHundred({ mean: 0.724, error: 0.012 })).toBe('72 ± 2')
    expect(change({ mean: -0.06, error: 0.0001 })).toBe('−6 ± 1')
    expect(inHundred({ mean: 1, error: 0 })).toBe('100')
  })
})

describe('marks on the curve', () => {
  it('keep their order, their distance and their place where they can', () => {
    expect(spaced([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90])
    expect(spaced([50, 52, 54], 20, 0, 200)).toEqual([50, 70, 90])
    expect(spaced([90, 95, 100], 20, 0, 100)).toEqual([60, 80, 100])
  })
})
