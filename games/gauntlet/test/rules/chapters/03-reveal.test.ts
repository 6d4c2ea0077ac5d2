import { expect, test } from 'vitest'
import { type Card, gauntlet, winnerOf } from '../../../rules/index.ts'
import { begin, lay } from '../position.ts'

function round(cards: readonly Card[]) {
  const s = begin(cards.length)
  const events = cards.map((card, seat) => s.does(seat, lay(card)))
  return { s, last: events.at(-1) ?? [] }
}

test('3.1 the cards are turned up once everybody has laid one, for everybody to see', () => {
  const { s, last } = round([4, 2])
  expect(last.map(({ kind }) => kind)).toEqual(['cardLaid', 'cardRevealed', 'cardRevealed', 'roundWon', 'roundBegan'])
  expect(gauntlet.view(s.state, 'table').players.map(({ shown }) => shown)).toEqual([4, 2])
})

test.each([
  [[4, 2], 0],
  [[5, 5, 1], 2],
  [[5, 3, 5, 4], 3],
] as const)('3.2 the highest card that only one player has laid wins: %j', (cards, seat) => {
  expect(winnerOf(cards)).toBe(seat)
  const { s, last } = round(cards)
  expect(last).toContainEqual({ kind: 'roundWon', seat })
  expect(s.state.players.map(({ crowns }) => crowns)).toEqual(cards.map((_, i) => Number(i === seat)))
})

test('3.3 nobody wins if every card was laid by several', () => {
  const { s, last } = round([5, 2, 5, 2])
  expect(last).toContainEqual({ kind: 'roundWon', seat: null })
  expect(s.state.players.map(({ crowns }) => crowns)).toEqual([0, 0, 0, 0])
})

test('3.4 cards that were turned up are spent', () => {
  const { s } = round([4, 2])
  expect(s.state.players.map(({ hand }) => hand)).toEqual([
    [1, 2, 3, 5],
    [1, 3, 4, 5],
  ])
})
