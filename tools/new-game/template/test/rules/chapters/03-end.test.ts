import { expect, test } from 'vitest'
import { sample } from '../../../rules/index.ts'
import { begin, take } from '../position.ts'

test('3.1 the last stone wins', () => {
  const s = begin(2, 5)
  s.does(0, take(3))
  expect(s.does(1, take(2)).at(-1)).toEqual({ kind: 'gameEnded', winner: 1 })
  expect(sample.result(s.state)?.places).toEqual([2, 1])
  expect(s.refuses(0, take(1))).toMatchObject({ code: 'gameOver' })
})

test('3.2 all others are second', () => {
  const s = begin(3, 5)
  s.does(0, take(2))
  s.does(1, take(2))
  s.does(2, take(1))
  expect(sample.result(s.state)).toEqual({ places: [2, 2, 1], scores: [2, 2, 1], reason: 'lastStone' })
})
