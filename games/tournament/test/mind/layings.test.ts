import { at, type Seat, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { exchanged } from '../../mind/deal.ts'
import { chanceToWin, oddsAgainst } from '../../mind/duel.ts'
import { createEvaluator } from '../../mind/evaluate.ts'
import { type Kit, readKit, scaleOf } from '../../mind/kit.ts'
import { rateLayings } from '../../mind/layings.ts'
import { tournamentMind } from '../../mind/mind.ts'
import { OTHERS_LEVEL } from '../../mind/policy.ts'
import tuned from '../../mind/weights.json' with { type: 'json' }
import { type Action, JOKER, pairsOf, question, REWARD, type State, tournament, WEAPONS } from '../../rules/index.ts'

const mind = tournamentMind()

/** Six knights, the first with this many cards of each weapon, and jokers; and what they may lay. */
function layingTable(cardsEach: number, jokers: number): { state: State; seat: Seat; legal: Action[] } {
  const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 6, seededChance('x'))
  const [seat] = at(pairsOf(state), 0)
  const hand = WEAPONS.flatMap((_, weapon) => Array.from({ length: cardsEach }, (_none, i) => 15 * weapon + i))
  for (const each of state.hands) each.splice(0, 99, 0, 15, 30, 45)
  at(state.hands, seat).splice(0, 99, ...hand, ...Array.from({ length: jokers }, () => JOKER))
  tournament.apply(state, 'clerk', { kind: 'endBarter' }, seededChance('end'), () => {})
  for (let i = 0; i < 6; i++) tournament.apply(state, i, { kind: 'stay' }, seededChance('stay'), () => {})
  if (question(state)?.kind !== 'lay') throw new Error('nobody lays')
  return { state, seat, legal: tournament.legal(state, seat) }
}

describe('layings', () => {
  test.each([
    [15, 0],
    [14, 6],
    [5, 2],
  ])('of %i cards each and %i jokers a few are worth a look, in the same order', (cardsEach, jokers) => {
    const { state, seat, legal } = layingTable(cardsEach, jokers)
    expect(legal.length).toBeGreaterThan(600)
    const view = tournament.view(state, seat)
    const short = mind.shortlist?.(view, legal) ?? legal
    expect(short.length).toBeLessThanOrEqual(256)
    expect(legal.filter((action) => short.includes(action))).toEqual(short)
    for (const rank of [0, cardsEach - 2, cardsEach - 1])
      expect(short).toContainEqual({ kind: 'lay', cards: [rank, 15 + rank, 30 + rank, 45 + rank] })
  })

  test('short lists are left as they are', () => {
    const { state, seat, legal } = layingTable(3, 0)
    expect(mind.shortlist?.(tournament.view(state, seat), legal)).toBe(legal)
  })

  test('are rated by what is left and the chance to win', () => {
    const { state, seat, legal } = layingTable(4, 2)
    const asked = question(state)
    if (asked?.kind !== 'lay') throw new Error('nobody lays')
    const { worth, coin } = createEvaluator(tuned.weights)
    const odds = oddsAgainst(at(state.knowledge, seat), asked.pair[0] === seat ? asked.pair[1] : asked.pair[0])
    const rates = mind.rate(state, seat, legal)
    for (const [i, action] of legal.entries()) {
      if (action.kind !== 'lay') throw new Error(action.kind)
      const left = readKit(exchanged(at(state.hands, seat), action.cards, []), scaleOf(state))
      expect(rates[i]).toBeCloseTo(worth(left) + REWARD * coin * chanceToWin(action.cards, odds, 0.5))
    }
  })

  test('of sixty cards are all rated by what some eighty hands are worth, once each', () => {
    const { state, seat, legal } = layingTable(15, 0)
    const evaluator = createEvaluator(tuned.weights)
    let hands = 0
    const worth = (kit: Kit) => {
      hands += 1
      return evaluator.worth(kit)
    }
    const self = { seat: -1, level: OTHERS_LEVEL, edge: 0 }
    const rates = rateLayings(state, seat, legal, { ...evaluator, worth }, self)
    expect(rates).toHaveLength(50_625)
    expect(rates).toEqual(mind.rate(state, seat, legal))
    // Without each card, without each weapon's, and by numbers: with 60 cards, five kinds and 16 sets of spaces.
    expect(hands).toBeLessThanOrEqual(60 + 5 + 16)
  })
})
