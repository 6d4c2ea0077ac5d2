/* Filters of a history in the address, and whom a request is about as an attribute: there and back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AGAINST,
  archiveQuery,
  EVERYTHING,
  filtersIn,
  RESULTS,
  searchOf,
  TIMES,
} from '../../src/pages/profile/filters.ts'
import { type Whom, whomIn, whomText } from '../../src/people/whom.ts'

const DAY = 24 * 60 * 60 * 1000
const filters = fc.record({
  game: fc.constantFrom('any', 'avalon', 'tournament', 'merlin'),
  against: fc.constantFrom(...AGAINST),
  result: fc.constantFrom(...RESULTS),
  time: fc.constantFrom(...TIMES),
})

describe('the filters of a history', () => {
  it('come back from the address as they were', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(filtersIn(searchOf(chosen))).toEqual(chosen)
      }),
    )
    expect(searchOf(EVERYTHING)).toBe('')
  })

  it('take any address, and leave out what they do not know', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(filtersIn(text))).toHaveLength(4)
      }),
    )
    expect(filtersIn('?game=chess&result=stolen&time=year')).toEqual({ ...EVERYTHING, time: 'year' })
  })

  it('ask the server only for what was chosen, from a whole day on', () => {
    const now = Date.parse('2026-03-10T15:30Z')
    expect(archiveQuery('Maëlle & Co', EVERYTHING, now)).toBe('player=Ma%C3%ABlle+%26+Co')
    const query = new URLSearchParams(archiveQuery('Ann', { ...EVERYTHING, game: 'merlin', time: 'week' }, now))
    expect(Object.fromEntries(query)).toEqual({
      ...{ player: 'Ann', game: 'merlin' },
      from: String(Date.parse('2026-03-10T00:00Z') - 7 * DAY),
    })
  })
})

describe('whom a request is about', () => {
  it('comes back from an attribute as it was', () => {
    const whom: fc.Arbitrary<Whom> = fc.oneof(
      fc.record({ name: fc.string({ minLength: 1 }) }),
      fc.record({ table: fc.string({ minLength: 1 }), seat: fc.nat(7) }),
      fc.record({ match: fc.string({ minLength: 1 }), room: fc.string({ minLength: 1 }), n: fc.nat() }),
    )
    fc.assert(
      fc.property(whom, (one) => {
        expect(whomIn(whomText(one))).toEqual(one)
      }),
    )
    expect(whomIn('nonsense')).toBeUndefined()
  })
})
