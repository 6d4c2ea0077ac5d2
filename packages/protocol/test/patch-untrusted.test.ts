import { canonical } from '@logres/kernel'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { diff, type Json, PatchMisfit, patch } from '../src/patch.ts'
import { edits, editsOf, json, sent } from './patch-samples.ts'

/** Of Object.prototype, at the start: no patch may change it. */
const NATURE = Reflect.ownKeys(Object.prototype)

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(NATURE)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

/** Whether it fits; any error other than a PatchMisfit fails the test. */
function fits(before: Json, change: unknown): boolean {
  const text = canonical(before)
  try {
    canonical(patch(before, change))
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(PatchMisfit)
    return false
  } finally {
    expect(canonical(before)).toBe(text)
  }
}

describe('a patch that does not fit', () => {
  test.each<[string, Json, unknown]>([
    ['undefined', 1, undefined],
    ['null', 1, null],
    ['NaN', 1, Number.NaN],
    ['a function', 1, () => 1],
    ['a Map', {}, new Map()],
    ['an empty list', 1, []],
    ['an empty list for a list', [1], []],
    ['a whole that is no JSON', 1, [undefined]],
    ['a whole with a hole', 1, [new Array(2)]],
    ['a new field that is no JSON', {}, { a: [new Map()] }],
    ['fields for a scalar', 1, { a: 1 }],
    ['fields for null', null, { a: 1 }],
    ['fields for a list', [1], { 0: 2 }],
    ['an inner change of a field that is not there', {}, { a: { b: 1 } }],
    ['an inner change of what is inherited', {}, { constructor: { name: 'x' } }],
    ['a list change of a field that is not there', {}, { a: [0, 1] }],
    ['a field taken away that is not there', {}, { a: [] }],
    ['a field taken away that is inherited', {}, { toString: [] }],
    ['a list change for a scalar', 1, [0, 1]],
    ['a list change for an object', { 0: 1 }, [0, 1]],
    ['an odd number of parts', [1, 2, 3], [0, 1, 2]],
    ['a place that is no number', [1], ['0', 1]],
    ['a place between two', [1, 2], [0.5, 1]],
    ['a place beyond the end', [1], [1, 1]],
    ['a place far beyond', [1], [2 ** 53, 1]],
    ['a place far below', [1], [-(2 ** 53), 1]],
    ['an infinite place', [1], [Number.NEGATIVE_INFINITY, 1]],
    ['the same place twice', [1, 2], [0, 1, 0, 2]],
    ['places falling', [1, 2], [1, 1, 0, 1]],
    ['a place that was taken away', [1, 2], [-1, 2, 1, 1]],
    ['more taken away than there is', [1, 2], [-2, 2]],
    ['fewer than none taken away', [1, 2], [-2, -1]],
    ['a half taken away', [1, 2], [-1, 0.5]],
    ['no number of those taken away', [1, 2], [-1, []]],
    ['an element that is no JSON', [1, 2], [-1, [0, undefined]]],
    ['an element taken away as fields are', [1, 2], [0, []]],
  ])('%s', (_, before, change) => {
    expect(fits(before, change)).toBe(false)
  })

  test('nested without end: it is refused, however deep the value is', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
      ['[0,', ']'],
      ['[-1,[0,', ']]'],
    ] as const) {
      const change: unknown = JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`)
      expect(() => patch([[[1]]], change)).toThrow(PatchMisfit)
      expect(() => patch({ a: { a: 1 } }, change)).toThrow(PatchMisfit)
    }
    const circle: unknown[] = [0]
    circle.push(circle)
    const endless: Json[] = []
    endless.push(endless)
    expect(() => patch(endless, circle)).toThrow(PatchMisfit)
  })

  test('a patch for another value: it does not fit, or makes some value, but throws nothing else', () => {
    let misfits = 0
    fc.assert(
      fc.property(json, edits, json, (before, edits, other) => {
        const change = diff(before, editsOf(before, edits))
        if (change !== undefined && !fits(other, sent(change))) misfits += 1
      }),
      { numRuns: 1000 },
    )
    expect(misfits).toBeGreaterThan(100)
  })

  test('any JSON as a patch, and a patch with a few edits', () => {
    const seen = { yes: 0, no: 0 }
    fc.assert(
      fc.property(json, json, edits, edits, (before, any, edits, forgery) => {
        const forged = editsOf(JSON.parse(JSON.stringify(diff(before, editsOf(before, edits)) ?? 0)), forgery)
        for (const change of [any, forged]) seen[fits(before, change) ? 'yes' : 'no'] += 1
      }),
      { numRuns: 1500 },
    )
    expect(seen.yes).toBeGreaterThan(300)
    expect(seen.no).toBeGreaterThan(300)
  })
})

describe('keys that every object inherits are keys as any other', () => {
  const texts = [
    '{"long":"so that a change is shorter"}',
    '{"long":"so that a change is shorter","__proto__":1}',
    '{"long":"so that a change is shorter","__proto__":{"polluted":1,"b":"this is long, too"}}',
    '{"long":"so that a change is shorter","__proto__":{"polluted":2,"b":"this is long, too"}}',
    '{"long":"so that a change is shorter","__proto__":null}',
    '{"long":"so that a change is shorter","constructor":{"prototype":{"polluted":1}}}',
    '{"long":"so that a change is shorter","constructor":{"prototype":{"polluted":2}},"toString":[]}',
    '{"long":"so that a change is shorter","hasOwnProperty":1,"valueOf":{},"__defineGetter__":[1]}',
  ]

  test('in all changes from one to the other', () => {
    for (const one of texts) {
      for (const other of texts) {
        const before: Json = JSON.parse(one)
        const change = diff(before, JSON.parse(other))
        const after = change === undefined ? before : patch(before, sent(change))
        expect(canonical(after)).toBe(canonical(JSON.parse(other)))
        expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
      }
    }
  })

  test('in a forged patch', () => {
    expect(fits({ a: {} }, JSON.parse('{"__proto__":{"polluted":1}}'))).toBe(false)
    expect(fits({ a: {} }, JSON.parse('{"a":{"__proto__":{"polluted":1}}}'))).toBe(false)
    expect(fits({ a: {} }, JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'))).toBe(false)
    const after = patch({ a: {} }, JSON.parse('{"a":{"__proto__":[{"polluted":1}]}}'))
    expect(JSON.stringify(after)).toBe('{"a":{"__proto__":{"polluted":1}}}')
  })

  test('an object without a prototype is plain data', () => {
    const bare: Record<string, Json> = Object.create(null)
    bare.a = 1
    bare.long = 'so that a change is shorter'
    expect(diff({ a: 1, long: bare.long }, bare)).toBeUndefined()
    expect(diff(bare, { a: 2, long: bare.long })).toEqual({ a: 2 })
    expect(patch(bare, { a: 2 })).toEqual({ a: 2, long: bare.long })
  })
})
