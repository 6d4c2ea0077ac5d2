/* The searches that are measured, in the proportions in which people make them, and the index that each alone would want. */
import type { SearchPlan } from '../../../src/results/search.ts'
import { APART, GAMES, type Numbers, PEOPLE, personAt, START } from './finished-matches.ts'

export interface Search {
  readonly what: string
  readonly plan: SearchPlan
  /** The same in SQL over the table `bare`; its columns are one index, so that only the rows wanted are read. */
  readonly where: readonly (readonly [column: string, value: string | number])[]
  readonly before?: number
}

type Maker = (numbers: Numbers, count: number) => Search

const PUBLIC = ['isPublic', 1] as const
const gameFrom = (numbers: Numbers) => GAMES[numbers.skewed(GAMES.length)] ?? 'avalon'
/** Anywhere in time: people leaf through, and look for old ones. */
const timeFrom = (numbers: Numbers, count: number) => START + numbers.below(count) * APART

/** How often of a hundred. */
export const SEARCHES: readonly (readonly [share: number, make: Maker])[] = [
  [10, () => ({ what: 'everything', plan: { isPublic: true }, where: [PUBLIC] })],
  [
    20,
    (numbers, count) => {
      const [game, before] = [gameFrom(numbers), timeFrom(numbers, count)]
      return {
        what: 'a game before a day',
        plan: { game, before, isPublic: true },
        where: [PUBLIC, ['game', game]],
        before,
      }
    },
  ],
  [
    20,
    (numbers) => {
      const person = personAt(numbers.skewed(PEOPLE))
      return { what: 'a player', plan: { person, isPublic: true }, where: [PUBLIC, ['person', person]] }
    },
  ],
  [
    10,
    (numbers) => {
      const [person, game] = [personAt(numbers.skewed(PEOPLE)), gameFrom(numbers)]
      const where = [PUBLIC, ['person', person], ['game', game]] as const
      return { what: 'a player and a game', plan: { person, game, isPublic: true }, where }
    },
  ],
  [
    10,
    (numbers, count) => {
      const [game, before] = [gameFrom(numbers), timeFrom(numbers, count)]
      const where = [PUBLIC, ['game', game], ['ending', 'resigned']] as const
      return { what: 'a game and an ending', plan: { game, ending: 'resigned', before, isPublic: true }, where, before }
    },
  ],
  [
    10,
    (numbers, count) => {
      const [game, before] = [gameFrom(numbers), timeFrom(numbers, count)]
      const where = [PUBLIC, ['game', game], ['length', 'long']] as const
      return { what: 'a game and a length', plan: { game, length: 'long', before, isPublic: true }, where, before }
    },
  ],
  [
    8,
    (numbers, count) => {
      const [game, before] = [gameFrom(numbers), timeFrom(numbers, count)]
      const where = [PUBLIC, ['game', game], ['against', 'people']] as const
      return { what: 'a game among people', plan: { game, against: 'people', before, isPublic: true }, where, before }
    },
  ],
  [
    8,
    (numbers, count) => {
      const [game, before] = [gameFrom(numbers), timeFrom(numbers, count)]
      const where = [PUBLIC, ['game', game], ['ending', 'resigned'], ['length', 'long']] as const
      const plan = { game, ending: 'resigned', length: 'long', before, isPublic: true } as const
      return { what: 'a game, an ending and a length', plan, where, before }
    },
  ],
  [
    4,
    (numbers, count) => {
      const [game, before] = [gameFrom(numbers), timeFrom(numbers, count)]
      const plan = { game, options: ['turnLimit:40'], before, isPublic: true }
      return { what: 'a game and an option', plan, where: [PUBLIC, ['game', game], ['limit', 40]], before }
    },
  ],
]

export function searchFrom(numbers: Numbers, count: number): Search {
  let left = numbers.below(100)
  for (const [share, make] of SEARCHES) {
    if (left < share) return make(numbers, count)
    left -= share
  }
  throw new RangeError('the shares are a hundred')
}
