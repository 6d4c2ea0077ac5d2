/* What the bots know about this game. */
import { againstReference, barsFor, CHAMPION, type MindModule } from '@logres/mind'

export type { Term as TermName } from './evaluate.ts'

import { tournamentClerk } from './clerk.ts'
import { tournamentMind } from './mind.ts'
import { referenceTournamentBot } from './reference/reference.ts'
import tuned from './weights.json' with { type: 'json' }

export const mind: MindModule = {
  createMind: tournamentMind,
  weights: tuned.weights,
  bars: [
    ...barsFor(4, [
      ['novice,random', 0.45],
      ['page,random', 0.45],
      ['squire,page', 0.45],
      [`${CHAMPION},squire`, 0.45],
      [`${CHAMPION},page`, 0.75],
    ]),
    ...againstReference(4),
  ],
  createReference: referenceTournamentBot,
  createClerk: tournamentClerk,
}
