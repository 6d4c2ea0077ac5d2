import { describe, expect, test } from 'vitest'
import {
  APPLES,
  COUNTERS,
  ITEMS_A_COLOUR,
  MANORS,
  PLAIN_TILES,
  PROVINCE_EVERY,
  QUESTS,
  RECONSTRUCTED,
  RING,
  SEATS,
  STAFFS,
  TOWER_TILES,
  TRAITORS_A_COLOUR,
} from '../../../rules/data.ts'
import { FRAME_SLOTS, ROW_LENGTH } from '../../../rules/domain.ts'
import { COLOURS, DEEDS, ITEMS, PROVINCES, SERVANTS, SPACES, TERRAINS } from '../../../rules/vocabulary.ts'
import { CLOCKWISE, ordered, QUEST_TABLE, tell } from '../quest-table.ts'

const { ring, frames, startingTiles, quests } = RECONSTRUCTED
const named = (province: number | undefined) => CLOCKWISE[province ?? -1]
function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

describe('1 Material', () => {
  test('1.1 six provinces clockwise, each with six shields, six flags, six materials, a place for four servants', () => {
    expect(COLOURS).toEqual(['black', 'grey', 'blue', 'violet', 'orange', 'brown'])
    expect(PROVINCES).toEqual([0, 1, 2, 3, 4, 5])
    expect([...ITEMS].sort()).toEqual(['flag', 'material', 'shield'])
    expect(ITEMS_A_COLOUR).toBe(6)
    expect([...SERVANTS].sort()).toEqual(['builder', 'flagBearer', 'lady', 'shieldBearer'])
  })

  test('1.1 the provinces lie on the ring in that order', () => {
    expect(ring.filter((space) => COLOURS.some((colour) => colour === space))).toEqual([...CLOCKWISE])
  })

  test.each([
    [0, 'black'],
    [1, 'exchange'],
    [2, 'build'],
    [3, 'pointsShields'],
    [4, 'grey'],
    [5, 'influenceFlag'],
    [6, 'excalibur'],
    [7, 'quest'],
    [8, 'blue'],
    [9, 'pointsMaterials'],
    [10, 'build'],
    [11, 'influenceServant'],
    [12, 'violet'],
    [13, 'exchange'],
    [14, 'moveServant'],
    [15, 'influenceShield'],
    [16, 'orange'],
    [17, 'pointsFlags'],
    [18, 'build'],
    [19, 'quest'],
    [20, 'brown'],
    [21, 'influenceMaterial'],
    [22, 'grail'],
    [23, 'pointsInfluence'],
  ] as const)('1.2 space %i is %s', (position, space) => {
    expect(ring[position]).toBe(space)
  })

  test('1.2 24 spaces in the stated numbers', () => {
    expect(RING).toBe(24)
    expect(ring).toHaveLength(24)
    expect(tally(ring)).toEqual({
      ...{ black: 1, grey: 1, blue: 1, violet: 1, orange: 1, brown: 1 },
      ...{ exchange: 2, build: 3, quest: 2, moveServant: 1, excalibur: 1, grail: 1 },
      ...{ influenceShield: 1, influenceFlag: 1, influenceMaterial: 1, influenceServant: 1 },
      ...{ pointsShields: 1, pointsFlags: 1, pointsMaterials: 1, pointsInfluence: 1 },
    })
    expect(new Set(SPACES)).toEqual(new Set(ring))
    expect(SPACES).toHaveLength(6 + DEEDS.length)
  })

  test('1.2 a province every fourth space, and opposite is twelve further', () => {
    expect(PROVINCE_EVERY).toBe(4)
    for (const [i, colour] of CLOCKWISE.entries()) expect(ring.indexOf(colour)).toBe(4 * i)
    const opposite = (colour: (typeof CLOCKWISE)[number]) => ring[(ring.indexOf(colour) + 12) % 24]
    expect(CLOCKWISE.map(opposite)).toEqual(['violet', 'orange', 'brown', 'black', 'grey', 'blue'])
  })

  test('1.3 what each player has, and what all share', () => {
    expect(SEATS).toEqual({ min: 2, max: 4 })
    expect({ MANORS, COUNTERS, STAFFS }).toEqual({ MANORS: 7, COUNTERS: 7, STAFFS: 3 })
    expect({ APPLES, traitors: TRAITORS_A_COLOUR * COLOURS.length, QUESTS }).toEqual({
      APPLES: 11,
      traitors: 24,
      QUESTS: 55,
    })
  })

  test.each([
    [0, 'black', 'blue', 'orange', 'grey', 'brown'],
    [1, 'grey', 'violet', 'brown', 'blue', 'black'],
    [2, 'violet', 'brown', 'grey', 'orange', 'blue'],
    [3, 'orange', 'black', 'blue', 'brown', 'violet'],
  ] as const)('1.4 starting tile %i: knight %s, influence %s, shield %s, flag %s, material %s', (row, ...colours) => {
    const tile = startingTiles[row]
    expect([tile?.knight, tile?.influence, tile?.shield, tile?.flag, tile?.material].map(named)).toEqual(colours)
  })

  test('1.4 there are four starting tiles', () => {
    expect(startingTiles).toHaveLength(4)
  })

  test('1.5 three terrains, each with five plain tiles and three with a tower, in rows of six', () => {
    expect([...TERRAINS].sort()).toEqual(['lake', 'mountain', 'wood'])
    expect({ PLAIN_TILES, TOWER_TILES, ROW_LENGTH }).toEqual({ PLAIN_TILES: 5, TOWER_TILES: 3, ROW_LENGTH: 6 })
    expect(TERRAINS.length * (PLAIN_TILES + TOWER_TILES)).toBe(4 * 6)
    expect(TERRAINS.length * (PLAIN_TILES - 1 + TOWER_TILES - 1)).toBe(3 * 6)
  })

  test.each([
    ['top', ['orange', 'blue', 'black', 'orange', 'grey', 'violet', 'brown']],
    ['bottom', ['blue', 'violet', 'brown', 'black', 'grey', 'orange', 'blue']],
  ] as const)('1.6 the %s frame, slot by slot', (frame, colours) => {
    expect(FRAME_SLOTS).toBe(7)
    expect(frames[frame].map(named)).toEqual(colours)
  })

  test.each(QUEST_TABLE)('1.8 quest %s', (line) => {
    const copies = QUEST_TABLE.filter((other) => other === line).length
    expect(quests.filter((quest) => tell(quest) === ordered(line))).toHaveLength(copies)
  })

  test('1.8 these 55 quests and no other', () => {
    expect(quests.map(tell).sort()).toEqual(QUEST_TABLE.map(ordered).sort())
    expect(quests).toHaveLength(55)
  })

  test('1.8 only the three counters are there twice', () => {
    const twice = quests.map(tell).filter((text, i, all) => all.indexOf(text) !== i)
    expect(twice).toEqual(['1 L 3 influence@any'])
  })

  test('1.8 17 + 26 + 12 quests of one, two and three points', () => {
    expect([1, 2, 3].map((points) => quests.filter((quest) => quest.points === points).length)).toEqual([17, 26, 12])
  })

  test('1.8 icons: 14 ladies, 14 shield-bearers, 14 flag-bearers, 13 builders', () => {
    expect(tally(quests.map(({ icon }) => icon))).toEqual({ lady: 14, shieldBearer: 14, flagBearer: 14, builder: 13 })
  })
})
