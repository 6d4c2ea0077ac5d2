import { describe, expect, test } from 'vitest'
import { LessonPlayer, type LessonRun, stateIn } from '../src/index.ts'
import { ATTACK, ATTACK_TOO_FEW, LESSON, played, REINFORCE } from './avalon.ts'

const PAY_PILE = { kind: 'payLoss', from: 4 }
const PAY_HAND = { kind: 'payLoss', from: 'hand', card: 2 }
const player = new LessonPlayer(await played(), 'lesson', LESSON)

function touched(run: LessonRun, ...places: string[]): LessonRun {
  return player.touch(run, places)
}

describe('a touch', () => {
  test('goes on, also where a part of the thing is touched', () => {
    expect(touched(player.begin(), 'region-5').at).toBe(1)
    expect(touched(player.begin(), 'pile-0-5', 'region-5').at).toBe(1)
  })

  test('of something else is answered by the lesson if it has an answer, and counts as a try', () => {
    const once = touched(player.begin(), 'plate-3', 'region-3')
    expect(once).toMatchObject({ at: 0, tries: 1, reply: { kind: 'touched', place: 'region-3', named: 'own' } })
    expect(touched(once, 'crowns-0')).toMatchObject({ tries: 2, reply: { place: 'crowns-0', named: undefined } })
  })
})

describe('an action', () => {
  const run = player.begin(1)

  test('that the rules refuse changes nothing, and is answered with their reason', () => {
    const next = player.act(run, ATTACK_TOO_FEW)
    expect(next).toMatchObject({
      at: 1,
      tries: 1,
      reply: { refusal: { code: 'attackNeedsAsMany', rule: '6.1' }, named: 'few' },
    })
    expect(next.moments).toBe(run.moments)
  })

  test('that is allowed but not wanted is shown, and taken back', () => {
    const next = player.act(run, REINFORCE)
    expect(next).toMatchObject({ at: 1, tries: 1, reply: { kind: 'allowed', named: 'other' } })
    expect(next.tried?.events).toEqual([{ kind: 'reinforced', seat: 0, card: 4, at: 4 }])
    expect(stateIn(player.takeBack(next))).toBe(stateIn(run))
    expect(player.takeBack(next).tried).toBeUndefined()
  })

  test('that is wanted goes on, and the others answer as the lesson says, with its draws', () => {
    const next = player.act(run, ATTACK)
    expect(next).toMatchObject({ at: 2, tries: 0, reply: undefined })
    const events = next.moments.flatMap((moment) => moment.events)
    expect(events).toContainEqual({ kind: 'regionTurnedUp', at: 4, region: 'forestA' })
  })

  test('of several goes on after the last; any that fits counts', () => {
    const first = player.act(player.begin(2), PAY_PILE)
    expect(first).toMatchObject({ at: 2, done: 1 })
    expect(player.act(first, PAY_HAND).at).toBe(3)
    expect(player.back(first)).toMatchObject({ at: 2, done: 0 })
  })
})

describe('a quiz', () => {
  test('takes any answer, then goes on', () => {
    const run = player.begin(3)
    expect(player.next(run)).toBe(run)
    const chosen = player.choose(run, 'one')
    expect(chosen).toMatchObject({ at: 3, chosen: 'one' })
    expect(player.next(chosen).at).toBe(4)
    expect(player.choose(run, 'seven')).toBe(run)
  })
})

describe('the way through', () => {
  test('Next counts only where nothing else is to be done; skipping does every step', () => {
    const first = player.begin()
    expect(player.next(first)).toBe(first)
    let run = first
    for (let at = 1; at <= player.count; at++) {
      run = player.skip(run)
      expect(run.at).toBe(at)
    }
    expect(player.skip(run)).toBe(run)
  })

  test('back is where the step before began; a step can be begun alone', () => {
    const second = touched(player.begin(), 'region-5')
    const third = player.act(second, ATTACK)
    expect(player.back(third)).toMatchObject({ at: 1, moments: second.moments })
    expect(player.back(player.begin())).toMatchObject({ at: 0 })
    expect(player.begin(2).moments.map(({ events }) => events)).toEqual(third.moments.map(({ events }) => events))
  })

  test('a lesson whose first step has no scene is a fault', () => {
    const { look: _look, ...steps } = LESSON.steps
    expect(() => new LessonPlayer(player.played, 'lesson', { ...LESSON, steps }).begin()).toThrow('no scene')
  })
})
