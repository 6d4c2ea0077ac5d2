import type { Outcome } from '@logres/kernel'
import { describe, expect, it } from 'vitest'
import { minus, numeral, reasonOf, signed, spread, winnersOf } from '../src/ending/index.ts'

const MEASURES = { narrow: 3, lead: 10, rout: 25 }
const reason = (scores: readonly number[], reader: number | null, marks: readonly (readonly number[])[] = []) =>
  reasonOf([0], reader, { marks: [[0, 0, 0], ...marks, scores], scores }, MEASURES)

describe('the reason of a title', () => {
  it('is a tie, then a narrow margin, for the winner, a loser, and a spectator', () => {
    for (const reader of [0, 1, null]) expect(reason([50, 50, 10], reader)).toBe('tie')
    for (const reader of [0, 1, null]) expect(reason([50, 47, 10], reader)).toBe('narrow')
    expect(reason([50, 46, 10], 1)).toBe('plain')
  })

  it('is measured from the reader, not from the second', () => {
    expect(reason([50, 49, 30], 2)).toBe('plain')
  })

  it('is a comeback for the winner and a lead lost for the one who led', () => {
    const marks = [[10, 20, 5]]
    expect(reason([50, 30, 10], 0, marks)).toBe('comeback')
    expect(reason([50, 30, 10], null, marks)).toBe('comeback')
    expect(reason([50, 30, 10], 1, marks)).toBe('leadLost')
    expect(reason([50, 30, 10], 2, marks)).toBe('plain')
    expect(reason([50, 30, 10], 0, [[11, 20, 5]])).toBe('plain')
  })

  it('is the largest margin, else the plain one', () => {
    expect(reason([50, 25, 10], 0)).toBe('rout')
    expect(reason([50, 26, 10], 0)).toBe('plain')
  })

  it('takes what a game says the loser lacked', () => {
    expect(reasonOf([0], 1, { marks: [[0, 0]], scores: [15, 4], gap: 3 }, MEASURES)).toBe('narrow')
  })
})

describe('winners', () => {
  const by = (places: readonly number[]): Outcome => ({ by: 'rules', result: { places, scores: [], reason: '' } })
  it('are those in the first place, unless all are', () => {
    expect(winnersOf(by([2, 1, 1]))).toEqual([1, 2])
    expect(winnersOf(by([1, 1]))).toEqual([])
    expect(winnersOf({ by: 'resignation', seat: 0, places: [2, 1] })).toEqual([1])
    expect(winnersOf({ by: 'agreement' })).toEqual([])
  })
})

describe('a chart', () => {
  it('keeps names apart and inside the picture', () => {
    const placed = spread([100, 100, 104, 248, 249])
    const sorted = placed.toSorted((a, b) => a - b)
    for (const [i, y] of sorted.entries()) {
      expect(y).toBeLessThanOrEqual(242)
      if (i > 0) expect(y - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(19)
    }
  })

  it('writes numbers as they are printed', () => {
    expect([minus(-3), minus(0), signed(2), signed(-2), signed(0), numeral(4)]).toEqual([
      '−3',
      '0',
      '+2',
      '−2',
      '0',
      'IV',
    ])
  })
})
