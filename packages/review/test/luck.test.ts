import { at, type Chance, seededChance } from '@logres/kernel'
import type { Mind } from '@logres/mind'
import { describe, expect, test } from 'vitest'
import { Course } from '../src/course.ts'
import { ledgerOf } from '../src/ledger.ts'
import { again, luckOf } from '../src/luck.ts'
import { momentsOf } from '../src/moments.ts'
import type { Decision } from '../src/review.ts'
import { Task } from '../src/task.ts'

/* One roll of a die decides: seat 0 wins with the highest numbers, as many as `wins` says. */
interface Roll {
  readonly sides: number
  readonly rolls: number
  readonly wins: number
  sum: number | null
}

function dieMind(): Mind<Roll, { readonly kind: 'roll' }, Roll> {
  const settings = { turns: 1, exploration: 1, widening: 1, worlds: 1 }
  return {
    game: {
      toAct: ({ sum }) => (sum === null ? [0] : []),
      legal: () => [{ kind: 'roll' }],
      apply(state, _actor, _action, chance) {
        let sum = 0
        for (let i = 0; i < state.rolls; i++) sum += chance.pick(state.sides, 'die')
        state.sum = sum
      },
      turn: () => ({ no: 1, seat: 0 }),
      result: ({ sum, sides, rolls, wins }) =>
        sum === null
          ? undefined
          : { places: sum >= rolls * (sides - 1) + 1 - wins ? [1, 2] : [2, 1], scores: [], reason: '' },
      imagine: (view) => ({ ...view }),
      clone: (state) => ({ ...state }),
    },
    search: { knight: settings, champion: settings },
    pageTemperature: 1,
    evaluate: () => 0.5,
    policy: () => ({ kind: 'roll' }),
    rate: (_state, _seat, legal) => legal.map(() => 0),
    settle() {},
    key: ({ kind }) => kind,
    mark: () => 0,
  }
}

function luck(before: Roll, values: readonly number[], playouts: number): { mean: number; error: number }[] {
  const mind = dieMind()
  const left = [...values]
  const apply = again(mind, before, 0, { kind: 'roll' })
  const drawn: Chance = { pick: () => left.shift() ?? 0 }
  const after = apply(drawn)
  const draws = values.map((value) => ({ why: 'die', sides: before.sides, value }))
  return [...new Task(luckOf(mind, new Course(mind, 2), { after, draws, apply }, playouts, 'test')).finish()]
}

describe('the luck of a chance event', () => {
  test('is exact where all outcomes are enumerated', () => {
    const before: Roll = { sides: 6, rolls: 1, wins: 1, sum: null }
    expect(at(luck(before, [5], 10), 0).mean).toBeCloseTo(5 / 6, 12)
    expect(at(luck(before, [2], 10), 0).mean).toBeCloseTo(-1 / 6, 12)
  })

  test('adds up to zero over the outcomes, and over the table', () => {
    const before: Roll = { sides: 5, rolls: 1, wins: 2, sum: null }
    const all = [0, 1, 2, 3, 4].map((value) => luck(before, [value], 5))
    expect(all.reduce((sum, each) => sum + at(each, 0).mean, 0)).toBeCloseTo(0, 12)
    for (const [own, other] of all) expect((own?.mean ?? 0) + (other?.mean ?? 0)).toBeCloseTo(0, 12)
  })

  test('is sampled where there are many outcomes, and says how well', () => {
    // Of two dice of a hundred sides the sum is 197 or 198 in three cases of ten thousand.
    const before: Roll = { sides: 100, rolls: 2, wins: 99, sum: null }
    const chance = 0.495
    const { mean, error } = at(luck(before, [0, 0], 400), 0)
    expect(error).toBeGreaterThan(0)
    expect(Math.abs(mean + chance)).toBeLessThan(4 * error)
  })
})

function decision(seat: number, chances: readonly (readonly number[])[], of = 0): Decision {
  const options = chances.map((each) => ({
    action: { kind: 'play' },
    value: { mean: each[seat] ?? 0, error: 0.01 },
    behind: { mean: (chances[0]?.[seat] ?? 0) - (each[seat] ?? 0), error: 0.01 },
    chances: each,
  }))
  const judgement = { seat, options, best: at(options, 0), played: options.at(-1), reasons: [], isForced: false }
  return { play: 0, of, seq: 1, turn: 1, judgement, squires: undefined }
}

describe('the ledger', () => {
  const chance = seededChance('ledger')
  const curve = Array.from({ length: 5 }, () => {
    const value = chance.pick(100, 'value') / 100
    return [
      { mean: value, error: 0.01 },
      { mean: 1 - value, error: 0.01 },
    ]
  })
  const plays = Array.from({ length: 4 }, (_, no) => ({ no, turn: no, actor: no === 3 ? ('clerk' as const) : no % 2 }))
  const event = {
    ...{ play: 1, seq: 2, actor: 1, draws: ['die'] },
    luck: [
      { mean: 0.2, error: 0.03 },
      { mean: -0.2, error: 0.03 },
    ],
  }
  const events = [event, { ...event, play: 2, seq: 3 }]
  const ledger = ledgerOf({
    ...{ seats: 2, plays, curve, average: [0.52, 0.48], luck: events },
    decisions: [
      decision(0, [
        [0.6, 0.4],
        [0.5, 0.5],
      ]),
    ],
  })

  test('adds up exactly from the fair share to the result', () => {
    for (const seat of [0, 1]) {
      const parts = [ledger.seating, ledger.deal, ledger.rest].map((part) => at(part, seat))
      const measured = [ledger.luck, ledger.own, ledger.others].map((part) => at(part, seat).mean)
      const total = [ledger.fair, ...parts, ...measured].reduce((sum, part) => sum + part, 0)
      expect(total).toBeCloseTo(at(ledger.result, seat), 12)
    }
    expect(at(ledger.rows, 1).luck).toEqual([0.2, -0.2])
  })

  test('has nothing that one seat wins and no other loses', () => {
    for (const { luck, plays, rest } of ledger.rows)
      for (const part of [luck, plays, rest]) expect(at(part, 0) + at(part, 1)).toBeCloseTo(0, 12)
    expect(at(ledger.own, 0).mean).toBeCloseTo(-at(ledger.others, 1).mean, 12)
  })

  test('leaves to the rest what the clerk did', () => {
    expect(ledger.rows.map(({ rest }) => at(rest, 0) !== 0)).toEqual([false, false, false, true])
  })

  test('states losses against the best beside the sum', () => {
    expect(at(ledger.rows, 0).loss).toBeCloseTo(0.1, 12)
    expect(ledger.losses.map(({ mean }) => mean)).toEqual([expect.closeTo(0.1, 12), 0])
  })

  test('states the error of sums of independent measurements', () => {
    expect(at(ledger.luck, 0).error).toBeCloseTo(Math.hypot(0.03, 0.03), 12)
  })
})

describe('moments', () => {
  test('are mistakes of at least 5 in 100, missed wins, and luck; the largest first', () => {
    const small = decision(
      0,
      [
        [0.53, 0.47],
        [0.5, 0.5],
      ],
      5,
    )
    const mistake = decision(0, [
      [0.6, 0.4],
      [0.5, 0.5],
    ])
    const missed = decision(
      1,
      [
        [0.02, 0.98],
        [0.4, 0.6],
      ],
      3,
    )
    const luck = {
      play: 1,
      seq: 2,
      actor: 1,
      draws: ['die'],
      luck: [
        { mean: -0.2, error: 0.03 },
        { mean: 0.2, error: 0.03 },
      ],
    }
    const unsure = {
      ...luck,
      luck: [
        { mean: 0.2, error: 0.15 },
        { mean: -0.2, error: 0.15 },
      ],
    }
    const found = momentsOf([small, mistake, missed], [luck, unsure]).map(({ kind }) => kind)
    expect(found).toEqual(['missedWin', 'luck', 'mistake'])
  })

  test('sum the small steps of a play', () => {
    const small = decision(
      0,
      [
        [0.54, 0.46],
        [0.5, 0.5],
      ],
      7,
    )
    expect(momentsOf([small], [])).toEqual([])
    const [found] = momentsOf([small, small], [])
    expect(found).toMatchObject({ kind: 'mistake', play: 7, seat: 0 })
    expect(found?.size.mean).toBeCloseTo(0.08, 12)
  })
})
