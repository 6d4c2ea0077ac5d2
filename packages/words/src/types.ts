import type { Preview, Question, Refusal, Seat, Tagged } from '@logres/kernel'

/** The players a text is about, by seat, and which of them reads it (null for a spectator): "you draw", "Morgan draws". */
export interface Players {
  readonly names: readonly string[]
  readonly reader: Seat | null
}

/** The texts of an option, and of its values if they have names. */
export interface OptionWords {
  readonly label: string
  /** A second sentence, with the number of the rule. */
  readonly hint?: string
  readonly values?: Readonly<Record<string, string>>
  /** A number with its unit, at a table with so many seats: "20 coins", "7–12". */
  number?(value: number, seats: number): string
}

/** The texts of one game in one language. */
export interface GameWords<Event extends Tagged, Action extends Tagged> {
  /** What the scores count: "Crowns". */
  readonly score: string
  /** The same after a number: "crown" or "crowns". */
  unit(count: number): string
  readonly options: Readonly<Record<string, OptionWords>>
  /**
   * The label that the generic board shows for a key or value of the view; undefined for a default. A key that is
   * called nothing at all (an empty text) is not shown.
   */
  label?(name: string): string | undefined
  event(event: Event, players: Players): string
  question(question: Question, players: Players): string
  action(action: Action, players: Players): string
  /** What an action would do: what is certain, and what depends on hidden information. */
  preview(preview: Preview<Event>, players: Players): PreviewTexts
  /** The refusals that only this game has. */
  readonly refusalCodes: readonly string[]
  /** Undefined for refusals that this game does not have. */
  refusal(refusal: Refusal): string | undefined
}

export interface PreviewTexts {
  readonly certain: readonly string[]
  readonly possible: readonly string[]
}

export type Params = Refusal['params']
export type Param = Params[string] | undefined
export type SayParams = (params: Params) => string

/** The members of a union by their kind; one member may be of several kinds. */
export type ByKind<Union extends Tagged> = { readonly [Kind in Union['kind']]: OfKind<Union, Kind> }
type OfKind<Union extends Tagged, Kind extends string> = Union extends Tagged
  ? Kind extends Union['kind']
    ? Union
    : never
  : never

/** One sentence per kind. A missing or superfluous one is a type error. */
export type SentencesByKind<Things, Setting = Players> = {
  readonly [Kind in keyof Things]: (thing: Things[Kind], setting: Setting) => string
}

export type QuestionSentences<Kind extends string> = Readonly<
  Record<Kind, (params: Params, players: Players) => string>
>
export type RefusalSentences<Code extends string> = Readonly<Record<Code, SayParams>>
