import { describe, expect, test } from 'vitest'
import { tournament } from '../../../rules/index.ts'
import { asked, position, refused, type Told, tell } from '../position.ts'
import { allSay, isOver, only, seen } from '../telling.ts'

const FULL = ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3', 'sh4 sw4 la4 ar4']

/** Two knights of four are left; the second of them withdraws, so seat 0 is the last and gets 10. */
function lastKnight(purses: readonly number[]): Told {
  const s = position({ seats: 4, hands: FULL, banners: 'A-B-', purses, phase: 'announcement' })
  allSay(s, { 2: 'retire' })
  return s
}

function nobodyLeft(purses: readonly number[]): Told {
  const s = position({ seats: 4, hands: FULL, banners: 'A-B-', purses, phase: 'announcement' })
  allSay(s, { 0: 'retire', 2: 'retire' })
  return s
}

describe('8 The end', () => {
  test.each([
    ['the last knight is the richest', [20, 15, 10, 5], [1, 2, 3, 4]],
    ['an excluded one is richer', [20, 31, 10, 5], [2, 1, 3, 4]],
    ['one who goes at the last announcement is richer', [0, 5, 40, 11], [3, 4, 1, 2]],
    ['the last knight is the poorest', [0, 20, 30, 40], [4, 3, 2, 1]],
    ['his 10 makes him the richest', [11, 20, 20, 20], [1, 2, 2, 2]],
  ])('8.1 the richest wins: %s', (_, purses, places) => {
    const s = lastKnight(purses)
    const scores = purses.map((purse, seat) => (seat === 0 ? purse + 10 : purse))
    expect(tournament.result(s.state)).toEqual({ places, scores, reason: 'lastKnight' })
  })

  test.each([
    ['he and one more', [10, 20, 5, 0], [1, 2, 3, 4]],
    ['he and two more', [10, 20, 20, 0], [1, 2, 2, 4]],
    ['all four', [10, 20, 20, 20], [1, 2, 2, 2]],
  ])('8.1 equal, the last knight among them (%s): he wins alone', (_, purses, places) => {
    expect(tournament.result(lastKnight(purses).state)?.places).toEqual(places)
  })

  test.each([
    ['two excluded ones', [5, 30, 20, 30], [4, 1, 3, 1]],
    ['three', [0, 30, 30, 30], [4, 1, 1, 1]],
    ['one out long ago and one just now', [0, 30, 30, 20], [4, 1, 1, 3]],
  ])('8.1 equal without him (%s): shared', (_, purses, places) => {
    expect(tournament.result(lastKnight(purses).state)?.places).toEqual(places)
  })

  test('8.1 lower places that are equal are shared, also with the last knight', () => {
    expect(tournament.result(lastKnight([10, 20, 40, 20]).state)?.places).toEqual([2, 2, 1, 2])
    expect(tournament.result(lastKnight([20, 10, 10, 10]).state)?.places).toEqual([1, 2, 2, 2])
  })

  test('8.1 none left: by money alone, nobody is before his equals', () => {
    expect(tournament.result(nobodyLeft([20, 20, 20, 20]).state)).toEqual({
      places: [1, 1, 1, 1],
      scores: [20, 20, 20, 20],
      reason: 'noKnight',
    })
    expect(tournament.result(nobodyLeft([7, 30, 0, 7]).state)?.places).toEqual([2, 1, 4, 2])
  })

  test('8.1 cards are worth nothing', () => {
    const hands = ['', 'sh9', 'rest', '']
    const s = position({ seats: 4, hands, banners: 'A-B-', purses: [5, 21, 20, 5], phase: 'announcement' })
    allSay(s)
    expect([s.state.lastKnight, tournament.result(s.state)?.places]).toEqual([2, [3, 2, 1, 3]])
    const poor = position({ seats: 4, hands, banners: 'A-B-', purses: [5, 31, 20, 5], phase: 'announcement' })
    allSay(poor)
    expect(tournament.result(poor.state)?.places).toEqual([3, 1, 2, 3])
  })

  test('8.1 at the end all purses are opened; before they are secret', () => {
    const s = position({ hands: FULL.slice(0, 3), banners: 'AB-', purses: [3, 7, 50], phase: 'announcement' })
    const pursesFor = (viewer: number | 'table') => tournament.view(s.state, viewer).purses
    expect([pursesFor(0), pursesFor(2), pursesFor('table')]).toEqual([
      [3, null, null],
      [null, null, 50],
      [null, null, null],
    ])
    tell(s, 0, 'stay')
    expect(pursesFor('table')).toEqual([null, null, null])
    const events = tell(s, 1, 'retire')
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(pursesFor(viewer)).toEqual([13, 7, 50])
      expect(only(seen(events, viewer), 'gameEnded')).toEqual([
        { kind: 'gameEnded', reason: 'lastKnight', lastKnight: 0, purses: [13, 7, 50], places: [2, 3, 1] },
      ])
    }
  })

  test('8.1 the event names nobody where nobody is left', () => {
    const s = position({ hands: ['', '', ''], banners: 'AB-', phase: 'announcement' })
    tell(s, 0, 'stay')
    expect(only(tell(s, 1, 'stay'), 'gameEnded')).toEqual([
      { kind: 'gameEnded', reason: 'noKnight', lastKnight: null, purses: [20, 20, 20], places: [1, 1, 1] },
    ])
  })

  test('8.1 the cards stay secret', () => {
    const { state } = lastKnight([20, 20, 20, 20])
    expect(tournament.view(state, 'table').hands.map(({ cards }) => cards)).toEqual([null, null, null, null])
    expect(tournament.view(state, 0).hands.map(({ cards }) => cards !== null)).toEqual([true, false, false, false])
  })

  test('8.1 no result while it goes on', () => {
    const s = position({ hands: FULL.slice(0, 3), phase: 'announcement' })
    expect([tournament.result(s.state), isOver(s.state)]).toEqual([undefined, false])
    allSay(s)
    expect([tournament.result(s.state), s.state.ended]).toEqual([undefined, null])
  })

  test('8.1 after the end nothing is legal', () => {
    const s = lastKnight([20, 20, 20, 20])
    expect([asked(s.state), tournament.toAct(s.state), isOver(s.state)]).toEqual(['nothing', [], true])
    for (const actor of [0, 1, 2, 3, 'clerk'] as const) {
      for (const text of ['stay', 'ready', 'buy', 'lay sh1 sw1 la1 ar1', 'end barter', 'throw both', 'begin run'])
        expect(refused(s, actor, text)).toBe('gameOver by no rule')
      expect(s.legal(actor)).toEqual([])
    }
  })
})
