import type { Tagged } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { Tally } from './tally.ts'

/** How a game looks and is typed at a terminal. */
export interface Terminal<Action extends Tagged, View> {
  /** How actions are written, and what the signs on the board mean. */
  readonly help: string
  /** An action in its own words, for when somebody asks "why" and nothing else. */
  readonly example: string
  /** Events that say what the board and other events say anyway. */
  readonly unsaid: readonly string[]
  board(view: View, players: Players): string
  read(text: string): Action | undefined
  write(action: Action): string
  /** What the viewer should know before choosing a legal action: its price, its gain. */
  hint(view: View, action: Action): string
  /** Of very many legal actions those worth a line; all of them can be typed. */
  selection(view: View, legal: readonly Action[]): readonly Action[]
  /** What the viewer does by hand now, for the clerk to enter. */
  byHand(view: View, players: Players): ByHand<Action> | undefined
}

export interface ByHand<Action extends Tagged> {
  readonly prompt: string
  /** The clerk's entry for what was typed so many milliseconds after the prompt; undefined if it means nothing. */
  enter(line: string, ms: number): Action | undefined
}

/** What a game's folder `terminal` brings. */
export interface TerminalModule {
  readonly terminal: Terminal<Tagged, object>
  /** Where `logres simulate` counts more than what all games have. */
  createTally?(): Tally<Tagged>
}
