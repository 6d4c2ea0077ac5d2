import { isRefusal } from '@logres/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../src/clocks/pace.ts'
import {
  changedTimeOff,
  changeVacation,
  countedWithin,
  readQuiet,
  type TimeOff,
  timeAfter,
  timeOffIn,
  timeOffWithin,
} from '../../src/clocks/time-off.ts'
import { timeAt } from '../../src/clocks/zones.ts'

const MINUTE = HOUR / 60

function excuses(settings: object): TimeOff {
  const read = timeOffIn(settings)
  if (read === null) throw new Error('no excuse')
  return read
}

const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) })
const shown = (list: readonly { from: number; to: number }[]) =>
  list.map(({ from, to }) => [from, to].map((time) => new Date(time).toISOString().slice(0, 16)))

const berlin = excuses({ quiet: { from: '22:00', to: '07:00', zone: 'Europe/Berlin' } })

describe('quiet hours', () => {
  test('go over midnight, by the local clock', () => {
    expect(shown(timeOffWithin(berlin, span('2026-07-01T12:00Z', '2026-07-03T12:00Z')))).toEqual([
      ['2026-07-01T20:00', '2026-07-02T05:00'],
      ['2026-07-02T20:00', '2026-07-03T05:00'],
    ])
  })

  test('that have begun the evening before count', () => {
    expect(countedWithin(berlin, span('2026-01-10T01:00Z', '2026-01-10T07:00Z'))).toBe(HOUR)
  })

  test('are an hour shorter in the night that clocks go forward, and longer when they go back', () => {
    expect(shown(timeOffWithin(berlin, span('2026-03-28T12:00Z', '2026-03-29T12:00Z')))).toEqual([
      ['2026-03-28T21:00', '2026-03-29T05:00'],
    ])
    expect(shown(timeOffWithin(berlin, span('2026-10-24T12:00Z', '2026-10-25T12:00Z')))).toEqual([
      ['2026-10-24T20:00', '2026-10-25T06:00'],
    ])
  })

  test('can begin at a time skipped by daylight saving', () => {
    const early = excuses({ quiet: { from: '02:30', to: '08:00', zone: 'Europe/Berlin' } })
    expect(shown(timeOffWithin(early, span('2026-03-29T00:00Z', '2026-03-29T12:00Z')))).toEqual([
      ['2026-03-29T01:30', '2026-03-29T06:00'],
    ])
    const inside = excuses({ quiet: { from: '02:15', to: '02:45', zone: 'Europe/Berlin' } })
    expect(countedWithin(inside, span('2026-03-28T12:00Z', '2026-03-29T12:00Z'))).toBe(24 * HOUR - 30 * MINUTE)
  })

  test('move a deadline that would fall into them, on the other side of the world too', () => {
    const start = Date.parse('2026-07-01T19:00Z')
    expect(timeAfter(berlin, start, 2 * HOUR)).toBe(Date.parse('2026-07-02T06:00Z'))
    const auckland = excuses({ quiet: { from: '21:00', to: '09:00', zone: 'Pacific/Auckland' } })
    expect(timeAfter(auckland, Date.parse('2026-06-30T08:00Z'), 2 * HOUR)).toBe(Date.parse('2026-06-30T22:00Z'))
  })

  test.each([
    { from: '22:00', to: '10:01', zone: 'Europe/Berlin' },
    { from: '22:00', to: '22:00', zone: 'Europe/Berlin' },
    { from: '24:00', to: '07:00', zone: 'Europe/Berlin' },
    { from: '22:00', to: '07:00', zone: 'Europe/Nowhere' },
    { from: '22:00', to: '07:00', zone: '+02:00' },
    { from: '22:00', to: '07:00' },
    'night',
  ])('%j are none', (value) => {
    expect(isRefusal(readQuiet(value))).toBe(true)
    expect(timeOffIn({ quiet: value })).toBeNull()
  })

  test('half a day is allowed', () => {
    expect(readQuiet({ from: '22:00', to: '10:00', zone: 'UTC' }).kind).toBe('quiet')
  })

  test('that are changed count a day later, others stay', () => {
    const now = Date.parse('2026-07-01T12:00Z')
    const other = excuses({ quiet: { from: '12:00', to: '23:00', zone: 'UTC' } })
    expect(changedTimeOff(berlin, berlin, now)).toEqual(berlin)
    const changed = changedTimeOff(berlin, other, now)
    expect(changed?.quietSince).toBe(now + DAY)
    expect(countedWithin(changed, { from: now, to: now + DAY })).toBe(DAY)
    expect(countedWithin(changed, { from: now + DAY, to: now + 2 * DAY })).toBe(13 * HOUR)
    // Turning them off and on again is a change too.
    expect(changedTimeOff(null, other, now)?.quietSince).toBe(now + DAY)
  })
})

describe('vacations', () => {
  const away = { quiet: { from: '00:00', to: '08:00', zone: 'America/New_York' } }
  const trip = excuses({ ...away, vacation: [{ from: '2026-11-01', to: '2026-11-02' }] })

  test('are whole local days, one of 25 hours among them, and quiet hours in them count once', () => {
    const rests = timeOffWithin(trip, span('2026-11-01T02:00Z', '2026-11-03T12:00Z'))
    expect(shown(rests)).toEqual([['2026-11-01T04:00', '2026-11-03T12:00']])
    expect(countedWithin(trip, span('2026-11-01T00:00Z', '2026-11-03T14:00Z'))).toBe(5 * HOUR)
  })

  test.each([
    [[{ from: '2026-08-01', to: '2026-08-30' }], true],
    [[{ from: '2026-08-01', to: '2026-08-31' }], false],
    [
      [
        { from: '2026-08-01', to: '2026-08-20' },
        { from: '2026-10-01', to: '2026-10-11' },
      ],
      false,
    ],
    [[{ from: '2026-12-10', to: '2027-01-25' }], true],
    [[{ from: '2026-08-02', to: '2026-08-01' }], false],
    [[{ from: '2026-02-30', to: '2026-03-01' }], false],
  ])('%j: %s', (vacation, isOne) => expect(timeOffIn({ vacation }) !== null).toBe(isOne))

  test('that have begun stay taken', () => {
    const former = [{ from: '2026-05-01', to: '2026-05-20' }]
    const wish = [{ from: '2026-06-01', to: '2026-06-15' }]
    expect(isRefusal(changeVacation(wish, former, '2026-05-20'))).toBe(true)
    expect(changeVacation(wish, former, '2026-05-10')).toMatchObject({
      vacation: [{ from: '2026-05-01', to: '2026-05-10' }, ...wish],
    })
    expect(changeVacation(wish, former, '2026-04-30')).toMatchObject({ vacation: wish })
  })

  test('cannot be made in the past', () => {
    const wish = [
      { from: '2026-05-01', to: '2026-05-12' },
      { from: '2026-04-01', to: '2026-04-02' },
    ]
    expect(changeVacation(wish, [], '2026-05-10')).toMatchObject({
      vacation: [{ from: '2026-05-10', to: '2026-05-12' }],
    })
  })
})

const anyExcuses = fc
  .record({
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 720 }),
    zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'),
    day: fc.integer({ min: 0, max: 360 }),
    days: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ from, length, zone, day, days }) => {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const date = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * DAY).toISOString().slice(0, 10)
    return {
      ...{ quietSince: 0, quiet: { from: clock(from), to: clock(from + length), zone } },
      vacation: [{ from: date(day), to: date(day + days - 1) }],
    }
  })
const anyTime = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) })

describe('counted time', () => {
  test('adds up, and comes to an end exactly when it is said to', () => {
    fc.assert(
      fc.property(anyExcuses, anyTime, fc.nat(40 * DAY), fc.nat(20 * DAY), (each, from, more, amount) => {
        const to = from + more
        const middle = from + Math.floor(more / 3)
        const [first, second] = [countedWithin(each, { from, to: middle }), countedWithin(each, { from: middle, to })]
        expect(first + second).toBe(countedWithin(each, { from, to }))
        const end = timeAfter(each, from, amount)
        expect(countedWithin(each, { from, to: end })).toBe(amount)
        if (amount > 0) expect(countedWithin(each, { from, to: end - 1 })).toBe(amount - 1)
      }),
      { numRuns: 60 },
    )
  })

  test('local times are what clocks show there', () => {
    const format = new Intl.DateTimeFormat('en', {
      ...{ timeZone: 'Australia/Lord_Howe', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
    for (let day = 20_454; day < 20_454 + 365; day++) {
      expect(format.format(timeAt('Australia/Lord_Howe', day, 12 * 60 + 30))).toBe('12:30')
    }
  })
})
