/*
 * What a bot knows about one game. The levels and the search are the same for all games; a Mind is the game's part of
 * them. It works on States, but only on imagined ones: `game.imagine(view)` is the one way to come by a State here.
 */
import type { Actor, Chance, Game, Seat, Tagged } from '@logres/kernel'
import type { BotBar } from './bars.ts'
import type { Bot, Choice } from './bot.ts'
import type { CreateClerk } from './clerk.ts'
import type { Level } from './levels.ts'

/** The numbers of an evaluation, by name: what `logres tune` turns. */
export type Weights = Readonly<Record<string, number>>

export interface SearchSettings {
  /** A playout is judged once so many turns of the game have begun since the decision. */
  readonly turns: number
  /** How much the search tries what looks worse: 0 is greedy. Values are scaled to what was seen, so about 1. */
  readonly exploration: number
  /** Of the actions, best rated first, `widening × √visits` are looked at (three at least). */
  readonly widening: number
  /** Different worlds imagined for a decision; more iterations than that start from copies of them. */
  readonly worlds: number
}

/** As much of a game as a bot needs. */
export type Playable<State extends object, Action extends Tagged, View extends object> = Pick<
  Game<object, State, Action, Tagged, View>,
  'toAct' | 'legal' | 'apply' | 'turn' | 'result' | 'imagine' | 'clone'
>

export interface Mind<State extends object, Action extends Tagged, View extends object> {
  readonly game: Playable<State, Action, View>
  readonly search: Readonly<Record<'knight' | 'champion', SearchSettings>>
  /** The page chooses an action with a chance of exp(rate ÷ this). */
  readonly pageTemperature: number

  /** The share of the victory this seat can expect, 0 to 1. Any state that is not over. */
  evaluate(state: State, seat: Seat): number

  /**
   * What a sensible player does without much thought, the clerk included: it plays the opponents and the rest of a
   * playout, so it must be cheap. It may look at what `actor` knows in this state.
   */
  policy(state: State, actor: Actor, chance: Chance): Action

  /** How promising each of these actions looks at a glance, in the same order; the unit is one of `pageWhim`. */
  rate(state: State, seat: Seat, legal: readonly Action[]): number[]

  /**
   * Of what is legal, in its order, what is worth a look at all: at least one action. For lists that are far too long, and for
   * what only looks like a choice. It must be quick: nothing has been looked at yet.
   */
  shortlist?(view: View, legal: readonly Action[]): readonly Action[]

  /** For the squire: after an action was applied, plays on to the point where `evaluate` can tell what it brought. */
  settle(state: State, seat: Seat, chance: Chance): void

  /**
   * The turn at whose beginning a playout from this state is judged, where that depends on more than the settings' `turns`,
   * such as on how many play.
   */
  judgedAt?(state: State, turns: number): number

  /** What makes two actions the same one to the search: for interned actions the action itself. */
  key(action: Action): unknown

  /** A number for what the seat would see of what happened since its last action: other numbers, other branches. */
  mark(state: State, seat: Seat): number

  /** Questions that are not for the search: bargaining. Undefined leaves it to the level. */
  decide?(view: View, legal: readonly Action[], level: Level, chance: Chance): Choice<Action> | undefined
}

/** Some game's mind: it is only given back what that same mind handed out. */
export type AnyMind = Mind<object, Tagged, object>

/** What a game's folder `mind` brings. */
export interface MindModule {
  /** With its tuned weights or others. */
  createMind(weights?: Weights): AnyMind
  /** As tuned. */
  readonly weights: Weights
  /** The first bot there was, unchanged: to measure by. */
  createReference?(seed: string): Bot<Tagged, object>
  /** What each level must be worth. */
  readonly bars?: readonly BotBar[]
  /** Where not just any legal action of the clerk will do. */
  readonly createClerk?: CreateClerk
}
