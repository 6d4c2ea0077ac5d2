import { at, seededChance } from '@logres/kernel'
import { changedParts, describeCorpus, fingerprint } from '@logres/kernel-testing'
import { expect, test } from 'vitest'
import * as allies from '../../rules/allies/ally.ts'
import * as bedivere from '../../rules/allies/bedivere.ts'
import * as setup from '../../rules/chapters/02-setup.ts'
import * as turn from '../../rules/chapters/03-turn.ts'
import * as quests from '../../rules/chapters/05-quests.ts'
import * as scoring from '../../rules/chapters/07-scoring.ts'
import * as data from '../../rules/data.ts'
import * as domain from '../../rules/domain.ts'
import {
  type AllyName,
  backOf,
  coloursOf,
  garethsRow,
  geraintsRow,
  linesOf,
  merlin,
  neighboursOf,
  type Options,
  RECONSTRUCTED,
} from '../../rules/index.ts'
import * as vocabulary from '../../rules/vocabulary.ts'
import { ANOTHER } from './another-edition.ts'

const { defaults } = merlin.options

const GAMES: readonly { name: string; seed: string; seats: number; options: Options }[] = [
  { name: 'two', seed: 'two 21', seats: 2, options: defaults },
  {
    name: 'two-with-drafted-knights',
    seed: 'two-with-drafted-knights 16',
    seats: 2,
    options: { ...defaults, kingsFavour: true, knights: 'draft' },
  },
  { name: 'three-in-favour', seed: 'three-in-favour 4', seats: 3, options: { ...defaults, kingsFavour: true } },
  {
    name: 'three-with-knights-by-lot',
    seed: 'three-with-knights-by-lot 20',
    seats: 3,
    options: { ...defaults, knights: 'random' },
  },
  {
    name: 'four-with-everything',
    seed: 'four-with-everything 6',
    seats: 4,
    options: { ...defaults, kingsFavour: true, knights: 'random' },
  },
  {
    name: 'four-from-another-box',
    seed: 'four-from-another-box 8',
    seats: 4,
    options: { ...defaults, knights: 'draft', layout: ANOTHER },
  },
]

/** Three rows of the domain for two and three, four for four. */
const TILES = [3, 4].flatMap((rows) => Array.from({ length: rows * domain.ROW_LENGTH }, (_, tile) => ({ tile, rows })))

/** Somebody who has earned so many tiles of an ally. */
function withTiles(name: AllyName, count: number) {
  const player = at(merlin.setup(defaults, 2, seededChance('tiles')).players, 0)
  return { ...player, allies: [{ name, tiles: 0, marks: Array.from({ length: count }, (_, i) => i) }] }
}

const DATA = {
  ...{ data, domain, vocabulary, setup, turn, quests, scoring, allies, bedivere },
  tables: {
    garethsRow: [0, 1, 2, 3, 4, 5, 6].map((count) => garethsRow(withTiles('gareth', count))),
    geraintsRow: [0, 1, 2, 3, 4, 5].map((count) => geraintsRow(withTiles('geraint', count))),
    backs: allies.ALLIES.map((ally) => backOf(defaults, ally)),
    lines: TILES.map(({ tile, rows }) => linesOf(tile, rows)),
    neighbours: TILES.map(({ tile, rows }) => neighboursOf(tile, rows)),
    colours: TILES.map(({ tile, rows }) => coloursOf(tile, rows, RECONSTRUCTED.frames)),
  },
}

describeCorpus(merlin, {
  test: 'games/merlin/test/corpus.test.ts',
  folder: `${import.meta.dirname}/corpus`,
  games: GAMES,
  data: DATA,
  longest: 4_000,
  isSeldom: ({ kind }) => kind === 'renounce' || kind === 'keepStaff' || kind === 'passTower' || kind === 'keepGrail',
})

test('one quest that is worth another number of points is another fingerprint', () => {
  const before = fingerprint(DATA)
  for (const [no, quest] of RECONSTRUCTED.quests.entries()) {
    const quests = RECONSTRUCTED.quests.with(no, { ...quest, points: quest.points + 1 })
    const altered = fingerprint({ ...DATA, data: { ...data, RECONSTRUCTED: { ...RECONSTRUCTED, quests } } })
    expect(changedParts(before, altered), `quest ${no}`).toEqual(['data.RECONSTRUCTED'])
  }
})
