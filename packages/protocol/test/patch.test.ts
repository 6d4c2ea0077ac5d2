import { canonical } from '@logres/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diff, diffViews, type Json, patch } from '../src/patch.ts'
import { DEEPEST, isSame, textSize } from '../src/patch-json.ts'
import { edits, editsOf, json, sent } from './patch-samples.ts'

function apply(before: Json, change: unknown): Json {
  return change === undefined ? before : patch(before, change)
}

describe('the law: a patch makes the new value of the old one', () => {
  test('for any two values', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(canonical(apply(before, sent(diff(before, after))))).toBe(canonical(after))
      }),
      { numRuns: 1000 },
    )
  })

  test('for a value and what a few edits make of it, without end', () => {
    fc.assert(
      fc.property(json, fc.array(edits, { minLength: 1, maxLength: 4 }), (start, rounds) => {
        let before = start
        let seen = start
        for (const round of rounds) {
          const after = editsOf(before, round)
          const change = diff(before, after)
          expect(change === undefined).toBe(canonical(before) === canonical(after))
          seen = apply(seen, sent(change))
          expect(canonical(seen)).toBe(canonical(after))
          before = after
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('in short lists of few values, every pair', () => {
    const lists: number[][] = [[]]
    for (const list of lists) if (list.length < 4) lists.push([...list, 0], [...list, 1], [...list, 22])
    for (const before of lists) {
      for (const after of lists) expect(canonical(apply(before, sent(diff(before, after))))).toBe(canonical(after))
    }
    expect(lists).toHaveLength(121)
  })

  test('and it leaves the old value, the new one and itself as they are', () => {
    fc.assert(
      fc.property(json, edits, (before, edits) => {
        const after = frozen(editsOf(before, edits))
        const change = frozen(sent(diff(frozen(before), after)))
        expect(canonical(apply(before, change))).toBe(canonical(after))
      }),
    )
  })

  test('minus zero is zero, as in JSON', () => {
    expect(diff(0, -0)).toBeUndefined()
    expect(patch([1], sent(diff([1], [-0])))).toEqual([0])
  })

  test('keys in another order are no change', () => {
    expect(diff({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 })).toBeUndefined()
  })
})

describe('a patch is small', () => {
  const sorted = Array.from({ length: 40 }, (_, i) => i * 2)
  const offers = Array.from({ length: 5 }, (_, n) => ({
    giver: n,
    name: `offer ${n}`,
    gives: [1, 2, 3],
    answers: null,
  }))
  const long = 'a text so long that nobody wants it twice'

  test.each<[string, Json, Json, Json]>([
    ['a scalar', 1, 'one', 'one'],
    ['null, which is no patch', 1, null, [null]],
    ['a list for a scalar', 1, [1, 2], [[1, 2]]],
    ['a field', { long, no: 7 }, { long, no: 8 }, { no: 8 }],
    ['fields that come and go', { long, a: 1 }, { long, b: [2], c: null }, { a: [], b: [[2]], c: [null] }],
    [
      'a deep field',
      { long, a: { long, b: { long, c: 1 } } },
      { long, a: { long, b: { long, c: 2 } } },
      { a: { b: { c: 2 } } },
    ],
    ['an element', sorted, sorted.with(7, 99), [7, 99]],
    ['two elements', sorted, sorted.with(7, 99).with(30, 1), [7, 99, 30, 1]],
    ['a field of an element', offers, offers.map((o, i) => (i === 3 ? { ...o, answers: 1 } : o)), [3, { answers: 1 }]],
    ['one more at the end', sorted, [...sorted, 80], [-41, [0, 80]]],
    ['one less at the end', sorted, sorted.slice(0, -1), [-40, 1]],
    ['one more in the middle', sorted, sorted.toSpliced(20, 0, 39), [-21, [0, 39]]],
    ['one less in the middle', sorted, sorted.toSpliced(20, 1), [-21, 1]],
    ['three less in the middle', sorted, sorted.toSpliced(20, 3), [-21, 3]],
    ['two less, far apart', sorted, sorted.toSpliced(20, 1).toSpliced(5, 1), [-6, 1, -21, 1]],
    ['one less, another more', sorted, [...sorted.toSpliced(5, 1), 80], [-6, 1, -41, [0, 80]]],
    ['one moved to the end', sorted, [...sorted.slice(1), 0], [-1, 1, -41, [0, 0]]],
    [
      'an element changed and another gone',
      offers,
      offers.map((o, i) => (i === 1 ? { ...o, answers: 1 } : o)).toSpliced(3, 1),
      [1, { answers: 1 }, -4, 1],
    ],
    ['most of it: then all of it', { a: 1, b: 2, c: 3 }, { d: 4 }, [{ d: 4 }]],
  ])('%s', (_, before, after, expected) => {
    const change = diff(before, after)
    expect(change).toEqual(expected)
    expect(patch(before, change)).toEqual(after)
  })

  test('and never longer than the whole', () => {
    fc.assert(
      fc.property(json, json, edits, (before, other, edits) => {
        for (const after of [other, editsOf(before, edits)]) {
          const length = JSON.stringify(diff(before, after) ?? 0).length
          expect(length).toBeLessThanOrEqual(JSON.stringify([after]).length)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test('what does not change is the very same', () => {
  const [a, x, y, z] = [{ deep: [1] }, { x: 1 }, { y: [1] }, { z: 'long enough to be kept' }]
  const before = { a, list: [x, y, z], rows: [[1], [2], [3]], gone: [1], other: { a, no: 1 } }
  const after = patch(before, { list: [1, { y: [-1, 1] }], rows: [-2, 1, 2, 4], gone: [], other: { no: 2 }, new: true })
  expect(after).toEqual({ a, list: [x, { y: [] }, z], rows: [[1], 4], other: { a, no: 2 }, new: true })
  expect(parts(after, 'a')).toBe(a)
  expect(parts(after, 'other', 'a')).toBe(a)
  expect(parts(after, 'list', '0')).toBe(x)
  expect(parts(after, 'list', '2')).toBe(z)
  expect(parts(after, 'rows', '0')).toBe(before.rows[0])
  expect(parts(after, 'list')).not.toBe(before.list)
  expect(before).toEqual({ a, list: [x, { y: [1] }, z], rows: [[1], [2], [3]], gone: [1], other: { a, no: 1 } })
})

test('two parts that are the very same are not compared', () => {
  const trap = Object.defineProperty({}, 'field', { enumerable: true, get: () => expect.unreachable('looked at') })
  // What comes first is longer than the patch: then nobody asks for the length of the rest.
  const long = 'as long as any patch'
  const before = { long, trap, list: [long, trap, 1] }
  expect(diffViews(before, { long, trap, list: [long, trap, 2] })).toEqual({ list: [2, 2] })
  expect(diffViews(before, { long, trap, list: [long, trap] })).toEqual({ list: [-3, 1] })
})

describe('values that are no JSON', () => {
  const circle: object[] = []
  circle.push(circle)
  test.each<[string, object]>([
    ['a field that is undefined', { a: undefined }],
    ['an element that is undefined', [undefined, 1]],
    ['a hole', { a: new Array(1) }],
    ['NaN', { a: { b: Number.NaN } }],
    ['infinity', [[Number.POSITIVE_INFINITY]]],
    ['a Map', { a: new Map([['a', 1]]) }],
    ['a function', { a: () => 1 }],
    ['a bigint', { a: 1n }],
    ['a value within itself', circle],
  ])('%s: a TypeError, where it is new', (_, value) => {
    expect(() => diffViews({}, value)).toThrow(TypeError)
    expect(() => diffViews({ in: [1] }, { in: [1, value] })).toThrow(TypeError)
    expect(() => diffViews({ in: [[1], 2] }, { in: [value, 2] })).toThrow(TypeError)
  })
})

describe('deep values', () => {
  const nest: [string, (inner: Json, no: number) => Json][] = [
    ['objects', (inner, no) => ({ inner, no })],
    ['lists', (inner, no) => [no, inner]],
    ['lists that grow', (inner, no) => (no === 1 ? [inner] : [5, inner, 6])],
    ['lists with many changes', (inner, no) => [no, inner, -no, no * 7]],
  ]

  test.each(nest)('%s: as deep as the limit, in no long time', (_, around) => {
    const [before, after] = [1, 2].map((no) => {
      let value: Json = no
      for (let depth = 0; depth < DEEPEST; depth++) value = around(value, no)
      return value
    })
    if (before === undefined || after === undefined) return expect.unreachable()
    expect(canonical(patch(before, sent(diff(before, after))))).toBe(canonical(after))
    expect(() => diff([before], [after])).toThrow(TypeError)
    expect(() => diff([], [after])).toThrow(TypeError)
    expect(() => diff({}, { after })).toThrow(TypeError)
  })
})

test('the size of a value is that of its text, or above the limit', () => {
  fc.assert(
    fc.property(json, fc.nat(60), (value, limit) => {
      const { length } = JSON.stringify(value)
      expect(textSize(value, Number.POSITIVE_INFINITY)).toBe(length)
      expect(Math.min(textSize(value, limit), limit + 1)).toBe(Math.min(length, limit + 1))
    }),
    { numRuns: 1000 },
  )
})

test('values are the same exactly if their texts are', () => {
  fc.assert(
    fc.property(json, edits, (value, edits) => {
      const other = editsOf(value, edits)
      expect(isSame(value, sent(value), DEEPEST)).toBe(true)
      expect(isSame(value, other, DEEPEST)).toBe(canonical(value) === canonical(other))
    }),
    { numRuns: 500 },
  )
  expect(isSame({ a: undefined }, { b: 1 }, DEEPEST)).toBe(false)
})

function parts(value: unknown, ...path: string[]): unknown {
  return path.reduce((part, key) => Object.entries(Object(part)).find(([name]) => name === key)?.[1], value)
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
