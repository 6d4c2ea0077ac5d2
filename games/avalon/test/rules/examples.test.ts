/* The worked examples of §9, each a test. */
import { at, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { avalon, type Options, type Region, type Side, type State, yieldOf } from '../../rules/index.ts'
import { invariants, ownerOf, pileAt, position, say } from './position.ts'
import { codes, tell } from './telling.ts'

type Regions = Readonly<Record<number, readonly [Region, Side]>>

/** Attacks region 1 with a red knight; answers what still has to be paid. */
function conquest(piles: readonly [string, string], regions: Regions = {}, spare = 'vS vS vS vS vS vS') {
  const s = position({ hands: [`rK ${spare}`, ''], piles: { 1: piles }, regions })
  const events = s.does(0, say('attack rK 1'), 1 in regions ? [] : [['region in the mist', 0]])
  const owed = events.flatMap((event) => (event.kind === 'lossesOwed' ? [event.cards] : []))
  return { s, owed }
}

function fell(state: State): string {
  return codes(state.discards)
}

describe('§9 Worked examples', () => {
  test('§9 3:1 conquest: one card each goes, then 4 more', () => {
    const { s, owed } = conquest(['gK gS', 'bK'])
    expect(fell(s.state)).toBe('rK bK')
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1), owed]).toEqual(['gK gS', '', [4]])
    tell(s, 0, 'pay vS', 'pay 1', 'pay vS', 'pay vS')
    expect([s.state.frames.at(-1)?.kind, ownerOf(s.state, 1), pileAt(s.state, 1, 0)]).toEqual(['playCards', 0, 'gK'])
  })

  test('§9 1:0: nothing, then 1', () => {
    const { s, owed } = conquest(['', ''])
    expect([fell(s.state), owed]).toEqual(['', [1]])
    tell(s, 0, 'pay vS')
    expect([s.state.frames.at(-1)?.kind, pileAt(s.state, 1, 0)]).toEqual(['playCards', 'rK'])
  })

  test('§9 castle 3:1: one each, then 5', () => {
    const { s, owed } = conquest(['gK gS', 'bK'], { 1: ['hillCastle', 1] })
    expect([fell(s.state), owed]).toEqual(['rK bK', [5]])
    tell(s, 0, 'pay vS', 'pay vS', 'pay vS', 'pay vS', 'pay vS')
    expect([s.state.frames.at(-1)?.kind, pileAt(s.state, 1, 0)]).toEqual(['playCards', 'gK gS'])
  })

  test('§9 castle with one card on it: two cards must lie there before the knight', () => {
    const regions: Regions = { 1: ['hillCastle', 1] }
    const few = position({ hands: ['rK', ''], piles: { 1: ['gK', 'bK'] }, regions })
    expect(few.refuses(0, say('attack rK 1'))).toMatchObject({ code: 'castleNeedsOneMore', rule: '6.2' })
    expect(conquest(['gK gS', 'bK'], regions).owed).toEqual([5])
  })

  test('§9 with Avalon, 3 more becomes 2', () => {
    const { s, owed } = conquest(['gK', 'bK'], { 11: ['avalon', 0] })
    expect(owed).toEqual([3])
    tell(s, 0, 'use avalon', 'pay vS', 'pay vS')
    expect(s.state.frames.at(-1)?.kind).toBe('playCards')
  })

  test('§9 2 forests, 1 plain, 1 hill: landscape = 2, landscape ×2 = 4', () => {
    const regions: Regions = { 1: ['forestA', 0], 4: ['stoneCircle', 0], 6: ['plainB', 0], 9: ['hillCastle', 0] }
    const { state } = position({ regions })
    expect([yieldOf(state, 0, 'landscape'), yieldOf(state, 0, 'landscapeTwice')]).toEqual([2, 4])
  })

  test('§9 four neighbours with Avalon among them: connected = 3 (option off)', () => {
    const regions: Regions = { 4: ['forestA', 0], 5: ['plainB', 0], 6: ['avalon', 0], 7: ['hillB', 0] }
    expect(yieldOf(position({ regions }).state, 0, 'connected')).toBe(3)
    const interrupted = position({ regions, options: { avalonAndSwampInterrupt: true } })
    expect(yieldOf(interrupted.state, 0, 'connected')).toBe(2)
  })

  test.each(['Igraine', 'Uther', 'Lot', 'Balin'])('§9 the 80 cards are always all somewhere, once: game %s', (seed) => {
    const options: Options = { ...avalon.options.defaults, turnLimit: 120 }
    const chance = seededChance(seed)
    const state = avalon.setup(options, 2, chance)
    for (let actors = avalon.toAct(state); actors.length > 0; actors = avalon.toAct(state)) {
      expect(invariants(state)).toEqual([])
      const actor = at(actors, 0)
      const legal = avalon.legal(state, actor)
      avalon.apply(state, actor, at(legal, chance.pick(legal.length, 'action')), chance, () => {})
    }
    expect(invariants(state)).toEqual([])
    expect(avalon.result(state)).toBeDefined()
  })
})
