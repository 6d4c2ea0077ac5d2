import { isRefusal } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { defaultPace, HOUR, PRESETS, paceOf, readPace, SECOND, timesOf } from '../../src/clocks/pace.ts'

describe('a pace', () => {
  test.each(Object.entries(PRESETS))('%s is valid', (_, pace) => {
    expect(readPace(pace)).toEqual(pace)
    expect(paceOf(pace)).toEqual(pace)
  })

  test.each([
    [undefined, 'pace.kind'],
    [{}, 'pace.kind'],
    [{ kind: 'blitz' }, 'pace.kind'],
    [{ kind: 'live', bank: 59, increment: 5 }, 'pace.bank'],
    [{ kind: 'live', bank: 900.5, increment: 5 }, 'pace.bank'],
    [{ kind: 'live', bank: 900, increment: -1 }, 'pace.increment'],
    [{ kind: 'days', bank: 72, increment: 12, cap: 71 }, 'pace.cap'],
    [{ kind: 'days', bank: 72, increment: 12, cap: 10_000 }, 'pace.cap'],
    [{ kind: 'days', bank: 72, increment: 12 }, 'pace'],
    [{ kind: 'none', bank: 1 }, 'pace'],
  ])('%j is none', (value, where) => {
    const read = readPace(value)
    expect(isRefusal(read) && read.params.where).toBe(where)
  })

  test('in milliseconds', () => {
    expect(timesOf(PRESETS.live)).toMatchObject({ bank: 900 * SECOND, increment: 20 * SECOND, cap: null, rests: false })
    expect(timesOf(PRESETS.daysFast)).toMatchObject({ bank: 24 * HOUR, cap: 72 * HOUR, grace: 0, rests: true })
    expect(timesOf(PRESETS.none)).toBeUndefined()
  })

  test('is live where people wait for each other, and off against bots alone', () => {
    expect(defaultPace(2)).toEqual(PRESETS.live)
    expect(defaultPace(1)).toEqual(PRESETS.none)
  })

  test('an invalid stored row means no pace', () => expect(paceOf({})).toEqual(PRESETS.none))
})
