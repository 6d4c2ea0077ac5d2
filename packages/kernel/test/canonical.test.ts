import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { canonical, hash, isPlainObject } from '../src/index.ts'

class Instance {
  readonly field = 1
}

describe('the canonical text', () => {
  test('sorts keys at every depth and leaves no white space', () => {
    expect(canonical({ b: 1, a: { d: [1, { z: null, y: true }], c: 'é "q"\n' } })).toBe(
      '{"a":{"c":"é \\"q\\"\\n","d":[1,{"y":true,"z":null}]},"b":1}',
    )
  })

  test('is the same for equal values, whatever the order of their keys', () => {
    const one = { id: 't', seats: [{ name: 'Ann', bot: null }], options: { x: 1, y: 2 } }
    const other = { options: { y: 2, x: 1 }, seats: [{ bot: null, name: 'Ann' }], id: 't' }
    expect(canonical(one)).toBe(canonical(other))
    expect(hash(one)).toBe(hash(other))
  })

  test.each([
    ['order in a list', [1, 2], [2, 1]],
    ['a number and its text', 1, '1'],
    ['null and its text', null, 'null'],
    ['an empty list and an empty object', [], {}],
    ['a list and its nesting', [1, [2]], [[1], 2]],
    ['a key and its absence', { a: null }, {}],
    ['two strings cut differently', ['ab', 'c'], ['a', 'bc']],
    ['capitals', { A: 1 }, { a: 1 }],
  ])('tells apart: %s', (_, one, other) => {
    expect(canonical(one)).not.toBe(canonical(other))
  })

  test('is JSON that reads back as the value', () => {
    const value = { n: -1.5e-7, big: 1e21, text: '\u2028\ud800\u0000', list: [[], {}, [null, false]] }
    expect(JSON.parse(canonical(value))).toEqual(value)
  })

  test('takes objects without a prototype, and a key named __proto__ as any other', () => {
    expect(canonical(Object.assign(Object.create(null), { b: 1, a: 2 }))).toBe('{"a":2,"b":1}')
    expect(canonical(JSON.parse('{"__proto__":{"x":1},"a":2}'))).toBe('{"__proto__":{"x":1},"a":2}')
  })

  test.each([
    ['undefined', undefined],
    ['a field that is undefined', { a: undefined }],
    ['an element that is undefined', [undefined]],
    ['NaN', Number.NaN],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['minus infinity', { deep: { er: Number.NEGATIVE_INFINITY } }],
    ['a Map', new Map([['a', 1]])],
    ['a Set', { set: new Set() }],
    ['a Date', new Date(0)],
    ['a class instance', new Instance()],
    ['a bigint', 1n],
    ['a symbol', Symbol('s')],
    ['a function', () => 1],
    ['bytes', new Uint8Array(2)],
    ['a boxed string', Object('text')],
    ['a list with a hole', new Array(1)],
  ])('rejects %s', (_, value) => {
    expect(() => canonical(value)).toThrow(TypeError)
    expect(() => hash({ inside: [value] })).toThrow(TypeError)
  })
})

describe('the hash', () => {
  test('is SHA-256 of the canonical text in UTF-8, as hex', () => {
    // sha256sum's answers for the five characters "abc" (quotes included) and for {}.
    expect(hash('abc')).toBe('6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25')
    expect(hash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
    const text = '{"a":"é","b":[1,2]}'
    expect(hash({ b: [1, 2], a: 'é' })).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
  })
})

test('a plain object is one of the language itself', () => {
  for (const value of [{}, { a: 1 }, Object.create(null)]) expect(isPlainObject(value)).toBe(true)
  for (const value of [null, undefined, [], 'a', 1, new Instance(), new Map(), () => 1, Object.create({})]) {
    expect(isPlainObject(value)).toBe(false)
  }
})
