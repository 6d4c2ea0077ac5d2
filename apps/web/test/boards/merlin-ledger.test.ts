/* The ledgers of Merlin's board, checked on whole games: nothing is lost or counted twice. */

import { type Step, stepsFor } from '@logres/board-kit'
import { at, sum, type Viewer } from '@logres/kernel'
import { courseOf as riseOf, SOURCES, sourcesOf } from '@logres/merlin/board/scoring/course.ts'
import { eventsIn } from '@logres/merlin/board/scoring/events.ts'
import { type Ledger, ledgersOf, sumOf } from '@logres/merlin/board/scoring/ledger.ts'
import { merlin, type Options, type State, type View } from '@logres/merlin/rules'
import { describe, expect, test } from 'vitest'
import { timelineOf } from '../../src/play/timeline.ts'
import { reach } from '../browser/merlin-matches.ts'

interface Game {
  readonly state: State
  readonly steps: (viewer: Viewer) => readonly Step[]
}

function played(seats: number, options: Partial<Options>): Game {
  const { state, text } = reach(({ isOver }) => isOver, { seats, options })
  const course = timelineOf(merlin, JSON.parse(text))
  if ('code' in course) throw new Error(course.code)
  return { state, steps: (viewer) => stepsFor(merlin, course, viewer) }
}

function isView(view: object): view is View {
  return 'merlin' in view
}

function ledgers(steps: readonly Step[], seats: number): readonly Ledger[] {
  const viewAfter = (step: number) => {
    const { view } = at(steps, step)
    if (!isView(view)) throw new TypeError('no view')
    return view
  }
  return ledgersOf(eventsIn(steps), seats, viewAfter, null)
}

const TABLES = [
  [2, { kingsFavour: false, knights: 'off' }],
  [3, { kingsFavour: true, knights: 'random' }],
  [4, { kingsFavour: true, knights: 'random' }],
] as const

describe.each(TABLES)('a game of %i with %j', (seats, options) => {
  const { state, steps } = played(seats, options)
  const scores = state.players.map(({ score }) => score)

  test('7.1 8.0 three ledgers, each from what was before it, the last to the outcome', () => {
    for (const viewer of [0, seats - 1, 'table'] as const) {
      const list = ledgers(steps(viewer), seats)
      expect(list.map(({ no, isDone }) => [no, isDone])).toEqual([
        [1, true],
        [2, true],
        [3, true],
      ])
      for (const { view, before } of list) expect(before).toEqual(view.players.map(({ score }) => score))
      const last = at(list, 2)
      const together = sumOf(last.rows, seats)
      expect(scores).toEqual(last.before.map((points, seat) => points + at(together, seat)))
    }
  })

  test('7.1 what a scoring brings is the difference it makes, seat by seat', () => {
    const seen = steps(0)
    const told = eventsIn(seen)
    for (const { rows, before, to } of ledgers(seen, seats)) {
      const after = scores.map((_, seat) =>
        sum(told.slice(0, to).map(({ event }) => (event.kind === 'scored' && event.seat === seat ? event.points : 0))),
      )
      const together = sumOf(rows, seats)
      expect(after).toEqual(before.map((points, seat) => points + at(together, seat)))
    }
  })

  test('8.0 the sources add up to the outcome, and the course ends with it', () => {
    const told = eventsIn(steps('table'))
    const sources = sourcesOf(told, seats)
    expect(scores.map((_, seat) => sum(SOURCES.map((source) => at(sources[source], seat))))).toEqual(scores)
    const marks = riseOf(told, seats)
    expect(marks.map(({ after, no }) => `${after} ${no}`)).toEqual([
      ...['round 1', 'round 2', 'scoring 1', 'round 3', 'round 4', 'scoring 2', 'round 5', 'round 6', 'scoring 3'],
    ])
    expect(at(marks, marks.length - 1).scores).toEqual(scores)
  })

  test('7.2 7.3 only who has a manor or a counter there gets points for a row', () => {
    for (const { rows } of ledgers(steps(0), seats))
      for (const { about, points } of rows)
        for (const [seat, each] of points.entries()) {
          if (each === 0) continue
          if (about.kind === 'territory') expect(at(about.manors, seat)).toBeGreaterThan(0)
          if (about.kind === 'province') expect(at(about.counters, seat) + at(about.kays, seat)).toBeGreaterThan(0)
          if (about.kind === 'servants') expect(each).toBe(at(about.out, seat))
        }
  })
})
