import { expect, test } from 'vitest'
import { newId } from '../../src/secrets.ts'

test('an id can be given to a command: it is never taken for an option', () => {
  const ids = Array.from({ length: 2_000 }, newId)
  expect(ids.filter((id) => !/^\w[\w-]{11}$/.test(id))).toEqual([])
})
