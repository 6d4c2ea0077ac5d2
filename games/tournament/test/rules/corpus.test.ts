import { changedParts, describeCorpus, fingerprint } from '@logres/kernel-testing'
import { expect, test } from 'vitest'
import * as data from '../../rules/data.ts'
import { dealFor, JOKER, type Options, sequenceCard, tournament } from '../../rules/index.ts'
import * as vocabulary from '../../rules/vocabulary.ts'

const { defaults } = tournament.options

const GAMES: readonly { name: string; seed: string; seats: number; options: Options }[] = [
  { name: 'three-as-printed', seed: 'three-as-printed 10', seats: 3, options: { ...defaults, draft: false } },
  {
    name: 'three-from-seven',
    seed: 'three-from-seven 16',
    seats: 3,
    options: { ...defaults, lowestValue: 7, judgementByLot: true },
  },
  {
    name: 'four-by-lot',
    seed: 'four-by-lot 1',
    seats: 4,
    options: { ...defaults, judgementByLot: true, openPurse: true },
  },
  {
    name: 'five-from-four',
    seed: 'five-from-four 12',
    seats: 5,
    options: { ...defaults, lowestValue: 4, startCoins: 5, barterSeconds: 0 },
  },
  { name: 'six-drafted', seed: 'six-drafted 6', seats: 6, options: defaults },
]

const DATA = {
  data,
  vocabulary,
  tables: {
    deals: [3, 4, 5, 6].map(dealFor),
    sequences: [2, 3, 4, 5, 6].map(sequenceCard),
    worths: Array.from({ length: JOKER + 1 }, (_, card) => vocabulary.worthOf(card)),
  },
}

describeCorpus(tournament, {
  test: 'games/tournament/test/corpus.test.ts',
  folder: `${import.meta.dirname}/corpus`,
  games: GAMES,
  data: DATA,
  longest: 20_000,
  isSeldom: ({ kind }) => kind === 'retire' || kind === 'ready' || kind === 'endBarter',
  isSelected: ({ kind }) => kind === 'offer' || kind === 'counter' || kind === 'accept' || kind === 'touch',
})

test('a reward of one coin more is another fingerprint', () => {
  const altered = fingerprint({ ...DATA, data: { ...data, REWARD: data.REWARD + 1 } })
  expect(changedParts(fingerprint(DATA), altered)).toEqual(['data.REWARD'])
})
