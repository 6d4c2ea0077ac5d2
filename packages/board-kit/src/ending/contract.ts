/*
 * The contract between the match page and what a game adds to the page shown at its end. It is loaded when a match is over. A
 * game without one gets a plain title, the standings, and a curve of the scores.
 */
import type { Outcome, Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Moment } from '../steps.ts'

export interface EndingContext {
  readonly outcome: Outcome
  /** All that happened, with nothing hidden. */
  readonly moments: readonly Moment[]
  /** The reader is null for spectators, and where several people share the device. */
  readonly players: Players
}

/** A turning point on the time axis of a chart. */
export interface ChartMark {
  /** From 1. */
  readonly no: number
  readonly step: number
}

export interface Statistic {
  readonly name: string
  readonly value: ComponentChildren
  /** A second line; '' if there is nothing to say. */
  readonly note: string
}

export interface EndingChart {
  readonly title: string
  readonly note: string
  readonly Chart: ComponentType<{ readonly marks: readonly ChartMark[] }>
}

export interface Verdict {
  /** What happened, in a few words. */
  readonly title: string
  /** Who won, and the numbers. */
  readonly sentence: ComponentChildren
}

export interface Ending {
  /** Called only if the rules named a winner: the page has words for all other endings. */
  verdict(): Verdict
  /** The sign of a seat: a shield, a banner. */
  readonly Sign: ComponentType<{ readonly seat: Seat }>
  /** What a seat has reached. */
  score(seat: Seat): number
  /** What else is worth saying about a seat in the standings; '' for nothing. */
  note(seat: Seat): string
  readonly chart: EndingChart | undefined
  readonly statistics: { readonly title: string; readonly items: readonly Statistic[] }
  /** The time of a step in the game's terms: "Turn 15". */
  when(step: number): string
  /** The position at step `to` in little, with what changed since before step `from`. */
  readonly Picture?: ComponentType<{ readonly from: number; readonly to: number }>
}

export interface EndingModule {
  /** Loads its texts. */
  ready(): Promise<void>
  open(context: EndingContext): Ending
}
