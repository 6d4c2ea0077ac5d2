import { describe, expect, test } from 'vitest'
import { type Card, gauntlet } from '../../../rules/index.ts'
import { begin, lay } from '../position.ts'

function play(rounds: readonly (readonly Card[])[]) {
  const s = begin(rounds[0]?.length ?? 0, { rounds: rounds.length })
  const events = rounds.flatMap((cards) => cards.flatMap((card, seat) => s.does(seat, lay(card))))
  return { s, last: events.at(-1), result: gauntlet.result(s.state) }
}

describe('4.1 the game ends after as many rounds as agreed', () => {
  test('three, if nothing else was agreed', () => {
    expect(gauntlet.options.defaults).toEqual({ rounds: 3 })
  })

  test('4.1 and nobody can lay a card any more', () => {
    const { s, last, result } = play([[4, 2]])
    expect(last).toEqual({ kind: 'gameEnded', winners: [0] })
    expect(result).toEqual({ places: [1, 2], scores: [1, 0], reason: 'rounds' })
    expect(gauntlet.toAct(s.state)).toEqual([])
    expect(s.refuses(0, lay(5))).toMatchObject({ code: 'gameOver' })
  })
})

test('4.2 most crowns win', () => {
  const { result } = play([
    [4, 2, 1],
    [5, 3, 2],
    [1, 4, 3],
  ])
  expect(result).toMatchObject({ places: [1, 2, 3], scores: [2, 1, 0] })
})

test('4.2 equal players share their place', () => {
  const { last, result } = play([
    [4, 2, 1],
    [1, 3, 2],
  ])
  expect(last).toEqual({ kind: 'gameEnded', winners: [0, 1] })
  expect(result).toMatchObject({ places: [1, 1, 3], scores: [1, 1, 0] })
})
