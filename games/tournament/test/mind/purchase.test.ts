import { describe, expect, test } from 'vitest'
import { createEvaluator } from '../../mind/evaluate.ts'
import { wantsToBuyFrom } from '../../mind/purchase.ts'
import tuned from '../../mind/weights.json' with { type: 'json' }
import { cardOf, tournament } from '../../rules/index.ts'
import { row, table } from './table.ts'

const evaluator = createEvaluator(tuned.weights)
const noLance = (...values: readonly number[]) =>
  row(...values).filter((card) => card < cardOf('lance', 1) || card >= cardOf('armour', 1))

/** Whether seat 0 buys with this hand; of what the others do not hold, the heap has all. */
function buys(hand: readonly number[], options = {}): boolean {
  return wantsToBuyFrom(tournament.view(table([hand, row(5), row(1)], options), 0), 0, evaluator)
}

describe('a card of the heap', () => {
  test('is bought by a knight who lacks a card for an outfit', () => {
    expect(buys(noLance(2, 4))).toBe(true)
  })

  test('is not bought with a complete outfit, at its price', () => {
    expect(buys(row(2, 4))).toBe(false)
  })

  test('is not bought by somebody who cannot pay', () => {
    expect(buys(noLance(2, 4), { startCoins: 0 })).toBe(false)
  })
})
