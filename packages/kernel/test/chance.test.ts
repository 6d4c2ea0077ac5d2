import { chiSquare, chiSquareLimit } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import {
  checkSides,
  MOST_SIDES,
  RecordingChance,
  ReplayingChance,
  ScriptedChance,
  sealedChance,
  seededChance,
} from '../src/index.ts'

const draws = (seed: string | number, count: number, sides: number) => {
  const chance = seededChance(seed)
  return Array.from({ length: count }, () => chance.pick(sides, 'test'))
}

const BAD_SIDES = [0, -1, 1.5, 2.5, 6.000001, Number.NaN, Number.POSITIVE_INFINITY, MOST_SIDES + 1, 2 ** 32]

describe('seeded chance', () => {
  test('the same seed gives the same draws', () => {
    expect(draws('a seed', 500, 1000)).toEqual(draws('a seed', 500, 1000))
    expect(draws(7, 50, 1000)).toEqual(draws('7', 50, 1000))
  })

  test('all machines agree: the first values of the seed "logres"', () => {
    const chance = seededChance('logres')
    expect(Array.from({ length: 6 }, () => chance.next32())).toEqual([
      1118418368, -1932614168, -436422213, 1989553409, 1505595922, -1188502625,
    ])
    expect(draws('logres', 20, 6)).toEqual([1, 3, 5, 2, 2, 4, 1, 2, 3, 5, 2, 0, 0, 3, 0, 0, 3, 3, 0, 0])
    expect(draws('logres', 5, 1_000_003)).toEqual([260402, 550029, 898390, 463230, 350549])
    expect(draws('', 5, 1000)).toEqual([932, 930, 759, 548, 415])
  })

  test('different seeds give different draws', () => {
    const names = [
      ...Array.from({ length: 5000 }, (_, i) => `avalon/defaults/2/${i}`),
      ...Array.from({ length: 5000 }, (_, i) => String(i)),
      ...['', ' ', 'a', 'A', 'aa', 'ab', 'ba', 'b', '\u0000', '\u0000\u0000', 'é', 'e'],
    ]
    expect(new Set(names.map((name) => draws(name, 4, MOST_SIDES).join())).size).toBe(names.length)
  })

  test('neighbouring seeds are not alike', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let i = 0; i < 10_000; i++) {
      const value = draws(`game ${i}`, 1, 10)[0] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 1000),
      ),
    ).toBeLessThan(chiSquareLimit(9))
  })

  test.each([2, 3, 6, 7, 10, 52])('%i sides are equally likely', (sides) => {
    const count = 20_000 * sides
    const counts = Array.from({ length: sides }, () => 0)
    for (const value of draws(`fair ${sides}`, count, sides)) counts[value] = (counts[value] ?? 0) + 1
    expect(
      chiSquare(
        counts,
        counts.map(() => count / sides),
      ),
    ).toBeLessThan(chiSquareLimit(sides - 1))
  })

  test.each([1_000_003, MOST_SIDES])('%i sides are equally likely, in a hundred groups', (sides) => {
    const groups = 100
    const size = (group: number) => Math.floor(((group + 1) * sides) / groups) - Math.floor((group * sides) / groups)
    const counts = Array.from({ length: groups }, () => 0)
    for (const value of draws(`wide ${sides}`, 200_000, sides)) {
      const group = counts.findIndex((_, i) => value < Math.floor(((i + 1) * sides) / groups))
      counts[group] = (counts[group] ?? 0) + 1
    }
    const expected = counts.map((_, group) => (200_000 * size(group)) / sides)
    expect(chiSquare(counts, expected)).toBeLessThan(chiSquareLimit(groups - 1))
  })

  test('pairs of successive draws are equally likely', () => {
    const list = draws('pairs', 160_000, 4)
    const counts = Array.from({ length: 16 }, () => 0)
    for (let i = 0; i < list.length; i += 2) {
      const cell = (list[i] ?? 0) * 4 + (list[i + 1] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
    expect(
      chiSquare(
        counts,
        counts.map(() => 5000),
      ),
    ).toBeLessThan(chiSquareLimit(15))
  })

  test('one side is always 0', () => {
    expect(draws('one', 20, 1)).toEqual(Array.from({ length: 20 }, () => 0))
  })
})

describe('a number of sides that is none', () => {
  test.each(BAD_SIDES)('%d is a RangeError in every form', (sides) => {
    expect(() => checkSides(sides, 'test')).toThrow(RangeError)
    expect(() => sealedChance(new Uint8Array(32)).pick(sides, 'test')).toThrow(RangeError)
    expect(() => new ReplayingChance([]).pick(sides, 'test')).toThrow(RangeError)
    expect(() => seededChance('a').pick(sides, 'test')).toThrow(RangeError)
  })

  test.each([1, 2, MOST_SIDES])('%d is one', (sides) => {
    expect(() => checkSides(sides, 'test')).not.toThrow()
    const value = seededChance('a').pick(sides, 'test')
    expect(value >= 0 && value < sides && Number.isInteger(value)).toBe(true)
  })
})

test('recording chance writes down what its source answers', () => {
  const recording = new RecordingChance(
    new ScriptedChance([
      ['die', 4],
      ['coin', 1],
    ]),
  )
  expect([recording.pick(6, 'die'), recording.pick(2, 'coin')]).toEqual([4, 1])
  expect(recording.draws).toEqual([
    { why: 'die', sides: 6, value: 4 },
    { why: 'coin', sides: 2, value: 1 },
  ])
  expect(() => recording.pick(6, 'die')).toThrow('no draw left')
  expect(recording.draws).toHaveLength(2)
})

describe('replaying chance', () => {
  const log = [
    { why: 'die', sides: 6, value: 5 },
    { why: 'coin', sides: 2, value: 0 },
  ]

  test('answers the log; the name of a draw is no matter', () => {
    const chance = new ReplayingChance(log)
    expect([chance.pick(6, 'die'), chance.pick(2, 'another name')]).toEqual([5, 0])
    expect(chance.fault()).toBeUndefined()
  })

  test('a missing draw', () => {
    const chance = new ReplayingChance(log)
    for (const sides of [6, 2]) chance.pick(sides, 'die')
    expect(chance.pick(6, 'die')).toBeLessThan(6)
    expect(chance.fault()).toBe('drawMissing')
  })

  test('what is answered in place of missing draws varies: a rule that rolls until something else falls comes to an end', () => {
    const chance = new ReplayingChance([])
    let rolls = 0
    for (let last = -1, next = chance.pick(6, 'die'); last === -1 || next === last; next = chance.pick(6, 'die')) {
      last = next
      if (++rolls > 100) throw new Error('always the same')
    }
  })

  test('other sides', () => {
    const chance = new ReplayingChance(log)
    expect(chance.pick(7, 'die')).toBeLessThan(7)
    expect(chance.pick(2, 'coin')).toBeLessThan(2)
    expect(chance.fault()).toBe('drawSides')
  })

  test.each([6, 7, 1e9, Number.NaN, -1, 0.5])('the value %d of six sides is out of range', (value) => {
    const chance = new ReplayingChance([{ why: 'die', sides: 6, value }])
    expect(chance.pick(6, 'die')).toBeLessThan(6)
    expect(chance.fault()).toBe('drawOutOfRange')
  })

  test('draws left over', () => {
    const chance = new ReplayingChance(log)
    expect(chance.fault()).toBe('drawLeftOver')
    chance.pick(6, 'die')
    expect(chance.fault()).toBe('drawLeftOver')
    chance.pick(2, 'coin')
    expect(chance.fault()).toBeUndefined()
  })

  test('the first fault is the one that counts', () => {
    const chance = new ReplayingChance(log)
    chance.pick(5, 'die')
    chance.pick(2, 'coin')
    chance.pick(2, 'coin')
    expect(chance.fault()).toBe('drawSides')
  })
})

describe('scripted chance', () => {
  test('answers its script', () => {
    const chance = new ScriptedChance([
      ['die', 3],
      ['die', 0],
    ])
    expect(chance.left()).toBe(2)
    expect([chance.pick(6, 'die'), chance.pick(1, 'die')]).toEqual([3, 0])
    expect(chance.left()).toBe(0)
  })

  test('throws at another name, at too high a value, and at its end', () => {
    expect(() => new ScriptedChance([['die', 3]]).pick(6, 'coin')).toThrow('expects die')
    expect(() => new ScriptedChance([['die', 6]]).pick(6, 'die')).toThrow('says 6')
    expect(() => new ScriptedChance([['die', -1]]).pick(6, 'die')).toThrow('says -1')
    expect(() => new ScriptedChance([]).pick(6, 'die')).toThrow('no draw left')
  })
})
