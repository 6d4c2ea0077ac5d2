import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Options, tournament } from '../../../rules/index.ts'
import { asked, position, refused, type Told, tell } from '../position.ts'
import { playAtRandom } from '../random-game.ts'
import { allSay, isOver, only, seen } from '../telling.ts'

const FULL = ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3', 'sh4 sw4 la4 ar4']

/** Two knights of four are left; the second of them withdraws, so seat 0 is the last and gets 10. */
function lastKnight(purses: readonly number[], options: Partial<Options> = {}): Told {
  const s = position({ seats: 4, hands: FULL, banners: 'A-B-', purses, phase: 'announcement', options })
  allSay(s, { 2: 'retire' })
  return s
}

function nobodyLeft(purses: readonly number[], options: Partial<Options> = {}): Told {
  const s = position({ seats: 4, hands: FULL, banners: 'A-B-', purses, phase: 'announcement', options })
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

/** Seats 0 and 2 are in the fighting when the last announcement is made, 1 and 3 have long been out. */
describe('8.1 The richest still fighting, by the option `winner`', () => {
  const FIGHTING: Partial<Options> = { winner: 'fighting' }

  test.each([
    ['the last knight is the richer of the two', [20, 50, 10, 5], [1, 3, 2, 4]],
    ['who goes at the last announcement is the richer', [0, 50, 11, 5], [2, 3, 1, 4]],
    ['both are equal: the last knight wins', [10, 50, 20, 5], [1, 3, 2, 4]],
    ['those who went before are equal', [10, 50, 0, 50], [1, 3, 2, 3]],
    ['those who went before are poorer', [40, 1, 30, 0], [1, 3, 2, 4]],
  ])('8.1 of those who were in the fighting to the end: %s', (_, purses, places) => {
    const scores = purses.map((purse, seat) => (seat === 0 ? purse + 10 : purse))
    expect(tournament.result(lastKnight(purses, FIGHTING).state)).toEqual({ places, scores, reason: 'lastKnight' })
  })

  test('8.1 none left: of those who went last', () => {
    expect(tournament.result(nobodyLeft([7, 30, 0, 7], FIGHTING).state)?.places).toEqual([1, 3, 2, 4])
    expect(tournament.result(nobodyLeft([7, 30, 7, 7], FIGHTING).state)?.places).toEqual([1, 3, 1, 4])
  })

  test('8.1 everybody is shown who was in the fighting to the end, and not before it is over', () => {
    const { state } = lastKnight([20, 20, 20, 20], FIGHTING)
    for (const viewer of [0, 1, 2, 3, 'table'] as const)
      expect(tournament.view(state, viewer).finalists).toEqual([0, 2])
    const before = position({ seats: 4, hands: FULL, banners: 'A-B-', phase: 'announcement', options: FIGHTING })
    expect(tournament.view(before.state, 0)).not.toHaveProperty('finalists')
    expect(lastKnight([20, 20, 20, 20]).state).not.toHaveProperty('finalists')
  })

  test.each(['richest', 'fighting'] as const)('8.1 places of whole games, worked out a second time (%s)', (winner) => {
    let others = 0
    for (const seats of [3, 4, 5, 6]) {
      for (let i = 0; i < 10; i++) {
        const options: Options = { ...tournament.options.defaults, draft: false, judgementByLot: true, winner }
        const { first, events, last } = playAtRandom({ seats, options }, seededChance(`places ${seats} ${i}`))
        // Out of the fighting before the last announcement, one after the other.
        const gone = only(events, 'announced')
          .slice(0, -1)
          .flatMap(({ out }) => out)
        const left = only(events, 'announced').at(-1)?.out ?? []
        const knights = [...first.hands.keys()].filter((seat) => !gone.includes(seat))
        const standing = knights.filter((seat) => !left.includes(seat))
        const coins = last.purses.map((purse, seat) => (standing.includes(seat) ? purse + 0.5 : purse))
        const rank = coins.map((each, seat) => (winner === 'fighting' && gone.includes(seat) ? each - 1000 : each))
        const wins = rank.flatMap((each, seat) => (each === Math.max(...rank) ? [seat] : []))
        const places = tournament.result(last)?.places ?? []
        expect(places.flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual(wins)
        if (Math.max(...last.purses) > Math.max(...wins.map((seat) => last.purses[seat] ?? 0))) others += 1
        for (const [one, each] of rank.entries())
          for (const [other, less] of rank.entries())
            if (each > less + 0.5) expect(places[one]).toBeLessThan(places[other] ?? 0)
      }
    }
    if (winner === 'richest') expect(others).toBe(0)
    else expect(others).toBeGreaterThan(5)
  })
})
