import { at } from '@logres/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECONSTRUCTED } from '../../../rules/data.ts'
import { coloursOf, type Frames, neighboursOf, territoriesOf } from '../../../rules/domain.ts'
import { flooded, served, touching, tracedColours } from '../domain-model.ts'
import { CLOCKWISE } from '../quest-table.ts'

const { frames } = RECONSTRUCTED
const SIZES = [3, 4] as const
const all = (rows: number) => Array.from({ length: rows * 6 }, (_, tile) => tile)
const tile = (row: number, k: number) => row * 6 + k
const colours = (row: number, k: number, rows: number) =>
  coloursOf(tile(row, k), rows, frames).map((province) => at(CLOCKWISE, province))

describe('1.5 Neighbours', () => {
  test.each([
    [
      'top left corner',
      4,
      [0, 0],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'top right corner',
      4,
      [0, 5],
      [
        [0, 4],
        [1, 4],
        [1, 5],
      ],
    ],
    [
      'bottom left corner of four rows, to the right',
      4,
      [3, 0],
      [
        [3, 1],
        [2, 0],
        [2, 1],
      ],
    ],
    [
      'bottom right corner of four rows, to the right',
      4,
      [3, 5],
      [
        [3, 4],
        [2, 5],
      ],
    ],
    [
      'bottom left corner of three rows',
      3,
      [2, 0],
      [
        [2, 1],
        [1, 0],
      ],
    ],
    [
      'bottom right corner of three rows',
      3,
      [2, 5],
      [
        [2, 4],
        [1, 4],
        [1, 5],
      ],
    ],
    [
      'top edge',
      3,
      [0, 2],
      [
        [0, 1],
        [0, 3],
        [1, 1],
        [1, 2],
      ],
    ],
    [
      'bottom edge of four rows',
      4,
      [3, 2],
      [
        [3, 1],
        [3, 3],
        [2, 2],
        [2, 3],
      ],
    ],
    [
      'bottom edge of three rows',
      3,
      [2, 3],
      [
        [2, 2],
        [2, 4],
        [1, 2],
        [1, 3],
      ],
    ],
    [
      'left edge, odd row',
      4,
      [1, 0],
      [
        [1, 1],
        [0, 0],
        [0, 1],
        [2, 0],
        [2, 1],
      ],
    ],
    [
      'right edge, odd row',
      4,
      [1, 5],
      [
        [1, 4],
        [0, 5],
        [2, 5],
      ],
    ],
    [
      'left edge, even row',
      4,
      [2, 0],
      [
        [2, 1],
        [1, 0],
        [3, 0],
      ],
    ],
    [
      'right edge, even row',
      4,
      [2, 5],
      [
        [2, 4],
        [1, 4],
        [1, 5],
        [3, 4],
        [3, 5],
      ],
    ],
    [
      'inside, odd row',
      3,
      [1, 3],
      [
        [1, 2],
        [1, 4],
        [0, 3],
        [0, 4],
        [2, 3],
        [2, 4],
      ],
    ],
    [
      'inside, even row',
      4,
      [2, 3],
      [
        [2, 2],
        [2, 4],
        [1, 2],
        [1, 3],
        [3, 2],
        [3, 3],
      ],
    ],
  ] as const)('1.5 %s', (_, rows, [row, k], expected) => {
    const numbers = expected.map(([r, each]) => tile(r, each)).sort((a, b) => a - b)
    expect(neighboursOf(tile(row, k), rows).toSorted((a, b) => a - b)).toEqual(numbers)
  })

  test.each(SIZES)('1.5 in %i rows neighbours are mutual, at most six, none twice, never the tile itself', (rows) => {
    for (const each of all(rows)) {
      const around = neighboursOf(each, rows)
      expect(new Set(around).size).toBe(around.length)
      expect(around.length).toBeLessThanOrEqual(6)
      expect(around).not.toContain(each)
      for (const other of around) expect(neighboursOf(other, rows)).toContain(each)
    }
  })

  test.each(SIZES)('1.5 in %i rows they are the tiles that touch', (rows) => {
    for (const each of all(rows))
      expect(neighboursOf(each, rows).toSorted((a, b) => a - b)).toEqual(touching(each, rows))
  })
})

describe('1.7 Colours of a tile', () => {
  test('1.7 four rows, row 0 tile 2: top slots 2 and 3, bottom slots 0 and 4', () => {
    // Black and orange, blue and grey.
    expect(new Set(colours(0, 2, 4))).toEqual(new Set(['black', 'orange', 'blue', 'grey']))
    // The slots themselves: with the numbers of the slots for colours.
    const slots: Frames = { top: [10, 11, 12, 13, 14, 15, 16], bottom: [20, 21, 22, 23, 24, 25, 26] }
    expect(new Set(coloursOf(2, 4, slots))).toEqual(new Set([12, 13, 20, 24]))
  })

  test.each([
    ['row 0 tile 0 of three', 3, 0, [10, 11, 22]],
    ['row 0 tile 5 of three', 3, 5, [15, 16, 24]],
    ['row 1 tile 0 of three', 3, 6, [10, 12, 20, 22]],
    ['row 1 tile 5 of three', 3, 11, [15, 25]],
    ['row 2 tile 3 of three', 3, 15, [12, 15, 23, 24]],
    ['row 0 tile 0 of four', 4, 0, [10, 11, 22]],
    ['row 0 tile 5 of four', 4, 5, [15, 16, 23]],
    ['row 3 tile 0 of four', 4, 18, [13, 20, 21]],
    ['row 3 tile 5 of four', 4, 23, [14, 25, 26]],
    ['row 2 tile 0 of four', 4, 12, [12, 21]],
  ] as const)('1.7 lines that leave at the side give nothing: %s rows', (_, rows, each, slots) => {
    const numbered: Frames = { top: [10, 11, 12, 13, 14, 15, 16], bottom: [20, 21, 22, 23, 24, 25, 26] }
    expect(new Set(coloursOf(each, rows, numbered))).toEqual(new Set(slots))
  })

  test.each(SIZES)('1.7 with %i rows every tile has two to four colours, each named once', (rows) => {
    for (const each of all(rows)) {
      const found = coloursOf(each, rows, frames)
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBeGreaterThanOrEqual(2)
      expect(found.length).toBeLessThanOrEqual(4)
    }
  })

  test.each([
    [3, 9, 10],
    [4, 12, 13],
  ] as const)('1.7 with %i rows every colour serves %i or %i tiles', (rows, least, most) => {
    for (const province of CLOCKWISE.keys()) {
      const count = all(rows).filter((each) => coloursOf(each, rows, frames).includes(province)).length
      expect(count).toBeGreaterThanOrEqual(least)
      expect(count).toBeLessThanOrEqual(most)
      expect(count).toBe(served(rows, frames)[province])
    }
  })

  test.each(SIZES)('1.7 with %i rows one tile takes exactly grey, orange and blue', (rows) => {
    const takers = all(rows).filter((each) => colours(0, each, rows).toSorted().join() === 'blue,grey,orange')
    expect(takers).toHaveLength(1)
  })

  test.each(SIZES)('1.7 with %i rows each tile has the colours that a line drawn by geometry finds', (rows) => {
    for (const each of all(rows))
      expect(new Set(coloursOf(each, rows, frames))).toEqual(tracedColours(each, rows, frames))
  })

  test('1.7 the same with any frames', () => {
    const slots = fc.array(fc.nat({ max: 5 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(slots, slots, fc.constantFrom(...SIZES), (top, bottom, rows) => {
        for (const each of all(rows)) {
          expect(new Set(coloursOf(each, rows, { top, bottom }))).toEqual(tracedColours(each, rows, { top, bottom }))
        }
      }),
    )
  })
})

describe('7.2 Territories', () => {
  const read = (text: string) => [...text.replaceAll(/\s/g, '')]
  const territories = (sorts: readonly string[]) =>
    territoriesOf(sorts)
      .map((tiles) => tiles.toSorted((a, b) => a - b))
      .toSorted((a, b) => at(a, 0) - at(b, 0))

  test('7.2 one terrain everywhere is one territory', () => {
    expect(territories(Array.from({ length: 24 }, () => 'w'))).toEqual([all(4)])
  })

  test('7.2 tiles of one terrain that do not touch are territories of their own', () => {
    // w at row 0 tile 0 and at row 1 tile 1: no touch; m at row 0 tile 1 and at row 1 tile 0: they touch.
    const sorts = read('wmllll mwllll llllll')
    expect(territories(sorts)).toEqual([[0], [1, 6], [2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], [7]])
  })

  test('7.2 a row that stands to the right touches to the right above and below', () => {
    const sorts = read('lwllll wlllll lwllll llllll')
    expect(territories(sorts).filter(([first]) => first === 1)).toEqual([[1, 6, 13]])
  })

  test('7.2 a row end is not the next row’s beginning', () => {
    const sorts = read('lllllw wlllll lllllm mlllll')
    expect(territories(sorts).filter((tiles) => tiles.length === 1)).toEqual([[5], [6], [17], [18]])
  })

  test('7.2 on random layouts the groups are those of a flood', () => {
    const layout = fc
      .tuple(fc.constantFrom(...SIZES), fc.constantFrom('m', 'mw', 'mwl', 'mmmmw'))
      .chain(([rows, letters]) => fc.array(fc.constantFrom(...letters), { minLength: rows * 6, maxLength: rows * 6 }))
    fc.assert(
      fc.property(layout, (sorts) => {
        const marks = flooded(sorts)
        const groups = [...Map.groupBy(sorts.keys(), (each) => at(marks, each)).values()]
        expect(territories(sorts)).toEqual(groups)
      }),
      { numRuns: 500 },
    )
  })

  test('7.2 every tile is in one territory', () => {
    const real = fc.shuffledSubarray([...'mmmmmmmmwwwwwwwwllllllll'], { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(real, (sorts) => {
        expect(
          territories(sorts)
            .flat()
            .toSorted((a, b) => a - b),
        ).toEqual(all(4))
      }),
    )
  })
})
