import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSteps, unpackSteps } from '../../src/store/packed-steps.ts'
import type { Step } from '../../src/store/steps.ts'
import type { Name } from '../../src/store/store.ts'
import { SHAPES } from '../../src/store/store.ts'

const names = Object.keys(SHAPES).filter((name): name is Name => name in SHAPES)
const value = fc.oneof(
  fc.constant(null),
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json().map((text) => text),
)
const step: fc.Arbitrary<Step> = fc.record({
  collection: fc.constantFrom(...names),
  kind: fc.constantFrom('insert', 'put', 'remove', 'removeOne'),
  values: fc.array(value, { maxLength: 6 }),
})

test('packing and unpacking restores the steps of each caller', () => {
  fc.assert(
    fc.property(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 5 }), (callers) => {
      expect(unpackSteps(structuredClone(packSteps(callers)))).toEqual(callers)
    }),
  )
})

test('truncated packed steps are rejected', () => {
  const packed = packSteps([[{ collection: 'matches', kind: 'put', values: ['id', 'playing', '{}'] }]])
  expect(() => unpackSteps({ ...packed, plan: packed.plan.slice(0, -1) })).toThrow('end too early')
})
