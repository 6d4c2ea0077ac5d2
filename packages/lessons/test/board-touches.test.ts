/* Touches that prepare something on the board, and touches in a race. */
import { loadCourse, loadStage } from '@logres/tournament/lessons'
import { tournament } from '@logres/tournament/rules'
import { describe, expect, test } from 'vitest'
import { LessonPlayer, type LessonRun } from '../src/index.ts'

const played = { game: tournament, stage: await loadStage(), course: await loadCourse() }

function playerOf(id: string): LessonPlayer {
  const lesson = played.course.lessons[id]
  if (lesson === undefined) throw new Error(`no lesson ${id}`)
  return new LessonPlayer(played, id, lesson)
}

describe('what touches have prepared on the board', () => {
  const player = playerOf('offer')
  const names = Object.keys(player.lesson.steps)

  test('is not there when a lesson is opened in the middle: it begins with the first of them', () => {
    expect(player.resume(names.indexOf('send')).at).toBe(names.indexOf('gap'))
    expect(player.resume(names.indexOf('deal')).at).toBe(names.indexOf('deal'))
  })

  test('is prepared again after Back, on a new board', () => {
    const run = player.begin(names.indexOf('send'))
    const back = player.back(run)
    expect(back.at).toBe(names.indexOf('gap'))
    expect(back.moments[0]).not.toBe(run.moments[0])
  })
})

describe('a race', () => {
  const player = playerOf('judgement')
  const at = Object.keys(player.lesson.steps).indexOf('race')
  const start = player.begin(at)
  const begun = player.act(start, { kind: 'beginRun' })
  const touch = (token: string, ms: number) => ({ kind: 'touch', seat: 0, token, ms, measured: null })

  function winnerOf(run: LessonRun): unknown {
    return run.moments.flatMap(({ events }) => events).find(({ kind }) => kind === 'touchesShown')
  }

  test('goes on with any touch of the learner, and the rules decide', () => {
    expect(begun).toMatchObject({ at, done: 1 })
    const fast = player.enter(begun, touch('cup', 700))
    expect(fast.at).toBe(at + 1)
    expect(winnerOf(fast)).toMatchObject({ winner: 0 })
    for (const slow of [touch('cup', 4000), touch('orb', 700)]) {
      const run = player.enter(begun, slow)
      expect(run.at).toBe(at + 1)
      expect(winnerOf(run)).toMatchObject({ winner: 2 })
    }
  })

  test('has no touch before it is run, nor where none is asked for', () => {
    expect(player.enter(start, touch('cup', 700))).toBe(start)
    const other = player.begin()
    expect(player.enter(other, touch('cup', 700))).toBe(other)
  })

  test('begins afresh after Back, on a new board: the old one remembers the touch', () => {
    const run = player.enter(begun, touch('cup', 700))
    for (const before of [begun, run]) {
      const back = player.back(before)
      expect(back).toMatchObject({ at, done: 0 })
      expect(back.moments[0]).not.toBe(start.moments[0])
      expect(player.act(back, { kind: 'beginRun' })).toMatchObject({ at, done: 1 })
    }
  })

  test('is run by skipping too', () => {
    expect(player.skip(start).at).toBe(at + 1)
    expect(player.skip(begun).at).toBe(at + 1)
  })
})
