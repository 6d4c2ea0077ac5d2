import type { Weights } from '@logres/mind'
import tuned from './weights.json' with { type: 'json' }

/** The numbers of the evaluation, in points of the game wherever the name does not say otherwise. */
export type MerlinWeights = Readonly<typeof tuned.weights>

/** Names that are not given are as tuned. */
export function fillWeights(weights: Weights = {}): MerlinWeights {
  return { ...tuned.weights, ...weights }
}

/**
 * Urgency and value differ: a shield that can still be had later need not be taken now, though it is good to have. So the policy
 * has its own weights for urgency.
 */
export function glanceWeights(weights: MerlinWeights): MerlinWeights {
  const { glanceTraitor, glanceInfluence, glanceServant, glanceServantLater } = weights
  return {
    ...weights,
    traitorFar: glanceTraitor,
    influenceFar: glanceInfluence,
    servantFar: glanceServant,
    servantLater: glanceServantLater,
  }
}
