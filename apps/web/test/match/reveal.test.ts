/* Reveals: at each stage a page shows what was told up to there, and nothing of what comes later. */
import '../fake-dom/fake-dom.ts'
import {
  JUST_OPENED,
  type RevealPosition,
  type RevealStage,
  type ShownSteps,
  type Step,
  shownSteps,
  stepOf,
} from '@logres/board-kit'
import { at, type Viewer } from '@logres/kernel'
import { stagesOf } from '@logres/tournament/board/stages.ts'
import { type Event, type Options, revealTime, type State, tournament } from '@logres/tournament/rules'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pace } from '../../src/match/bot-pace.ts'
import { TellingPlayer } from '../../src/match/telling/player.ts'
import { type Moment, randomGame } from '../fake-dom/random-game.ts'

const HASTY: readonly string[] = ['ready', 'endBarter', 'withdraw', 'retire']

function courseOf(seed: string, options: Partial<Options>): readonly Moment<State, Event>[] {
  return [
    ...randomGame(tournament, {
      ...{ options: { ...tournament.options.defaults, draft: false, ...options }, seats: 4, seed },
      isRare: (action) => HASTY.includes(action.kind) || (action.kind === 'throwTokens' && action.shown === 'alone'),
    }),
  ]
}

const COURSES = Array.from({ length: 8 }, (_, i) => courseOf(`reveal ${i}`, { judgementByLot: i % 2 === 0 }))

function stepsOf(course: readonly Moment<State, Event>[], viewer: Viewer): readonly Step[] {
  return course.map(({ state, events }) =>
    stepOf(
      tournament,
      tournament.view(state, viewer),
      events.flatMap((event) => tournament.redact(event, viewer) ?? []),
    ),
  )
}

const stagesFor = (viewer: Viewer) => (before: Step, step: Step) => stagesOf(before, step, viewer)

/** The position of a page that has seen all up to this step, and so much of the next reveal. */
function seenUpTo(last: Step, step?: Step, stage = 0): RevealPosition {
  return { last, step, stage }
}

/** What comes of a reveal, and is told last. */
const RESULTS = ['duelWon', 'rewardPaid', 'judgementCalled', 'lotDrawn', 'bannersDealt', 'gameEnded']

const VIEWERS: readonly Viewer[] = [0, 2, 'table']

describe('what the tournament shows in stages', () => {
  it('takes as long as bots and clocks wait, for everybody who does not run', () => {
    const kinds = new Set<string>()
    for (const course of COURSES)
      for (const [i, step] of stepsOf(course, 'table').entries()) {
        const before = stepsOf(course.slice(i - 1, i), 'table')[0]
        if (before === undefined) continue
        const stages = stagesOf(before, step, 'table')
        expect(stages.reduce((sum, { ms }) => sum + ms, 0)).toBe(revealTime(at(course, i).events))
        if (stages.length > 0) for (const { kind } of step.events) kinds.add(kind)
      }
    for (const kind of ['weaponTurned', 'judgementCalled', 'touchesShown', 'lotDrawn', 'announced', 'bannersDealt'])
      expect(kinds).toContain(kind)
  })

  it('tells no event, hand, purse, heap or question before its stage', () => {
    let revealed = 0
    for (const course of COURSES)
      for (const viewer of VIEWERS) {
        const steps = stepsOf(course, viewer)
        for (const [i, step] of steps.entries()) {
          const before = steps[i - 1]
          if (before === undefined) continue
          const stages = stagesOf(before, step, viewer)
          for (const [stage, { told }] of stages.slice(0, -1).entries()) {
            const shown = shownSteps(steps, seenUpTo(before, step, stage), stagesFor(viewer))
            expect(shown.isBehind).toBe(true)
            expect(shown.steps.length).toBe(i + 1)
            const last = at(shown.steps, i)
            expect(last.events).toEqual(step.events.slice(0, told))
            expect(withoutWaiting(last.view)).toEqual(withoutWaiting(before.view))
            expect(last.turn).toEqual(before.turn)
            const kinds = last.events.map(({ kind }) => kind)
            const isDuel = step.events.some(({ kind }) => kind === 'weaponTurned')
            if (isDuel) expect(kinds.filter((kind) => kind === 'weaponTurned').length).toBe(Math.min(stage, 4))
            // By lot, that it is level is told before the lot.
            const isLevel = isDuel && stage > 4
            for (const kind of RESULTS) if (!isLevel || kind !== 'judgementCalled') expect(kinds).not.toContain(kind)
            revealed += 1
          }
          const told = stages.map((each) => each.told)
          expect(told).toEqual(told.toSorted((one, other) => one - other))
          if (stages.length > 0) expect(stages.at(-1)).toMatchObject({ told: step.events.length, view: step.view })
        }
      }
    expect(revealed).toBeGreaterThan(300)
  })

  it('7.3 shows the throw at once to those who run', () => {
    let thrown = 0
    for (const course of COURSES)
      for (const [i, { state, events }] of course.entries()) {
        const top = state.frames.at(-1)
        if (top?.kind !== 'judgement' || !events.some(({ kind }) => kind === 'tokensThrown') || top.thrown === null)
          continue
        for (const viewer of [0, 1, 2, 3, 'table'] as const) {
          const [before, step] = stepsOf(course.slice(i - 1, i + 1), viewer)
          if (before === undefined || step === undefined) throw new Error('no step')
          expect(stagesOf(before, step, viewer).length).toBe(top.pair.some((seat) => seat === viewer) ? 0 : 1)
        }
        thrown += 1
      }
    expect(thrown).toBeGreaterThan(0)
  })
})

/** Everything but laying and answering, of which it is seen that all have done it. */
function withoutWaiting(view: object): object {
  const { frames = [] }: { readonly frames?: readonly { readonly kind: string }[] } = view
  const kinds = ['lay', 'announcement']
  return { ...view, frames: frames.map((frame) => (kinds.includes(frame.kind) ? frame.kind : frame)) }
}

function stepNo(no: number, kind = 'plain'): Step {
  return { events: [{ kind }], view: { no }, turn: { no, seat: 'all' } }
}

/** A step of kind `shown` has two stages of a second each. */
function twoStages(before: Step, step: Step): readonly RevealStage[] {
  if (step.events[0]?.kind !== 'shown') return []
  return [
    { told: 0, view: before.view, ms: 1000 },
    { told: 1, view: step.view, ms: 1000 },
  ]
}

const numbers = ({ steps }: ShownSteps) => steps.map(({ view }) => ('no' in view ? view.no : undefined))

describe('the position of a page', () => {
  const steps = [stepNo(0), stepNo(1, 'shown'), stepNo(2), stepNo(3, 'shown'), stepNo(4)]

  it('is the present for a page that was just opened, whatever happened before', () => {
    expect(shownSteps(steps, JUST_OPENED, twoStages)).toEqual({ steps, now: undefined, isBehind: false })
  })

  it('stops at each reveal, and passes over what is shown at once', () => {
    const first = shownSteps(steps, seenUpTo(at(steps, 0)), twoStages)
    expect(numbers(first)).toEqual([0, 0])
    expect(first.now).toMatchObject({ stage: 0, isTold: false, isQueued: true })
    const told = shownSteps(steps, seenUpTo(at(steps, 0), at(steps, 1), 1), twoStages)
    expect(numbers(told)).toEqual([0, 1])
    expect([told.now?.isTold, told.isBehind]).toEqual([true, true])
    expect(numbers(shownSteps(steps, seenUpTo(at(steps, 1)), twoStages))).toEqual([0, 1, 2, 2])
    expect(shownSteps(steps, seenUpTo(at(steps, 3)), twoStages).isBehind).toBe(false)
  })

  it('is found again in a fetched history, and is the present if it is not there', () => {
    const fetched = steps.map((step) => ({ ...step }))
    expect(numbers(shownSteps(fetched, seenUpTo(at(steps, 1)), twoStages))).toEqual([0, 1, 2, 2])
    expect(shownSteps(fetched, seenUpTo(stepNo(9)), twoStages).isBehind).toBe(false)
  })
})

describe('the player of reveals', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function play(first: readonly Step[]) {
    const steps = signal(first)
    const isPaused = signal(false)
    const heard: boolean[] = []
    const player = new TellingPlayer({
      ...{ steps, isPaused, viewer: signal<Viewer>(0), stagesOf: twoStages, paceOf: () => 0 },
      ...{ pace: signal<Pace>('calm'), isLive: false, isHidden: signal(false), isAsked: signal(false) },
      onChange: (isRevealing) => void heard.push(isRevealing),
    })
    return { player, steps, isPaused, heard, shown: () => numbers(player.shown.value) }
  }

  it('shows each stage for its time, the match waits, and what came meanwhile follows', async () => {
    const { player, steps, heard, shown } = play([stepNo(0)])
    steps.value = [...steps.value, stepNo(1, 'shown')]
    expect(shown()).toEqual([0, 0])
    expect(heard).toEqual([false, true])
    await vi.advanceTimersByTimeAsync(500)
    // What arrives does not begin the stage again.
    steps.value = [...steps.value, stepNo(2)]
    await vi.advanceTimersByTimeAsync(499)
    expect(shown()).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown()).toEqual([0, 1])
    expect(player.shown.value.isBehind).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).toEqual([0, 1, 2])
    expect(heard).toEqual([false, true, false])
    player.close()
  })

  it('plays a queue in order and goes faster while more waits; one skip leads to the present', async () => {
    const { player, steps, shown } = play([stepNo(0)])
    steps.value = [...steps.value, stepNo(1, 'shown'), stepNo(2, 'shown'), stepNo(3)]
    await vi.advanceTimersByTimeAsync(600)
    expect(shown()).toEqual([0, 1])
    await vi.advanceTimersByTimeAsync(600)
    expect(shown()).toEqual([0, 1, 1])
    player.next()
    expect(shown()).toEqual([0, 1, 2])
    player.catchUp()
    expect(shown()).toEqual([0, 1, 2, 3])
    expect(player.now.value).toBeUndefined()
    steps.value = [...steps.value, stepNo(4, 'shown')]
    expect(shown()).toEqual([0, 1, 2, 3, 3])
    player.close()
  })

  it('shows nothing of the past: neither on opening nor when the history arrives', () => {
    const { player, steps, shown } = play([])
    steps.value = [stepNo(2)]
    expect(shown()).toEqual([2])
    steps.value = [stepNo(0), stepNo(1, 'shown'), stepNo(2)]
    expect(shown()).toEqual([0, 1, 2])
    player.close()
  })

  it('stands still while the page shows an earlier position', async () => {
    const { player, steps, isPaused, shown } = play([stepNo(0)])
    isPaused.value = true
    steps.value = [...steps.value, stepNo(1, 'shown')]
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown()).toEqual([0, 0])
    isPaused.value = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).toEqual([0, 1])
    player.close()
  })
})
