import { ScriptedChance } from '@logres/kernel'
import { expect, test } from 'vitest'
import { sample } from '../../../rules/index.ts'
import { begin } from '../position.ts'

test('1.1 there are 21 stones, or as many as agreed', () => {
  expect(sample.options.defaults).toEqual({ stones: 21 })
  expect(begin(2, 12).state.heap).toBe(12)
})

test('1.2 who begins is drawn by lot', () => {
  const state = sample.setup({ stones: 21 }, 3, new ScriptedChance([['who begins', 2]]))
  expect(sample.toAct(state)).toEqual([2])
})
