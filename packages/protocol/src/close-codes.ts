/** Why the server closes a match's socket. */
export const CLOSE = {
  /** The server restarts, or the match is opened again: reconnect. */
  tryAgain: 4001,
  /** Too many messages, or too many new connections, of this person: reconnect later. */
  tooFast: 4002,
  signedOut: 4003,
  /** The match cannot be opened. */
  damaged: 4004,
  /** The client did not read, or did not answer pings: reconnect. */
  tooSlow: 4005,
  /** This person has too many connections open: reconnect later. */
  tooMany: 4006,
  /** The same, for everybody at this address. */
  tooManyFromHere: 4007,
} as const
