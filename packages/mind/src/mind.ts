/*
 * What a bot knows about one game. The levels and the search are the same for all games; a Mind is the game's part of them. It
 * works on States, but only on imagined ones, from `game.imagine(view)`.
 */
import type { Actor, Chance, Game, Seat, Tagged } from '@logres/kernel'
import type { BotBar } from './bars.ts'
import type { Bot, Choice, Company } from './bot.ts'
import type { CreateClerk } from './clerk.ts'
import type { Level } from './levels.ts'

/** The parameters of an evaluation, by name. `logres tune` tunes them. */
export type Weights = Readonly<Record<string, number>>

export interface SearchSettings {
  /** A playout is evaluated this many turns after the decision. */
  readonly turns: number
  /** The exploration constant: 0 is greedy. Values are scaled by their spread, so about 1. */
  readonly exploration: number
  /** Progressive widening: the best `widening × √visits` actions are considered (three at least). */
  readonly widening: number
  /** The number of worlds imagined for a decision; further iterations start from copies of them. */
  readonly worlds: number
}

/** The part of a game that bots need. */
export type Playable<State extends object, Action extends Tagged, View extends object> = Pick<
  Game<object, State, Action, Tagged, View>,
  'toAct' | 'legal' | 'apply' | 'turn' | 'result' | 'imagine' | 'clone'
>

/**
 * One of the things an evaluation counts for a player. `value` is its contribution to that player's standing, in the
 * evaluation's own unit; `amount` is the same as people count it: crowns, cards, points, coins.
 */
export interface Term {
  readonly name: string
  readonly value: number
  readonly amount: number
}

/** Something the rules can count in a position and that a reason may name: knights in hand, piles that are empty. */
export interface Fact {
  readonly name: string
  readonly amount: number
  /** Whether more of it is better. */
  readonly isGood: boolean
}

/**
 * How evaluations become winning chances: a seat's chance is its evaluation to the power of `power`, as a share of all seats'.
 * Fitted to the results of finished games (`logres review --fit GAME`).
 */
export interface Calibration {
  readonly power: number
}

export interface Mind<State extends object, Action extends Tagged, View extends object> {
  readonly game: Playable<State, Action, View>
  readonly search: Readonly<Record<'knight' | 'champion', SearchSettings>>
  /** The page chooses an action with probability proportional to exp(rate ÷ this). */
  readonly pageTemperature: number
  /** In how many worlds the squire tries each action, where chance decides so much that the usual few say too little. */
  readonly squireWorlds?: number

  /** The share of the victory this seat can expect, 0 to 1. Any state that is not over. */
  evaluate(state: State, seat: Seat): number

  /**
   * What `evaluate(state, seat)` counts for the player `of`, always the same names in the same order. The sum of the values is
   * that player's standing, from which `evaluate` is computed: a reason made of terms is true of the evaluation.
   */
  terms?(state: State, seat: Seat, of: Seat): readonly Term[]

  /** What a review may say of a position for this seat, besides the terms; always the same names in the same order. */
  facts?(state: State, seat: Seat): readonly Fact[]

  /** The rule that a term or a fact comes from, by its name; null for names that are only for the bots. */
  ruleOf?(name: string): string | null

  /** Without it an evaluation is taken for a winning chance as it is. */
  readonly calibration?: Calibration

  /** Whether what the viewer is asked now is a step of the play they made last, such as paying for it. */
  isStep?(view: View): boolean

  /** Whether playouts can judge what the viewer is asked now. Without it they can. */
  canJudge?(view: View): boolean

  /**
   * A quick default policy for players and clerk. It plays the opponents and the rest of a playout, so it must be cheap. It may
   * use what `actor` knows in this state.
   */
  policy(state: State, actor: Actor, chance: Chance): Action

  /** A quick rating of these actions, in the same order; its unit is `pageTemperature`. */
  rate(state: State, seat: Seat, legal: readonly Action[]): number[]

  /**
   * The legal actions that are worth considering, in their order, at least one. For lists that are far too long, and for choices
   * that make no difference. It must be quick.
   */
  shortlist?(view: View, legal: readonly Action[]): readonly Action[]

  /** For the squire: after an action, plays on to a state where `evaluate` shows its effect. */
  settle(state: State, seat: Seat, chance: Chance): void

  /**
   * The turn at whose beginning a playout from this state is evaluated, if that depends on more than the settings' `turns`, such
   * as the number of players.
   */
  judgedAt?(state: State, turns: number): number

  /** The identity of an action for the search: for interned actions the action itself. */
  key(action: Action): unknown

  /** A number for what the seat has observed since its last action: different numbers lead to different branches. */
  mark(state: State, seat: Seat): number

  /** For simulations: whether playouts justify something final, such as giving up; undefined for all other actions. */
  isJustified?(view: View, action: Action): boolean | undefined

  /** Questions that are not for the search, such as bargaining. Undefined leaves them to the level. */
  decide?(
    view: View,
    legal: readonly Action[],
    level: Level,
    chance: Chance,
    company: Company,
  ): Choice<Action> | undefined
}

/** The mind of some game. Only values of the same game may be passed to it. */
export type AnyMind = Mind<object, Tagged, object>

/** The exports of a game's folder `mind`. */
export interface MindModule {
  /** With the tuned weights, or with others. */
  createMind(weights?: Weights): AnyMind
  /** The tuned weights. */
  readonly weights: Weights
  /** The first bot of this game, unchanged, as a baseline. */
  createReference?(seed: string): Bot<Tagged, object>
  /** What each level must be worth. */
  readonly bars?: readonly BotBar[]
  /** For games in which the clerk cannot just take any legal action. */
  readonly createClerk?: CreateClerk
}
