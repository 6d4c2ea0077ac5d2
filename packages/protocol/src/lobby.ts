/*
 * What the server tells every open page: whether the reader looks for an opponent, and whom it found. A page says
 * only whether it is in use.
 */

export interface LobbyPerson {
  readonly name: string
  readonly isGuest: boolean
  readonly arms: string
}

export interface SeekView {
  readonly game: string
  readonly pace: 'quick' | 'live'
  readonly players: number
  readonly isRated: boolean
  readonly range: number | null
  /** For how many milliseconds. */
  readonly waited: number
}

export interface FoundView {
  readonly table: string
  readonly game: string
  readonly pace: 'quick' | 'live'
  readonly isRated: boolean
  /** The others. */
  readonly people: readonly LobbyPerson[]
  /** How many of all sit already. */
  readonly seated: number
  readonly isSeated: boolean
  /** How many milliseconds are left to take one's seat. */
  readonly left: number
}

/** One person asks another for a match: accepted by sitting down at its table. */
export interface ChallengeView {
  readonly table: string
  readonly game: string
  readonly pace: 'quick' | 'live' | 'days'
  readonly isRated: boolean
  /** As the one who asks says it. */
  readonly begins: 'me' | 'them' | 'random'
  /** Of bots that fill the other seats. */
  readonly bots: number
  /** Whether the reader asks. */
  readonly isMine: boolean
  /** The one who asks, or who is asked. */
  readonly other: LobbyPerson
  /** The reader has accepted, or sits there already. */
  readonly isSeated: boolean
  /** How many milliseconds are left to answer. */
  readonly left: number
}

/** About the reader. */
export interface LobbyMe {
  readonly seek: SeekView | null
  readonly found: FoundView | null
  /** Those that wait for an answer, of the reader or for the reader. */
  readonly challenges: readonly ChallengeView[]
  /** Tables that are about to start and wait for the reader's number. */
  readonly reveals: readonly string[]
  /** In how many matches it is the reader's turn. */
  readonly turns: number
}

export type LobbyMessage =
  | ({ readonly kind: 'me' } & LobbyMe)
  /** A match of the reader has started; the pace says whether it is now. */
  | { readonly kind: 'started'; readonly match: string; readonly isLive: boolean }
  /** Who waits or is here has changed. */
  | { readonly kind: 'changed' }

export interface LobbyPageMessage {
  readonly kind: 'page'
  /** Visible, and touched within the last minute. */
  readonly isActive: boolean
}

/** Accepts any text. */
export function readLobbyPageMessage(text: string): LobbyPageMessage | undefined {
  try {
    const read: { readonly kind?: unknown; readonly isActive?: unknown } | null = JSON.parse(text)
    const { kind, isActive } = read ?? {}
    return kind === 'page' && typeof isActive === 'boolean' ? { kind, isActive } : undefined
  } catch {
    return undefined
  }
}
