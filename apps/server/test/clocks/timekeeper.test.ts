import { describe, expect, test } from 'vitest'
import type { PendingQuestions } from '../../src/clocks/clock.ts'
import { DAY, PRESETS, SECOND } from '../../src/clocks/pace.ts'
import { timeOffIn } from '../../src/clocks/time-off.ts'
import { initialStoredTime, type SeatedPeople, Timekeeper } from '../../src/clocks/timekeeper.ts'
import type { Change } from '../../src/store/store.ts'

const START = Date.parse('2026-07-01T12:00Z')
const TWO: SeatedPeople = { people: ['ann', 'ben'], excuses: [null, null] }

const asks: PendingQuestions = { turn: { no: 1, seat: 0 }, players: [0, 1], asked: [0], frame: null }

function begin(sitting = TWO, pace: ConstructorParameters<typeof Timekeeper>[1] = PRESETS.none): Timekeeper {
  return new Timekeeper('match', pace, initialStoredTime(sitting, START))
}

function inserted(changes: readonly Change[]) {
  return changes.flatMap((change) => (change.in === 'deadlines' && 'insert' in change ? [change.insert] : []))
}

function removed(changes: readonly Change[]): string[] {
  return changes.flatMap((change) =>
    change.in === 'deadlines' && 'remove' in change ? [String(change.remove[0])] : [],
  )
}

describe('the deadline row', () => {
  test('replaces the former one if it must fire earlier, or is removed', () => {
    const time = begin()
    const [first] = inserted(time.moved(START, asks, false))
    expect(first).toMatchObject({ match: 'match', due: START + 14 * DAY, what: { kind: 'match', version: 1 } })
    const next = time.moved(START + SECOND, { ...asks, asked: [] }, false)
    expect(removed(next)).toEqual([first?.id])
    expect(inserted(next)).toMatchObject([{ due: START + 61 * SECOND, what: { version: 2 } }])
    expect(time.moved(START + 2 * SECOND, null, false)).toEqual([{ in: 'deadlines', remove: ['match.2'], must: false }])
  })

  test('stays where it would only fire too early; when it has fired, another is written', () => {
    const time = begin()
    time.moved(START, { ...asks, asked: [] }, false)
    expect(time.moved(START + SECOND, asks, true)).toEqual([])
    expect(time.stored).toMatchObject({ version: 1, due: START + 60 * SECOND, presentAt: START + SECOND })
    expect(time.taken('mine', 1)).toBe(true)
    const again = time.moved(START + 61 * SECOND, asks, true)
    expect(removed(again)).toEqual(['mine'])
    expect(inserted(again)[0]?.due).toBe(START + 61 * SECOND + 14 * DAY)
  })

  test('that is already due is rewritten', () => {
    const time = begin()
    time.moved(START, { ...asks, asked: [] }, false)
    expect(inserted(time.moved(START + 60 * SECOND, asks, true))).toHaveLength(1)
  })

  test('of the previous version counts while the new one is not stored: it was taken before', () => {
    const time = begin()
    time.moved(START, asks, false)
    time.markStored(1)
    time.moved(START, { ...asks, asked: [] }, false)
    expect(time.taken('mine', 1)).toBe(true)
  })

  test('of an older version is ignored', () => {
    const time = begin()
    time.moved(START, asks, false)
    time.moved(START, { ...asks, asked: [] }, false)
    time.markStored(2)
    expect(time.taken('mine', 1)).toBe(false)
    expect(time.taken('mine', 2)).toBe(true)
    expect(removed(time.rearm(START, asks, true))).toEqual(['mine'])
  })

  test('is needed with any version if the last one was not written', () => {
    const time = begin()
    time.moved(START, asks, false)
    time.rearm(START, asks, true)
    time.disarm()
    expect(time.taken('mine', 1)).toBe(true)
    time.rearm(START, asks, true)
    expect(time.taken('mine', 1)).toBe(false)
  })

  test('does not fire again at once where nothing could be done', () => {
    const time = begin()
    const late = START + 20 * DAY
    expect(inserted(time.rearm(late, asks))[0]?.due).toBe(START + 14 * DAY)
    expect(inserted(time.rearm(late, asks, true))[0]?.due).toBe(late + SECOND)
  })

  test('checks on bots where nobody else is asked', () => {
    expect(inserted(begin().moved(START, { ...asks, asked: [] }, false))[0]?.due).toBe(START + 60 * SECOND)
  })
})

describe('presence', () => {
  test('is the person who acts, not a bot', () => {
    const time = begin()
    time.moved(START + DAY, asks, false)
    expect(time.stored.presentAt).toBe(START)
    time.moved(START + DAY, asks, true)
    expect(time.stored.presentAt).toBe(START + DAY)
    expect(time.isAbandoned(START + 15 * DAY - 1)).toBe(false)
    expect(time.isAbandoned(START + 15 * DAY)).toBe(true)
  })

  test('is saved at most once an hour', () => {
    const time = begin()
    expect(time.notePresence(START + DAY / 24)).toBe(false)
    expect(time.notePresence(START + DAY / 24 + 1)).toBe(true)
    time.rearm(START + DAY / 24 + 1, asks)
    expect(time.notePresence(START + DAY / 24 + 2)).toBe(false)
  })

  test('at tables over days a vacation does not count as absence', () => {
    const trip = timeOffIn({ vacation: [{ from: '2026-07-03', to: '2026-07-12' }] })
    const sitting = { ...TWO, excuses: [null, trip] }
    expect(begin(sitting, PRESETS.days).isAbandoned(START + 24 * DAY - 1)).toBe(false)
    expect(begin(sitting, PRESETS.days).isAbandoned(START + 24 * DAY)).toBe(true)
    expect(begin(sitting, PRESETS.none).isAbandoned(START + 14 * DAY)).toBe(true)
  })
})
