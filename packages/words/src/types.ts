import type { Preview, Question, Refusal, Seat, Tagged } from '@logres/kernel'

/** Who is spoken of and to: the names by seat, and the seat of the reader (null for a spectator). */
export interface Players {
  readonly names: readonly string[]
  readonly reader: Seat | null
}

/** What an option of a table is about, and its values where they have names. */
export interface OptionWords {
  readonly label: string
  /** One more sentence, with the number of the rule. */
  readonly hint?: string
  readonly values?: Readonly<Record<string, string>>
}

/** How one game speaks in one language. */
export interface GameWords<Event extends Tagged, Action extends Tagged> {
  /** What the scores count: "Crowns". */
  readonly score: string
  /** The same after a number: "crown" or "crowns". */
  unit(count: number): string
  readonly options: Readonly<Record<string, OptionWords>>
  /**
   * What a board without art calls a key or a value of the view; undefined where there is no better word for it. A key that is
   * called nothing at all (an empty text) is not shown.
   */
  label?(name: string): string | undefined
  event(event: Event, players: Players): string
  question(question: Question, players: Players): string
  action(action: Action, players: Players): string
  /** What an action would do: what is certain, and what depends on things its player does not know. */
  preview(preview: Preview<Event>, players: Players): PreviewTexts
  /** The refusals that only this game has. */
  readonly refusalCodes: readonly string[]
  /** Undefined where this game knows no such refusal. */
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

/** One sentence for each kind: a language that lacks one, or has one too many, does not compile. */
export type SentencesByKind<Things, Setting = Players> = {
  readonly [Kind in keyof Things]: (thing: Things[Kind], setting: Setting) => string
}

export type QuestionSentences<Kind extends string> = Readonly<
  Record<Kind, (params: Params, players: Players) => string>
>
export type RefusalSentences<Code extends string> = Readonly<Record<Code, SayParams>>
