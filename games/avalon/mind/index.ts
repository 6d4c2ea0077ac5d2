/* What the bots know about this game. */
import type { MindModule } from '@logres/mind'
import { avalonMind } from './mind.ts'
import { referenceAvalonBot } from './reference.ts'
import tuned from './weights.json' with { type: 'json' }

export const mind: MindModule = {
  createMind: avalonMind,
  weights: tuned.weights,
  createReference: referenceAvalonBot,
}
