import type { Result, Tagged } from '@logres/kernel'
import type { Spread } from './figures.ts'

/** Statistics of a simulation for one game: it gets all events, and reports at the end. */
export interface Tally<Event extends Tagged> {
  event(event: Event): void
  /** A bot did something final that its own playouts do not justify. */
  unjustified?(): void
  /** A game is over. */
  played(result: Result): void
  /** For --json. */
  report(): TallyReport
  /** For people: labels and values. */
  lines(): readonly (readonly [what: string, much: string])[]
}

export type Figure = number | Spread | readonly Spread[] | Readonly<Record<string, number>>
export type TallyReport = Readonly<Record<string, Figure>>
