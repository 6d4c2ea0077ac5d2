import { avalon } from '@logres/avalon/rules'
import { at } from '@logres/kernel'
import { tournament } from '@logres/tournament/rules'
import { describe, expect, test } from 'vitest'
import { alternating, Ledger, type Player, playDeal, rotations } from '../../src/index.ts'

const RANDOM: Player = { bot: 'random' }
const REFERENCE: Player = { bot: 'reference' }

describe('who sits where', () => {
  test('two sides: the first sits on each seat once, the second on all others', () => {
    expect(rotations(2, 2)).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(rotations(2, 4)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 0, 1],
      [1, 1, 1, 0],
    ])
  })

  test('one side for each seat: all sit once everywhere', () => {
    const all = rotations(3, 3)
    for (const side of [0, 1, 2]) expect(all.map((seating) => seating.indexOf(side)).toSorted()).toEqual([0, 1, 2])
    expect(() => rotations(3, 4)).toThrow('3 sides cannot sit on 4 seats')
  })

  test.each([2, 3, 4, 5, 6])('two sides in turn on %i seats: in two games each sits once on every seat', (seats) => {
    for (let deal = 0; deal < seats; deal++) {
      const [one = [], other = []] = alternating(seats, deal)
      expect(one.map((side, seat) => side + at(other, seat))).toEqual(one.map(() => 1))
      expect(Math.abs(one.filter((side) => side === 0).length - seats / 2)).toBeLessThanOrEqual(0.5)
    }
  })
})

describe('a deal of the arena', () => {
  const options = { ...avalon.options.defaults, turnLimit: 200 }
  const deal = (i: number, sides: readonly Player[]) =>
    playDeal({ game: avalon, options, sides, seatings: rotations(2, 2), seed: `deal ${i}` }, () => 0)

  test('is played once with each seating, and the same each time', () => {
    const played = deal(1, [REFERENCE, RANDOM])
    expect(played.map(({ seating }) => seating)).toEqual(rotations(2, 2))
    for (const { shares } of played) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
    expect(at(played, 0).starter).toBe(at(played, 1).starter)
    expect(deal(1, [REFERENCE, RANDOM])).toEqual(played)
  })

  test('a bot against itself is fair', () => {
    const ledger = new Ledger(2, 2)
    for (let i = 0; i < 100; i++) for (const played of deal(i, [RANDOM, RANDOM])) ledger.enter(played)
    const { games, sides, seats, starter } = ledger.report()
    expect(games).toBe(200)
    for (const { low, high, fair, bySeat } of sides) {
      expect(fair).toBe(0.5)
      expect(low).toBeLessThan(0.5)
      expect(high).toBeGreaterThan(0.5)
      expect(bySeat.map(({ games }) => games)).toEqual([100, 100])
    }
    expect(at(sides, 0).share + at(sides, 1).share).toBeCloseTo(1)
    expect(at(sides, 0).meanLead).toBeCloseTo(-at(sides, 1).meanLead)
    expect(at(seats, 0).share + at(seats, 1).share).toBeCloseTo(1)
    expect(starter?.games).toBe(200)
  })

  test('one against three: shares, decisions and the time they took, by side', () => {
    const seatings = rotations(2, 4)
    let now = 0
    const clock = () => {
      now += 1
      return now
    }
    const sides = [REFERENCE, RANDOM]
    const played = playDeal(
      { game: tournament, options: tournament.options.defaults, sides, seatings, seed: 'one of four' },
      clock,
    )
    const ledger = new Ledger(2, 4)
    for (const game of played) ledger.enter(game)
    const [first, others] = ledger.report().sides
    expect([first?.fair, others?.fair]).toEqual([0.25, 0.75])
    expect((first?.share ?? 0) + (others?.share ?? 0)).toBeCloseTo(1)
    expect(first?.bySeat.map(({ games }) => games)).toEqual([1, 1, 1, 1])
    expect(others?.bySeat.map(({ games }) => games)).toEqual([3, 3, 3, 3])
    expect(first?.decisionsPerGame).toBeGreaterThan(5)
    expect([first?.msPerDecision, first?.longestMs]).toEqual([1, 1])
  })
})
