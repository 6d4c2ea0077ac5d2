/* History and updates come over two connections: whichever is ahead, every step is there once. */
import { avalon } from '@logres/avalon/rules'
import { type Step, stepsFor } from '@logres/board-kit'
import { type AnyGame, at, Match, seededChance, seededTable, unsealSeeded } from '@logres/kernel'
import { diffViews, type MatchHistory } from '@logres/protocol'
import { describe, expect, it } from 'vitest'
import { StepHistory } from '../../src/play/step-history.ts'
import { Timeline } from '../../src/play/timeline.ts'

const ACTS = 8

function somePlay(): readonly Step[] {
  const game: AnyGame = avalon
  const seats = [
    { name: 'Bors', bot: null },
    { name: 'Isolde', bot: null },
  ]
  const { id, rulesVersion } = game
  const table = seededTable('chronicle', { id: 'm', game: id, rulesVersion, options: game.options.defaults, seats })
  const started = Match.start(game, table, unsealSeeded(table, 'chronicle').chance, 0)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  const course = new Timeline()
  course.add(match, [])
  const chance = seededChance('which')
  for (let i = 0; i < ACTS; i++) {
    const actor = at(game.toAct(match.state), 0)
    const legal = game.legal(match.state, actor)
    const done = match.act(actor, at(legal, chance.pick(legal.length, 'act')), { at: 0, by: 'person', key: null })
    if (!('events' in done)) throw new Error('not legal')
    course.add(match, done.events)
  }
  return stepsFor(game, course.moments, 0)
}

const steps = somePlay()

function pastUpTo(cursor: number): MatchHistory {
  const told = steps.slice(1, cursor + 1).map(({ events, view }, i) => ({
    events,
    patch: diffViews(at(steps, i).view, view) ?? null,
  }))
  return { viewer: 0, cursor, start: at(steps, 0).view, steps: told }
}

function heardAt(cursor: number) {
  return { cursor, ...at(steps, cursor) }
}

/** Connects at step `from`, receives updates up to `heard`, then the history up to `told`, then the other updates. */
function comeLate(from: number, heard: number, told: number): StepHistory {
  const chronicle = new StepHistory(avalon)
  chronicle.resync(0, heardAt(from), 0)
  for (let i = from + 1; i <= heard; i++) chronicle.append(heardAt(i))
  chronicle.addHistory(pastUpTo(told))
  for (let i = heard + 1; i <= ACTS; i++) chronicle.append(heardAt(i))
  return chronicle
}

describe('a step history', () => {
  it('has every step once, whether the history is behind the updates or ahead of them', () => {
    for (let from = 1; from <= ACTS; from++)
      for (let heard = from; heard <= ACTS; heard++)
        for (let told = from; told <= ACTS; told++) {
          const chronicle = comeLate(from, heard, told)
          expect(chronicle.steps.value, `from ${from}, heard ${heard}, told ${told}`).toEqual(steps)
          expect(chronicle.isComplete.value).toBe(true)
        }
  })

  it('has every step once if the connection broke before it repeated steps of the history', () => {
    for (let told = 2; told <= ACTS; told++) {
      const chronicle = new StepHistory(avalon)
      chronicle.resync(0, heardAt(1), 0)
      chronicle.addHistory(pastUpTo(told))
      chronicle.resync(0, heardAt(told), 1)
      for (let i = told + 1; i <= ACTS; i++) chronicle.append(heardAt(i))
      expect(chronicle.steps.value, `told ${told}`).toEqual(steps)
    }
  })

  it('has nothing twice if the connection broke behind the history, and one more step was missed', () => {
    for (let heard = 1; heard < ACTS; heard++)
      for (let told = heard; told < ACTS; told++) {
        const chronicle = new StepHistory(avalon)
        chronicle.resync(0, heardAt(1), 0)
        for (let i = 2; i <= heard; i++) chronicle.append(heardAt(i))
        chronicle.addHistory(pastUpTo(told))
        // The server sends everything since the last step of the connection, not since the end of the history.
        const events = steps.slice(heard + 1, told + 2).flatMap((step) => step.events)
        chronicle.resync(0, { cursor: told + 1, view: at(steps, told + 1).view, events }, heard)
        const isWhole = chronicle.isComplete.value
        expect(isWhole, `heard ${heard}, told ${told}`).toBe(heard === told)
        if (!isWhole) chronicle.addHistory(pastUpTo(told + 1))
        expect(chronicle.steps.value, `heard ${heard}, told ${told}`).toEqual(steps.slice(0, told + 2))
      }
  })

  it('applies an undo that comes after a history that was ahead', () => {
    const chronicle = comeLate(2, 3, 6)
    chronicle.append({ cursor: ACTS + 1, events: [], view: at(steps, 5).view })
    expect(chronicle.steps.value).toEqual(steps.slice(0, 6))
  })

  it('ignores a history that does not cover what is missing', () => {
    const chronicle = new StepHistory(avalon)
    chronicle.resync(0, heardAt(5), 0)
    expect(chronicle.addHistory(pastUpTo(4))).toBe(false)
    expect(chronicle.isComplete.value).toBe(false)
  })
})
