import { expect, test } from 'vitest'
import { gauntlet } from '../../../rules/index.ts'
import { begin } from '../position.ts'

test('1.1 everybody has the cards 1 to 5', () => {
  const { state } = begin(4)
  expect(state.players.map(({ hand }) => hand)).toEqual(Array.from({ length: 4 }, () => [1, 2, 3, 4, 5]))
})

test('1.2 everybody sees which cards the others have left', () => {
  const { state } = begin(2)
  for (const viewer of [0, 1, 'table'] as const) {
    expect(gauntlet.view(state, viewer).players.map(({ hand }) => hand.length)).toEqual([5, 5])
  }
})
