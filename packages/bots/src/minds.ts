/* Which games have a mind. A new game adds a line to both lists. */
import { avalonMind } from './avalon/mind.ts'
import avalonWeights from './avalon/weights.json' with { type: 'json' }
import { merlinMind } from './merlin/mind.ts'
import merlinWeights from './merlin/weights.json' with { type: 'json' }
import type { AnyMind, Weights } from './mind.ts'
import { tournamentMind } from './tournament/mind.ts'
import tournamentWeights from './tournament/weights.json' with { type: 'json' }

const MINDS: ReadonlyMap<string, (weights?: Weights) => AnyMind> = new Map<string, (weights?: Weights) => AnyMind>([
  ['avalon', avalonMind],
  ['tournament', tournamentMind],
  ['merlin', merlinMind],
])

/** As tuned, with what justified them. */
const TUNED: ReadonlyMap<string, Weights> = new Map<string, Weights>([
  ['avalon', avalonWeights.weights],
  ['tournament', tournamentWeights.weights],
  ['merlin', merlinWeights.weights],
])

/** The mind of a game, with its tuned weights or others. */
export function findMind(game: string, weights?: Weights): AnyMind | undefined {
  return MINDS.get(game)?.(weights)
}

export function weightsOf(game: string): Weights | undefined {
  return TUNED.get(game)
}
