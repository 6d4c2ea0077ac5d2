import { expect, test } from 'vitest'
import { sample } from '../../../rules/index.ts'
import { begin, take } from '../position.ts'

test('2.1 the players take turns', () => {
  const s = begin(3)
  const seats = [0, 1, 2, 0]
  for (const seat of seats) {
    expect(s.refuses((seat + 1) % 3, take(1))).toMatchObject({ code: 'notYourTurn', rule: '2.1' })
    s.does(seat, take(1))
  }
})

test('2.2 one, two or three stones are taken', () => {
  const s = begin(2)
  expect(s.legal(0)).toEqual([take(1), take(2), take(3)])
  s.does(0, take(3))
  expect(s.state).toMatchObject({ heap: 18, players: [{ taken: 3 }, { taken: 0 }] })
  expect(sample.parseAction({ kind: 'take', stones: 4 })).toMatchObject({ code: 'badCount' })
})

test('2.2 no more than there are', () => {
  const s = begin(2, 5)
  s.does(0, take(3))
  expect(s.refuses(1, take(3))).toMatchObject({ code: 'tooFewLeft', rule: '2.2', params: { left: 2 } })
})
