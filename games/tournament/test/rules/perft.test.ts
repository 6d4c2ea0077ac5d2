/* How many ways there are to answer and to lay: by hand, so that none is forgotten or invented. */
import { perft } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { tournament } from '../../rules/index.ts'
import { codes, position } from './position.ts'

const LOW = 'sh1 sw1 la1 ar1'

/** The layings of seat 0 as texts. */
function layings(hand: string): string[] {
  const s = position({ seats: 6, hands: [hand, 'sh15 sw15 la15 ar15'], banners: 'AB----', phase: 'duel' })
  return s.legal(0).map((action) => (action.kind === 'lay' ? codes(action.cards) : action.kind))
}

describe('6.1 Ways to lay', () => {
  test.each([
    ['one of each', LOW, 1],
    ['one of each and a joker: none or it anywhere', `${LOW} jo`, 1 + 4],
    ['one of each and four jokers: any of the 16 subsets', `${LOW} jo jo jo jo`, 16],
    ['four jokers', 'jo jo jo jo', 1],
    ['six jokers', 'jo jo jo jo jo jo', 1],
    ['three jokers and two shields: one of them must be laid', 'sh1 sh2 jo jo jo', 2],
    ['two of each', 'sh1 sh2 sw1 sw2 la1 la2 ar1 ar2', 16],
    // Without the joker 2⁴, with it in each of four spaces 2³.
    ['two of each and a joker', 'sh1 sh2 sw1 sw2 la1 la2 ar1 ar2 jo', 16 + 4 * 8],
    // 1·2·3·4 without, then leaving one out: 24 + 12 + 8 + 6, then two: 12 + 8 + 6 + 4 + 3 + 2.
    ['1, 2, 3, 4 of each and two jokers', 'sh1 sw1 sw2 la1 la2 la3 ar1 ar2 ar3 ar4 jo jo', 24 + 50 + 35],
    ['no armour, one joker: it stands there', 'sh1 sh2 sw1 sw2 sw3 la1 jo', 6],
    // Armour must be a joker; the other one anywhere or nowhere: 6 + 3 + 2 + 6.
    ['no armour, two jokers', 'sh1 sh2 sw1 sw2 sw3 la1 jo jo', 6 + 3 + 2 + 6],
  ])('6.1 %s', (_, hand, count) => {
    const found = layings(hand)
    expect(found).toHaveLength(count)
    expect(new Set(found)).toHaveLength(count)
  })
})

describe('perft', () => {
  test('5.2 three knights answer in any order: 3 × 2, then 2 × 2, then 2', () => {
    const { state } = position({ hands: [LOW, 'sh2 sw2 la2 ar2', 'rest'], phase: 'announcement' })
    expect([1, 2, 3].map((depth) => perft(tournament, state, depth))).toEqual([6, 24, 48])
  })

  test('6.1 both lay, in either order, then the winner buys or passes, then the loser', () => {
    const hands = [`${LOW} jo`, 'sh2 sh3 sw2 la2 ar2', 'rest']
    const { state } = position({ hands, phase: 'duel' })
    // 5 and 2 ways; seat 1 always wins.
    expect([1, 2, 3, 4].map((depth) => perft(tournament, state, depth))).toEqual([5 + 2, 2 * 10, 20 * 2, 40 * 2])
  })

  test('6.5 a loser with less than 5 only passes', () => {
    const hands = [`${LOW} jo`, 'sh2 sh3 sw2 la2 ar2', 'rest']
    const { state } = position({ hands, purses: [4, 0, 20], phase: 'duel' })
    expect(perft(tournament, state, 4)).toBe(40 * 1)
  })

  test('7.3 a level duel: either order, then two ways to throw', () => {
    const hands = ['sh6 sw6 la1 ar1', 'sh1 sw1 la6 ar6', 'rest']
    const { state } = position({ hands, phase: 'duel' })
    expect([1, 2, 3].map((depth) => perft(tournament, state, depth))).toEqual([2, 2, 2 * 2])
  })
})
