import { canonical, hash, isRefusal, seededChance } from '@logres/kernel'
import { mutate } from '@logres/kernel-testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_ACTIONS, avalon, parseAction } from '../../rules/index.ts'

const RUNS = 100_000
const state = avalon.setup(avalon.options.defaults, 2, seededChance('parse'))
const known = new Set(ALL_ACTIONS.map(canonical))

/** Never a throw; an action only for what is one to the letter; otherwise a refusal with a code. */
function judge(value: unknown): 'action' | 'refusal' {
  const parsed = parseAction(value)
  if (isRefusal(parsed)) {
    if (!/^[a-z][A-Za-z]+$/.test(parsed.code)) throw new Error(`no code: ${parsed.code}`)
    return 'refusal'
  }
  if (canonical(parsed) !== canonical(value) || !known.has(canonical(value))) throw new Error('taken for an action')
  avalon.whyNot(state, 0, parsed)
  return 'action'
}

describe('parseAction takes nothing but actions', () => {
  test(`${RUNS} random JSON values: a refusal with a code, never a throw, the state unchanged`, () => {
    const before = hash(state)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => judge(value) === 'refusal' || known.has(canonical(value))),
      { numRuns: RUNS, seed: 1 },
    )
    expect(hash(state)).toBe(before)
  })

  test('values that almost are actions: mutated ones are refused or are other actions', () => {
    const luck = seededChance('almost')
    const seen = { action: 0, refusal: 0 }
    const before = hash(state)
    for (let i = 0; i < RUNS; i++) seen[judge(mutate(ALL_ACTIONS[luck.pick(ALL_ACTIONS.length, 'model')], luck))] += 1
    expect(seen.refusal).toBeGreaterThan(10_000)
    expect(seen.action).toBeGreaterThan(1_000)
    expect(hash(state)).toBe(before)
  })

  test('odd objects: inherited fields, no prototype, arrays, dates', () => {
    for (const value of [
      Object.create({ kind: 'endTurn' }),
      Object.assign(Object.create(null), { kind: 'endTurn', more: 1 }),
      [{ kind: 'endTurn' }],
      new Date(0),
      { kind: ['endTurn'] },
      { kind: 'toString' },
      { kind: '__proto__' },
      { kind: 'attack', card: '4', at: 3 },
      { kind: 'attack', card: 4, at: -0.5 },
      { kind: 'payLoss', from: 'hand' },
      { kind: 'payLoss', from: 3, card: 2 },
    ]) {
      expect(parseAction(value)).toMatchObject({ kind: 'refusal' })
    }
  })

  test('each action there is survives the way through JSON as the very same object', () => {
    for (const action of ALL_ACTIONS) expect(parseAction(JSON.parse(JSON.stringify(action)))).toBe(action)
  })
})
