import { describeCorpus } from '@logres/kernel-testing'
import * as data from '../../rules/data.ts'
import { gauntlet } from '../../rules/index.ts'

describeCorpus(gauntlet, {
  test: 'games/gauntlet/test/rules/corpus.test.ts',
  folder: `${import.meta.dirname}/corpus`,
  games: [
    { name: 'two', seed: 'two', options: { rounds: 3 }, seats: 2 },
    { name: 'three', seed: 'three', options: { rounds: 4 }, seats: 3 },
    { name: 'four', seed: 'four', options: { rounds: 5 }, seats: 4 },
  ],
  data: { data },
  longest: 100,
})
