/* Who plays whom, as a pure function. */
import { expect, test } from 'vitest'
import { type Apart, groupsOf } from '../../src/lobby/groups.ts'
import type { LiveSeek, SeekBody } from '../../src/lobby/pools.ts'

const nobody: Apart = () => false

function seek(person: string, since: number, more: Partial<SeekBody> = {}): LiveSeek {
  const body: SeekBody = {
    ...{ game: 'avalon', pace: 'live', players: 2, isRated: false, rating: null, range: null, avoids: [] },
    ...more,
  }
  return { person, pool: 'any', since, seenAt: since, body }
}

function names(seeks: readonly LiveSeek[], now = 100_000, isApart = nobody): string[] {
  return groupsOf(seeks, now, isApart).map((group) => group.map(({ person }) => person).join(' '))
}

test('the oldest play the oldest, whatever the order of the rows', () => {
  const seeks = [seek('d', 4), seek('a', 1), seek('c', 3), seek('b', 2), seek('e', 5)]
  expect(names(seeks)).toEqual(['a b', 'c d'])
  expect(names(seeks.toReversed())).toEqual(['a b', 'c d'])
})

test('groups of three and more are complete, or wait', () => {
  const three = { players: 3 }
  expect(names([seek('a', 1, three), seek('b', 2, three)])).toEqual([])
  expect(names(['a', 'b', 'c', 'd'].map((name, i) => seek(name, i, three)))).toEqual(['a b c'])
})

test('who is apart from somebody meets the next', () => {
  const isApart: Apart = (a, b) => [a, b].sort().join('') === 'ab'
  expect(names([seek('a', 1), seek('b', 2)], 100_000, isApart)).toEqual([])
  expect(names([seek('a', 1), seek('b', 2), seek('c', 3)], 100_000, isApart)).toEqual(['a c'])
})

test('the same two meet a fourth time in a row only if nobody else waits', () => {
  const [ann, ben] = [seek('a', 1, { avoids: ['b'] }), seek('b', 2)]
  expect(names([ann, ben])).toEqual(['a b'])
  expect(names([ann, ben, seek('c', 3)])).toEqual(['a c'])
  expect(names([ann, ben, seek('c', 3), seek('d', 4)])).toEqual(['a c', 'b d'])
})

test('a range grows while somebody waits, on both sides, and ends in the end', () => {
  const near = { range: 100 }
  const seeks = [seek('a', 0, { ...near, rating: 1500 }), seek('b', 10_000, { ...near, rating: 1700 })]
  expect(names(seeks, 11_000)).toEqual([])
  // 20 seconds for one, 10 for the other.
  expect(names(seeks, 20_000)).toEqual([])
  expect(names(seeks, 30_000)).toEqual(['a b'])
  const far = [seek('a', 0, { ...near, rating: 1000 }), seek('b', 0, { ...near, rating: 2000 })]
  expect(names(far, 119_999)).toEqual([])
  expect(names(far, 120_000)).toEqual(['a b'])
  // Somebody without a rating fits any range.
  expect(names([seek('a', 0, { ...near, rating: 1000 }), seek('b', 0)], 0)).toEqual(['a b'])
})
