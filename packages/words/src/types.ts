import type { Question, Refusal, Seat, Tagged } from '@logres/kernel'

/** Who is spoken of and to: the names by seat, and the seat of the reader (null for a looker-on). */
export interface Company {
  readonly names: readonly string[]
  readonly reader: Seat | null
}

/** How one game speaks in one language. */
export interface GameWords<Event extends Tagged, Action extends Tagged> {
  /** What the scores count: "Crowns". */
  readonly score: string
  event(event: Event, company: Company): string
  question(question: Question, company: Company): string
  action(action: Action, company: Company): string
  /** Undefined where this game knows no such refusal. */
  refusal(refusal: Refusal): string | undefined
}
