import { describe, expect, test } from 'vitest'
import { countedBy, type Region, type Side, type Tile, yieldOf } from '../../../rules/index.ts'
import { position } from '../position.ts'

/** A row in words: "plainA+ hillA- …", + for one's own, - for the opponent's, . for mist. */
function yields(tile: Tile, row: string, avalonAndSwampInterrupt = false): number {
  const regions: Record<number, readonly [Region, Side]> = {}
  for (const [i, text] of row.split(' ').entries()) {
    const region = REGIONS.find((name) => name === text.slice(0, -1))
    if (region !== undefined) regions[i + 1] = [region, text.endsWith('+') ? 0 : 1]
  }
  const { state } = position({ regions, options: { avalonAndSwampInterrupt } })
  const given = yieldOf(state, 0, tile)
  if (tile !== 'two' && tile !== 'four') {
    // The regions named are those that were counted.
    const counted = countedBy(state, 0, tile)
    expect(counted.length * (tile === 'landscapeTwice' ? 2 : 1)).toBe(given)
    expect(counted.every((at) => state.places[at]?.owner === 0)).toBe(true)
  }
  return given
}
const REGIONS: readonly Region[] = [
  ...(['plainA', 'plainCastle', 'plainB', 'forestA', 'forestCastle', 'stoneCircle'] as const),
  ...(['hillA', 'hillCastle', 'hillB', 'avalon', 'swamp'] as const),
]

describe('7 Supply: what the tiles give', () => {
  test('7.3 Avalon and the swamp are no regions for any tile', () => {
    for (const tile of ['landscape', 'landscapeTwice', 'connected', 'realm'] as const) {
      expect(yields(tile, 'avalon+ swamp+')).toBe(0)
    }
    expect(yields('realm', 'plainA+ avalon+ swamp+ hillA+')).toBe(2)
    expect(yields('connected', 'avalon+ plainA+ swamp+')).toBe(1)
  })

  test('7.3 landscape: the one he owns most of; others’ regions and castles as such play no part', () => {
    expect(yields('landscape', 'plainA+ forestA+ forestCastle+ hillA- hillB- hillCastle-')).toBe(2)
    expect(yields('landscapeTwice', 'plainA+ forestA+ forestCastle+ hillA- hillB- hillCastle-')).toBe(4)
    expect(yields('landscape', 'stoneCircle+ forestA+ forestCastle+')).toBe(3)
  })

  test('7.3 ties for most: the maximum counts once', () => {
    expect(yields('landscape', 'plainA+ plainB+ hillA+ hillB+')).toBe(2)
    expect(yields('landscapeTwice', 'plainA+ plainB+ hillA+ hillB+ forestA+ forestCastle+')).toBe(4)
  })

  test('7.3 connected: neighbouring regions of his, of whatever landscape', () => {
    expect(yields('connected', 'plainA+ hillA+ forestA+')).toBe(3)
  })

  test('7.3 connected: the largest stretch only, wherever it lies', () => {
    expect(yields('connected', 'plainA+ plainB- hillA+ forestA+ . hillB+')).toBe(2)
    expect(yields('connected', '. . . . . . . . hillB+ hillA+ plainA+')).toBe(3)
    expect(yields('connected', 'plainA+ plainB+ . hillA+ hillB+ . forestA+')).toBe(2)
  })

  test('7.3 which regions are counted', () => {
    const row = 'plainA+ plainB- hillA+ avalon- forestA+ . hillB+'
    const { state } = position({
      regions: {
        1: ['plainA', 0],
        2: ['plainB', 1],
        3: ['hillA', 0],
        4: ['avalon', 1],
        5: ['forestA', 0],
        7: ['hillB', 0],
      },
    })
    expect(yields('connected', row)).toBe(2)
    expect(countedBy(state, 0, 'connected')).toEqual([2, 4])
    expect(countedBy(state, 0, 'landscape')).toEqual([2, 6])
    expect(countedBy(state, 0, 'realm')).toEqual([0, 2, 4, 6])
    expect([countedBy(state, 0, 'two'), countedBy(state, 1, 'realm')]).toEqual([[], [1]])
  })

  test('7.3 connected: the row is no ring', () => {
    expect(yields('connected', 'plainA+ . . . . . . . . . plainB+')).toBe(1)
  })

  test('7.3 connected: mist interrupts, and so does an ordinary region of the opponent', () => {
    expect(yields('connected', 'plainA+ . hillA+')).toBe(1)
    expect(yields('connected', 'plainA+ plainB- hillA+')).toBe(1)
  })

  test('7.3 connected: a face-up Avalon or swamp bridges without counting, alone or side by side', () => {
    expect(yields('connected', 'plainA+ avalon+ hillA+')).toBe(2)
    expect(yields('connected', 'plainA+ swamp+ hillA+')).toBe(2)
    expect(yields('connected', 'plainA+ swamp+ avalon+ hillA+ hillB+')).toBe(3)
  })

  test('7.3 connected: it bridges no matter who owns it', () => {
    expect(yields('connected', 'plainA+ avalon- hillA+')).toBe(2)
    expect(yields('connected', 'plainA+ swamp- avalon+ hillA+')).toBe(2)
  })

  test('7.3 connected: a bridge ends at the mist', () => {
    expect(yields('connected', 'plainA+ avalon+ . hillA+')).toBe(1)
  })

  test('7.3 with the option avalonAndSwampInterrupt they interrupt, no matter who owns them', () => {
    expect(yields('connected', 'plainA+ avalon+ hillA+', true)).toBe(1)
    expect(yields('connected', 'plainA+ plainB+ swamp- hillA+', true)).toBe(2)
    expect(yields('connected', 'avalon+ swamp+', true)).toBe(0)
  })

  test('7.3 the option touches no other tile', () => {
    for (const tile of ['landscape', 'landscapeTwice', 'realm', 'two', 'four'] as const) {
      const row = 'plainA+ avalon+ plainB+ swamp- hillA+'
      expect(yields(tile, row, true)).toBe(yields(tile, row))
    }
  })
})
