import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { RECONSTRUCTED } from '../../../rules/data.ts'
import { coloursOf, linesOf, neighboursOf } from '../../../rules/index.ts'
import { tracedColours } from '../domain-model.ts'

const { frames } = RECONSTRUCTED

describe('1.7 The lines of a tile', () => {
  test('1.7 row 0 tile 2 of four: top slots 2 and 3, bottom slots 0 and 4', () => {
    const lines = linesOf(2, 4)
    const slots = (isUp: boolean) => lines.filter((line) => line.isUp === isUp).map(({ slot }) => slot)
    expect([slots(true), slots(false)]).toEqual([
      [2, 3],
      [0, 4],
    ])
    expect(lines.find(({ isUp, isLeft }) => !isUp && isLeft)?.tiles).toEqual([2, 7, 13, 18])
  })

  test('1.7 a line that leaves at the side reaches no slot, and ends at the last tile', () => {
    const out = linesOf(0, 4).find(({ isUp, isLeft }) => !isUp && isLeft)
    expect(out).toEqual({ isUp: false, isLeft: true, tiles: [0], slot: -1 })
  })

  test.each([3, 4])(
    '1.7 in %i rows each line goes from neighbour to neighbour, and its slot allows its colour',
    (rows) => {
      for (let tile = 0; tile < rows * 6; tile++) {
        const lines = linesOf(tile, rows)
        expect(lines).toHaveLength(4)
        for (const { tiles } of lines)
          for (let i = 1; i < tiles.length; i++) expect(neighboursOf(at(tiles, i - 1), rows)).toContain(at(tiles, i))
        const colours = lines.flatMap(({ isUp, slot }) => (slot < 0 ? [] : at(isUp ? frames.top : frames.bottom, slot)))
        expect(new Set(colours)).toEqual(tracedColours(tile, rows, frames))
        expect(new Set(colours)).toEqual(new Set(coloursOf(tile, rows, frames)))
      }
    },
  )
})
