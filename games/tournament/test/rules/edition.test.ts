import { at, type Finding, present, seededChance } from '@logres/kernel'
import { sayRefusal } from '@logres/words/english'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BANNERS,
  type Edition,
  inCoins,
  type Pairing,
  pairsOf,
  reviewEdition,
  rightToken,
  STANDARD,
  sequenceOf,
  throwSmallTokens,
  tournament,
} from '../../rules/index.ts'
import { words } from '../../words/en.ts'
import { ANOTHER } from './another-edition.ts'

const { sequences, tokens } = STANDARD
const { defaults } = tournament.options
const withSix = (...rounds: Pairing[][]) => ({ ...STANDARD, sequences: { ...sequences, 6: rounds } })

function found(value: unknown): Finding {
  const { findings } = reviewEdition(value)
  expect(findings.length).toBeGreaterThan(0)
  return at(findings, 0)
}

const said = ({ refusal }: Finding) => sayRefusal(refusal, words())

describe('the reconstructed edition', () => {
  test('is one, without anything unusual', () => {
    expect(reviewEdition(JSON.parse(JSON.stringify(STANDARD)))).toEqual({ edition: STANDARD, findings: [] })
    expect(reviewEdition(ANOTHER)).toMatchObject({ edition: ANOTHER })
  })

  test('is what a table means that names none: its options stay as they were', () => {
    expect(tournament.options.read({ edition: 'reconstructed' })).toEqual({ kind: 'options', options: defaults })
    expect(Object.keys(defaults)).not.toContain('edition')
    for (const knights of [2, 3, 4, 5, 6])
      expect(sequenceOf(defaults, knights)).toHaveLength(knights === 2 ? 1 : knights - 1 + (knights % 2))
  })
})

describe('what is wrong', () => {
  test.each<[string, string, unknown]>([
    ['The sequence card for 6 knights must have 1 to 15 rounds, not 0. (rule 1.3)', 'sequences.6', withSix()],
    [
      'On the sequence card for 6 knights, round 1 must have 3 duels, not 2. (rule 1.3)',
      'sequences.6[0]',
      withSix([
        ['A', 'B'],
        ['C', 'D'],
      ]),
    ],
    [
      'On the sequence card for 6 knights, banner A fights twice in round 1. (rule 1.3)',
      'sequences.6[0]',
      withSix([
        ['A', 'B'],
        ['C', 'A'],
        ['E', 'F'],
      ]),
    ],
    [
      'On the sequence card for 2 knights, round 1, there is no banner C. (rule 1.3)',
      'sequences.2[0]',
      { ...STANDARD, sequences: { ...sequences, 2: [[['A', 'C']]] } },
    ],
    [
      'There must be 3 small tokens with emblems, not 2. (rule 1.4)',
      'tokens',
      { ...STANDARD, tokens: tokens.slice(1) },
    ],
    [
      'No small token shows the emblem “orb”. (rule 1.4)',
      'tokens',
      { ...STANDARD, tokens: tokens.map(() => ['crown', 'cup']) },
    ],
    ['The coins must be in rising order, each value once. (rule 1.2)', 'coins[2]', { ...STANDARD, coins: [1, 10, 5] }],
    ['There must be a coin of 10: the rules name it. (rule 2.2)', 'coins', { ...STANDARD, coins: [1, 5, 20] }],
    [
      'There can be 8 kinds of coins at most, not 9. (rule 1.2)',
      'coins',
      { ...STANDARD, coins: [1, 2, 3, 4, 5, 6, 7, 8, 10] },
    ],
    ['tokens[0][1] has an impossible value.', 'tokens[0][1]', { ...STANDARD, tokens: [['crown', 'sword']] }],
    ['tokens[0] has an impossible value.', 'tokens[0]', { ...STANDARD, tokens: [['crown']] }],
  ])('%s', (sentence, where, value) => {
    const finding = found(value)
    expect(said(finding)).toBe(sentence)
    expect(finding).toMatchObject({ level: 'error', where })
    expect(reviewEdition(value).edition).toBeUndefined()
    expect(tournament.checkSetup({ edition: value }, 4)).toEqual(finding.refusal)
  })

  test('what is no edition at all', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => reviewEdition(value).edition === undefined))
  })
})

describe('what is only unusual', () => {
  test.each<[string, Edition]>([
    [
      'By the sequence card for 2 knights A and B meet 2 times; usually each pair meets once. (rule 1.3)',
      { ...STANDARD, sequences: { ...sequences, 2: [[['A', 'B']], [['B', 'A']]] } },
    ],
    [
      'By the sequence card for 3 knights A and B never meet; usually each pair meets once. (rule 1.3)',
      { ...STANDARD, sequences: { ...sequences, 3: sequences[3].slice(1) } },
    ],
    [
      'Each small token shows the emblem “crown”: three alike can fall. The rules do not say what counts then; we take that emblem. (rule 7.1)',
      { ...STANDARD, tokens: ANOTHER.tokens },
    ],
  ])('%s', (sentence, value) => {
    const finding = found(value)
    expect(finding.level).toBe('warning')
    expect(said(finding)).toBe(sentence)
    expect(reviewEdition(value).edition).toEqual(value)
  })
})

describe('a table with another edition', () => {
  const options = { ...defaults, edition: ANOTHER }

  test('1.3 fights the duels of its sequence cards', () => {
    for (const seats of [3, 4, 5, 6]) {
      const state = tournament.setup(options, seats, seededChance(`another ${seats}`))
      const byBanner = pairsOf(state).map((pair) => pair.map((seat) => present(state.banners[seat])))
      expect(byBanner).toEqual(sequenceOf(options, seats)[0])
      expect(byBanner).not.toEqual(sequenceOf(defaults, seats)[0])
    }
    expect(BANNERS).toHaveLength(6)
  })

  test('1.4 7.1 throws its tokens; three alike count as that emblem', () => {
    const chance = seededChance('tokens')
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const thrown = throwSmallTokens(chance, ANOTHER.tokens)
      for (const [token, emblem] of thrown.emblems.entries()) expect(ANOTHER.tokens[token]).toContain(emblem)
      if (new Set(thrown.emblems).size === 1) expect(rightToken(thrown)).toBe('crown')
      seen.add(rightToken(thrown))
    }
    expect([...seen].sort()).toEqual(['allThree', 'crown', 'cup', 'orb'])
  })

  test('1.2 counts purses in its coins', () => {
    expect(inCoins(defaults, 27)).toEqual([
      { value: 10, count: 2 },
      { value: 5, count: 1 },
      { value: 1, count: 2 },
    ])
    expect(inCoins(options, 27)).toEqual([
      { value: 20, count: 1 },
      { value: 5, count: 1 },
      { value: 2, count: 1 },
    ])
    expect(inCoins(options, 0)).toEqual([])
  })
})
