/*
 * What the platform needs to know about a game. A manifest is small, and loaded with the first page; larger parts are loaded on
 * demand. A game without its own mind, board or terminal uses the generic ones.
 */
import type {
  BoardModule,
  CompanionModule,
  EditionForm,
  EndingModule,
  OpenBook,
  PracticeModule,
  ReviewPart,
  SmallBoardModule,
} from '@logres/board-kit'
import type { EditionReview, RulesModule, Tagged } from '@logres/kernel'
import type { AnyCourseTexts, Course, Stage } from '@logres/lessons'
import type { FindReview, MindModule, SayReason, SayThought } from '@logres/mind'
import type { PlayerAid, Rulebook } from '@logres/rulebook'
import type { SearchWords } from '@logres/rulebook/search'
import type { TerminalModule } from '@logres/terminal'
import type { GameWords, Language } from '@logres/words'

/** In one language. */
export interface GameAbout {
  readonly name: string
  /** What players do in it, in a sentence or two. */
  readonly what: string
  /** What the picture shows. */
  readonly picture: string
}

export interface NamedEdition {
  readonly name: string
}

/** Component sets that an owner of the game can describe: an option whose value may be a whole edition. */
export interface Editions {
  readonly option: string
  /** Ours as data, with every field that an edition can have. */
  readonly standard: NamedEdition
  /** Any value may be given. Says all that is wrong with it and all that is unusual, and where. */
  review(value: unknown): EditionReview<NamedEdition>
}

/** A page to practise a part of the game: /practice/NAME. */
export interface Practice {
  readonly name: string
  /** The chapter of the rulebook it is about. */
  readonly chapter: number
  readonly title: Readonly<Record<Language, string>>
  /** Whether the practised part is used with these options. */
  isFor(options: Readonly<Record<string, unknown>>): boolean
  page(): Promise<PracticeModule>
}

/** A course: lessons by which people learn the game. */
export interface GameLessons {
  readonly count: number
  /** How long all of them take, about. */
  readonly minutes: number
  course(): Promise<Course>
  texts(language: Language): Promise<AnyCourseTexts>
  /** What builds the scenes: it loads the rules. */
  stage(): Promise<Stage>
}

export interface GameManifest {
  readonly id: string
  /** False for a game that is not shown to people: tests use it. */
  readonly isListed: boolean
  readonly about: Readonly<Record<Language, GameAbout>>
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes, about. */
  readonly minutes: number
  /** Which matches the archive calls short and long, in turns: about a quarter each. */
  readonly lengths?: { readonly shorterThan: number; readonly from: number }
  /** The complexity, 1 to 5. */
  readonly weight: number
  /** For lists: a round icon, drawn on 40 × 40. */
  readonly mark: { readonly ground: string; readonly picture: string }
  /** The address of a picture, 360 × 220. */
  readonly plate?: string
  /** Options that only matter at a table on the server. */
  readonly tableOptions?: readonly string[]
  /** Options for matches without people: they must end even if nobody tries to win. People are not offered them. */
  readonly machineOptions: Readonly<Record<string, unknown>>
  /** The option that says who goes first, if there is one: its values are `random`, `first` and `second`. */
  readonly firstPlayerOption?: string
  /** For benchmarks. */
  readonly bench?: {
    /** How many times as fast as boardgame.io the rules must be; 50 if nothing is said. */
    readonly goal?: number
    /** Without actions of these kinds a match stays in its middle for as long as wanted. */
    readonly without?: readonly string[]
  }
  /** Events that begin a group of the log. */
  readonly logStarts: readonly string[]
  /** Events of a draft before the first turn: its picks are not counted as turns. */
  readonly logSetUp?: readonly string[]
  rules(): Promise<RulesModule>
  /** The options of the table say what is printed on its components, where a game has editions. */
  words(language: Language): Promise<(options: object) => GameWords<Tagged, Tagged>>
  readonly book?: {
    read(language: Language): Promise<Rulebook<unknown>>
    /** With its figures drawn. */
    open(language: Language): Promise<OpenBook>
    /** What the search needs besides the book: components, and the words people use. */
    search?(language: Language): Promise<SearchWords>
    /** The game on one printed page. */
    aid?(language: Language): Promise<PlayerAid>
  }
  mind?(): Promise<MindModule>
  /** Why a play is better than another, in words. A game without it says that the champion prefers it. */
  reasons?(language: Language): Promise<SayReason>
  /** What a review lists of this game besides decisions, for its `reviewPart`. */
  findings?(): Promise<FindReview>
  /** What this game adds to a review. */
  reviewPart?(): Promise<ReviewPart>
  /** What a coach asks a player to think about. */
  thoughts?(language: Language): Promise<SayThought>
  board?(): Promise<BoardModule>
  /** A small drawing of a match for lists. */
  smallBoard?(): Promise<SmallBoardModule>
  /** What the game adds to the page shown at the end of a match. */
  ending?(): Promise<EndingModule>
  terminal?(): Promise<TerminalModule>
  editions?(): Promise<Editions>
  /** How a page lets people enter an edition. */
  editionForm?(): Promise<EditionForm>
  readonly practice?: Practice
  readonly lessons?: GameLessons
  /** Tools for people who play with the box. Without them the page still draws lots. */
  companion?(): Promise<CompanionModule>
}
