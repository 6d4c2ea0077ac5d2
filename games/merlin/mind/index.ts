/* What the bots know about this game. */
import { againstReference, BARS_OF_TWO, barsFor, CHAMPION, type MindModule } from '@logres/mind'

export type { FactName, TermName } from './evaluate.ts'

import { merlinMind } from './mind.ts'
import { referenceMerlinBot } from './reference/reference.ts'
import tuned from './weights.json' with { type: 'json' }

export const mind: MindModule = {
  createMind: merlinMind,
  weights: tuned.weights,
  bars: [...barsFor(2, BARS_OF_TWO), ...barsFor(4, [[`${CHAMPION},squire`, 0.55]]), ...againstReference(2)],
  createReference: referenceMerlinBot,
}
