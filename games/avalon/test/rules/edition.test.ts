import { at, type Finding, present, seededChance, sum } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  avalon,
  type Edition,
  likenessOf,
  printedBy,
  REGION_CARDS,
  REGIONS,
  reviewEdition,
  STANDARD,
  TILES,
  tilesDown,
} from '../../rules/index.ts'
import { words } from '../../words/en.ts'
import { ANOTHER } from './another-edition.ts'

const { regions, tiles } = STANDARD
const { defaults } = avalon.options
const withRegion = (i: number, change: object) => ({
  ...STANDARD,
  regions: regions.map((region, each) => (each === i ? { ...region, ...change } : region)),
})
const [STONES, AVALON] = [REGIONS.indexOf('stoneCircle'), REGIONS.indexOf('avalon')]

function found(value: unknown): Finding {
  const { findings } = reviewEdition(value)
  expect(findings.length).toBeGreaterThan(0)
  return at(findings, 0)
}

const said = ({ refusal }: Finding) => sayRefusal(refusal, words({}))

describe('the reconstructed edition', () => {
  test('is one, without anything unusual', () => {
    expect(reviewEdition(JSON.parse(JSON.stringify(STANDARD)))).toEqual({ edition: STANDARD, findings: [] })
    expect(reviewEdition(ANOTHER)).toMatchObject({ edition: ANOTHER })
  })

  test('is what a table means that names none: its options stay as they were', () => {
    const read = avalon.options.read({ edition: 'reconstructed' })
    expect(read).toEqual({ kind: 'options', options: defaults })
    expect(Object.keys(defaults)).not.toContain('edition')
    expect(printedBy(defaults).cards).toBe(REGION_CARDS)
    expect(avalon.options.schema.properties).toMatchObject({ edition: { default: 'reconstructed' } })
  })
})

describe('what is wrong', () => {
  test.each<[string, string, unknown]>([
    ['There must be 11 regions, not 10. (rule 1.2)', 'regions', { ...STANDARD, regions: regions.slice(1) }],
    ['There must be 3 castles, not 4. (rule 1.2)', 'regions', withRegion(0, { castle: true })],
    [
      'All regions together have 11 crowns: nobody could get the 15 that win. (rule 8.1)',
      'regions',
      { ...STANDARD, regions: regions.map((region) => ({ ...region, crowns: 1 })) },
    ],
    [
      'Avalon has one crown, no landscape and no castle: the rules say so. (rule 1.2)',
      `regions[${AVALON}]`,
      withRegion(AVALON, { landscape: 'hill' }),
    ],
    [
      'The stone circle is a forest without a castle: the rules say so. (rule 1.2)',
      `regions[${STONES}]`,
      withRegion(STONES, { landscape: 'plain' }),
    ],
    [
      'A region that is neither Avalon nor the swamp needs a landscape. (rule 1.2)',
      'regions[0].landscape',
      withRegion(0, { landscape: null }),
    ],
    ['There must be 6 kinds of tiles, not 5. (rule 1.3)', 'tiles', { ...STANDARD, tiles: tiles.slice(1) }],
    [
      'There must be a tile “Landscape”: the rules name it. (rule 1.3)',
      'tiles[1]',
      { ...STANDARD, tiles: [3, 0, 2, 2, 1, 1] },
    ],
    ['There must be 5 light tiles in all, not 6. (rule 1.3)', 'tiles', { ...STANDARD, tiles: [2, 2, 2, 2, 1, 1] }],
    ['regions[3].crowns has an impossible value.', 'regions[3].crowns', withRegion(3, { crowns: 4 })],
    ['tiles[0] has an impossible value.', 'tiles[0]', { ...STANDARD, tiles: [-1, 1, 2, 2, 1, 1] }],
  ])('%s', (sentence, where, value) => {
    const finding = found(value)
    expect(finding).toMatchObject({ level: 'error', where })
    expect(said(finding)).toBe(sentence)
    expect(reviewEdition(value).edition).toBeUndefined()
    expect(avalon.checkSetup({ edition: value }, 2)).toEqual(finding.refusal)
  })

  test('what is no edition at all', () => {
    for (const value of [null, 7, 'ours', [], {}, { name: 'x' }]) {
      expect(reviewEdition(value).edition).toBeUndefined()
      expect(avalon.checkSetup({ edition: value }, 2)).toMatchObject({ kind: 'refusal' })
    }
    fc.assert(fc.property(fc.jsonValue(), (value) => reviewEdition(value).edition === undefined))
  })
})

describe('what is only unusual', () => {
  test.each<[string, Edition]>([
    ['All regions together have 23 crowns; usually it is 22. (rule 1.2)', withRegion(STONES, { crowns: 2 })],
    [
      'No region is of the landscape “plain”; usually there are several of each. (rule 1.2)',
      {
        ...STANDARD,
        regions: regions.map((each) => ({ ...each, landscape: each.landscape && noPlain(each.landscape) })),
      },
    ],
  ])('%s', (sentence, value) => {
    const finding = found(value)
    expect(finding.level).toBe('warning')
    expect(said(finding)).toBe(sentence)
    expect(reviewEdition(value).edition).toEqual(value)
  })
})

function noPlain(landscape: 'plain' | 'forest' | 'hill'): 'forest' | 'hill' {
  return landscape === 'plain' ? 'hill' : landscape
}

describe('a table with another edition', () => {
  const options = { ...defaults, edition: ANOTHER }

  test('1.2 1.3 turns up its regions and lays out its tiles', () => {
    const state = avalon.setup(options, 2, seededChance('another'))
    expect(state.faceUp).toEqual(ANOTHER.tiles)
    expect(tilesDown(state)).toBe(9 - sum(state.faceUp))
    const { cards, crowns } = printedBy(options)
    expect(REGIONS.map((region) => cards[region].crowns)).toEqual(ANOTHER.regions.map((region) => region.crowns))
    expect(crowns).toBeCloseTo(23 / 11)
    expect(TILES).toHaveLength(ANOTHER.tiles.length)
  })

  test('a region is named after what is printed on it', () => {
    const { cards } = printedBy(options)
    expect(likenessOf(cards.plainA)).toBe('hillCastle')
    expect(likenessOf(cards.plainCastle)).toBe('plainA')
    expect(likenessOf(cards.stoneCircle)).toBe('stoneCircle')
    const players = { names: ['Ann', 'Ben'], reader: null }
    const event = { kind: 'regionTurnedUp', at: 2, region: 'plainA' } as const
    expect(words(options).event(event, players)).toBe('The mist lifts from region 3: Hill with castle.')
    expect(words({}).event(event, players)).toBe('The mist lifts from region 3: Plain.')
    expect(present(ANOTHER.regions[0])).toMatchObject({ landscape: 'hill', castle: true })
  })
})
