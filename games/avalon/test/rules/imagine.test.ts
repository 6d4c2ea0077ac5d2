/* imagine: every deal that is consistent with what the viewer knows is equally likely. */
import { type Chance, seededChance, type Viewer } from '@logres/kernel'
import { expectOdds, tallyWorlds, waysToChoose } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { avalon, CARDS, cardCode, type State } from '../../rules/index.ts'
import { cards, handOf, invariants, position } from './position.ts'
import { codes, drawn, tell } from './telling.ts'

const TIMES = 20_000

/** The hands of a state as "rK | yK gS". */
function deal(state: State): string {
  return `${handOf(state, 0)} | ${handOf(state, 1)}`
}

function tally(state: State, viewer: Viewer, chance: Chance, times = TIMES): Map<string, number> {
  return tallyWorlds(avalon, avalon.view(state, viewer), deal, chance, times)
}

function inOrder(list: readonly number[]): string {
  return list
    .toSorted((a, b) => a - b)
    .map(cardCode)
    .join(' ')
}

/** How likely each deal is when each hand gets what is sure and the rest from these unseen cards. */
function expected(sure: readonly [string, string], missing: readonly [number, number], unseen: string) {
  const found = new Map<string, number>()
  const ways = waysToChoose(cards(unseen), missing[0]).flatMap(([first, rest]) =>
    waysToChoose(rest, missing[1]).map(
      ([second]) => `${inOrder([...cards(sure[0]), ...first])} | ${inOrder([...cards(sure[1]), ...second])}`,
    ),
  )
  for (const key of ways) found.set(key, (found.get(key) ?? 0) + 1 / ways.length)
  return found
}

/** Seat 1 has won gS by a counter-spell and holds one card more; four cards are left to draw. */
function afterCounterSpell(): State {
  const s = position({ hands: ['rK gS', 'yK gS'], pile: 'yK yK gS bS', piles: { 1: ['', 'gK'] } })
  tell(s, 0, 'enchant gS 1')
  tell(s, 1, 'counter')
  return s.state
}

describe('imagine', () => {
  test('the enumeration itself: of yK yK gS two cards are yK gS twice as often as yK yK', () => {
    const wanted = expected(['', ''], [0, 2], 'yK yK gS')
    expect([wanted.get(' | yK yK'), wanted.get(' | yK gS')].map((each) => Math.round(3 * (each ?? 0)))).toEqual([1, 2])
  })

  test('a hand of which nothing is known: each of the cards out of sight is equally likely', () => {
    const { state } = position({ hands: ['rK', 'yK gS'], pile: 'yK yK bS' })
    const wanted = expected(['rK', ''], [0, 2], 'yK gS yK yK bS')
    expect(wanted.size).toBe(4)
    expectOdds(tally(state, 0, seededChance('imagine')), wanted)
  })

  test('a larger pile, with many hands', () => {
    const { state } = position({ hands: ['', 'yK yS'], pile: 'yK yK yK gK gK rS rS vS' })
    const wanted = expected(['', ''], [0, 2], 'yK yS yK yK yK gK gK rS rS vS')
    expect(wanted.size).toBe(13)
    expectOdds(tally(state, 0, seededChance('imagine many')), wanted)
  })

  test('one card known in the hand: it is always there, the rest is equally likely', () => {
    const state = afterCounterSpell()
    expect(codes(avalon.view(state, 0).hands[1].known)).toBe('gS')
    const found = tally(state, 0, seededChance('imagine known'))
    expect([...found.keys()].every((key) => key.split(' | ')[1]?.includes('gS'))).toBe(true)
    expectOdds(found, expected(['rK', 'gS'], [0, 1], 'yK yK yK gS bS'))
  })

  test('the viewer’s own hand is as it is, also the card the opponent knows of', () => {
    const found = tally(afterCounterSpell(), 1, seededChance('imagine own'))
    expectOdds(found, expected(['', 'yK gS'], [1, 0], 'rK yK yK gS bS'))
  })

  test('the table: both hands are dealt, the card all have seen stays where it was seen', () => {
    const found = tally(afterCounterSpell(), 'table', seededChance('imagine table'))
    expectOdds(found, expected(['', 'gS'], [1, 1], 'rK yK yK yK gS bS'))
  })

  test('with an empty pile there is but one deal', () => {
    const { state } = position({ hands: ['rK', 'yK gS'], pile: '' })
    expect([...tally(state, 0, seededChance('imagine one'), 50).keys()]).toEqual(['rK | yK gS'])
  })

  test('after a reshuffle the opponent’s hand stays as it was counted', () => {
    const s = position({ hands: ['rK', 'yK gS'], pile: 'vS' })
    tell(s, 0, 'finish')
    s.does(0, { kind: 'takeTile', tile: 'two' }, drawn(2))
    const found = tally(s.state, 0, seededChance('imagine counted'), 200)
    expect([...found.keys()]).toEqual([deal(s.state)])
    // Seat 1 has counted rK and vS; the third card came from the 76 discards and is open to him.
    const others = tally(s.state, 1, seededChance('imagine counted'), 400)
    expect([...others.keys()].every((key) => key.includes('rK') && key.includes('vS |'))).toBe(true)
    expect(others.size).toBe(CARDS.length)
  })

  test('an imagined world keeps all that the viewer sees, and the 80 cards', () => {
    const state = afterCounterSpell()
    for (const viewer of [0, 1, 'table'] as const) {
      const view = avalon.view(state, viewer)
      const world = avalon.imagine(view, seededChance('imagine world'))
      expect(invariants(world)).toEqual([])
      expect(avalon.view(world, viewer)).toEqual(view)
    }
  })
})
