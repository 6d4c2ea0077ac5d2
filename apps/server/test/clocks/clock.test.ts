import { at } from '@logres/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClockState, type Frame, MatchClock, type PendingQuestions } from '../../src/clocks/clock.ts'
import { DAY, HOUR, PRESETS, SECOND, type Times, timesOf } from '../../src/clocks/pace.ts'
import { countedWithin, type TimeOff, timeOffIn } from '../../src/clocks/time-off.ts'

const START = Date.parse('2026-07-01T12:00Z')
const NOBODY: readonly null[] = [null, null, null]

function timesFor(pace: Parameters<typeof timesOf>[0]): Times {
  const times = timesOf(pace)
  if (times === undefined) throw new Error('no clock')
  return times
}

const LIVE = timesFor({ kind: 'live', bank: 600, increment: 20 })
const DAYS = timesFor(PRESETS.daysFast)

/** What is asked: by default the seat whose turn it is, at a table of three people. */
function asks(no: number, seat: number | 'all', change: Partial<PendingQuestions> = {}): PendingQuestions {
  return { turn: { no, seat }, players: [0, 1, 2], asked: seat === 'all' ? [] : [seat], frame: null, ...change }
}

const lay: Frame = { id: '3 lay', limit: LIVE.frame, closes: false }
const barter: Frame = { id: '4 barter', limit: 180 * SECOND, closes: true }

function begin(asking: PendingQuestions, times = LIVE, excuses: readonly (TimeOff | null)[] = NOBODY): MatchClock {
  return MatchClock.begin(times, excuses, START, asking)
}

/** All banks in seconds. */
function banks(clock: MatchClock, after: number): number[] {
  return NOBODY.map((_, seat) => clock.left(seat, START + after * SECOND) / SECOND)
}

const after = (seconds: number) => START + seconds * SECOND

describe('a live clock', () => {
  test('runs for the seat that is asked, until no time is left', () => {
    const clock = begin(asks(1, 0))
    expect(banks(clock, 100)).toEqual([500, 600, 600])
    expect(clock.due()).toEqual({ at: after(600), seats: [0], closes: false })
    expect(banks(clock, 700)).toEqual([0, 600, 600])
  })

  test('runs for nobody while pages show what happened, one reveal after the other', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(10), asks(2, 1), 7 * SECOND)
    expect(banks(clock, 17)).toEqual([610, 600, 600])
    expect(banks(clock, 20)).toEqual([610, 597, 600])
    expect(clock.due()).toEqual({ at: after(617), seats: [1], closes: false })
    // Somebody who has skipped it may act meanwhile; the rest of the pause stays.
    clock.moved(after(12), asks(3, 2), 0)
    expect(banks(clock, 18)).toEqual([610, 620, 599])
    clock.moved(after(14), asks(4, 'all', { asked: [0, 1, 2], frame: barter }), 7 * SECOND)
    expect(clock.due()).toEqual({ at: after(24 + 180), seats: [], closes: true })
    // The state of the clock is all there is to it.
    const again = new MatchClock(LIVE, NOBODY, JSON.parse(JSON.stringify(clock)))
    expect(again.due()).toEqual(clock.due())
  })

  test('an entry stops it for twelve seconds at most, and over days for none', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(10), asks(2, 1), 60 * SECOND)
    expect(banks(clock, 23)).toEqual([610, 599, 600])
    const slow = begin(asks(1, 0), DAYS)
    slow.moved(after(10), asks(2, 1), 7 * SECOND)
    expect(slow.due()?.at).toBe(after(10) + DAYS.bank)
  })

  test('adds the increment when a seat’s turn ends, not after each act', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(50), asks(1, 0))
    expect(banks(clock, 50)).toEqual([550, 600, 600])
    clock.moved(after(60), asks(2, 1))
    expect(banks(clock, 60)).toEqual([560, 600, 600])
    expect(clock.due()).toEqual({ at: after(660), seats: [1], closes: false })
  })

  test('adds the increment also if the next turn is the same seat’s', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(50), asks(2, 0))
    expect(banks(clock, 50)).toEqual([570, 600, 600])
  })

  test('returns no time for an undo, and adds the increment of a turn only once', () => {
    const clock = begin(asks(1, 0))
    for (const second of [10, 20, 30, 40]) {
      clock.moved(after(second), asks(second % 20 === 0 ? 1 : 2, 0))
    }
    clock.moved(after(50), asks(2, 0))
    expect(banks(clock, 50)).toEqual([570, 600, 600])
    clock.moved(after(60), asks(3, 1))
    expect(banks(clock, 60)).toEqual([580, 600, 600])
  })

  test('allows ten seconds for an answer in another’s turn', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(5), asks(1, 0, { asked: [1] }))
    expect(banks(clock, 14)).toEqual([595, 600, 600])
    expect(banks(clock, 18)).toEqual([595, 597, 600])
    expect(clock.due()).toEqual({ at: after(5 + 10 + 600), seats: [1], closes: false })
    // Still being asked is not a new answer, but being asked again is; answers give no increment.
    clock.moved(after(18), asks(1, 0, { asked: [1] }))
    expect(banks(clock, 20)).toEqual([595, 595, 600])
    clock.moved(after(20), asks(1, 0))
    clock.moved(after(25), asks(1, 0, { asked: [1] }))
    expect(banks(clock, 35)).toEqual([590, 595, 600])
    expect(banks(clock, 36)).toEqual([590, 594, 600])
  })

  test('has no grace period in the seat’s own turn, even if it was asked before', () => {
    const clock = begin(asks(1, 0, { asked: [1] }))
    clock.moved(after(4), asks(2, 1))
    expect(banks(clock, 7)).toEqual([620, 597, 600])
  })

  test('does not run for bots and stand-ins, and adds nothing for them', () => {
    const clock = begin(asks(1, 0, { players: [1, 2], asked: [] }))
    expect(clock.due()).toBeUndefined()
    clock.moved(after(100), asks(2, 1, { players: [1, 2] }))
    expect(banks(clock, 110)).toEqual([600, 590, 600])
  })

  test('stops when the match is over', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(100), null)
    expect(banks(clock, 1000)).toEqual([500, 600, 600])
    expect(clock.due()).toBeUndefined()
  })

  test('does not run backwards when the system clock does', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(100), asks(1, 0))
    clock.moved(after(50), asks(1, 0))
    expect(banks(clock, 60)).toEqual([500, 600, 600])
    expect(banks(clock, 110)).toEqual([490, 600, 600])
  })

  test('taking the seat back gives a minimum of time', () => {
    const clock = begin(asks(1, 0))
    clock.moved(after(600), asks(1, 0, { players: [1, 2], asked: [] }))
    clock.moved(after(601), asks(1, 0))
    expect(clock.due()).toEqual({ at: after(631), seats: [0], closes: false })
    // A larger bank is kept.
    clock.moved(after(610), asks(2, 1, { players: [0, 2], asked: [] }))
    clock.moved(after(611), asks(2, 1))
    expect(banks(clock, 611)).toEqual([41, 600, 600])
  })
})

describe('a frame that asks several', () => {
  test('has one clock for all, and no bank runs', () => {
    const clock = begin(asks(3, 'all', { asked: [0, 1], frame: lay }))
    expect(clock.due()).toEqual({ at: after(60), seats: [0, 1], closes: false })
    clock.moved(after(20), asks(3, 'all', { asked: [1], frame: lay }))
    expect(clock.due()).toEqual({ at: after(60), seats: [1], closes: false })
    expect(banks(clock, 60)).toEqual([600, 600, 600])
    clock.moved(after(30), asks(4, 'all', { asked: [1, 2], frame: { ...lay, id: '4 lay' } }))
    expect(clock.due()).toEqual({ at: after(90), seats: [1, 2], closes: false })
  })

  test('has no own turn and so no increment', () => {
    const clock = begin(asks(3, 'all', { asked: [0, 1], frame: lay }))
    clock.moved(after(20), asks(4, 0))
    expect(banks(clock, 20)).toEqual([600, 600, 600])
  })

  test('is ended by the clerk where possible, also if only bots are left', () => {
    const clock = begin(asks(4, 'all', { asked: [0, 1, 2], frame: barter }))
    expect(clock.due()).toEqual({ at: after(180), seats: [], closes: true })
    clock.moved(after(30), asks(4, 'all', { asked: [], frame: barter }))
    expect(clock.due()).toEqual({ at: after(180), seats: [], closes: true })
  })

  test('can be without a limit', () => {
    const clock = begin(asks(4, 'all', { asked: [0, 1, 2], frame: { ...barter, limit: null } }))
    expect(clock.due()).toBeUndefined()
  })

  test('taking the seat back within it gives a minimum of time', () => {
    const clock = begin(asks(3, 'all', { asked: [0, 1], frame: lay }))
    clock.moved(after(60), asks(3, 'all', { players: [1, 2], asked: [1], frame: lay }))
    clock.moved(after(61), asks(3, 'all', { asked: [0, 1], frame: lay }))
    expect(clock.until(0)).toBe(after(91))
  })
})

describe('a clock over days', () => {
  const night = timeOffIn({ quiet: { from: '20:00', to: '08:00', zone: 'UTC' } })

  test('fills up to the cap and no further', () => {
    const clock = begin(asks(1, 0), DAYS)
    for (let no = 1; no <= 20; no++) clock.moved(START + no * SECOND, asks(no + 1, no % 2))
    expect(clock.left(0, START + 20 * SECOND)).toBeLessThanOrEqual(72 * HOUR)
    expect(clock.left(0, START + 20 * SECOND)).toBeGreaterThan(24 * HOUR + 9 * 4 * HOUR - HOUR)
    for (let no = 21; no <= 60; no++) clock.moved(START + no * SECOND, asks(no + 1, no % 2))
    expect(clock.left(0, START + 60 * SECOND)).toBe(72 * HOUR)
    expect(clock.left(1, START + 60 * SECOND)).toBe(72 * HOUR)
  })

  test('stops during the quiet hours of the seat it asks', () => {
    const clock = begin(asks(1, 0), DAYS, [night, null, null])
    expect(clock.left(0, START + 8 * HOUR)).toBe(16 * HOUR)
    expect(clock.left(0, START + 20 * HOUR)).toBe(16 * HOUR)
    expect(clock.left(0, START + 21 * HOUR)).toBe(15 * HOUR)
    expect(clock.due()?.at).toBe(START + 2 * DAY)
    clock.moved(START + 12 * HOUR, asks(2, 1))
    expect(clock.left(1, START + 20 * HOUR)).toBe(16 * HOUR)
  })

  test('quiet hours are for tables over days only', () => {
    const clock = begin(asks(1, 0), LIVE, [night, null, null])
    expect(clock.left(0, START + 8 * HOUR + 5 * SECOND)).toBe(0)
  })

  test('other quiet hours count from when they are set', () => {
    const clock = begin(asks(1, 0), DAYS)
    clock.setTimeOff(START + 10 * HOUR, [night, null, null])
    expect(clock.left(0, START + 10 * HOUR)).toBe(14 * HOUR)
    expect(clock.left(0, START + 20 * HOUR)).toBe(14 * HOUR)
  })

  test('a frame lasts for each seat until its own time is up, and ends when all are', () => {
    const frame = { id: '1 lay', limit: DAYS.frame, closes: false }
    const excuses = [night, null, null]
    const clock = begin(asks(1, 'all', { asked: [0, 1], frame }), DAYS, excuses)
    expect(clock.due()).toEqual({ at: START + DAY, seats: [1], closes: false })
    clock.moved(START + HOUR, asks(1, 'all', { asked: [0], frame }))
    expect(clock.due()).toEqual({ at: START + 2 * DAY, seats: [0], closes: false })
    const closing = begin(asks(1, 'all', { asked: [0, 1], frame: { ...frame, closes: true } }), DAYS, excuses)
    expect(closing.due()).toEqual({ at: START + 2 * DAY, seats: [], closes: true })
  })
})

interface Move {
  readonly wait: number
  readonly asking: PendingQuestions
}

const anyMove: fc.Arbitrary<Move> = fc.record({
  wait: fc.nat(30 * HOUR),
  asking: fc
    .record({
      no: fc.integer({ min: 1, max: 6 }),
      seat: fc.constantFrom<(number | 'all')[]>(0, 1, 2, 'all'),
      asked: fc.subarray([0, 1, 2]),
      players: fc.subarray([0, 1, 2], { minLength: 2 }),
      closes: fc.boolean(),
    })
    .map(({ no, seat, asked, players, closes }) => {
      const isShared = seat === 'all' || asked.length > 1
      const frame = isShared ? { id: `${no} x`, limit: DAYS.frame, closes } : null
      return { turn: { no, seat }, players, asked: asked.filter((each) => players.includes(each)), frame }
    }),
})
const night = timeOffIn({ quiet: { from: '21:00', to: '08:00', zone: 'Europe/Berlin' } })
const trip = timeOffIn({ vacation: [{ from: '2026-07-03', to: '2026-07-06' }] })

describe('for any sequence of events', () => {
  test.each([
    ['live', LIVE],
    ['over days', DAYS],
  ])('%s: what each has used is the time they were asked minus time off', (_, times) => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), (moves) => {
        const excuses = [night, trip, null]
        let asking = asks(1, 0)
        let now = START
        const clock = begin(asking, times, excuses)
        const used = [0, 0, 0]
        for (const move of moves) {
          for (const seat of asking.asked) {
            const span = { from: now, to: now + move.wait }
            used[seat] = at(used, seat) + countedWithin(times.rests ? at(excuses, seat) : null, span)
          }
          now += move.wait
          asking = move.asking
          clock.moved(now, asking)
        }
        expect(clock.toJSON().used).toEqual(used)
      }),
      { numRuns: 100 },
    )
  })

  test('only turns add to a bank, once each', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
        const clock = begin(asks(1, 0), LIVE)
        let now = START
        for (const { wait, asking } of moves) {
          now += wait % (20 * SECOND)
          clock.moved(now, { ...asking, players: [0, 1, 2] })
        }
        for (const [seat, bank] of clock.toJSON().banks.entries()) {
          const turns = new Set(
            [{ no: 1, seat: 0 }, ...moves.map(({ asking }) => asking.turn)].flatMap((turn) =>
              turn.seat === seat ? [turn.no] : [],
            ),
          )
          expect(bank).toBeLessThanOrEqual(LIVE.bank + turns.size * LIVE.increment)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('it is up exactly when it is said to be, and not a moment earlier', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 12 }), (moves) => {
        const clock = begin(asks(1, 0), DAYS, [night, trip, null])
        let now = START
        for (const { wait, asking } of moves) {
          now += wait
          clock.moved(now, asking)
        }
        const due = clock.due()
        for (const seat of due?.seats ?? []) {
          const left = ({ banks, graces, frame, frameLeft }: ClockState) =>
            frame === null ? at(banks, seat) + at(graces, seat) : at(frameLeft, seat)
          expect(left(clock.at(due?.at ?? 0))).toBe(0)
          if ((due?.at ?? 0) > now && left(clock.at(now)) > 0) expect(left(clock.at((due?.at ?? 0) - 1))).toBe(1)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('continues unchanged after being saved', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1, maxLength: 12 }), (moves) => {
        const excuses = [night, trip, null]
        const clock = begin(asks(1, 0), DAYS, excuses)
        let kept = clock
        let now = START
        for (const { wait, asking } of moves) {
          now += wait
          const state: ClockState = JSON.parse(JSON.stringify(kept))
          kept = new MatchClock(DAYS, excuses, state)
          kept.moved(now, asking)
          clock.moved(now, asking)
        }
        expect(kept.toJSON()).toEqual(clock.toJSON())
        expect(kept.due()).toEqual(clock.due())
      }),
      { numRuns: 50 },
    )
  })
})
