import type { Weights } from '@logres/mind'
import tuned from './weights.json' with { type: 'json' }

export type AvalonWeights = typeof tuned.weights

/** The tuned weights, with some of them replaced. */
export function completeWeights(given: Weights = {}): AvalonWeights {
  return { ...tuned.weights, ...given }
}
