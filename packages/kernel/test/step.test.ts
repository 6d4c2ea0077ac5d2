import { describe, expect, test } from 'vitest'
import { hash, isRefusal, ScriptedChance, step } from '../src/index.ts'
import { options } from './toy-actions.ts'
import { pebbles } from './toy-game.ts'

const noChance = () => new ScriptedChance([])
const fresh = () => pebbles.setup(options.defaults, 3, new ScriptedChance([['firstSeat', 1]]))

function must<T extends { kind: string }>(value: T): Exclude<T, { kind: 'refusal' }> {
  if (isStep(value)) return value
  throw new Error(JSON.stringify(value))
}

function isStep<T extends { kind: string }>(value: T): value is Exclude<T, { kind: 'refusal' }> {
  return value.kind === 'step'
}

describe('step', () => {
  test('leaves the state it was given as it is', () => {
    const state = fresh()
    const before = hash(state)
    const done = must(step(pebbles, state, 1, { kind: 'take', colour: 'red' }, noChance()))
    expect(hash(state)).toBe(before)
    expect(hash(done.state)).not.toBe(before)
    expect(done.state).not.toBe(state)
    expect([state.red, done.state.red]).toEqual([8, 7])
    expect(done.events).toEqual([{ kind: 'took', seat: 1, colour: 'red' }])
    expect([done.draws, done.disclosed]).toEqual([[], []])
  })

  test('a refusal is the judge’s own, draws nothing and changes nothing', () => {
    const state = fresh()
    const before = hash(state)
    const tries = [
      [0, { kind: 'take', colour: 'red' }, 'notYours'],
      ['clerk', { kind: 'close' }, 'notYours'],
      [9, { kind: 'draw' }, 'notYours'],
      [1, { kind: 'end' }, 'nothingDone'],
      [1, { kind: 'reveal', pebble: 2 }, 'notAsked'],
    ] as const
    for (const [actor, action, code] of tries) {
      const done = step(pebbles, state, actor, action, noChance())
      expect(isRefusal(done) && done.code).toBe(code)
    }
    expect(hash(state)).toBe(before)
  })

  test('draws are collected under their names, and who learned something', () => {
    const drawn = must(step(pebbles, fresh(), 1, { kind: 'draw' }, new ScriptedChance([['pebble', 8]])))
    expect(drawn.draws).toEqual([{ why: 'pebble', sides: 10, value: 8 }])
    expect(drawn.disclosed).toEqual([1])
    expect(drawn.events).toEqual([{ kind: 'drew', seat: 1, pebble: 3 }])
    const shown = must(step(pebbles, drawn.state, 1, { kind: 'show', pebble: 3, to: 0 }, noChance()))
    expect([shown.draws, shown.disclosed]).toEqual([[], [0]])
  })

  test('who learned something is named once, however many events told it', () => {
    const chatty: typeof pebbles = {
      ...pebbles,
      apply(_state, _actor, _action, chance, emit) {
        for (const pebble of [1, 2]) emit({ kind: 'revealed', seat: 0, pebble }, [2, 'table', 2, 1])
        emit({ kind: 'closed', more: chance.pick(2, 'coin') > 0 })
        chance.pick(5, 'rest')
      },
    }
    const script = new ScriptedChance([
      ['coin', 1],
      ['rest', 4],
    ])
    const done = must(step(chatty, fresh(), 1, { kind: 'pass' }, script))
    expect(done.disclosed).toEqual([2, 'table', 1])
    expect(done.events.map((event) => event.kind)).toEqual(['revealed', 'revealed', 'closed'])
    expect(done.draws.map(({ why, sides, value }) => [why, sides, value])).toEqual([
      ['coin', 2, 1],
      ['rest', 5, 4],
    ])
  })
})
