/* Who says what the seats of a match do next. */

/** A message that is ready to be sent by this seat. */
export interface NextMessage {
  readonly seat: number
  readonly text: string
}

export interface ActSource {
  /** What a seat was sent. */
  hear(seat: number, text: string): void
  /** What to send next: undefined while what was sent before is not answered, and 'over' when nothing more can be done. */
  next(): NextMessage | 'over' | undefined
}

/** How the answers to an act begin: the load need not read more of them. */
export const DONE = '{"kind":"done"'
export const REFUSED = '{"kind":"refused"'
