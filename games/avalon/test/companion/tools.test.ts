/* What the companion for a real table counts, by the rules' own function. */
import { expect, it } from 'vitest'
import { readOwners } from '../../companion/read-owners.ts'
import { lossesFor } from '../../rules/index.ts'

it('6.7 a conquest costs what the examples of the book say', () => {
  expect(lossesFor(3, 1, false)).toEqual({ fall: 1, owed: 4 })
  expect(lossesFor(1, 0, false)).toEqual({ fall: 0, owed: 1 })
  expect(lossesFor(3, 1, true)).toEqual({ fall: 1, owed: 5 })
})

it('owners that do not fit are nobody', () => {
  expect(readOwners([0, 1, null, 2, -1, 'a'], 6, 2)).toEqual([0, 1, null, null, null, null])
  for (const value of [undefined, 7, {}, [0, 1]]) expect(readOwners(value, 3, 2)).toEqual([null, null, null])
})
