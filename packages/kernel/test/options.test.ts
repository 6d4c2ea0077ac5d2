import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, flag, oneOf, optionsSpec, whole } from '../src/index.ts'
import { options } from './toy-actions.ts'

function code(value: unknown): [code: string, option: unknown] {
  const read = options.read(value)
  if (read.kind === 'options') throw new Error(`accepted: ${JSON.stringify(read.options)}`)
  return [read.code, read.params.option]
}

describe('options', () => {
  test('the schema, word for word', () => {
    const spec = optionsSpec(
      { size: 3, open: false, mode: 'long' },
      { size: whole('How many', 2, 5), open: flag('Seen by all'), mode: oneOf('Which way', ['short', 'long']) },
    )
    expect(JSON.stringify(spec.schema)).toBe(
      '{"type":"object","additionalProperties":false,"properties":{' +
        '"size":{"type":"integer","minimum":2,"maximum":5,"description":"How many","default":3},' +
        '"open":{"type":"boolean","description":"Seen by all","default":false},' +
        '"mode":{"type":"string","enum":["short","long"],"description":"Which way","default":"long"}}}',
    )
    expect(spec.defaults).toEqual({ size: 3, open: false, mode: 'long' })
  })

  test('what is left out takes its default', () => {
    expect(options.read({})).toEqual({ kind: 'options', options: options.defaults })
    expect(options.read({ peeking: false, red: 30 })).toEqual({
      kind: 'options',
      options: { ...options.defaults, peeking: false, red: 30 },
    })
  })

  test('what is implied is left out, whether a table names it or not: tables from before the option stay as they are', () => {
    const spec = optionsSpec<{ size: number; mode?: 'short' | 'long' }>(
      { size: 3 },
      { size: whole('How many', 2, 5), mode: oneOf('Which way', ['short', 'long']) },
      { mode: 'long' },
    )
    expect(spec.read({ size: 3 })).toEqual({ kind: 'options', options: { size: 3 } })
    expect(spec.read({ mode: 'long' })).toEqual({ kind: 'options', options: { size: 3 } })
    expect(spec.read({ mode: 'short' })).toEqual({ kind: 'options', options: { size: 3, mode: 'short' } })
    expect(spec.read({ mode: 'wide' })).toMatchObject({ code: 'optionBad' })
    expect(spec.schema).toMatchObject({ properties: { mode: { default: 'long' } } })
  })

  test('reading leaves defaults and input alone', () => {
    const [defaults, input] = [canonical(options.defaults), Object.freeze({ red: 1 })]
    const read = options.read(input)
    if (read.kind === 'refusal') throw new Error(read.code)
    read.options.blue = 29
    expect(canonical(options.defaults)).toBe(defaults)
    expect(options.read({})).toEqual({ kind: 'options', options: JSON.parse(defaults) })
  })

  test.each([null, undefined, 1, 'red', true, [], [['red', 3]], new Map(), () => 1].map((value) => [value]))(
    'no object: %s',
    (value) => {
      expect(code(value)).toEqual(['optionsNotAnObject', undefined])
    },
  )

  test.each([
    ['red', 0],
    ['red', 31],
    ['red', 2.5],
    ['red', '8'],
    ['red', null],
    ['red', Number.NaN],
    ['red', [8]],
    ['peeking', 1],
    ['peeking', 'true'],
    ['peeking', null],
    ['ending', 'Vote'],
    ['ending', ''],
    ['ending', 0],
    ['ending', ['vote']],
    ['ending', undefined],
  ])('a bad value is refused with its name: %s = %s', (option, value) => {
    expect(code({ [option]: value })).toEqual(['optionBad', option])
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'Red', 'red ', '', '0'])(
    'an unknown option is refused: "%s"',
    (key) => {
      const value: unknown = JSON.parse(`{${JSON.stringify(key)}:{"red":2,"peeking":false}}`)
      expect(code(value)).toEqual(['optionUnknown', key])
    },
  )

  test('a long unknown name is cut in the refusal', () => {
    expect(code({ ['x'.repeat(1000)]: 1 })).toEqual(['optionUnknown', 'x'.repeat(40)])
  })

  test('nothing that was refused has changed Object.prototype', () => {
    options.read(JSON.parse('{"__proto__":{"polluted":true}}'))
    expect('polluted' in {}).toBe(false)
  })

  test('any JSON value: read in full, or refused with a code', () => {
    const keys = fc.constantFrom(...Object.keys(options.defaults), '__proto__', 'constructor', 'other')
    const near = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 40 }), fc.boolean()))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (value) => {
        const read = options.read(JSON.parse(JSON.stringify(value)))
        if (read.kind === 'refusal') expect(read.code).toMatch(/^option(sNotAnObject|Unknown|Bad)$/)
        else {
          expect(Object.keys(read.options)).toEqual(Object.keys(options.defaults))
          expect(options.read(read.options)).toEqual(read)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
