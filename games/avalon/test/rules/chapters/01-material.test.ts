import { sum } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import {
  avalon,
  CARDS,
  CHARACTERS,
  COLOURS,
  COPIES,
  cardOf,
  colourOf,
  isSorceress,
  REGION_CARDS,
  REGIONS,
  TILE_DATA,
  TILES,
  yieldOf,
} from '../../../rules/index.ts'
import { position, say } from '../position.ts'

describe('1 Material', () => {
  test('1.1 eighty cards: five colours, knight and sorceress, eight copies of each', () => {
    expect(COLOURS).toEqual(['yellow', 'green', 'red', 'blue', 'violet'])
    expect(CHARACTERS).toEqual(['knight', 'sorceress'])
    const all = COLOURS.flatMap((colour) => CHARACTERS.map((character) => cardOf(colour, character)))
    expect(all).toEqual(CARDS)
    expect(COPIES * all.length).toBe(80)
    expect(COPIES * CARDS.filter(isSorceress).length).toBe(40)
  })

  test('1.1 a card has a colour and a character and nothing else', () => {
    for (const colour of COLOURS) {
      expect([colourOf(cardOf(colour, 'knight')), isSorceress(cardOf(colour, 'knight'))]).toEqual([colour, false])
      expect([colourOf(cardOf(colour, 'sorceress')), isSorceress(cardOf(colour, 'sorceress'))]).toEqual([colour, true])
    }
  })

  test.each([
    ['plainA', 'plain', 3, false],
    ['plainCastle', 'plain', 2, true],
    ['plainB', 'plain', 2, false],
    ['forestA', 'forest', 3, false],
    ['forestCastle', 'forest', 2, true],
    ['stoneCircle', 'forest', 1, false],
    ['hillA', 'hill', 3, false],
    ['hillCastle', 'hill', 2, true],
    ['hillB', 'hill', 2, false],
    ['avalon', null, 1, false],
    ['swamp', null, 1, false],
  ] as const)('1.2 %s: landscape %s, %i crowns, castle %s', (name, landscape, crowns, castle) => {
    expect(REGION_CARDS[name]).toEqual({ name, landscape, crowns, castle })
  })

  test('1.2 eleven regions, 22 crowns, three castles, each on a landscape', () => {
    const cards = REGIONS.map((name) => REGION_CARDS[name])
    expect(cards).toHaveLength(11)
    expect(sum(cards.map(({ crowns }) => crowns))).toBe(22)
    const castles = cards.filter(({ castle }) => castle)
    expect(castles).toHaveLength(3)
    expect(castles.every(({ landscape }) => landscape !== null)).toBe(true)
  })

  test('1.2 a region stays in the mist, to everybody, until it is conquered', () => {
    const s = position({ hands: ['rK rK', ''] })
    s.does(0, say('reinforce rK 3'))
    for (const viewer of [0, 1, 'table'] as const) {
      expect(avalon.view(s.state, viewer).places.every(({ region }) => region === null)).toBe(true)
    }
    s.does(0, say('attack rK 3'), [['region in the mist', 0]])
    for (const viewer of [0, 1, 'table'] as const) {
      expect(avalon.view(s.state, viewer).places[2]?.region?.name).toBe('plainA')
    }
  })

  test.each([
    ['two', 'light', 2],
    ['landscape', 'light', 1],
    ['connected', 'light', 2],
    ['four', 'dark', 2],
    ['landscapeTwice', 'dark', 1],
    ['realm', 'dark', 1],
  ] as const)('1.3 the tile %s is %s, in %i copies', (tile, shade, copies) => {
    expect(TILE_DATA[tile]).toEqual({ shade, copies })
  })

  test('1.3 nine tiles, five light and four dark, three kinds each', () => {
    const ofShade = (shade: string) => TILES.filter((tile) => TILE_DATA[tile].shade === shade)
    expect(sum(ofShade('light').map((tile) => TILE_DATA[tile].copies))).toBe(5)
    expect(sum(ofShade('dark').map((tile) => TILE_DATA[tile].copies))).toBe(4)
    expect([ofShade('light').length, ofShade('dark').length]).toEqual([3, 3])
  })

  test('1.3 what each tile gives: one plain, two forests and a hill, two of them neighbours', () => {
    const { state } = position({
      regions: { 1: ['plainA', 0], 3: ['forestA', 0], 4: ['hillA', 0], 8: ['forestCastle', 0], 9: ['hillB', 1] },
    })
    expect(TILES.map((tile) => [tile, yieldOf(state, 0, tile)])).toEqual([
      ['two', 2],
      ['landscape', 2],
      ['connected', 2],
      ['four', 4],
      ['landscapeTwice', 4],
      ['realm', 4],
    ])
  })

  test('1.3 who owns nothing gets cards from two and four only', () => {
    expect(TILES.map((tile) => yieldOf(position().state, 0, tile))).toEqual([2, 0, 0, 4, 0, 0])
  })
})
