/*
 * The contract between a game and everything else.
 *
 * A game is a value of type Game: pure functions over a State of plain JSON data. It knows nothing of people,
 * clocks, storage or screens. Given a Game, one can play it, show it, store it, search it and check it
 * without knowing which game it is; the laws in kernel-testing say what may be relied on.
 */
import type { Chance } from './chance.ts'
import type { OptionsSpec } from './options.ts'

/** A place at the match: 0, 1, 2 … clockwise. A seat is not a player: a person or a bot sits on it. */
export type Seat = number

/** Who acts. The clerk is the platform: it closes a barter, throws the tokens, enters a measured time. */
export type Actor = Seat | 'clerk'

/** Who looks. The table is everybody who has no seat: it sees what all may see. */
export type Viewer = Seat | 'table'

/** Every action, event and frame says what it is. The kind 'refusal' is taken. */
export interface Tagged {
  readonly kind: string
}

export type Params = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>

/** An expected failure is a value: what refuses, by which numbered rule (null if by none), with which numbers. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly code: string
  readonly rule: string | null
  readonly params: Params
}

/** What is asked of a viewer now; `kind` is the frame that asks, `params` fill the sentence. */
export interface Question {
  readonly kind: string
  readonly rule: string | null
  readonly params: Params
}

/**
 * What a viewer can know of an action's effect, told in the game's own events as that viewer would see them.
 * `certain` happens in every world the viewer could be in; `possible` depends on what they do not know.
 */
export interface Preview<Event> {
  readonly certain: readonly Event[]
  readonly possible: readonly Event[]
}

/** Places start at 1, equal places are shared; `reason` names the rule's way of ending. */
export interface Result {
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly reason: string
}

/**
 * Reports one visible change. `disclosedTo` marks an event from which these viewers learn something that neither they
 * nor the action could have told beforehand: it bars such a seat's undo. A law checks the marks.
 */
export type Emit<Event> = (event: Event, disclosedTo?: readonly Viewer[]) => void

export interface Game<
  Options extends object,
  State extends object,
  Action extends Tagged,
  Event extends Tagged,
  View extends object,
> {
  readonly id: string
  /** Raised only when behaviour changes, never for refactoring or speed. */
  readonly rulesVersion: number
  /** Matches begun under this version of the rules, or a later one, can still be played and checked. */
  readonly oldestRules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** JSON Schema and defaults: drives the table form and the API docs. */
  readonly options: OptionsSpec<Options>

  /** What a schema can't say: ranges per player count, edition files. Any value may be given. */
  checkSetup(options: unknown, seats: number): Refusal | undefined

  /** Any value may be given. Answers an action of this game, legal now or not, or says what is wrong with it. */
  parseAction(value: unknown): Action | Refusal

  /**
   * The state in which the first question stands. Only after checkSetup said nothing. `rules` is the version to play by,
   * today's if none is given; the State keeps it.
   */
  setup(options: Options, seats: number, chance: Chance, rules?: number): State

  /** A copy that shares nothing that ever changes. */
  clone(state: State): State

  /**
   * Who may act now: several in simultaneous phases, none when the game is over. A viewer may know for certain only
   * whether they are among them: where offers are secret, so is who has one to answer.
   */
  toAct(state: State): readonly Actor[]

  /**
   * Every legal action of this actor, each once, in stable order; empty exactly for those not to act.
   * Where the choice is open (a trade offer), a useful finite selection.
   */
  legal(state: State, actor: Actor): Action[]

  /** The judge of any action that parseAction gave. Says nothing for a legal one. Never throws, never changes the state. */
  whyNot(state: State, actor: Actor, action: Action): Refusal | undefined

  /** Changes the state in place. Only after whyNot said nothing. */
  apply(state: State, actor: Actor, action: Action, chance: Chance, emit: Emit<Event>): void

  /** For clocks, log groups, "restart turn" and "your turn". Turns count from 1. */
  turn(state: State): { readonly no: number; readonly seat: Seat | 'all' }

  /** Present exactly when nobody is to act. */
  result(state: State): Result | undefined

  /**
   * What this viewer knows, built field by field from nothing. A list `players` is read by seat: boards and terminals that know
   * no more of the game put the names beside it.
   */
  view(state: State, viewer: Viewer): View

  /** What is asked of this viewer now. */
  asked(view: View): Question | undefined

  /** For an action that is legal now; for any other one it may be empty. */
  preview(view: View, seat: Seat, action: Action): Preview<Event>

  /** The event as this viewer sees it; undefined if they do not notice it at all. */
  redact(event: Event, viewer: Viewer): Event | undefined

  /**
   * A full state this viewer could be in. For a seat each deal consistent with what it knows is equally likely; the
   * table's may be drawn from its view alone, without all that it could work out.
   */
  imagine(view: View, chance: Chance): State
}

/**
 * Some game, which one unknown: the type for code that handles all of them. Its holder only ever hands back
 * what that same game gave out. (A Game is assignable to it because TypeScript compares methods bivariantly.)
 */
export type AnyGame = Game<object, object, Tagged, Tagged, object>

export function refuse(code: string, rule: string | null = null, params: Params = {}): Refusal {
  return { kind: 'refusal', code, rule, params }
}

export function isRefusal(value: Tagged | undefined): value is Refusal {
  return value !== undefined && value.kind === 'refusal'
}
