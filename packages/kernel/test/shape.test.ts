import { describe, expect, test } from 'vitest'
import {
  fieldsOf,
  isHash,
  isOneOf,
  isRefusal,
  isText,
  isWhole,
  listOf,
  misfit,
  need,
  orNull,
  type Refusal,
  reading,
} from '../src/index.ts'

function refusalOf(read: () => unknown): Refusal {
  const done = reading(() => ({ kind: 'read', value: read() }))
  if (!isRefusal(done)) throw new Error(`read: ${JSON.stringify(done)}`)
  return done
}

describe('reading', () => {
  test('answers what was read', () => {
    expect(reading(() => ({ kind: 'thing', size: 1 }))).toEqual({ kind: 'thing', size: 1 })
  })

  test('turns a misfit into a refusal, and lets other errors through', () => {
    expect(refusalOf(() => misfit('odd', { where: 'here' }))).toEqual({
      kind: 'refusal',
      code: 'odd',
      rule: null,
      params: { where: 'here' },
    })
    expect(() => refusalOf(() => Object.create(null).no.such)).toThrow(TypeError)
  })
})

describe('fieldsOf', () => {
  test('gives exactly the fields asked for', () => {
    const { a, b } = fieldsOf({ b: 2, a: null }, ['a', 'b'], 'thing')
    expect([a, b]).toEqual([null, 2])
    expect(fieldsOf({}, [], 'thing')).toEqual({})
  })

  test.each([null, undefined, 0, 'a', [], [1], new Map(), new Date(0), () => 1].map((value) => [value]))(
    'no object: %s',
    (value) => {
      expect(refusalOf(() => fieldsOf(value, ['a'], 'thing'))).toMatchObject({
        code: 'notAnObject',
        params: { where: 'thing' },
      })
    },
  )

  test('a field is missing', () => {
    expect(refusalOf(() => fieldsOf({ a: 1 }, ['a', 'b'], 'thing'))).toMatchObject({
      code: 'fieldMissing',
      params: { where: 'thing', field: 'b' },
    })
  })

  test.each(['toString', 'constructor', '__proto__'])('what every object inherits is missing too: %s', (key) => {
    expect(refusalOf(() => fieldsOf({}, [key], 'thing')).code).toBe('fieldMissing')
  })

  test.each(['c', '__proto__', 'constructor', '', 'A'])('a field too many: "%s"', (key) => {
    const value: unknown = JSON.parse(`{"a":1,${JSON.stringify(key)}:{}}`)
    expect(refusalOf(() => fieldsOf(value, ['a'], 'thing'))).toMatchObject({
      code: 'fieldUnknown',
      params: { where: 'thing', field: key },
    })
  })

  test('a long name is cut', () => {
    expect(refusalOf(() => fieldsOf({ ['x'.repeat(999)]: 1 }, [], 'thing')).params.field).toBe('x'.repeat(40))
  })
})

describe('need and listOf', () => {
  test('a value that fits, and one that does not', () => {
    expect(need(3, isWhole(0, 3), 'n')).toBe(3)
    expect(refusalOf(() => need(4, isWhole(0, 3), 'n'))).toMatchObject({ code: 'badValue', params: { where: 'n' } })
  })

  test('a list names the element that does not fit', () => {
    const read = (value: unknown) => listOf(value, 'list', (item, where) => need(item, isText, where))
    expect(read(['a', ''])).toEqual(['a', ''])
    expect(read([])).toEqual([])
    expect(refusalOf(() => read(['a', 'b', 3]))).toMatchObject({ code: 'badValue', params: { where: 'list[2]' } })
    for (const value of [null, {}, 'ab', { length: 0 }]) {
      expect(refusalOf(() => read(value))).toMatchObject({ code: 'notAList', params: { where: 'list' } })
    }
  })

  test('a hole in a list is an element that does not fit', () => {
    const holed: unknown[] = ['a']
    holed[2] = 'c'
    expect(refusalOf(() => listOf(holed, 'list', (item, where) => need(item, isText, where)))).toMatchObject({
      code: 'badValue',
      params: { where: 'list[1]' },
    })
  })
})

describe('what fits', () => {
  const hash = '0123456789abcdef'.repeat(4)

  test.each([
    ['isText', isText, ['', 'a', 'x'.repeat(200)], ['x'.repeat(201), 1, null, ['a'], undefined]],
    ['isWhole', isWhole(-1, 2), [-1, 0, 2], [-2, 3, 0.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY, true]],
    ['isHash', isHash, [hash], [hash.toUpperCase(), hash.slice(1), `${hash}0`, `${hash}\n`, ` ${hash}`, null, 0]],
    ['isOneOf', isOneOf(['a', 'b']), ['a', 'b'], ['c', '', null, ['a'], 0, 'A']],
    ['orNull', orNull(isText), [null, 'a'], [undefined, 0, false]],
  ])('%s', (_, fits, yes, no) => {
    for (const value of yes) expect(fits(value), String(value)).toBe(true)
    for (const value of no) expect(fits(value), String(value)).toBe(false)
  })
})
