import { expect, test } from 'vitest'
import { newId } from '../../src/secrets.ts'

test('an id can be a command-line argument: it never looks like an option', () => {
  const ids = Array.from({ length: 2_000 }, newId)
  expect(ids.filter((id) => !/^\w[\w-]{11}$/.test(id))).toEqual([])
})
