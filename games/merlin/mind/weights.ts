import type { Weights } from '@logres/mind'
import tuned from './weights.json' with { type: 'json' }

/** The numbers of the evaluation, in points of the game wherever the name does not say otherwise. */
export type MerlinWeights = Readonly<typeof tuned.weights>

/** Names that are not given are as tuned. */
export function fillWeights(weights: Weights = {}): MerlinWeights {
  return { ...tuned.weights, ...weights }
}

/**
 * What is near at hand and what it will be worth are two things: a shield that one could still get later need not be taken
 * now, though to have it is good. So the policy has its own numbers for what presses.
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
