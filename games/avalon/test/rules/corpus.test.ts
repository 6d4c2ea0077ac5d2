import { changedParts, describeCorpus, fingerprint } from '@logres/kernel-testing'
import { expect, test } from 'vitest'
import * as data from '../../rules/data.ts'
import { avalon, type Options } from '../../rules/index.ts'
import * as vocabulary from '../../rules/vocabulary.ts'

const { defaults } = avalon.options

const GAMES: readonly { name: string; seed: string; options: Options }[] = [
  { name: 'as-printed', seed: 'as-printed 5', options: defaults },
  { name: 'stopped', seed: 'stopped 1', options: { ...defaults, turnLimit: 12 } },
  { name: 'pay-in-full', seed: 'pay-in-full 4', options: { ...defaults, payInFull: true, startPlayer: 'first' } },
  {
    name: 'interrupt',
    seed: 'interrupt 8',
    options: { ...defaults, avalonAndSwampInterrupt: true, startPlayer: 'second' },
  },
  { name: 'both', seed: 'both 6', options: { ...defaults, payInFull: true, avalonAndSwampInterrupt: true } },
]

const DATA = { data, vocabulary }

describeCorpus(avalon, {
  test: 'games/avalon/test/corpus.test.ts',
  folder: `${import.meta.dirname}/corpus`,
  games: GAMES.map((game) => ({ ...game, seats: 2 })),
  data: DATA,
  longest: 20_000,
})

test('one crown more on one region is another fingerprint', () => {
  const { plainA } = data.REGION_CARDS
  const REGION_CARDS = { ...data.REGION_CARDS, plainA: { ...plainA, crowns: plainA.crowns + 1 } }
  const altered = fingerprint({ ...DATA, data: { ...data, REGION_CARDS } })
  expect(changedParts(fingerprint(DATA), altered)).toEqual(['data.REGION_CARDS'])
})
