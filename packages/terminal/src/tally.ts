import type { Result, Tagged } from '@logres/kernel'
import type { Spread } from './figures.ts'

/** What a simulation counts for one game besides what all games have: fed with events, asked at the end. */
export interface Tally<Event extends Tagged> {
  event(event: Event): void
  /** The game that the events before were of is over. */
  played(result: Result): void
  /** For --json. */
  report(): TallyReport
  /** The same for people: what, and how much. */
  lines(): readonly (readonly [what: string, much: string])[]
}

export type Figure = number | Spread | readonly Spread[] | Readonly<Record<string, number>>
export type TallyReport = Readonly<Record<string, Figure>>
