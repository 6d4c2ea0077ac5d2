import type { Question, Viewer } from '@logres/kernel'
import { computed, signal } from '@preact/signals'
import { afterEach, describe, expect, it } from 'vitest'
import { perQuestion, perTurn, type Step, stopResets } from '../src/index.ts'

function asked(kind: string, params: Question['params'] = {}): Question {
  return { kind, rule: '1.1', params }
}

function stepIn(turn: number): Step {
  return { events: [], view: {}, turn: { no: turn, seat: 0 } }
}

const question = signal<Question | null>(null)
const steps = signal<readonly Step[]>([])
const isLive = signal(true)
const viewer = signal<Viewer>(0)
const context = { question, steps, isLive, viewer }

function open(): void {
  question.value = asked('play')
  steps.value = [stepIn(1)]
  isLive.value = true
  viewer.value = 0
}

afterEach(() => stopResets(context))

describe('what belongs to a question', () => {
  it('is dropped when something else is asked, or the same about something else', () => {
    open()
    const picked = perQuestion<number | undefined>(context, undefined)
    picked.value = 3
    question.value = asked('pay', { owed: 2 })
    expect(picked.value).toBeUndefined()
    picked.value = 4
    question.value = asked('pay', { owed: 1 })
    expect(picked.value).toBeUndefined()
    picked.value = 5
    question.value = null
    expect(picked.value).toBeUndefined()
  })

  it('stays while the same is asked again', () => {
    open()
    const picked = perQuestion<number | undefined>(context, undefined)
    picked.value = 3
    question.value = asked('play')
    steps.value = [stepIn(1), stepIn(1)]
    expect(picked.value).toBe(3)
  })

  it('is dropped with the turn, though the next one begins with the same question', () => {
    open()
    const picked = perQuestion<number | undefined>(context, undefined)
    picked.value = 3
    steps.value = [stepIn(1), stepIn(3)]
    expect(picked.value).toBeUndefined()
  })
})

describe('what belongs to a turn', () => {
  it('outlives its questions', () => {
    open()
    const focus = perTurn<number | undefined>(context, undefined)
    focus.value = 7
    question.value = asked('pay', { owed: 2 })
    expect(focus.value).toBe(7)
    steps.value = [stepIn(1), stepIn(2)]
    expect(focus.value).toBeUndefined()
  })

  it('is dropped on the way into an earlier position, and on the way back', () => {
    open()
    const focus = perTurn<number | undefined>(context, undefined)
    const picked = perQuestion<number | undefined>(context, undefined)
    focus.value = 7
    picked.value = 1
    isLive.value = false
    expect([focus.value, picked.value]).toEqual([undefined, undefined])
    focus.value = 8
    isLive.value = true
    expect(focus.value).toBeUndefined()
    focus.value = 9
    viewer.value = 1
    expect(focus.value).toBeUndefined()
  })

  it('is gone when the new turn is shown', () => {
    open()
    const focus = perTurn<string>(context, 'none')
    const shown: string[] = []
    const both = computed(() => `${steps.value.at(-1)?.turn.no}: ${focus.value}`)
    const stop = both.subscribe((text) => shown.push(text))
    focus.value = 'hill'
    steps.value = [stepIn(2)]
    stop()
    expect(shown.at(-1)).toBe('2: none')
  })
})

it('resets nothing once the board is closed', () => {
  open()
  const focus = perTurn<string>(context, 'none')
  stopResets(context)
  focus.value = 'hill'
  steps.value = [stepIn(2)]
  expect(focus.value).toBe('hill')
})
