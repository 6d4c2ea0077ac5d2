/* A repeated key gets its first answer, however many there are, and no other key does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IdempotencyKeys } from '../../src/matches/idempotency-keys.ts'

test('every key has its own answer, and unknown keys have none', () => {
  const key = fc.stringMatching(/^[\w-]{1,64}$/)
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.nat(5), key), { selector: String, maxLength: 200 }), key, (names, other) => {
      const keys = new IdempotencyKeys()
      for (const [i, [seat, name]] of names.entries()) keys.settle(seat, name, i)
      for (const [i, [seat, name]] of names.entries()) expect(keys.get(seat, name)).toBe(i)
      expect(keys.get(6, other)).toBeUndefined()
    }),
  )
})

test('thousands of keys that differ in one character are not confused', () => {
  const keys = new IdempotencyKeys()
  for (let i = 0; i < 2_000; i++) keys.settle(i % 2, `a${i.toString(36)}`, i)
  let taken = 0
  for (let i = 2_000; i < 4_000; i++) for (const seat of [0, 1]) if (keys.get(seat, `a${i.toString(36)}`)) taken += 1
  expect(taken).toBe(0)
  for (let i = 0; i < 2_000; i++) expect(keys.get(i % 2, `a${i.toString(36)}`)).toBe(i)
})

test('a pending key is answered once it is written, and later at once', async () => {
  const keys = new IdempotencyKeys()
  const written = Promise.withResolvers<number>()
  keys.begin(1, 'k', written.promise)
  const early = keys.get(1, 'k')
  expect(early).toBe(written.promise)
  expect(keys.get(0, 'k')).toBeUndefined()
  keys.settle(1, 'k', 7)
  written.resolve(7)
  expect(await early).toBe(7)
  expect(keys.get(1, 'k')).toBe(7)
})
