import type { Tagged } from '@logres/kernel'
import { avalonTerminal } from './avalon.ts'
import { merlinTerminal } from './merlin.ts'
import type { Terminal } from './terminal.ts'
import { tournamentTerminal } from './tournament.ts'

export type { ByHand, Terminal } from './terminal.ts'

const TERMINALS: ReadonlyMap<string, Terminal<Tagged, object>> = new Map<string, Terminal<Tagged, object>>([
  ['avalon', avalonTerminal],
  ['tournament', tournamentTerminal],
  ['merlin', merlinTerminal],
])

export function findTerminal(gameId: string): Terminal<Tagged, object> | undefined {
  return TERMINALS.get(gameId)
}
