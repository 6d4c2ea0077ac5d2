/* The filter of the archive in the address: kept as it is, and left out where it makes no sense. */
import { MANIFESTS } from '@logres/catalogue/manifests'
import { describe, expect, test } from 'vitest'
import { filterIn, isEverything, queryOf, searchOf, withFilter } from '../../src/pages/watch/filter.ts'

const read = (query: string) => filterIn(new URLSearchParams(query))
const NOW = Date.parse('2026-03-10T12:00Z')
const DAY = 24 * 60 * 60 * 1000

test('what the address says is what it is given again', () => {
  const query =
    'player=Corvin&game=avalon&length=long&ending=time&against=bots&span=year&until=2026-02-28&option=turnLimit%3A40'
  expect(String(queryOf(read(query)))).toBe(query)
})

describe('what makes no sense is left out', () => {
  test.each([
    'game=chess',
    ...MANIFESTS.filter(({ isListed }) => !isListed).map(({ id }) => `game=${id}`),
    'length=huge',
    'ending=',
    'against=nobody',
    'span=century',
    'span=toString',
    'until=2026-13-41',
    'until=yesterday',
    'until=0000-00-00',
    'option=turnLimit:40',
    'game=chess&option=turnLimit:40',
    'player=%20%20',
    `player=${'x'.repeat(25)}`,
    'unknown=1',
  ])('%s', (query) => {
    expect(isEverything(read(query))).toBe(true)
  })
})

test('time runs back from now, or from the end of the last day', () => {
  expect(searchOf(read('span=week'), NOW).get('from')).toBe(String(NOW - 7 * DAY))
  const query = searchOf(read('span=week&until=2026-03-01'), NOW)
  const end = new Date('2026-03-02T00:00').getTime()
  expect(query.get('to')).toBe(String(end))
  expect(query.get('from')).toBe(String(end - 7 * DAY))
  expect(searchOf(read('game=avalon&option=turnLimit:40'), NOW).get('options')).toBe('turnLimit:40')
})

test('one part is changed, and an option goes with its game', () => {
  const filter = read('game=avalon&length=long&option=turnLimit:40')
  expect(String(queryOf(withFilter(filter, { length: undefined })))).toBe('game=avalon&option=turnLimit%3A40')
  expect(String(queryOf(withFilter(filter, { game: undefined })))).toBe('length=long')
})
