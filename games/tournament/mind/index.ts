/* What the bots know about this game. */
import type { MindModule } from '@logres/mind'
import { tournamentClerk } from './clerk.ts'
import { tournamentMind } from './mind.ts'
import { referenceTournamentBot } from './reference/reference.ts'
import tuned from './weights.json' with { type: 'json' }

export const mind: MindModule = {
  createMind: tournamentMind,
  weights: tuned.weights,
  createReference: referenceTournamentBot,
  createClerk: tournamentClerk,
}
