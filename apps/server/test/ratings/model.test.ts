/* Ratings as numbers: what a match changes, who of it counts, what is damped, and ranks. */
import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { botSkill } from '../../src/ratings/bot-skills.ts'
import { countedSeats } from '../../src/ratings/counted-seats.ts'
import { weightOf } from '../../src/ratings/damping.ts'
import { afterMatch, chanceAgainst, rested, type Skill } from '../../src/ratings/model.ts'
import { matchesUntilRanked } from '../../src/ratings/person-ratings.ts'
import { rankSpans } from '../../src/ratings/rank-spans.ts'
import { rateResult } from '../../src/ratings/rate-result.ts'
import { isProvisional, pointsOf, START, skillOf } from '../../src/ratings/scale.ts'
import type { Rating, Result, ResultSeat } from '../../src/store/community.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = 1000 * DAY
const certain = (value: number) => skillOf({ value, plusMinus: 60 })

/** What the players are after a match with these places. */
function after(skills: readonly Skill[], places: readonly number[], weights: readonly number[] = []): Skill[] {
  return afterMatch(skills.map((skill, i) => ({ skill, place: at(places, i), weight: weights[i] ?? 1 })))
}

describe('the scale', () => {
  test('starts at 1500, and 400 points are odds of ten to one', () => {
    expect(pointsOf(START)).toEqual({ value: 1500, plusMinus: 482 })
    const [strong, weak] = [1700, 1300].map((value) => skillOf({ value, plusMinus: 0 }))
    if (!strong || !weak) throw new Error('two')
    expect(chanceAgainst(strong, weak)).toBeCloseTo(10 / 11, 6)
    expect(chanceAgainst(START, START)).toBe(0.5)
  })

  test('keeps what was measured: points to skill and back', () => {
    expect(pointsOf(skillOf({ value: 1936, plusMinus: 91 }))).toEqual({ value: 1936, plusMinus: 91 })
  })
})

describe('a match', () => {
  test('raises who wins as much as it lowers who loses, if they were alike', () => {
    const [won, lost] = after([START, START], [1, 2])
    if (!won || !lost) throw new Error('two')
    expect(won.mu).toBeGreaterThan(START.mu)
    expect(won.mu + lost.mu).toBeCloseTo(2 * START.mu, 9)
    expect(won.sigma).toBeLessThan(START.sigma)
    expect(won.sigma).toBeCloseTo(lost.sigma, 9)
  })

  test('tells more if it was not expected', () => {
    const [weak] = after([certain(1400), certain(1600)], [1, 2])
    const [strong] = after([certain(1600), certain(1400)], [1, 2])
    if (!weak || !strong) throw new Error('two')
    expect(pointsOf(weak).value - 1400).toBeGreaterThan(pointsOf(strong).value - 1600)
  })

  test('that is tied brings two closer together, and changes nothing between equals', () => {
    const [weak, strong] = after([certain(1400), certain(1600)], [1, 1])
    if (!weak || !strong) throw new Error('two')
    expect(pointsOf(weak).value).toBeGreaterThan(1400)
    expect(pointsOf(strong).value).toBeLessThan(1600)
    expect(after([certain(1500), certain(1500)], [1, 1]).map((skill) => pointsOf(skill).value)).toEqual([1500, 1500])
  })

  test.each([2, 3, 4, 5, 6])('of %i keeps the order of the places, and the sum', (count) => {
    const skills = Array.from({ length: count }, () => certain(1500))
    const rated = after(
      skills,
      skills.map((_, i) => i + 1),
    ).map(({ mu }) => mu)
    expect(rated).toEqual(rated.toSorted((a, b) => b - a))
    expect(rated.reduce((sum, mu) => sum + mu, 0)).toBeCloseTo(count * certain(1500).mu, 6)
  })

  test('does not depend on the order of the seats', () => {
    const skills = [certain(1400), START, certain(1700), certain(1500)]
    const rated = after(skills, [2, 1, 2, 4])
    const turned = after(skills.toReversed(), [4, 2, 1, 2]).toReversed()
    for (const [i, { mu, sigma }] of rated.entries()) {
      expect(at(turned, i).mu).toBeCloseTo(mu, 9)
      expect(at(turned, i).sigma).toBeCloseTo(sigma, 9)
    }
  })

  test('that counts for nothing changes nothing, and half of it less than all', () => {
    const skills = [certain(1500), certain(1500)]
    const [none] = after(skills, [1, 2], [0, 1])
    const [half] = after(skills, [1, 2], [0.5, 1])
    const [all] = after(skills, [1, 2])
    if (!none || !half || !all) throw new Error('there are')
    expect(none).toEqual(certain(1500))
    expect(half.mu - none.mu).toBeCloseTo((all.mu - none.mu) / 2, 9)
  })
})

test('a long time without a match makes a rating less certain, but never less than none', () => {
  const before = skillOf({ value: 1600, plusMinus: 100 })
  const later = pointsOf(rested(before, 365 * DAY))
  expect(later.value).toBe(1600)
  expect(later.plusMinus).toBe(180)
  expect(pointsOf(rested(before, 100_000 * DAY)).plusMinus).toBe(482)
})

test('some two dozen matches against equals make a rating certain enough for a rank', () => {
  expect(matchesUntilRanked(START)).toBeGreaterThan(20)
  expect(matchesUntilRanked(START)).toBeLessThan(30)
  expect(matchesUntilRanked(certain(1500))).toBe(0)
  expect(isProvisional(skillOf({ value: 1500, plusMinus: 150 }))).toBe(false)
  expect(isProvisional(skillOf({ value: 1500, plusMinus: 151 }))).toBe(true)
})

const human = (person: string, place: number, more: Partial<ResultSeat> = {}): ResultSeat => ({
  ...{ person, bot: null, name: null, isGuest: false, place, score: null, hasLeft: false },
  ...more,
})
const robot = (bot: string, place: number): ResultSeat => ({ ...human('', place), person: null, bot, name: 'Kay' })

function result(seats: readonly ResultSeat[], more: Partial<Result> = {}): Result {
  return {
    ...{ match: 'm', game: 'avalon', n: 0, startedAt: NOW - 1, overAt: NOW, turns: 20, ending: 'played', seats },
    ...{ options: {}, pace: {}, isPublic: true, isRated: true },
    ...more,
  }
}

describe('of a finished match', () => {
  const two = [human('ann', 1), human('ben', 2)]
  const places = (seats: readonly ResultSeat[], more: Partial<Result> = {}) =>
    countedSeats(result(seats, more))?.map(({ person, place }) => [person, place])

  test('nothing counts that was not rated, or is void', () => {
    expect(places(two, { isRated: false })).toBeUndefined()
    expect(places(two, { ending: 'void' })).toBeUndefined()
  })

  test('whoever left shares the last place, however well a bot played on', () => {
    const seats = [
      human('ann', 1, { hasLeft: true }),
      human('ben', 2),
      human('cat', 3),
      human('dan', 4, { hasLeft: true }),
    ]
    expect(places(seats)).toEqual([
      ['ann', 5],
      ['ben', 2],
      ['cat', 3],
      ['dan', 5],
    ])
  })

  test('an agreed end is a tie, unless the match had hardly begun', () => {
    const tied = [human('ann', 1), human('ben', 1)]
    expect(places(tied, { ending: 'agreed', turns: 10 })).toEqual([
      ['ann', 1],
      ['ben', 1],
    ])
    expect(places(tied, { ending: 'agreed', turns: 4 })).toBeUndefined()
  })

  test('guests, seats that nobody holds and bots that nobody has measured are left out', () => {
    expect(places([human('ann', 1), human('guest', 2, { isGuest: true })])).toBeUndefined()
    expect(places([...two, human('', 3, { person: null }), robot('reference', 4)])).toHaveLength(2)
  })

  test('one person against bots counts, bots alone do not, nor does somebody against themselves', () => {
    expect(places([human('ann', 2), robot('squire', 1)])).toEqual([
      ['ann', 2],
      ['bot:squire', 1],
    ])
    expect(places([robot('page', 2), robot('squire', 1)])).toBeUndefined()
    expect(places([human('ann', 1), human('ann', 2)])).toBeUndefined()
  })

  test('bots are compared with, and have no rating that could change', () => {
    const rated = rateResult(result([human('ann', 1), robot('champion', 2)]), new Map())
    expect(rated.map(({ after: { person } }) => person)).toEqual(['ann'])
    const against = (level: string) => at(rateResult(result([human('ann', 1), robot(level, 2)]), new Map()), 0).after.mu
    expect(against('champion')).toBeGreaterThan(against('novice'))
    expect(pointsOf(botSkill('avalon', 'champion') ?? START).value).toBe(2055)
  })
})

/** A series of results between the same people, one an hour; the ratings after each. */
function series(
  results: readonly Partial<Result>[],
  seats = [human('ann', 1), human('ben', 2)],
): Map<string, Rating>[] {
  const all: Map<string, Rating>[] = []
  let known = new Map<string, Rating>()
  for (const [i, more] of results.entries()) {
    const rated = rateResult(result(seats, { n: i, overAt: NOW + i * 60 * 60 * 1000, ...more }), known)
    known = new Map([...known, ...rated.map(({ after: rating }) => [rating.person, rating] as const)])
    all.push(known)
  }
  return all
}
const gains = (all: readonly Map<string, Rating>[], person: string) =>
  all.map((known, i) => (known.get(person)?.mu ?? 0) - (i === 0 ? START.mu : (all[i - 1]?.get(person)?.mu ?? 0)))

describe('damping', () => {
  test('the same two again and again: five in full, then less and less, and never more than nine', () => {
    const met = (times: number) => Array.from({ length: times }, () => ({ with: 'ben', at: NOW - 1000 }))
    expect(Array.from({ length: 8 }, (_, i) => weightOf(met(i), ['ben'], NOW, false))).toEqual([
      ...[1, 1, 1, 1, 1],
      ...[0.8, 0.8 ** 2, 0.8 ** 3],
    ])
    const sum = Array.from({ length: 90 }, (_, i) => weightOf(met(i), ['ben'], NOW, false)).reduce((a, b) => a + b, 0)
    expect(sum).toBeLessThan(9.01)
    // After a week they count in full again, and others always do.
    expect(weightOf(met(30), ['ben'], NOW + 7 * DAY, false)).toBe(1)
    expect(weightOf(met(30), ['cat'], NOW, false)).toBe(1)
  })

  test('with several opponents it is their mean', () => {
    const met = Array.from({ length: 5 }, () => ({ with: 'ben', at: NOW - 1000 }))
    expect(weightOf(met, ['ben', 'cat'], NOW, false)).toBeCloseTo(0.9, 9)
  })

  test('somebody who resigns at once lifts the other only the first time, and loses each time', () => {
    const all = series(Array.from({ length: 4 }, () => ({ ending: 'resigned' as const, turns: 2 })))
    const [first, ...more] = gains(all, 'ann')
    expect(first).toBeGreaterThan(0)
    expect(more).toEqual([0, 0, 0])
    for (const lost of gains(all, 'ben')) expect(lost).toBeLessThan(0)
  })

  test('a hundred lost matches of a week do not carry anybody far', () => {
    const farmed = series(Array.from({ length: 100 }, () => ({})))
    const spread = series(Array.from({ length: 100 }, (_, i) => ({ overAt: NOW + i * 2 * DAY })))
    const value = (all: readonly Map<string, Rating>[]) => pointsOf(all.at(-1)?.get('ann') ?? START).value
    expect(value(farmed)).toBeLessThan(value(spread) - 100)
  })

  test('what is remembered has a bound, and forgets what no longer counts', () => {
    const all = series(Array.from({ length: 150 }, () => ({})))
    expect(all.at(-1)?.get('ann')?.meetings).toHaveLength(100)
    const rare = series(Array.from({ length: 20 }, (_, i) => ({ overAt: NOW + i * 8 * DAY })))
    expect(rare.at(-1)?.get('ann')?.meetings).toHaveLength(1)
  })
})

describe('ranks', () => {
  test('are spans while bars overlap', () => {
    const bars = [
      { value: 1800, plusMinus: 50 },
      { value: 1720, plusMinus: 40 },
      { value: 1650, plusMinus: 30 },
      { value: 1400, plusMinus: 20 },
    ]
    expect(rankSpans(bars)).toEqual([
      { from: 1, to: 2 },
      { from: 1, to: 3 },
      { from: 2, to: 3 },
      { from: 4, to: 4 },
    ])
  })

  test('agree with counting, whatever the bars', () => {
    const bars = Array.from({ length: 60 }, (_, i) => ({ value: 1500 + ((i * 37) % 400), plusMinus: (i * 53) % 150 }))
    const counted = bars.map((mine) => ({
      from: 1 + bars.filter((each) => each.value - each.plusMinus > mine.value + mine.plusMinus).length,
      to: bars.filter((each) => each.value + each.plusMinus >= mine.value - mine.plusMinus).length,
    }))
    expect(rankSpans(bars)).toEqual(counted)
  })
})
