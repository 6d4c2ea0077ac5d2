/* Rows about people among each other: their names, whom they follow and look for, what they have played, and how well. */
import type { Id, Time } from './store.ts'

/** A name of a kept account, folded (people/name-claims.ts): nobody else can have one that looks like it. */
export interface NameClaim {
  readonly folded: string
  /** See revisions.ts. */
  readonly revision?: number
  /** Empty: the account was deleted. */
  readonly person: Id
  readonly name: string
  readonly since: Time
  /** When its owner gave it up: it rests for a while. Null: it is in use. */
  readonly freedAt: Time | null
}

export interface Follow {
  readonly person: Id
  readonly followed: Id
  readonly at: Time
}

/** Somebody looks for opponents; at most one row per person, so nobody is paired twice. */
export interface Seek {
  readonly person: Id
  /** Only seeks of the same pool can be paired: game, options, pace, number of players, rated or not. */
  readonly pool: string
  readonly since: Time
  /** The last sign of life. Seeks over days need none. */
  readonly seenAt: Time
  /** What was asked for, and how the seek stands: validated by its writer, lobby/. */
  readonly body: object
}

export interface ResultSeat {
  /** Null: a bot, or a seat that nobody holds any more. */
  readonly person: Id | null
  /** The level of a bot that sat here from the start. */
  readonly bot: string | null
  /** Of a bot. People are shown under the name they have now, so that a deleted account leaves none behind. */
  readonly name: string | null
  /** A guest when the match ended. */
  readonly isGuest: boolean
  /** 1 is the best; equal places are ties. */
  readonly place: number
  /** Null: the match ended before points were counted. */
  readonly score: number | null
  /** A bot played this seat at the end, or its person had left. */
  readonly hasLeft: boolean
}

/**
 * How a finished match ended, in the words of the archive. `time`: bots played it to its end because people had run out
 * of time, and at most one person was left.
 */
export const ENDINGS = ['played', 'resigned', 'agreed', 'time', 'void'] as const
export type ResultEnding = (typeof ENDINGS)[number]

/** A finished match, as lists, profiles and ratings need it. Derived from the log and written once: results/. */
export interface Result {
  readonly match: Id
  readonly game: string
  /** Its number among the finished matches of its game: the order in which ratings are computed. */
  readonly n: number
  readonly startedAt: Time
  readonly overAt: Time
  readonly turns: number
  readonly ending: ResultEnding
  readonly seats: readonly ResultSeat[]
  readonly options: object
  readonly pace: object
  /** Anybody may find it in the archive. */
  readonly isPublic: boolean
  /** Everybody had agreed to that at the table. */
  readonly isRated: boolean
}

/** The order of the results of a game, without gaps. */
export interface ResultOrder {
  readonly game: string
  readonly n: number
  readonly match: Id
}

/** A finished match in one of the lists of the archive (results/archive-lists.ts). */
export interface ArchiveEntry {
  readonly list: string
  /** Decreases over time. */
  readonly rank: number
  readonly match: Id
  /** What searches compare, between spaces: so they need not read the results that they leave out. */
  readonly tags: string
}

/** Counts of the finished matches of a game: by seats, by ending, by length. */
export interface Tally {
  readonly game: string
  /** What is counted. */
  readonly what: string
  readonly count: number
}

/** A rated match against somebody: what damping needs to know of it. */
export interface Meeting {
  /** A person, or a bot: `bot:squire`. */
  readonly with: string
  readonly at: Time
  /** One of the two resigned at its beginning. */
  readonly isQuick?: true
}

/** How well somebody plays a game. Bots have none: theirs are frozen (ratings/bot-skills.ts). */
export interface Rating {
  readonly person: Id
  readonly game: string
  readonly mu: number
  readonly sigma: number
  /** Rated matches. */
  readonly played: number
  /** When the last of them ended. */
  readonly at: Time
  /** Their rank in `leaders`; null: not listed. */
  readonly rank: number | null
  /** The last five, the latest last. */
  readonly last: readonly ('won' | 'lost' | 'tied')[]
  readonly meetings: readonly Meeting[]
}

/** A rating after a match: the curve of a profile, and the change on the page of the end. */
export interface RatingPoint {
  readonly person: Id
  readonly game: string
  /** Decreases with the number of the result, so that the newest come first (ratings/rate-result.ts). */
  readonly n: number
  readonly match: Id
  readonly at: Time
  /** How much it counted, from 0 to 1. */
  readonly weight: number
  readonly mu: number
  readonly sigma: number
  readonly before: { readonly mu: number; readonly sigma: number }
}

/** Somebody in a list of a game: those who are ranked, the best first, and the others, the latest first (ratings/leaders.ts). */
export interface Leader extends Pick<Rating, 'mu' | 'sigma' | 'played' | 'at' | 'last'> {
  /** The list. */
  readonly game: string
  /** Decreases with the rating, or over time. */
  readonly rank: number
  readonly person: Id
}
