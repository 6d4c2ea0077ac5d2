/* Where the next act of a match's seats comes from. */

/** A message ready to be sent by this seat. */
export interface NextMessage {
  readonly seat: number
  readonly text: string
}

export interface ActSource {
  /** A message a seat received. */
  receive(seat: number, text: string): void
  /** The next message: undefined while the last one is unanswered, 'over' when nothing more can be done. */
  next(): NextMessage | 'over' | undefined
}

/** How the answers to an act start: the load need not parse more. */
export const DONE = '{"kind":"done"'
export const REFUSED = '{"kind":"refused"'
