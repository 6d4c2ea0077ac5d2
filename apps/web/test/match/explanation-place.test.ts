/* Where an explanation stands: beside the thing, and inside the window. */
import { describe, expect, it } from 'vitest'
import { placeBeside } from '../../src/match/explanation-place.ts'

const WINDOW = { width: 400, height: 800 }
const SIZE = { width: 200, height: 100 }

const boxAt = (left: number, top: number, width = 60, height = 40) => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
})

describe('an explanation stands', () => {
  it.each([
    ['at the right', boxAt(20, 300), { left: 88, top: 270 }],
    ['at the left, if there is no room at the right', boxAt(320, 300), { left: 112, top: 270 }],
    ['above, if there is room on neither side', boxAt(150, 300), { left: 80, top: 192 }],
    ['below, if the thing is at the top', boxAt(150, 20), { left: 80, top: 68 }],
  ])('%s', (_, thing, place) => {
    expect(placeBeside(thing, SIZE, WINDOW)).toEqual(place)
  })

  it('inside the window, wherever the thing is and however large', () => {
    for (let left = -100; left <= 500; left += 37) {
      for (let top = -100; top <= 900; top += 41) {
        for (const [width, height] of [
          [10, 10],
          [380, 30],
          [30, 780],
          [390, 790],
        ] as const) {
          const place = placeBeside(boxAt(left, top, width, height), SIZE, WINDOW)
          expect(place.left).toBeGreaterThanOrEqual(0)
          expect(place.top).toBeGreaterThanOrEqual(0)
          expect(place.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width)
          expect(place.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height)
        }
      }
    }
  })
})
