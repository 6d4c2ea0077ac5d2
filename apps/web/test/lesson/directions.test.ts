/* Arrow keys go to what one would expect, among things in rows, columns and hexes. */
import { describe, expect, it } from 'vitest'
import { nearestTo } from '../../src/lesson/directions.ts'

/** The one thing that is asked of an element. */
class Box {
  readonly name: string
  readonly #rect: DOMRect
  constructor(name: string, left: number, top: number) {
    this.name = name
    this.#rect = {
      left,
      top,
      width: 50,
      height: 50,
      x: left,
      y: top,
      right: left + 50,
      bottom: top + 50,
      toJSON: () => '',
    }
  }
  getBoundingClientRect(): DOMRect {
    return this.#rect
  }
}

/** Three rows of hexes, the second moved by half a tile. */
const HEXES = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((column) => new Box(`${row}${column}`, column * 57 + (row % 2) * 28, row * 49)),
)

function next(from: string, way: readonly [number, number], all: readonly Box[] = HEXES): string | undefined {
  const start = all.find(({ name }) => name === from)
  if (start === undefined) throw new Error(`no thing ${from}`)
  return nearestTo(start, all, way)?.name
}

describe('arrow keys', () => {
  it('go along a row', () => {
    expect(next('01', [1, 0])).toBe('02')
    expect(next('01', [-1, 0])).toBe('00')
  })

  it('go to the next row of hexes, not to the one after it', () => {
    expect(next('02', [0, 1])).toMatch(/^1[12]$/)
    expect(next('22', [0, -1])).toMatch(/^1[12]$/)
  })

  it('reach every thing from every other one', () => {
    for (const { name } of HEXES) {
      const reached = new Set([name])
      for (const each of reached) {
        for (const way of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const found = next(each, way)
          if (found !== undefined) reached.add(found)
        }
      }
      expect(reached.size).toBe(HEXES.length)
    }
  })

  it('take what lies aside where nothing else lies that way', () => {
    expect(next('a', [0, 1], [new Box('a', 0, 0), new Box('b', 300, 60)])).toBe('b')
  })

  it('stay at the edge', () => {
    expect(next('00', [-1, 0])).toBeUndefined()
  })
})
