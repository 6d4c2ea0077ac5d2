/* What a bot is to everybody else. It sees a View and the legal actions; nothing hands it a State. */

/** How long it may think: so many worlds tried, the same on every machine, or so much time. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** An action that was looked at: how often, and the share of the victory it seems to bring, 0 to 1. */
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
