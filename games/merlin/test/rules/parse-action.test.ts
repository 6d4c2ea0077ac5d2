import { canonical, hash, isRefusal, seededChance } from '@logres/kernel'
import { mutate } from '@logres/kernel-testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_ACTIONS, merlin, parseAction } from '../../rules/index.ts'

const RUNS = 100_000
const state = merlin.setup(merlin.options.defaults, 3, seededChance('parse'))
const known = new Set(ALL_ACTIONS.map(canonical))

/** Never a throw; an action only for what is one to the letter; otherwise a refusal with a code. */
function judge(value: unknown): 'action' | 'refusal' {
  const parsed = parseAction(value)
  if (isRefusal(parsed)) {
    if (!/^[a-z][A-Za-z]+$/.test(parsed.code)) throw new Error(`no code: ${parsed.code}`)
    return 'refusal'
  }
  if (canonical(parsed) !== canonical(value)) throw new Error('read as something else')
  const isPercivals = parsed.kind === 'resolveQuest' && parsed.percival !== null
  if (!isPercivals && !known.has(canonical(value))) throw new Error('taken for an action')
  merlin.whyNot(state, 0, parsed)
  return 'action'
}

describe('parseAction takes nothing but actions', () => {
  test(`${RUNS} random JSON values: a refusal with a code, never a throw, the state unchanged`, () => {
    const before = hash(state)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => judge(value) === 'refusal'),
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

  test('odd objects: inherited fields, arrays, dates, −0, Percival where there is no condition', () => {
    const resolve = { kind: 'resolveQuest', quest: 3, withGreyFlag: false, seal: null }
    for (const value of [
      Object.create({ kind: 'endTurn' }),
      [{ kind: 'endTurn' }],
      new Date(0),
      { kind: ['endTurn'] },
      { kind: 'toString' },
      { kind: '__proto__' },
      { kind: 'placeServant', servant: 'lady', province: -0 },
      { kind: 'placeServant', servant: 'page', province: 2 },
      { kind: 'spendFlag', flag: 'red' },
      { kind: 'spendFlag', flag: 'blue', traitors: 6 },
      { kind: 'spendFlag', flag: 'blue', traitors: 2, at: 3 },
      { kind: 'spendFlag', flag: 'violet', die: 0 },
      { kind: 'spendFlag', flag: 'violet', die: 7 },
      { kind: 'spendFlag', flag: 'violet', die: 'knight' },
      resolve,
      { ...resolve, percival: {} },
      { ...resolve, percival: { condition: 4, province: 1 } },
      { ...resolve, percival: null, seal: 4 },
    ]) {
      expect(parseAction(value)).toMatchObject({ kind: 'refusal' })
    }
  })

  test('each action there is survives the way through JSON as the very same object', () => {
    for (const action of ALL_ACTIONS) expect(parseAction(JSON.parse(JSON.stringify(action)))).toBe(action)
  })
})
