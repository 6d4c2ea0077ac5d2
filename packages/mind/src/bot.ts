/* The interface of a bot. It gets a View and the legal actions, never a State. */

import type { Seat } from '@logres/kernel'

/** How long a bot may think: a number of iterations, the same on every machine, or a time. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** An action that was considered: how often, and its estimated share of the victory, 0 to 1. */
export interface Candidate<Action> {
  readonly action: Action
  readonly visits: number
  readonly value: number
}

export type Choice<Action> =
  | {
      readonly action: Action
      readonly candidates?: readonly Candidate<Action>[]
      /**
       * Where several can act at once: not before so many milliseconds, counted from when this action was first chosen. Ask
       * again when the view has changed. Without people at the table nobody need wait.
       */
      readonly after?: number
    }
  /** Only where others can act too. Ask again when the view has changed, or after so many milliseconds. */
  | { readonly action: 'wait'; readonly ms: number }

/** What a bot knows about the match besides its view. */
export interface Company {
  /** The bot's own: the same whenever it is created again. */
  readonly seed: string
  readonly people: readonly Seat[]
}

export interface Bot<Action, View> {
  readonly kind: 'bot'
  /**
   * With {iterations}, the same seed and the same views give the same choices on every machine. `people` are the seats at which
   * people play, as everybody at the table sees.
   */
  choose(view: View, legal: readonly Action[], budget: Budget, people?: readonly Seat[]): Choice<Action>
}
