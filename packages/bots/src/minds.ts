/* The mind of any game: its own, or the plain mind. */
import { findMind } from '@logres/catalogue/minds'
import type { AnyGame } from '@logres/kernel'
import { type AnyMind, plainMind, type Weights } from '@logres/mind'

/** With its tuned weights or others. */
export function mindOf(game: AnyGame, weights?: Weights): AnyMind {
  return findMind(game.id)?.createMind(weights) ?? plainMind(game)
}

/** The tuned weights; undefined if the game has none. */
export function weightsOf(game: string): Weights | undefined {
  return findMind(game)?.weights
}
