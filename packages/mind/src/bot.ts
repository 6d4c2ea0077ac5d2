/* The interface of a bot. It gets a View and the legal actions, never a State. */

/** How long a bot may think: a number of iterations, the same on every machine, or a time. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** An action that was considered: how often, and its estimated share of the victory, 0 to 1. */
export interface Candidate<Action> {
  readonly action: Action
  readonly visits: number
  readonly value: number
}

export type Choice<Action> =
  | { readonly action: Action; readonly candidates?: readonly Candidate<Action>[] }
  /** Only where others can act too. Ask again when the view has changed, or after so many milliseconds. */
  | { readonly action: 'wait'; readonly ms: number }

export interface Bot<Action, View> {
  readonly kind: 'bot'
  /** With {iterations}, the same seed and the same views give the same choices on every machine. */
  choose(view: View, legal: readonly Action[], budget: Budget): Choice<Action>
}
