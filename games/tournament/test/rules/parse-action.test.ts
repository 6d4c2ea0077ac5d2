import { at, canonical, hash, isRefusal, seededChance } from '@logres/kernel'
import { mutate } from '@logres/kernel-testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, parseAction, tournament } from '../../rules/index.ts'
import { say } from './position.ts'

const RUNS = 100_000
const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 3, seededChance('parse'))

/** One of each kind at least, and such as are seldom said. */
const MODELS: readonly Action[] = [
  'draft sw4',
  'draft jo',
  'ready',
  'not ready',
  'stay',
  'retire',
  'buy',
  'pass',
  'begin run',
  'end barter',
  'offer sw4 for la5 to all',
  'offer sw4 sh5 jo jo 3c for la8+ sh2+ ar1 5c to 2,3',
  'offer nothing for jo to 1',
  'counter 2>all#1: 1c for sw4',
  'counter 2>1,3#7: la3 for jo 2c',
  'accept 2>all#1',
  'accept 2>1#12 with la9 sh5',
  'decline 6>1,2,3,4,5#1',
  'withdraw 1>all#3',
  'lay sh1 sw2 la3 jo',
  'throw both',
  'throw alone',
  'touch 1 crown 312',
  'touch 2 allThree 250 (240 380 120)',
  'touch 3 none',
].map(say)

/** Never a throw; either a refusal with a code, or an action that parses to itself again. */
function judge(value: unknown): 'action' | 'refusal' {
  const parsed = parseAction(value)
  if (isRefusal(parsed)) {
    if (!/^[a-z][A-Za-z]+$/.test(parsed.code)) throw new Error(`no code: ${parsed.code}`)
    return 'refusal'
  }
  const again = parseAction(JSON.parse(JSON.stringify(parsed)))
  if (canonical(again) !== canonical(parsed)) throw new Error('parses to something else')
  for (const actor of [0, 2, 'clerk'] as const) tournament.whyNot(state, actor, parsed)
  return 'action'
}

/** A list or object in the model is changed inside as well: a card, a seat, a field of a field. */
function mutateDeep(value: unknown, luck: ReturnType<typeof seededChance>): unknown {
  if (typeof value !== 'object' || value === null || luck.pick(3, 'deeper?') === 0) return mutate(value, luck)
  if (Array.isArray(value)) {
    const index = luck.pick(value.length + 1, 'item')
    return value.toSpliced(index, index < value.length ? 1 : 0, mutateDeep(value[index] ?? 3, luck))
  }
  const [key, inner] = at(Object.entries(value), luck.pick(Object.keys(value).length, 'field'))
  return { ...value, [key]: mutateDeep(inner, luck) }
}

describe('parseAction takes nothing but actions', () => {
  test(`${RUNS} random JSON values: a refusal with a code, never a throw, the state unchanged`, () => {
    const before = hash(state)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        judge(value)
      }),
      { numRuns: RUNS, seed: 1 },
    )
    expect(hash(state)).toBe(before)
  })

  test(`${RUNS} values that almost are actions, changed at any depth`, () => {
    const luck = seededChance('almost')
    const found = { action: 0, refusal: 0 }
    const before = hash(state)
    for (let i = 0; i < RUNS; i++) found[judge(mutateDeep(at(MODELS, luck.pick(MODELS.length, 'model')), luck))] += 1
    expect(found.refusal).toBeGreaterThan(10_000)
    expect(found.action).toBeGreaterThan(1_000)
    expect(hash(state)).toBe(before)
  })

  test('random fields of the right names: kinds with arbitrary contents', () => {
    const kind = fc.constantFrom(
      'offer',
      'counter',
      'accept',
      'decline',
      'withdraw',
      'lay',
      'touch',
      'draft',
      'throwTokens',
    )
    const some = fc.oneof(
      fc.integer({ min: -1, max: 70 }),
      fc.array(fc.integer({ min: 0, max: 60 })),
      fc.jsonValue({ maxDepth: 2 }),
    )
    const goods = fc.record({ cards: some, coins: some })
    const wants = fc.record({
      cards: some,
      any: fc.array(fc.record({ weapon: fc.constantFrom('sword', 'axe'), least: some })),
      coins: some,
    })
    const name = fc.record({ giver: some, audience: fc.oneof(fc.constant('all'), some), n: some })
    const value = fc.record(
      {
        kind,
        audience: fc.oneof(fc.constant('all'), some),
        gives: goods,
        wants,
        offer: name,
        fill: some,
        cards: some,
        card: some,
      },
      { requiredKeys: ['kind'] },
    )
    fc.assert(
      fc.property(value, (each) => {
        judge(each)
      }),
      { numRuns: 20_000, seed: 2 },
    )
  })

  test('odd objects: inherited fields, no prototype, arrays, numbers that are none', () => {
    const offer = {
      kind: 'offer',
      audience: 'all',
      gives: { cards: [], coins: 1 },
      wants: { cards: [], any: [], coins: 0 },
    }
    for (const value of [
      undefined,
      Object.create({ kind: 'ready' }),
      Object.assign(Object.create(null), { kind: 'ready', more: 1 }),
      [{ kind: 'ready' }],
      { kind: ['ready'] },
      { kind: 'toString' },
      { kind: '__proto__' },
      { kind: 'draft', card: '4' },
      { kind: 'draft', card: 61 },
      { kind: 'draft', card: -1 },
      { kind: 'draft', card: Number.NaN },
      { kind: 'lay', cards: 'abcd' },
      { kind: 'lay', cards: { length: 4 } },
      { kind: 'lay', cards: Array.from({ length: 1000 }, () => 1) },
      { ...offer, gives: { cards: [], coins: Number.POSITIVE_INFINITY } },
      { ...offer, gives: { cards: [], coins: 1, more: 1 } },
      { ...offer, gives: null },
      { ...offer, audience: [] },
      { ...offer, audience: [1, 1] },
      { ...offer, audience: [6] },
      { ...offer, wants: { cards: [], any: [{ weapon: 'lance', least: 0 }], coins: 0 } },
      { ...offer, wants: { cards: [], any: [{ weapon: 'lance', least: 16 }], coins: 0 } },
      { ...offer, wants: { cards: [], any: [{ weapon: 'joker', least: 1 }], coins: 0 } },
      { kind: 'accept', offer: { giver: 0, audience: 'all', n: 0 }, fill: [] },
      { kind: 'accept', offer: { giver: 0, audience: 'all', n: 1 } },
      { kind: 'throwTokens', shown: 'none' },
      { kind: 'touch', seat: 0, token: 'crown', ms: null, measured: null },
      { kind: 'touch', seat: 0, token: null, ms: 300, measured: null },
      { kind: 'touch', seat: 0, token: 'crown', ms: 5001, measured: null },
    ]) {
      expect(parseAction(value), JSON.stringify(value)).toMatchObject({ kind: 'refusal' })
    }
  })

  test('each model survives the way through JSON', () => {
    for (const action of MODELS) expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
  })

  test('lists come out in rising order, so that equal offers are equal; the order of a filling is kept', () => {
    const offer = (cards: number[], audience: number[]) =>
      parseAction({ kind: 'offer', audience, gives: { cards, coins: 0 }, wants: { cards: [], any: [], coins: 1 } })
    expect(offer([30, 2, 60, 11], [4, 1])).toEqual(offer([2, 11, 30, 60], [1, 4]))
    const accept = { kind: 'accept', offer: { giver: 1, audience: 'all', n: 1 }, fill: [33, 31] }
    expect(parseAction(accept)).toEqual(accept)
    const lay = { kind: 'lay', cards: [60, 16, 60, 46] }
    expect(parseAction(lay)).toEqual(lay)
  })
})
