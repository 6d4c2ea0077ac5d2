import { expect, test } from 'vitest'
import { add, at, isRefusal, present, refuse, sum, top } from '../src/index.ts'

test('the element that must be there', () => {
  expect([at(['a', 'b'], 1), present(0), present(null)]).toEqual(['b', 0, null])
  for (const index of [2, -1, 0.5, Number.NaN]) expect(() => at(['a', 'b'], index)).toThrow(RangeError)
  expect(() => present(undefined)).toThrow(RangeError)
})

test('counts', () => {
  const counts = [1, 2, 3]
  add(counts, 2, -3)
  expect([counts, sum(counts), sum([])]).toEqual([[1, 2, 0], 3, 0])
  expect(() => add(counts, 3, 1)).toThrow(RangeError)
  expect(counts).toHaveLength(3)
})

test('the top', () => {
  expect([top([1, 2]), top([])]).toEqual([2, undefined])
})

test('a refusal', () => {
  expect(refuse('no')).toEqual({ kind: 'refusal', code: 'no', rule: null, params: {} })
  expect(refuse('no', '2.1', { most: 3 })).toEqual({ kind: 'refusal', code: 'no', rule: '2.1', params: { most: 3 } })
  expect([isRefusal(refuse('no')), isRefusal({ kind: 'act' }), isRefusal(undefined)]).toEqual([true, false, false])
})
