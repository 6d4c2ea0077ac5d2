/* What the bots know about this game. */
import { againstReference, BARS_OF_TWO, barsFor, type MindModule } from '@logres/mind'

export type { FactName, TermName } from './evaluate.ts'

import { avalonMind } from './mind.ts'
import { referenceAvalonBot } from './reference.ts'
import tuned from './weights.json' with { type: 'json' }

export const mind: MindModule = {
  createMind: avalonMind,
  weights: tuned.weights,
  bars: [...barsFor(2, BARS_OF_TWO), ...againstReference(2)],
  createReference: referenceAvalonBot,
}
