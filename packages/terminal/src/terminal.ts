import type { Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Tally } from './tally.ts'

/** The input and output of a game at a terminal. */
export interface Terminal<Action extends Tagged, View> {
  /** How to write actions, and what the signs on the board mean. */
  readonly help: string
  /** An example of an action, shown when somebody types only "why". */
  readonly example: string
  /** Kinds of events that are not printed, because the board or other events show the same. */
  readonly unsaid: readonly string[]
  board(view: View, players: Players): string
  read(text: string): Action | undefined
  write(action: Action): string
  /** A hint for a legal action: its price, its gain. */
  hint(view: View, action: Action): string
  /** The legal actions to list, if there are very many; all of them can be typed. */
  selection(view: View, legal: readonly Action[]): readonly Action[]
  /** An action that the viewer performs by hand, for the clerk to enter. */
  byHand(view: View, players: Players): ByHand<Action> | undefined
}

export interface ByHand<Action extends Tagged> {
  readonly prompt: string
  /** The clerk's entry for a line typed `ms` after the prompt; undefined if it means nothing. */
  enter(line: string, ms: number): Action | undefined
}

/** The exports of a game's folder `terminal`. */
export interface TerminalModule {
  readonly terminal: Terminal<Tagged, object>
  /** For games with their own statistics in `logres simulate`. */
  createTally?(): Tally<Tagged>
}
