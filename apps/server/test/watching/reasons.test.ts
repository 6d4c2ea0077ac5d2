/* Which finished matches are worth seeing, and why: only what is certain. */
import { expect, test } from 'vitest'
import type { Result, ResultSeat } from '../../src/store/community.ts'
import { choose } from '../../src/watching/reasons.ts'

let made = 0

function seat(place: number, score: number | null, more: Partial<ResultSeat> = {}): ResultSeat {
  made += 1
  return { person: `p${made}`, bot: null, name: null, isGuest: true, place, score, hasLeft: false, ...more }
}

const bot = (place: number, score: number, level: string) =>
  seat(place, score, { person: null, bot: level, name: 'Bors' })

function result(seats: readonly ResultSeat[], more: Partial<Result> = {}): Result {
  made += 1
  return {
    ...{ match: `m${made}`, game: 'avalon', n: made, startedAt: 0, overAt: made, turns: 20, ending: 'played', seats },
    ...{ options: {}, pace: {}, isPublic: true, isRated: false },
    ...more,
  }
}

const reasons = (...results: Result[]) => choose(results, 4).map(({ reason }) => reason)

test('close scores are worth seeing, and wide ones are not', () => {
  expect(reasons(result([seat(1, 15), seat(2, 14)]))).toEqual([{ kind: 'close', scores: [15, 14] }])
  expect(reasons(result([seat(2, 9), seat(1, 15)]))).toEqual([])
  expect(reasons(result([seat(3, 50), seat(1, 94), seat(2, 90)]))).toEqual([{ kind: 'close', scores: [94, 90] }])
})

test('scores say nothing where the highest has not won, or where there are none', () => {
  expect(reasons(result([seat(2, 15), seat(1, 14)]))).toEqual([])
  expect(reasons(result([seat(1, null), seat(2, null)]))).toEqual([])
})

test('who gave up, left or ran out of time has not played a close match', () => {
  for (const ending of ['resigned', 'agreed', 'time', 'void'] as const)
    expect(reasons(result([seat(1, 15), seat(2, 14)], { ending }))).toEqual([])
  expect(reasons(result([seat(1, 15), seat(2, 14, { hasLeft: true })]))).toEqual([])
})

test('a person who beats a champion, a draw, and never bots among themselves', () => {
  expect(reasons(result([seat(1, 15), bot(2, 7, 'champion')]))).toEqual([{ kind: 'beatChampion' }])
  expect(reasons(result([seat(2, 7), bot(1, 15, 'champion')]))).toEqual([])
  expect(reasons(result([bot(1, 15, 'page'), bot(2, 14, 'champion')]))).toEqual([])
  expect(reasons(result([seat(1, 12), seat(1, 12)]))).toEqual([{ kind: 'tied', score: 12 }])
})

test('the longest of at least five, if it is much longer', () => {
  const usual = (turns: number) => result([seat(1, 15), seat(2, 5)], { turns })
  expect(reasons(usual(20), usual(21), usual(22), usual(23), usual(51))).toEqual([{ kind: 'longest', turns: 51 }])
  expect(reasons(usual(20), usual(21), usual(22), usual(23), usual(24))).toEqual([])
  expect(reasons(usual(20), usual(21), usual(22), usual(51))).toEqual([])
})

test('not the same reason, and not the same people, again and again', () => {
  const close = () => result([seat(1, 15), seat(2, 14)])
  expect(reasons(close(), close(), close())).toHaveLength(2)
  const [one, two] = [seat(1, 15), seat(2, 14)]
  expect(reasons(result([one, two]), result([one, two]))).toHaveLength(1)
})
