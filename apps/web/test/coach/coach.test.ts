/* What the coach says, and when: with a worker that answers what the test wants. */

import { legalityOf } from '@logres/board-kit'
import { type Question, seededChance, type Tagged } from '@logres/kernel'
import { merlin } from '@logres/merlin/rules'
import { signal } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Coach } from '../../src/coach/coach.ts'
import { setService } from '../../src/coach/settings.ts'
import { afterDecision, tactFor } from '../../src/coach/tact.ts'
import { ReviewClient, type ReviewPort } from '../../src/play/review-client.ts'
import type { ReviewAnswer, ReviewRequest, ReviewResult } from '../../src/play/review-jobs.ts'

const DIE_ONE: Tagged = Object.freeze({ kind: 'chooseDie', figure: 'knight', value: 1 })
const MERLINS: Tagged = Object.freeze({ kind: 'chooseDie', figure: 'merlin' })
const NEVER = () => new Promise<void>(() => {})

/** A worker that remembers what it is asked, and answers on demand. */
class FakeWorker implements ReviewPort {
  readonly asked: ReviewRequest[] = []
  #hear: (event: { readonly data: ReviewAnswer }) => void = () => {}

  postMessage(request: ReviewRequest): void {
    this.asked.push(request)
  }

  addEventListener(type: 'message' | 'error', listener: (event: { readonly data: ReviewAnswer }) => void): void {
    if (type === 'message') this.#hear = listener
  }

  terminate(): void {}

  answer(result: ReviewResult): void {
    const last = this.asked.findLast(({ kind }) => kind === 'start')
    this.#hear({ data: { kind: 'done', no: last?.no ?? -1, result } })
  }
}

function blunderOf(mean: number): ReviewResult {
  const option = { action: MERLINS, value: { mean: 0.5, error: 0.01 }, behind: { mean: 0, error: 0 }, chances: [] }
  const judgement = { seat: 0, options: [option], best: option, played: option, reasons: [], isForced: false }
  return { blunder: { loss: { mean, error: 0.01 }, judgement } }
}

function open(patience = NEVER) {
  const state = merlin.setup(merlin.options.defaults, 2, seededChance('coach'))
  const seat = Number(merlin.toAct(state)[0])
  const view = signal<object>(merlin.view(state, seat))
  const question = signal<Question | null>(merlin.asked(merlin.view(state, seat)) ?? null)
  const worker = new FakeWorker()
  const played: Tagged[] = []
  const turn = signal(1)
  const coach = new Coach(
    {
      ...{ game: merlin, seats: 2, view, question, turn, seat: signal(seat) },
      legality: signal(legalityOf(merlin, view.peek(), seat)),
      play: async (action) => played.push(action) > 0,
    },
    new ReviewClient(() => worker),
    patience,
  )
  return { coach, worker, played, question, turn }
}

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  setService('warn', true)
})
afterEach(() => vi.unstubAllGlobals())

describe('a warning', () => {
  test('holds a blunder back until the player decides, and says what it loses', async () => {
    const { coach, worker } = open()
    const goesOn = coach.check(DIE_ONE)
    worker.answer(blunderOf(0.2))
    await vi.waitFor(() => expect(coach.saying.value).toMatchObject({ kind: 'warning', loss: 0.2 }))
    coach.chooseAgain()
    expect(await goesOn).toBe(false)
    expect(coach.saying.value.kind).toBe('quiet')
  })

  test('can be overruled', async () => {
    const { coach, worker } = open()
    const goesOn = coach.check(DIE_ONE)
    worker.answer(blunderOf(0.2))
    await vi.waitFor(() => expect(coach.saying.value.kind).toBe('warning'))
    coach.playAnyway()
    expect(await goesOn).toBe(true)
  })

  test('is given once a turn at most', async () => {
    const { coach, worker, turn } = open()
    const first = coach.check(DIE_ONE)
    worker.answer(blunderOf(0.2))
    await vi.waitFor(() => expect(coach.saying.value.kind).toBe('warning'))
    coach.chooseAgain()
    await first
    expect(await coach.check(DIE_ONE)).toBe(true)
    turn.value = 2
    void coach.check(DIE_ONE)
    expect(worker.asked.filter(({ kind }) => kind === 'start')).toHaveLength(2)
  })

  test('is not given for a good move, nor if nothing can be said, nor once it is switched off', async () => {
    const { coach, worker } = open()
    const goesOn = coach.check(DIE_ONE)
    worker.answer({ blunder: undefined })
    expect(await goesOn).toBe(true)
    setService('warn', false)
    expect(await coach.check(DIE_ONE)).toBe(true)
    expect(worker.asked.filter(({ kind }) => kind === 'start')).toHaveLength(1)
  })

  test('that takes too long keeps nobody waiting', async () => {
    const { coach, worker } = open(() => Promise.resolve())
    expect(await coach.check(DIE_ONE)).toBe(true)
    expect(worker.asked.at(-1)?.kind).toBe('cancel')
  })

  test('need not be waited for', async () => {
    const { coach, worker } = open()
    const goesOn = coach.check(DIE_ONE)
    expect(coach.saying.value.kind).toBe('checking')
    coach.playNow()
    expect(await goesOn).toBe(true)
    expect(worker.asked.at(-1)?.kind).toBe('cancel')
    expect(coach.saying.value.kind).toBe('quiet')
  })

  test('goes when the position changes, and then nothing is played', async () => {
    const { coach, worker, question } = open()
    const goesOn = coach.check(DIE_ONE)
    worker.answer(blunderOf(0.2))
    await vi.waitFor(() => expect(coach.saying.value.kind).toBe('warning'))
    question.value = null
    expect(await goesOn).toBe(false)
  })

  test('is for smaller losses than before only after a blunder', async () => {
    const { coach, worker } = open()
    stored.set('logres:coach-good-merlin', '200')
    const goesOn = coach.check(DIE_ONE)
    worker.answer(blunderOf(0.1))
    expect(await goesOn).toBe(true)
  })
})

describe('a good move', () => {
  const hintOf = (): ReviewResult => {
    const option = (action: Tagged, mean: number) => ({
      ...{ action, value: { mean: 0.5, error: 0.01 }, behind: { mean, error: 0.01 } },
      chances: [],
    })
    return { hint: { action: MERLINS, options: [option(MERLINS, 0), option(DIE_ONE, 0.06)], reasons: [] } }
  }

  test('is shown on request, then another idea, and played without a warning', async () => {
    const { coach, worker, played } = open()
    const shown = coach.showGoodMove()
    expect(coach.saying.value.kind).toBe('looking')
    worker.answer(hintOf())
    await shown
    expect(coach.saying.value).toMatchObject({ kind: 'idea', no: 0, count: 2, idea: { behind: 0 } })
    coach.anotherIdea()
    expect(coach.saying.value).toMatchObject({ idea: { action: DIE_ONE, behind: 6 } })
    // What was shown is not warned of.
    expect(await coach.check(DIE_ONE)).toBe(true)
    await coach.playIdea()
    expect(played).toEqual([DIE_ONE])
  })

  test('is not looked for any longer once the position has changed', async () => {
    const { coach, worker, question } = open()
    const shown = coach.showGoodMove()
    question.value = null
    await shown
    expect(worker.asked.at(-1)?.kind).toBe('cancel')
    expect(coach.saying.value.kind).toBe('quiet')
  })

  test('may be to do nothing', async () => {
    const { coach, worker } = open()
    const shown = coach.showGoodMove()
    worker.answer({ hint: undefined })
    await shown
    expect(coach.saying.value.kind).toBe('nothing')
  })
})

test('who plays well hears less; a blunder takes back half of that', () => {
  let good = 0
  for (let i = 0; i < 500; i++) {
    const next = afterDecision(good, false)
    expect(tactFor(next).loss).toBeGreaterThanOrEqual(tactFor(good).loss)
    expect(tactFor(next).turns).toBeGreaterThanOrEqual(tactFor(good).turns)
    good = next
  }
  expect(tactFor(good).loss).toBeGreaterThan(tactFor(0).loss)
  expect(tactFor(afterDecision(good, true)).loss).toBeLessThan(tactFor(good).loss)
})
