import type { Weights } from '../mind.ts'
import tuned from './weights.json' with { type: 'json' }

/** The numbers of the evaluation, in points of the game wherever the name does not say otherwise. */
export type MerlinWeights = Readonly<typeof tuned.weights>

/** Names that are not given are as tuned. */
export function fillWeights(weights: Weights = {}): MerlinWeights {
  return { ...tuned.weights, ...weights }
}
