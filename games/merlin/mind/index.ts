/* What the bots know about this game. */
import type { MindModule } from '@logres/mind'
import { merlinMind } from './mind.ts'
import { referenceMerlinBot } from './reference/reference.ts'
import tuned from './weights.json' with { type: 'json' }

export const mind: MindModule = {
  createMind: merlinMind,
  weights: tuned.weights,
  createReference: referenceMerlinBot,
}
