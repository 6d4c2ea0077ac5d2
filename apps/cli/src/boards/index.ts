import { readAction, writeAction } from '@logres/avalon'
import type { Tagged } from '@logres/kernel'
import type { Company } from '@logres/words'
import { avalonBoard, avalonHint } from './avalon.ts'

/** How a game looks and is typed at a terminal. */
export interface Terminal<Action extends Tagged, View> {
  board(view: View, company: Company): string
  read(text: string): Action | undefined
  write(action: Action): string
  /** What the viewer should know before choosing a legal action: its price, its gain. */
  hint(view: View, action: Action): string
}

const TERMINALS: ReadonlyMap<string, Terminal<Tagged, object>> = new Map([
  ['avalon', { board: avalonBoard, read: readAction, write: writeAction, hint: avalonHint }],
])

export function findTerminal(gameId: string): Terminal<Tagged, object> | undefined {
  return TERMINALS.get(gameId)
}
