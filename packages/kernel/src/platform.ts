/* What a game asks of the platform beyond the contract, so that the platform need not know the game. */
import type { AnyGame, Seat, Tagged } from './game.ts'

/** A question that may be answered beforehand: always by `answer` where that is legal, or never. */
export interface StandingQuestion {
  readonly question: string
  readonly answer: Tagged
  readonly decline: Tagged
  /** The question says in `at` which of so many places it is about. */
  readonly places: number
}

export interface RaceNow {
  /** Who runs. */
  readonly pair: readonly Seat[]
  /** Which attempt of this race. */
  readonly no: number
  /** Whether what is to be touched is shown, or can be as soon as one begins a run. */
  readonly isThrown: boolean
  /** Who sees it and has not touched. */
  readonly waitsFor: readonly Seat[]
}

/** A race of reflexes: the platform measures, the game decides. Times are milliseconds. */
export interface Race {
  readonly longest: number
  readonly mostAllowance: number
  now(state: object): RaceNow | undefined
  throwTo(shown: 'both' | 'alone'): Tagged
  /** Null: no touch at all. */
  touch(seat: Seat, touched: { readonly token: string; readonly measured: Measured } | null): Tagged
  touchAsBot(seat: Seat, level: string): Tagged
}

export interface Measured {
  readonly claimed: number
  readonly span: number
  readonly allowance: number
}

/** What a game's folder `rules` brings. */
export interface RulesModule {
  readonly game: AnyGame
  /** Questions that can be answered beforehand. */
  readonly standing?: readonly StandingQuestion[]
  readonly race?: Race
  /** How many milliseconds pages take to show these events one after the other. Bots and live clocks wait as long. */
  revealTime?(events: readonly Tagged[]): number
  /**
   * Whether everybody can know that the only seat that is asked has one answer. The same for the view of every viewer. A page may
   * then answer at once without telling anything; without this, no question is such.
   */
  isForced?(view: object): boolean
}
